"""
The cloth under instruments, and how pictures on it are cleaned: its grain is taken out in linear
light.
"""

import math

import bpy
import numpy

import denoise
from materials import principled, with_bump
from shapes import add


def drape(colour, side=1600, steps=160, creases=None):
    """
    A cloth of a colour in linear light with long, low folds; `creases` are so many millimetres
    apart.
    """
    across = numpy.linspace(-side / 2, side / 2, steps)

    def crease(at):
        return (
            -2.4 * max(0, 1 - abs((at / creases + 0.5) % 1 - 0.5) * creases / 12) if creases else 0
        )

    def height(x, y):
        along = x * 0.94 + y * 0.34
        folds = 1.6 * math.sin(along / 47) * math.sin(y / 210 + 1) + 1.1 * math.sin(
            along / 23 + y / 150
        )
        return folds - 2.7 + crease(x + 90) + crease(y + 40)

    mesh = bpy.data.meshes.new('drape')
    points = [(x, y, height(x, y)) for y in across for x in across]
    faces = [
        (row * steps + i, row * steps + i + 1, (row + 1) * steps + i + 1, (row + 1) * steps + i)
        for row in range(steps - 1)
        for i in range(steps - 1)
    ]
    mesh.from_pydata(points, [], faces)
    cloth = with_bump(
        principled(colour, roughness=0.85, Sheen=0.3, Specular=0.12), 'Noise', 1.3, 0.25, 0.4
    )
    return add(mesh, cloth, 80)


def cleaned(made, tensors):
    """The picture without grain, in linear light: the network takes values in [0, 1]."""
    colour = made['colour'][:, :, :3]
    low = (colour / (1 + colour)) ** (1 / 2.2)
    done = denoise.denoise(low, made['albedo'][:, :, :3], made['normal'][:, :, :3], tensors) ** 2.2
    return done / numpy.maximum(1 - done, 1e-3)
