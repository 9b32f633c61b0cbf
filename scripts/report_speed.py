"""Says whether the rules are compiled."""

from noripan.core import random

if random.__file__.endswith(".py"):
    print("The rules run interpreted: no C compiler or no Python headers were found (see build/compile.log).")
