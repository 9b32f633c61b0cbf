"""What a practised player has an eye for."""

from noripan.core.sense import Sense

SENSE = Sense()
