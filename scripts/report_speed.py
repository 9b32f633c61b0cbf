"""Says whether the rules are compiled."""

from noripan.core import rng

if rng.__file__.endswith(".py"):
    print("The games run interpreted: no C compiler or no Python headers were found (see build/compile.log).")
