"""
Pictures that screens show, painted point by point: what an endoscope sees, a scan, curves. Colours
are linear RGB.
"""

import math

import bpy
import numpy

from materials import get
from shapes import add, place, words


def blend(low, high, value):
    t = numpy.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def screen(width, height, paint, across=420):
    """
    A lit picture around the origin in the plane y = 0 that is seen from -y. `paint(x, y)` gives
    colours for points of which y runs from -1 to 1 and x as much further as the picture is wider.
    """
    down = max(8, round(across * height / width))
    x, y = numpy.meshgrid(
        ((numpy.arange(across) + 0.5) / across * 2 - 1) * width / height,
        (numpy.arange(down) + 0.5) / down * 2 - 1,
    )
    pixels = numpy.ones((down, across, 4), numpy.float32)
    pixels[:, :, :3] = paint(x, y)
    image = bpy.data.images.new('screen', across, down, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(pixels.ravel())
    image.pack()

    material = bpy.data.materials.new('screen')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    texture, light = nodes.new('ShaderNodeTexImage'), nodes.new('ShaderNodeEmission')
    texture.image, texture.extension = image, 'EXTEND'
    links.new(texture.outputs['Color'], light.inputs['Color'])
    links.new(light.outputs[0], nodes['Material Output'].inputs['Surface'])

    mesh = bpy.data.meshes.new('screen')
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    return add(mesh, material)


def caption(text, size, x, z, colour='screen white', centred=False):
    """Words on a screen."""
    return place(words(text, size, get(colour), 0.02, centred), (x, -0.35, z))


def mottle(x, y, scale, seed=1):
    """Soft uneven spots, from -1 to 1."""
    random = numpy.random.default_rng(seed)
    total = numpy.zeros_like(x)
    for _ in range(14):
        angle, phase, pace = random.uniform(0, 2 * math.pi, 3)
        total += numpy.sin(
            (x * math.cos(angle) + y * math.sin(angle)) * scale * (0.5 + pace / 6) + phase
        )
    return total / 7


def passage(x, y, at, wide, high):
    """How far the wall of a passage lies that leads away from the eye at a point."""
    return 1 / numpy.maximum(numpy.hypot((x - at[0]) / wide, (y - at[1]) / high), 0.04)


def hump(x, y, at, wide, high, near, deep, turn=0.0):
    """How far the front of a rounded form lies; beside it, nothing is near."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    u, v = ((x - at[0]) * c + (y - at[1]) * s) / wide, ((y - at[1]) * c - (x - at[0]) * s) / high
    away = u * u + v * v
    return numpy.where(away < 1, near + deep * (1 - numpy.sqrt(numpy.clip(1 - away, 0, 1))), 20)


def lit(x, y, far, tint=(1.0, 0.36, 0.27), gain=1.5, gloss=0.5, seed=1):
    """A surface at a distance from the eye, lit from there."""
    far = far * (1 + 0.010 * mottle(x, y, 9, seed) + 0.003 * mottle(x, y, 40, seed + 1))
    point = numpy.stack((x * far, y * far, far), -1)
    normal = numpy.cross(numpy.gradient(point, axis=1), numpy.gradient(point, axis=0))
    normal /= numpy.linalg.norm(normal, axis=-1, keepdims=True) + 1e-12
    length = numpy.linalg.norm(point, axis=-1, keepdims=True)
    facing = numpy.abs((normal * point / length).sum(-1, keepdims=True))
    light = facing / length**2 * gain * (1 + 0.14 * mottle(x, y, 5, seed + 2)[..., None])
    return 1 - numpy.exp(-light * numpy.array(tint)) + gloss * facing**90 / length**2


def veins(colours, x, y, seed=3, count=5, strength=0.3):
    """Fine vessels."""
    random = numpy.random.default_rng(seed)
    for _ in range(count):
        at, lean, bow = random.uniform(-0.8, 0.8), random.uniform(-0.6, 0.6), random.uniform(2, 4)
        off = numpy.abs(x - at - lean * y - 0.09 * numpy.sin(y * bow + at * 9))
        colours[..., 1:] *= (1 - strength * (1 - blend(0.004, 0.016, off)))[..., None]
    return colours


def shaft(colours, x, y, start, end, wide, taper=1.0):
    """A steel instrument that reaches into the picture from `start` to `end`."""
    ahead = numpy.array(end) - numpy.array(start)
    length = math.hypot(*ahead)
    ahead = ahead / length
    u = (x - start[0]) * ahead[0] + (y - start[1]) * ahead[1]
    half = wide * (1 - (1 - taper) * numpy.clip(u / length, 0, 1))
    v = ((y - start[1]) * ahead[0] - (x - start[0]) * ahead[1]) / half
    cover = (1 - blend(0.94, 1.0, numpy.abs(v))) * (1 - blend(length - 0.01, length, u))
    shine = (
        0.16
        + 0.5 * numpy.sqrt(numpy.clip(1 - v * v, 0, 1))
        + 0.5 * numpy.exp(-(((v - 0.3) / 0.16) ** 2))
    )
    metal = shine[..., None] * numpy.array((0.74, 0.76, 0.78))
    return colours * (1 - cover[..., None]) + metal * cover[..., None]


def round_view(view, radius=0.95, at=(0.0, 0.0), ground=(0.003, 0.004, 0.005)):
    """A view in the circle that an endoscope leaves of the picture."""

    def paint(x, y):
        u, v = (x - at[0]) / radius, (y - at[1]) / radius
        away = numpy.hypot(u, v)
        inside = ((1 - blend(0.985, 1.0, away)) * (1 - 0.45 * blend(0.55, 1.0, away)))[..., None]
        return view(u, v) * inside + numpy.array(ground) * (1 - inside)

    return paint


def nose(x, y):
    """Between the septum at the right and the middle turbinate."""
    far = passage(x, y, (0.1, -0.14), 0.95, 1.6)
    for at, wide, high, near, deep, turn in (
        ((-0.34, 0.7), 0.36, 1.02, 0.85, 1.2, -7),
        ((1.2, 0.2), 0.74, 1.9, 0.6, 1.6, 3),
        ((-0.8, -0.8), 0.8, 0.56, 0.62, 1.1, 16),
    ):
        far = numpy.minimum(far, hump(x, y, at, wide, high, near, deep, turn))
    return veins(lit(x, y, far, gain=1.5, seed=4), x, y, 5, 6, 0.16)


def pocket(x, y):
    """Under the skin, where it was lifted from the bone: pale walls, a few strands between them."""
    far = passage(x, y, (0.1, 0.12), 1.2, 0.62)
    far = numpy.minimum(far, hump(x, y, (-0.4, -1.25), 1.5, 0.95, 0.8, 1.6, -6))
    colours = veins(lit(x, y, far, (1.0, 0.47, 0.34), 1.5, 0.3, 7), x, y, 12, 5, 0.14)
    for at, lean in ((-0.3, 0.2), (-0.2, -0.1), (0.42, -0.2)):
        off = numpy.abs(x - at - lean * y) - 0.008 - 0.06 * (y - 0.1) ** 2
        strand = ((1 - blend(0, 0.02, off)) * blend(-0.34, -0.1, y) * (1 - blend(0.36, 0.6, y)))[
            ..., None
        ]
        colours = colours * (1 - strand * 0.55) + numpy.array((0.62, 0.42, 0.33)) * strand * 0.55
    return colours


def larynx(x, y):
    """The vocal folds, half open, under the epiglottis."""
    far = passage(x, y, (0, -0.04), 0.95, 1.05)
    for side in (1, -1):
        far = numpy.minimum(far, hump(x, y, (side * 0.55, -0.06), 0.36, 0.72, 0.9, 0.8, side * 13))
    far = numpy.minimum(far, hump(x, y, (0, 1.04), 0.95, 0.46, 0.7, 1.0, 0))
    rear = numpy.minimum(
        *(hump(x, y, (side * 0.28, -0.66), 0.27, 0.26, 0.8, 0.7, 0) for side in (1, -1))
    )
    colours = veins(lit(x, y, numpy.minimum(far, rear), gain=1.25, seed=11), x, y, 8, 4, 0.15)
    # White folds, which meet in front, above; the gap between them is dark.
    gap = 0.22 * (0.5 - y) - 0.004
    wide = 0.2 * numpy.sqrt(numpy.clip((0.56 - y) / 0.5, 0, 1))
    seen = blend(-0.62, -0.5, y) * (1 - blend(0.44, 0.56, y)) * (rear > 10)
    away = numpy.abs(x) - gap
    fold = (seen * (1 - blend(wide * 0.7, wide + 0.02, away)) * blend(-0.012, 0.012, away))[
        ..., None
    ]
    edge = 0.4 + 0.5 * numpy.sin(numpy.clip(away / 0.2, 0, 1) * math.pi)[..., None]
    colours = colours * (1 - fold) + numpy.array((0.95, 0.8, 0.7)) * edge * fold
    dark = (seen * (1 - blend(-0.012, 0.012, away)))[..., None]
    return colours * (1 - dark) + numpy.array((0.03, 0.008, 0.007)) * dark


def scan(x, y):
    """The face as a coronal scan shows it: sinuses dark, bone light."""
    grey = numpy.full_like(x, 0.006)

    def oval(at, wide, high, value, rim=0.0, turn=0.0):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        u, v = (x - at[0]) * c + (y - at[1]) * s, (y - at[1]) * c - (x - at[0]) * s
        away = (numpy.hypot(u / wide, v / high) - 1) * min(wide, high)
        if rim:
            grey[:] = grey + (0.8 - grey) * (1 - blend(rim * 0.6, rim, numpy.abs(away)))
        grey[:] = grey + (value - grey) * (1 - blend(-0.012, 0.012, away))

    oval((0, 0.02), 0.78, 0.95, 0.12)
    oval((0, 0.62), 0.6, 0.34, 0.17, 0.05)
    oval((0, 0.66), 0.52, 0.27, 0.15)
    for side in (1, -1):
        oval((side * 0.39, 0.17), 0.2, 0.19, 0.1, 0.03)
        oval((side * 0.39, 0.17), 0.12, 0.12, 0.16)
        oval((side * 0.43, -0.26), 0.2, 0.23, 0.004, 0.035, side * 16)
        oval((side * 0.13, 0.16), 0.065, 0.15, 0.006, 0.02)
        oval((side * 0.12, -0.22), 0.1, 0.24, 0.006, 0.02)
        oval((side * 0.12, -0.12), 0.035, 0.11, 0.2)
        oval((side * 0.14, -0.32), 0.05, 0.09, 0.22)
        for i in range(4):
            oval((side * (0.1 + i * 0.12), -0.62 + 0.014 * i * i), 0.046, 0.09, 0.75)
    oval((0.012, -0.08), 0.014, 0.34, 0.6)
    oval((0, -0.5), 0.44, 0.03, 0.55)
    return numpy.stack((grey, grey * 1.02, grey * 1.05), -1) * (
        1 + 0.12 * mottle(x, y, 70, 5)[..., None]
    )
