"""Makes the frames of turntables, as README.md says; turntables.ts starts it."""

import argparse
import math
import os
import sys
import time

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix
from PIL import Image

import models
import studio

# As domain/content/turntable.ts has them.
columns, rows = 6, 4
frames = columns * rows

# From higher up, a turn would look like that of a hand on a clock.
steepest = 0.6

# Of a frame's width, beside the object; the denoiser takes whole blocks.
shadow_room = 0.09
block = 16


def seen_from(model):
    x, y, z = model.seen_from
    return x, y, min(z, math.hypot(x, y) * steepest)


def turn_of(index, axis):
    """Against the clock seen from above, so that the front moves to the right."""
    around = Matrix.Rotation(2 * math.pi * index / frames, 4, 'Z')
    return Matrix.Translation(axis) @ around @ Matrix.Translation(-axis)


def part_of(points, width, height):
    """
    The part of the picture that points and their shadows take: left, top, right, bottom in whole
    blocks of pixels.
    """
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, point) for point in points]
    across, up = [point.x * width for point in seen], [(1 - point.y) * height for point in seen]
    beside = width * shadow_room
    low, high = (
        (min(across) - beside, min(up) - beside / 2),
        (max(across) + beside, max(up) + beside),
    )
    left, top = (max(0, int(value // block * block)) for value in low)
    right, bottom = (
        min(most, int(-(-value // block) * block)) for value, most in zip(high, (width, height))
    )
    return left, top, right, bottom


def shoot(points, weights):
    """
    A picture of which only the part with points and their shadows is rendered; the rest is empty.
    """
    render = bpy.context.scene.render
    width, height = render.resolution_x, render.resolution_y
    left, top, right, bottom = part_of(points, width, height)
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left / width, right / width
    render.border_min_y, render.border_max_y = 1 - bottom / height, 1 - top / height
    picture = numpy.zeros((height, width, 4))
    picture[top:bottom, left:right] = studio.develop(studio.passes(), weights)
    return picture


def turntable(model, weights, every):
    """Builds the model once, and yields its frames as `studio.develop` makes them."""
    model.build()
    bpy.context.view_layer.update()
    things = [(thing, thing.matrix_world.copy()) for thing in bpy.context.scene.objects]
    points = studio.outermost()
    axis, radius = studio.middle(points)
    turns = [turn_of(index, axis) for index in range(frames)]
    studio.light_up(axis, radius)
    # All frames fit into the same picture.
    studio.frame(
        [turn @ point for turn in turns for point in points],
        seen_from(model),
        model.margin / 2,
        model.lens,
    )
    studio.lay_table(axis, radius)
    scene = bpy.context.scene
    # Only places change from frame to frame.
    scene.render.use_persistent_data = True
    scene.cycles.diffuse_bounces = scene.cycles.glossy_bounces = 2
    for index in range(0, frames, every):
        for thing, matrix in things:
            thing.matrix_world = turns[index] @ matrix
        bpy.context.view_layer.update()
        yield index, shoot([turns[index] @ point for point in points], weights)


parser = argparse.ArgumentParser(prog='node studio/turntables.ts')
parser.add_argument('--width', type=int, default=768, help='of a frame in pixels, a multiple of 64')
parser.add_argument(
    '--samples', type=int, default=5, help='rays of each pixel; what grain is left is taken out'
)
parser.add_argument(
    '--every', type=int, default=1, help='to try a model: leaves out the frames between'
)
parser.add_argument('--out', required=True, help=argparse.SUPPRESS)
parser.add_argument('--weights', required=True, help=argparse.SUPPRESS)
parser.add_argument('pictures', nargs='+', help='names')
options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])

for name, model in models.named(options.pictures).items():
    started = time.time()
    studio.reset(options.samples, options.width)
    width, height = options.width, options.width * 3 // 4
    sheet = numpy.zeros((height * rows, width * columns, 4), numpy.uint8)
    for index, picture in turntable(model, options.weights, options.every):
        top, left = index // columns * height, index % columns * width
        sheet[top : top + height, left : left + width] = picture * 255 + 0.5
    Image.fromarray(sheet, 'RGBA').save(os.path.join(options.out, f'{name}.png'), compress_level=1)
    print(f'{name}: turned in {time.time() - started:.0f} s', flush=True)
