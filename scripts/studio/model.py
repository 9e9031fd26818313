from dataclasses import dataclass
from typing import Callable


# What lies on the table is seen from above.
from_above = (0.1, -0.62, 1.3)


@dataclass
class Model:
    """Puts itself into an empty scene, on z = 0, in millimetres."""
    build: Callable[[], None]
    # Where the camera stands, from the object; -y is in front of it.
    seen_from: tuple = (0.35, -1, 0.75)
    # What is left free around it, as a part of the distance.
    margin: float = 0.1
    # In millimetres of a 36 mm film.
    lens: float = 85
    # Of content/pictures, where its picture belongs.
    folder: str = 'products'
    # How bright the light from behind is; what stands tall throws a second shadow in it.
    rim: float = 1
