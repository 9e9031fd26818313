from collections.abc import Callable
from dataclasses import dataclass

# What lies on the table is seen from above.
from_above = (0.1, -0.62, 1.3)


@dataclass
class Detail:
    """A part of a model from near, as a camera with an open aperture sees it."""

    # What is sharp, in the middle of the picture; in millimetres, as the model stands on the table.
    at: tuple
    # How much is seen around it: up to the upper and lower edge of the picture.
    radius: float
    # Where the camera stands, from there; -y is in front of it.
    seen_from: tuple = (0.35, -1, 0.75)
    # In millimetres of a 36 mm film.
    lens: float = 85
    # Width of the aperture, as a part of the distance: the wider, the less is sharp.
    aperture: float = 0.03


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
    # For the picture of a part from near.
    detail: Detail | None = None
