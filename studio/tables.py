"""
Renders instrument tables, seen steeply from above, and writes where on them each thing lies.

README.md says more; tables.ts starts it.
"""

import argparse
import json
import math
import os
import sys
import time

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image

import denoise
import folders
import models
import studio
from drape import cleaned, drape
from layouts import Lying, lying, tables
from shapes import made_by, place, points_of

# As in content/README.md.
ratio = 5 / 8
most_bytes = 250_000

# Of the camera above the table, in degrees, and its lens in millimetres of a 36 mm film.
elevation, lens = math.radians(58), 55

# Of the width that one sees in the middle: what is free at the edges, and at least between two
# things and two rows.
margin, gap, row_gap = 0.032, 0.02, 0.022

cloth = (0.026, 0.088, 0.104)


def turn_along(points):
    """By how many degrees about z the points become narrowest across."""
    flat = points[:, :2]
    turns = numpy.radians(numpy.arange(0, 180, 1))
    across = flat @ numpy.stack([numpy.cos(turns), -numpy.sin(turns)])
    return int((across.max(0) - across.min(0)).argmin())


def laid(name, build):
    """Things on the table around the origin, and their size."""
    how = lying.get(name, Lying())
    things = made_by(build)
    turn = turn_along(points_of(things)) if how.turn is None else how.turn
    place(things, turn=(0, 0, turn + 180 * how.is_reversed), scale=how.scale)
    bpy.context.view_layer.update()
    points = points_of(things)
    low, high = points.min(0), points.max(0)
    place(things, (-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]))
    return things, high - low


def seen_deep(size):
    """How much of the table's depth a thing hides, from its front edge."""
    return size[1] + size[2] / math.tan(elevation)


class View:
    """What the camera sees of the table: `span` millimetres across in its middle."""

    def __init__(self, span):
        self.span, self.distance = span, span * lens / 36

    def edge(self, side):
        """Where on the table the upper (1) or lower (-1) edge of the picture is."""
        half = side * ratio / 2 * 36 / lens
        return half * self.distance / (math.sin(elevation) - half * math.cos(elevation))

    def across(self, y, z):
        """How wide one sees at a distance from the middle and a height above the table."""
        return self.span * (1 + (y * math.cos(elevation) - z * math.sin(elevation)) / self.distance)


def arranged(rows, view):
    """
    Places of the front edges: for each row (y, [x]), or `None` where there is not enough room.
    """
    front, back = view.edge(-1) + margin * view.span, view.edge(1) - margin * view.span * 1.4
    deep = [max(seen_deep(size) for size in row) for row in rows]
    between = (back - front - sum(deep)) / max(1, len(rows) - 1)
    if between < row_gap * view.span:
        return None
    places, top = [], back
    for row, depth in zip(rows, deep):
        front_edge = top - depth
        free = (
            view.across(front_edge, max(size[2] for size in row))
            - 2 * margin * view.span
            - sum(size[0] for size in row)
        )
        if free < gap * view.span * (len(row) - 1):
            return None
        # In rows with few things, these do not stand at the edges.
        space = min(free / (len(row) - 1), 0.11 * view.span) if len(row) > 1 else 0
        left = -(sum(size[0] for size in row) + space * (len(row) - 1)) / 2
        across = []
        for size in row:
            across.append(left + size[0] / 2)
            left += size[0] + space
        places.append((front_edge, depth, across))
        top = front_edge - between
    return places


def fitted(rows):
    """The closest view in which everything has its place."""
    span = 300
    while True:
        view = View(span)
        places = arranged(rows, view)
        if places:
            return view, places
        span *= 1.01


def lay_out(name, known):
    """Lays a table; returns its things by name and the view."""
    made = [
        [(picture, *laid(picture, known[picture].build)) for picture in row] for row in tables[name]
    ]
    view, places = fitted([[size for _, _, size in row] for row in made])
    result = {}
    for index, (row, (front, depth, across)) in enumerate(zip(made, places)):
        for (picture, things, size), x in zip(row, across):
            # Devices stand in a line with their fronts, others lie around the middle of their row.
            y = front + size[1] / 2 + (0 if index == 0 else (depth - seen_deep(size)) / 2)
            place(things, (x, y, 0))
            result[picture] = things
    bpy.context.view_layer.update()
    return result, view


def stand(view):
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    camera.data.lens, camera.data.clip_end = lens, 1e5
    bpy.context.scene.collection.objects.link(camera)
    camera.location = (0, -view.distance * math.cos(elevation), view.distance * math.sin(elevation))
    studio.aim(camera, (0, 0, 0))
    bpy.context.scene.camera = camera
    bpy.context.view_layer.update()
    return camera


def light(radius):
    """The studio's light, more from the side: on a cloth, shadows say what lies where."""
    studio.light_up((0, 0, 0), radius)
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0.3
    key = bpy.data.objects['key'].data
    key.size = key.size_y = 1.7 * radius


def box(things, camera, height_seen):
    """Left, top, right and bottom of things in the picture, in percent of its width and height."""
    points = points_of(things)
    # Corners far outside of a hull cost nothing, so a sample of a large mesh would save little.
    seen = numpy.array(
        [
            world_to_camera_view(bpy.context.scene, camera, Vector(point))[:2]
            for point in hull(points)
        ]
    )
    down = ((1 - seen[:, 1]) - 0.5) * height_seen + 0.5
    return [
        float(100 * value) for value in (seen[:, 0].min(), down.min(), seen[:, 0].max(), down.max())
    ]


def hull(points):
    """The outermost of many points."""
    turns = numpy.random.default_rng(1).normal(size=(600, 3))
    return points[sorted(set((points @ turns.T).argmax(0)))]


def save(picture, target):
    """Writes WebP as good as fits."""
    image = Image.fromarray((picture * 255 + 0.5).astype(numpy.uint8))
    for quality in (88, 84, 80, 76, 72, 66, 60):
        image.save(target, quality=quality, method=6)
        if os.path.getsize(target) <= most_bytes:
            return


parser = argparse.ArgumentParser(prog='node studio/tables.ts')
parser.add_argument('--width', type=int, default=2400, help='in pixels, a multiple of 32')
parser.add_argument(
    '--samples', type=int, default=12, help='rays of each pixel; what grain is left is taken out'
)
parser.add_argument('--out', default=folders.pictures / 'tables')
parser.add_argument('--only-places', action='store_true', help='renders nothing')
parser.add_argument('--places', required=True, help=argparse.SUPPRESS)
parser.add_argument('--weights', required=True, help=argparse.SUPPRESS)
parser.add_argument('procedures', nargs='*', help='names, by default all')
options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])

known = models.known()

os.makedirs(options.out, exist_ok=True)
for name in options.procedures or sorted(tables):
    started = time.time()
    width, height = options.width, round(options.width * ratio)
    studio.reset(options.samples, width)
    scene = bpy.context.scene
    scene.render.film_transparent = False
    # The network takes multiples of 16.
    scene.render.resolution_y = math.ceil(height / 16) * 16
    over = (scene.render.resolution_y - height) // 2
    things, view = lay_out(name, known)
    camera = stand(view)
    boxes = {
        picture: box(parts, camera, scene.render.resolution_y / height)
        for picture, parts in things.items()
    }
    with open(os.path.join(options.places, f'{name}.json'), 'w') as file:
        json.dump(boxes, file)
    if options.only_places:
        continue
    light(view.span * 0.5)
    drape(cloth, 2.2 * view.span, 420, creases=view.span / 2.6)
    picture = studio.tone(cleaned(studio.passes(), denoise.read_weights(options.weights)))[
        over : over + height
    ]
    target = os.path.join(options.out, f'{name}.webp')
    save(picture, target)
    print(
        f'{name}: {view.span:.0f} mm,',
        f'{os.path.getsize(target) / 1000:.0f} kB in {time.time() - started:.0f} s',
        flush=True,
    )
