"""
Makes the frames of the home page's video: instruments in a row on a dark drape, over which a strip
of light wanders.

Light adds up, so the scene is rendered once under each of the lights, and every frame is a sum of
these pictures.
"""

import argparse
import math
import os
import sys

import bpy
import numpy
from mathutils import Vector
from PIL import Image

import denoise
import studio
from drape import cleaned, drape
from models import surgical_tools as hand
from shapes import made_by, place

# Of the site's dark band, as light.
ground = tuple(((part / 255 + 0.055) / 1.055) ** 2.4 for part in studio.ink)

# Frames of one wandering to the right and back, at 25 a second.
frames = 200

# Each by what builds it, where it lies in millimetres and by how many degrees it is turned.
instruments = (
    (hand.facelift_scissors, (-30, 14), 76),
    (hand.needle_holder, (45, 8), 86),
    (hand.rasp, (130, -2), 92),
    (lambda: hand.osteotome(1, 4, (1,)), (157, -4), 97),
    (hand.mallet, (200, 100), 268),
)

# Where the strips are, from the left to the right.
strips = tuple(numpy.linspace(-440, 560, 11))


def lay_out():
    for build, (x, y), turn in instruments:
        place(made_by(build), (x, y, 0), (0, 0, turn))
    drape(tuple(4 * part for part in ground))


def stand():
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    camera.data.lens, camera.data.clip_end = 70, 1e5
    bpy.context.scene.collection.objects.link(camera)
    camera.location = (20, -520, 700)
    studio.aim(camera, (20, -14, 0))
    # The instruments stand to the right of the text.
    camera.data.shift_x = -0.11
    camera.data.dof.use_dof, camera.data.dof.aperture_fstop = True, 2.8
    camera.data.dof.focus_distance = (camera.location - Vector((30, -20, 10))).length
    bpy.context.scene.camera = camera


def light(name, at, size, power):
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy = power * Vector(at).length ** 2
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    studio.aim(thing, (50, 0, 0))
    thing.hide_render = True
    return thing


def lamps():
    bpy.context.scene.world = bpy.data.worlds.new('dark')
    bpy.context.scene.world.use_nodes = True
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    soft = light('soft', (260, 330, 640), (620, 500), 3.2)
    # In steel one would see it as a grey sheet.
    soft.visible_glossy = False
    rim = light('rim', (-260, 620, 240), (700, 70), 1.3)
    return [
        soft,
        rim,
        *[
            light(f'strip {i}', (x, 150 + 0.1 * x, 430), (105, 700), 2)
            for i, x in enumerate(strips)
        ],
    ]


def weights(part):
    """How bright each strip is at a part of the loop: neighbours take over from one another."""
    # It tarries at neither end and begins where scissors and needle holder are lit.
    at = (0.5 - 0.5 * math.cos(2 * math.pi * (part + 0.23))) * (len(strips) - 1)
    near = numpy.clip(1 - abs(numpy.arange(len(strips)) - at) / 1.5, 0, 1)
    near = near * near * (3 - 2 * near)
    # A little of all, so that nothing is ever black.
    return near / near.sum() + 0.08


parser = argparse.ArgumentParser(prog='node studio/hero-video.ts')
parser.add_argument('--weights', required=True, help=argparse.SUPPRESS)
parser.add_argument('--out', required=True, help='folder of the frames')
parser.add_argument('--width', type=int, default=1600)
parser.add_argument('--samples', type=int, default=24)
parser.add_argument('--only', type=int, help='one frame')
options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])

width, height = options.width, options.width * 9 // 16
studio.reset(options.samples, width)
scene = bpy.context.scene
scene.render.film_transparent = False
# The network takes multiples of 16.
scene.render.resolution_y = math.ceil(height / 16) * 16
lay_out()
stand()
tensors = denoise.read_weights(options.weights)
pictures = []
for lamp in lamps():
    lamp.hide_render = False
    pictures.append(cleaned(studio.passes(), tensors)[:height].astype(numpy.float32))
    lamp.hide_render = True
soft, rim, *swept = pictures
os.makedirs(options.out, exist_ok=True)
for frame in range(frames) if options.only is None else [options.only]:
    light_of_frame = (
        soft + rim + sum(part * picture for part, picture in zip(weights(frame / frames), swept))
    )
    picture = (studio.tone(light_of_frame) * 255 + 0.5).astype(numpy.uint8)
    Image.fromarray(picture).save(os.path.join(options.out, f'{frame:03}.png'), compress_level=1)
