"""
Shapes of instruments and devices, in millimetres. Each function returns an object that lies at the
origin.
"""

import math
from random import Random

import bmesh
import bpy
import numpy
from mathutils import Matrix, Vector

from materials import get


def add(mesh, material, smooth_below=40):
    """Puts a mesh into the scene; edges below an angle in degrees are smooth."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth_below)
    return thing


def place(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """
    Moves and turns an object, or a list of them as one; turns are degrees about x, then y, then z.
    """
    matrix = Matrix.Translation(at)
    for axis, angle in zip('ZYX', reversed(turn)):
        matrix = matrix @ Matrix.Rotation(math.radians(angle), 4, axis)
    matrix = matrix @ Matrix.Scale(scale, 4)
    for thing in things if isinstance(things, list) else [things]:
        thing.matrix_world = matrix @ thing.matrix_world
    return things


def made_by(build):
    """What a function puts into the scene, to be placed as one."""
    scene = bpy.context.scene
    before = set(scene.objects)
    build()
    bpy.context.view_layer.update()
    return [thing for thing in scene.objects if thing not in before]


def points_of(things):
    """All corners of objects as they are rendered, n x 3."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in things:
        mesh = thing.evaluated_get(graph).to_mesh()
        flat = numpy.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', flat)
        matrix = numpy.array(thing.matrix_world)
        found.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return numpy.concatenate(found)


def softened(thing, width, steps=3):
    """Rounds the edges of an object by a width in millimetres."""
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = (
        width,
        steps,
        'ANGLE',
        math.radians(35),
    )
    bevel.harden_normals = True
    return thing


def surface(at, around, along, material, closed=True, caps=True, smooth_below=40):
    """
    A surface of `around` x `along` patches: `at(u, v)` gives the point for u around and v along,
    both from 0 to 1. `closed` joins its two edges along; `caps` fills both ends.
    """
    columns = around if closed else around + 1
    points = [at(i / around, j / along) for j in range(along + 1) for i in range(columns)]
    faces = []
    for j in range(along):
        for i in range(around):
            k = (i + 1) % columns
            faces.append(
                (j * columns + i, j * columns + k, (j + 1) * columns + k, (j + 1) * columns + i)
            )
    if caps and closed:
        faces.append(tuple(reversed(range(columns))))
        faces.append(tuple(range(along * columns, (along + 1) * columns)))
    mesh = bpy.data.meshes.new('surface')
    mesh.from_pydata(points, [], faces)
    return add(mesh, material, smooth_below)


def along_profile(profile, v):
    """The point at v of a list of (radius, height)."""
    at = v * (len(profile) - 1)
    i = min(int(at), len(profile) - 2)
    (r0, z0), (r1, z1) = profile[i], profile[i + 1]
    return r0 + (r1 - r0) * (at - i), z0 + (z1 - z0) * (at - i)


def lathe(profile, material, sides=72, smooth_below=32):
    """A turned part along z from (radius, height) pairs, from the bottom to the top."""

    def at(u, v):
        radius, height = along_profile(profile, v)
        return radius * math.cos(2 * math.pi * u), radius * math.sin(2 * math.pi * u), height

    return surface(at, sides, len(profile) - 1, material, smooth_below=smooth_below)


def rod(radius, length, material, chamfer=None, sides=72):
    """A round bar along z from 0 with chamfered ends."""
    c = min(radius, length / 2) * 0.12 if chamfer is None else chamfer
    return lathe(
        [(radius - c, 0), (radius, c), (radius, length - c), (radius - c, length)], material, sides
    )


def ball(radius, material, squash=1):
    steps = 24
    return lathe(
        [
            (
                radius * math.sin(math.pi * i / steps) + 1e-4,
                -radius * squash * math.cos(math.pi * i / steps),
            )
            for i in range(steps + 1)
        ],
        material,
        64,
        80,
    )


def knurl(radius, length, material, pitch=1.2, depth=0.22):
    """A grip with a diamond pattern along z from 0."""
    count = max(12, round(2 * math.pi * radius / pitch))
    rise = 2 * math.pi * radius / count

    def tooth(x):
        return abs((x % 1) - 0.5) * 2

    def at(u, v):
        z = v * length
        fade = min(1, z / pitch, (length - z) / pitch)
        raised = min(tooth(u * count + z / rise), tooth(u * count - z / rise))
        r = radius - depth * fade * (1 - raised)
        return r * math.cos(2 * math.pi * u), r * math.sin(2 * math.pi * u), z

    return surface(at, count * 6, max(8, round(length / pitch * 6)), material, smooth_below=30)


def rings(radius, length, material, count, depth=0.35):
    """A grip with rounded grooves around, along z from 0."""
    profile = [(radius - 0.2, 0), (radius, 0.2)]
    step = length / count
    for i in range(count):
        z = i * step
        profile += [
            (radius, z + step * 0.3),
            (radius - depth * 0.7, z + step * 0.4),
            (radius - depth, z + step * 0.5),
            (radius - depth * 0.7, z + step * 0.6),
            (radius, z + step * 0.7),
        ]
    return lathe([*profile, (radius, length - 0.2), (radius - 0.2, length)], material, 72, 50)


def thread(radius, length, material, pitch=2.0, depth=0.6, tip=4.0):
    """A screw along z from 0; it tapers to its tip at the bottom."""

    def at(u, v):
        z = v * length
        taper = min(1, 0.25 + 0.75 * z / tip) if tip else 1
        edge = abs(((z / pitch - u) % 1) - 0.5) * 2
        r = (radius - depth * (1 - min(1, max(0, edge * 2.4 - 1.2)))) * taper
        return r * math.cos(2 * math.pi * u), r * math.sin(2 * math.pi * u), z

    return surface(at, 48, round(length / pitch * 14), material, smooth_below=35)


def fluted(radius, material, flutes=8, depth=0.22, lean=0.35, squash=1):
    """
    The head of a bur around the origin; its edges run along the lines of the mesh, so that they are
    sharp.
    """

    def at(u, v):
        polar = math.pi * (0.02 + 0.96 * v)
        turn = 2 * math.pi * (u - lean * v / 2)
        cut = (u * flutes + 1e-6) % 1
        r = radius * (1 - depth * (1 - cut) ** 1.5 * math.sin(polar) ** 0.5)
        return (
            r * math.sin(polar) * math.cos(turn),
            r * math.sin(polar) * math.sin(turn),
            -r * squash * math.cos(polar),
        )

    return surface(at, flutes * 12, 48, material, smooth_below=28)


def grains(radius, material, count, size, seed=1, squash=1, over=0.9):
    """
    Diamond grains on a ball around the origin, as one mesh; `over` is the part of its height that
    they cover.
    """
    random, mesh, work = Random(seed), bpy.data.meshes.new('grains'), bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=1, radius=1)
    work.verts.ensure_lookup_table()
    corners = numpy.array([vertex.co for vertex in work.verts])
    faces = numpy.array([[vertex.index for vertex in face.verts] for face in work.faces])
    work.free()
    points = []
    for _ in range(count):
        z = 1 - 2 * over * random.random()
        turn = random.uniform(0, 2 * math.pi)
        flat = math.sqrt(max(0, 1 - z * z))
        at = Vector((flat * math.cos(turn), flat * math.sin(turn), -z * squash)) * radius
        spin = Matrix.Rotation(
            random.uniform(0, 3), 3, Vector((random.random(), random.random(), 1))
        )
        points.append(
            corners @ numpy.array(spin).T * (size * random.uniform(0.6, 1.2)) + numpy.array(at)
        )
    joined = faces[None] + numpy.arange(count)[:, None, None] * len(corners)
    mesh.from_pydata(numpy.concatenate(points).tolist(), [], joined.reshape(-1, 3).tolist())
    return add(mesh, material, 10)


def diamond(radius, seed=1, squash=1, count=None, size=0.17):
    """A ball of carbide with its coat of diamond grains."""
    count = round(260 * radius * radius) if count is None else count
    return [
        ball(radius, get('carbide'), squash),
        grains(radius, get('steel'), count, size, seed, squash),
    ]


def curve_points(points, steps=16, closed=False):
    """Points of a smooth curve (Catmull-Rom) through the given ones."""
    given = [Vector(point) for point in points]
    if len(given) == 2:
        return given
    last = len(given)
    pick = (lambda i: given[i % last]) if closed else (lambda i: given[max(0, min(last - 1, i))])
    result = []
    for i in range(last if closed else last - 1):
        a, b, c, d = (pick(i + k) for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            result.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t * t
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    return result if closed else [*result, given[-1]]


def tube(points, radius, material, closed=False, steps=16, sides=24, flat=1.0, smooth=True):
    """
    A rod or wire along a curve through points. `radius` is a number, or a function of the way along
    it, 0 to 1; `flat` scales it across the curve's own normal.
    """
    path = curve_points(points, steps, closed) if smooth else [Vector(point) for point in points]
    count = len(path)
    tangents = []
    for i in range(count):
        before, after = (
            (path[i - 1], path[(i + 1) % count])
            if closed
            else (path[max(0, i - 1)], path[min(count - 1, i + 1)])
        )
        tangents.append((after - before).normalized())
    normal = (
        tangents[0].orthogonal().normalized()
        if abs(tangents[0].z) > 0.9
        else tangents[0].cross(Vector((0, 0, 1))).normalized()
    )
    frames = []
    for tangent in tangents:
        normal = (normal - tangent * normal.dot(tangent)).normalized()
        frames.append((normal.copy(), tangent.cross(normal)))
    size = radius if callable(radius) else lambda _: radius

    def at(u, v):
        i = min(round(v * (count if closed else count - 1)), count if closed else count - 1) % count
        side, up = frames[i]
        r = size(v)
        return (
            path[i]
            + side * r * math.cos(2 * math.pi * u)
            + up * r * flat * math.sin(2 * math.pi * u)
        )

    return surface(
        at, sides, count if closed else count - 1, material, caps=not closed, smooth_below=60
    )


def plate(outline, thickness, material, soft=0.0, holes=()):
    """
    A flat part: an outline of (x, y), extruded from z = 0 upwards, with its edges rounded by
    `soft`.
    """
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude = '2D', 'BOTH', thickness / 2
    for points in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    shaped = bpy.data.objects.new('plate', curve)
    bpy.context.scene.collection.objects.link(shaped)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(
        shaped.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    bpy.data.objects.remove(shaped)
    mesh.materials.clear()
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-4)
    bmesh.ops.translate(work, verts=work.verts, vec=(0, 0, thickness / 2))
    work.to_mesh(mesh)
    thing = add(mesh, material, 30)
    return softened(thing, soft) if soft else thing


def round_outline(width, depth, radius, steps=10):
    """A rectangle around the origin with round corners."""
    result = []
    for x, y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            result.append(
                (
                    x * (width / 2 - radius) + radius * math.cos(angle),
                    y * (depth / 2 - radius) + radius * math.sin(angle),
                )
            )
    return result


def circle(radius, sides=64, at=(0, 0)):
    return [
        (
            at[0] + radius * math.cos(2 * math.pi * i / sides),
            at[1] + radius * math.sin(2 * math.pi * i / sides),
        )
        for i in range(sides)
    ]


def slab(width, depth, height, material, corner=4.0, soft=1.0):
    """A housing that stands on z = 0, with round corners seen from above and softened edges."""
    return plate(
        round_outline(width, depth, min(corner, width / 2.01, depth / 2.01)), height, material, soft
    )


def box(width, depth, height, material, soft=0.6):
    """A block that stands on z = 0."""
    x, y = width / 2, depth / 2
    return plate([(-x, -y), (x, -y), (x, y), (-x, y)], height, material, soft)


def front(width, height, thickness, material, corner=3.0, soft=0.5):
    """A panel in the plane y = 0 that faces -y, centred at the origin."""
    return place(
        plate(round_outline(width, height, corner), thickness, material, soft), turn=(90, 0, 0)
    )


def words(text, size, material, depth=0.06, centred=True):
    """Lettering in the plane y = 0 that is read from -y."""
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, depth
    curve.align_x, curve.align_y = ('CENTER' if centred else 'LEFT'), 'CENTER'
    thing = bpy.data.objects.new('words', curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return place(thing, turn=(90, 0, 0))


def forged(points, material, fillet=0.5, round_start=False, round_end=False, steps=12):
    """
    A bar with flat faces and filleted edges along a curve; points are (x, y, z, half width, half
    height). Rounded ends are half circles, seen from above.
    """
    path = curve_points([point[:3] for point in points], steps)
    last = len(path) - 1
    ways = [0.0]
    for before, after in zip(path, path[1:]):
        ways.append(ways[-1] + (after - before).length)

    def size(i, column):
        at = i / last * (len(points) - 1)
        k = min(int(at), len(points) - 2)
        t = at - k
        t = t * t * (3 - 2 * t)
        return points[k][column] + (points[k + 1][column] - points[k][column]) * t

    # Ends that are rounded need more rows.
    rows = [
        (
            path[i],
            (path[min(last, i + 1)] - path[max(0, i - 1)]).normalized(),
            size(i, 3),
            size(i, 4),
            ways[i],
        )
        for i in range(last + 1)
    ]

    def rounded(rows, end):
        point, ahead, wide, high, way = rows[-1] if end else rows[0]
        kept = [row for row in rows if abs(row[4] - way) > wide]
        added = []
        for i in range(9):
            angle = math.pi / 2 * i / 8
            back = wide * (1 - math.sin(angle))
            added.append(
                (
                    point + ahead * (back if not end else -back),
                    ahead,
                    max(0.02, wide * math.cos(angle)),
                    high,
                    way + (back if not end else -back),
                )
            )
        return [*kept, *added] if end else [*reversed(added), *kept]

    if round_end:
        rows = rounded(rows, True)
    if round_start:
        rows = rounded(rows, False)
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]

    def at(u, v):
        point, ahead, wide, high, _ = rows[round(v * (len(rows) - 1))]
        k = round(u * 16) % 16
        x, y, start = corners[k // 4]
        r = min(fillet, wide * 0.98, high * 0.98)
        angle = math.radians(start + 30 * (k % 4))
        across, up = x * (wide - r) + r * math.cos(angle), y * (high - r) + r * math.sin(angle)
        flat = math.hypot(ahead.x, ahead.y) or 1
        return (
            point.x - ahead.y / flat * across - ahead.x * ahead.z / flat * up,
            point.y + ahead.x / flat * across - ahead.y * ahead.z / flat * up,
            point.z + flat * up,
        )

    thing = surface(at, 16, len(rows) - 1, material, smooth_below=50)
    thing.modifiers.new('flats', 'WEIGHTED_NORMAL')
    return thing


def perforated(width, depth, pitch, hole, thickness, material, rows=None, columns=None):
    """
    A sheet around the origin with round holes in rows, made cell by cell, as a fill with many holes
    is slow.
    """
    columns, rows = columns or round(width / pitch), rows or round(depth / pitch)
    points, faces, sides = [], [], 16
    for i in range(columns):
        for j in range(rows):
            x, y = (i + 0.5) * width / columns - width / 2, (j + 0.5) * depth / rows - depth / 2
            first = len(points)
            for k in range(sides):
                c, s = math.cos(2 * math.pi * k / sides), math.sin(2 * math.pi * k / sides)
                far = max(abs(c), abs(s))
                points.append(
                    (x + c / far * width / columns / 2, y + s / far * depth / rows / 2, 0)
                )
            for k in range(sides):
                points.append(
                    (
                        x + hole / 2 * math.cos(2 * math.pi * k / sides),
                        y + hole / 2 * math.sin(2 * math.pi * k / sides),
                        0,
                    )
                )
            for k in range(sides):
                n = (k + 1) % sides
                faces.append((first + k, first + n, first + sides + n, first + sides + k))
    mesh = bpy.data.meshes.new('perforated')
    mesh.from_pydata(points, [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-3)
    work.to_mesh(mesh)
    thing = add(mesh, material, 30)
    solid = thing.modifiers.new('sheet', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    return thing


def grooves(length, width, material, count, radius=0.4):
    """A field of fine ridges across x, from x = 0, that lie on z = 0."""
    step = length / count
    return [
        place(
            rod(radius, width, material, 0.1, 12), (i * step + step / 2, width / 2, 0), (90, 0, 0)
        )
        for i in range(count)
    ]


def turned_ring(profile, material, sides=96, smooth_below=32, cut=None):
    """
    A turned part along z with a bore, from a closed line of (radius, height). `cut(height)` is how
    far it reaches along +x where a flat was cut off.
    """

    def at(u, v):
        radius, height = along_profile([*profile, profile[0]], v)
        c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        if cut and c > 0:
            radius = min(radius, cut(height) / max(c, 1e-6))
        return radius * c, radius * s, height

    return surface(at, sides, len(profile), material, caps=False, smooth_below=smooth_below)


def sector(inner, outer, start, end, steps=12):
    """An outline between two radii and two angles in degrees."""
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(outer * math.cos(a), outer * math.sin(a)) for a in turns] + [
        (inner * math.cos(a), inner * math.sin(a)) for a in reversed(turns)
    ]


def sheet(points, faces, uvs, material, thickness, smooth_below=60):
    """A thin sheet of these points, with their texture coordinates."""
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    thing = add(mesh, material, smooth_below)
    if thickness:
        solid = thing.modifiers.new('sheet', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 1
    return thing


def cloth(width, depth, material, rise=None, thickness=0.4, across=80, along=80, outline=None):
    """
    A sheet around the origin that follows `rise(x, y)`; its texture coordinates are millimetres.
    `outline(u, v)` says where a point of the sheet lies, from u and v in 0 to 1, where it is no
    rectangle.
    """
    points, uvs = [], []
    for j in range(along + 1):
        for i in range(across + 1):
            u, v = i / across, j / along
            x, y = outline(u, v) if outline else ((u - 0.5) * width, (v - 0.5) * depth)
            z = rise(x, y) if rise else 0
            points.append((x, y, z) if not isinstance(z, tuple) else z)
            uvs.append((x, y))
    faces = [
        (
            j * (across + 1) + i,
            j * (across + 1) + i + 1,
            (j + 1) * (across + 1) + i + 1,
            (j + 1) * (across + 1) + i,
        )
        for j in range(along)
        for i in range(across)
    ]
    return sheet(points, faces, uvs, material, thickness)


def coil(points, radius, turns, wire, material):
    """A wire wound around a curve."""
    path = curve_points(points, 24)
    count = len(path) - 1
    normal = (path[1] - path[0]).orthogonal().normalized()
    frames = []
    for i in range(count + 1):
        ahead = (path[min(count, i + 1)] - path[max(0, i - 1)]).normalized()
        normal = (normal - ahead * normal.dot(ahead)).normalized()
        frames.append((normal.copy(), ahead.cross(normal)))
    wound, steps = [], turns * 14
    for k in range(steps + 1):
        at = k / steps * count
        i = min(count - 1, int(at))
        point = path[i].lerp(path[i + 1], at - i)
        side, up = frames[i]
        angle = 2 * math.pi * k / 14
        wound.append(point + (side * math.cos(angle) + up * math.sin(angle)) * radius)
    return tube(wound, wire, material, sides=6, smooth=False)


def pouch(width, depth, label, size='', mark='petrol', high=2.6):
    """
    A sterile pouch that lies around the origin: raised by what is in it, sealed all round, printed
    above, with a lip at its right end to peel it open by.
    """
    edge = 7

    def rise(x, y):
        t = min(1, max(0, (min(width / 2 - abs(x), depth / 2 - abs(y)) - edge) / 8))
        t = t * t * (3 - 2 * t)
        return 0.4 + high * t + 0.25 * math.sin(x * 0.19 + 1) * math.sin(y * 0.16) * (1 - t)

    def draped(wide, deep, x, y, material):
        return place(
            cloth(wide, deep, get(material), lambda px, py: rise(px + x, py + y) + 0.66, 0, 90, 24),
            (x, y, 0),
        )

    top = 0.4 + high + 0.7
    parts = [cloth(width, depth, get('pouch paper'), rise, 0.4, 100, 80)]
    for side in (-1, 1):
        parts += [
            draped(width, edge - 2, 0, side * (depth / 2 - edge / 2), 'pouch seal'),
            draped(edge - 2, depth - 2 * edge, side * (width / 2 - edge / 2), 0, 'pouch seal'),
        ]
    lip = cloth(
        10, depth - 0.6, get('pouch film'), lambda x, y: 0.9 + 0.03 * (x + 5) ** 2, 0.3, 12, 20
    )
    parts.append(place(lip, (width / 2 + 3.4, 0, 0)))
    head = depth * 0.3
    at = depth / 2 - edge - head / 2
    parts.append(draped(width - 2 * edge, head, 0, at, mark))
    left, inner = -width / 2 + edge + 9, width - 2 * edge - 18

    def printed(text, high, x, y, material):
        return place(
            place(words(text, high, get(material), 0.02, False), turn=(-90, 0, 0)), (x, y, top)
        )

    parts += [printed(label, head * 0.52, left, at - 1, 'mark white')]
    if size:
        parts.append(printed(size, depth * 0.095, left, at - head / 2 - depth * 0.1, 'mark'))
    for i in range(3):
        long = inner * (0.5 - 0.1 * (i % 2))
        parts.append(
            place(
                box(long, depth * 0.014, 0.06, get('pouch print'), 0),
                (left + long / 2, at - head / 2 - depth * (0.2 + i * 0.06), top),
            )
        )
    # Symbols, a batch in its frame and the code.
    low = -depth / 2 + edge + depth * 0.1
    for i in range(3):
        square, x = depth * 0.085, left + depth * (0.045 + i * 0.13)
        parts.append(
            place(
                plate(
                    round_outline(square, square, square * 0.2),
                    0.06,
                    get('pouch print'),
                    0,
                    [round_outline(square * 0.72, square * 0.72, square * 0.12)],
                ),
                (x, low, top),
            )
        )
        parts.append(
            place(
                box(square * 0.36, square * 0.14, 0.06, get('pouch print'), 0),
                (x, low, top),
                (0, 0, 50 * i),
            )
        )
    random = Random(3)
    x = left + inner * 0.66
    while x < left + inner:
        bar = random.choice((0.4, 0.7, 1.1)) * depth / 90
        parts.append(
            place(box(bar, depth * 0.17, 0.06, get('mark'), 0), (x, low + depth * 0.04, top))
        )
        x += bar + random.choice((0.6, 0.9, 1.4)) * depth / 90
    return parts


def threads(paths, radius, material, sides=5):
    """Many thin rods as one mesh; each path has as many points."""
    at = numpy.array(paths, float)
    count, steps = at.shape[:2]
    ahead = numpy.gradient(at, axis=1)
    ahead /= numpy.linalg.norm(ahead, axis=2, keepdims=True) + 1e-9
    side = numpy.cross(ahead, (0.02, 0.01, 1.0))
    side /= numpy.linalg.norm(side, axis=2, keepdims=True) + 1e-9
    up = numpy.cross(side, ahead)
    turns = 2 * math.pi * numpy.arange(sides) / sides
    points = at[:, :, None] + radius * (
        side[:, :, None] * numpy.cos(turns)[:, None] + up[:, :, None] * numpy.sin(turns)[:, None]
    )
    first = numpy.arange(count * steps).reshape(count, steps)[:, :-1, None] * sides
    k = numpy.arange(sides)
    n = (k + 1) % sides
    faces = numpy.stack([first + k, first + n, first + sides + n, first + sides + k], -1).reshape(
        -1, 4
    )
    mesh = bpy.data.meshes.new('threads')
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces[:, ::-1].tolist())
    return add(mesh, material, 80)


def lifted(rise, x, y, z):
    """Where a point above a sheet lies that follows `rise`, as that of `cloth`."""
    at = rise(x, y) if rise else 0
    return (at[0], at[1], at[2] + z) if isinstance(at, tuple) else (x, y, at + z)


def woven(width, depth, pitch, radius, material, rise=None, steps=3):
    """Threads that pass over and under each other, around the origin."""
    columns, rows = round(width / pitch), round(depth / pitch)
    result = []
    for along_x, lines, count in ((True, rows, columns), (False, columns, rows)):
        paths = []
        for j in range(lines + 1):
            path = []
            for i in range(count * steps + 1):
                a, b = (i / count / steps - 0.5), (j / lines - 0.5)
                x, y = (a * width, b * depth) if along_x else (b * width, a * depth)
                path.append(
                    lifted(
                        rise,
                        x,
                        y,
                        radius * 0.9 * (1 if along_x else -1) * math.cos(math.pi * (i / steps + j)),
                    )
                )
            paths.append(path)
        result.append(threads(paths, radius, material))
    return result


def knitted(width, depth, pitch, radius, material, rise=None):
    """Loops that hang in each other, around the origin."""
    loops, courses, steps = round(width / pitch), round(depth / pitch / 0.85), 11
    step = depth / courses
    paths = []
    for j in range(courses):
        path = []
        for i in range(loops * steps + 1):
            t = i / steps
            angle = 2 * math.pi * t
            x = (t + 0.11 * math.sin(2 * angle)) * width / loops - width / 2
            y = (j + 0.5) * step - depth / 2 + 0.78 * step * math.cos(angle)
            path.append(lifted(rise, x, y, radius * 0.8 * math.cos(2 * angle)))
        paths.append(path)
    return threads(paths, radius, material)


def rounded(points, radius, steps=6):
    """An outline with its corners rounded; `radius` is one for all or a list with one for each."""
    result, count = [], len(points)
    for i in range(count):
        corner = Vector(points[i])
        before, after = Vector(points[i - 1]) - corner, Vector(points[(i + 1) % count]) - corner
        r = min(
            radius[i] if isinstance(radius, (list, tuple)) else radius,
            before.length * 0.49,
            after.length * 0.49,
        )
        start, end = corner + before.normalized() * r, corner + after.normalized() * r
        for step in range(steps + 1):
            t = step / steps
            result.append(tuple(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t))
    return result


def prism(outline, width, material, soft=1.0):
    """A part with one section all along x, from (y, z) pairs, centred on x = 0."""
    return place(place(plate(outline, width, material, soft), (0, 0, -width / 2)), turn=(90, 0, 90))


def swell(stations, material, side=(0, 1, 0), power=2.4, steps=8, sides=72):
    """
    A body with an oval section along a curve through (x, y, z, across, deep): its half width along
    `side`, which is square to the curve, and its half width square to both. A higher `power` makes
    the section more of a rectangle.
    """
    path, side = curve_points(stations, steps), Vector(side)
    count = len(path)

    def at(u, v):
        i = min(round(v * (count - 1)), count - 1)
        ahead = (path[min(count - 1, i + 1)].xyz - path[max(0, i - 1)].xyz).normalized()
        angle = 2 * math.pi * u
        x, y = (math.copysign(abs(f) ** (2 / power), f) for f in (math.cos(angle), math.sin(angle)))
        return path[i].xyz + side * (path[i][3] * x) + ahead.cross(side) * (path[i][4] * y)

    return surface(at, sides, count - 1, material, smooth_below=50)


def along(parts, height=0.0, at=0.0):
    """Turned parts along z, laid along +x at a height."""
    return place(parts, (at, 0, height), (0, 90, 0))


def turned(build, turn):
    """A model that is built along +x on the table, turned on it."""
    return lambda: place(made_by(build), turn=(0, 0, turn))


def band(radius, height, length, material, over=0.05):
    """A ring around a turned part along z."""
    r = radius + over
    return lathe(
        [
            (r - 0.15, height),
            (r, height + 0.12),
            (r, height + length - 0.12),
            (r - 0.15, height + length),
        ],
        material,
    )


def seam(radius, height):
    """The dark gap between two turned parts."""
    return lathe([(radius + 0.02, height - 0.16), (radius + 0.02, height + 0.16)], get('black'))


def hoop(width, depth, height, thick, material, power=2.0, lean=0.0, part=(0, 1)):
    """
    A band around the z axis from z = 0, oval or, with a higher power, squarer; `lean` widens it
    upwards. `part` of it starts at the back (+y) and runs by way of the left.
    """

    def middle(turn):
        angle = 2 * math.pi * turn + math.pi / 2
        x, y = (math.copysign(abs(f) ** (2 / power), f) for f in (math.cos(angle), math.sin(angle)))
        return Vector((x * width / 2, y * depth / 2, 0))

    def at(u, v):
        turn = part[0] + (part[1] - part[0]) * v
        ahead = (middle(turn + 0.002) - middle(turn - 0.002)).normalized()
        out = ahead.cross(Vector((0, 0, 1)))
        angle = 2 * math.pi * u
        x, y = (math.copysign(abs(f) ** 0.5, f) for f in (math.cos(angle), math.sin(angle)))
        z = height / 2 * (1 + y)
        return middle(turn) + out * (thick / 2 * x + lean * z) + Vector((0, 0, z))

    return surface(at, 32, 160, material, caps=part != (0, 1), smooth_below=50)


def cushion(
    length,
    width,
    thick,
    material,
    corner=60.0,
    edge=None,
    crown=8.0,
    seams=(),
    taper=1.0,
    wings=0.0,
    bow=None,
    moulded=False,
):
    """
    An upholstered cushion that stands on z = 0 and runs along x from 0, around y = 0. `corner`
    rounds it as seen from above, `edge` its edges; the top rises by `crown` between `seams`, which
    are parts of its length where it is drawn in. At its end it is `taper` times as wide, at its
    sides higher by `wings`; `bow(s)` lifts it along its length. A welt runs around it, unless it is
    moulded in one piece.
    """
    edge = edge or thick * 0.44
    bow = bow or (lambda s: 0)
    ends = [corner * (1 - math.cos(math.pi / 2 * i / 14)) for i in range(15)]
    stations = {
        *ends,
        *(length - x for x in ends),
        *(edge * (1 - math.cos(math.pi / 2 * i / 8)) for i in range(9)),
        *(length - edge * (1 - math.cos(math.pi / 2 * i / 8)) for i in range(9)),
    }
    stations |= {corner + (length - 2 * corner) * i / 40 for i in range(41)} | {
        s * length + x
        for s in seams
        for x in (-14, -9, -6, -4, -2.5, -1.2, 0, 1.2, 2.5, 4, 6, 9, 14)
    }
    stations = sorted(x for x in stations if 0 <= x <= length)
    panels = [0, *(s * length for s in seams), length]

    def half(x):
        near = min(x, length - x)
        cut = corner - math.sqrt(max(0, corner**2 - (corner - near) ** 2)) if near < corner else 0
        return width / 2 * (1 + (taper - 1) * x / length) - cut

    def puff(x):
        i = max(k for k in range(len(panels) - 1) if panels[k] <= x)
        t = (x - panels[i]) / (panels[i + 1] - panels[i]) * 2 - 1
        drawn = sum(math.exp(-(((x - s * length) / 3.4) ** 2)) for s in seams)
        return crown * (1 - t**4) - 5 * drawn

    def section(x):
        near = min(x, length - x)
        pressed = edge - math.sqrt(max(0, edge**2 - (edge - near) ** 2)) if near < edge else 0
        w, low, high = half(x), pressed, thick - pressed
        r = min(edge, (high - low) / 2, w)
        rise = bow(x / length)
        line = [
            (w - r + r * math.cos(a), low + r + r * math.sin(a))
            for a in [math.pi / 2 * (i / 6 - 1) for i in range(7)]
        ]
        line += [
            (w - r + r * math.cos(a), high - r + r * math.sin(a))
            for a in [math.pi / 2 * i / 8 for i in range(9)]
        ]
        line += [((w - r) * (1 - i / 8), high) for i in range(1, 16)]
        line += [
            (-(w - r) - r * math.sin(a), high - r + r * math.cos(a))
            for a in [math.pi / 2 * i / 8 for i in range(9)]
        ]
        line += [
            (-(w - r) - r * math.cos(a), low + r - r * math.sin(a))
            for a in [math.pi / 2 * i / 6 for i in range(7)]
        ]
        up = []
        for y, z in line:
            top = max(0, (z - low) / (high - low) - 0.5) * 2
            up.append(
                (
                    x,
                    y,
                    z
                    + rise
                    + top
                    * (puff(x) * (1 - (y / (w + 1e-6)) ** 2) + wings * abs(y / (w + 1e-6)) ** 3),
                )
            )
        return up

    sections = [section(x) for x in stations]
    around = len(sections[0])
    body = surface(
        lambda u, v: sections[round(v * (len(sections) - 1))][round(u * around) % around],
        around,
        len(sections) - 1,
        material,
        smooth_below=70,
    )
    if moulded:
        return [body]
    way = [(x, half(x) + 0.6, thick * 0.5 + bow(x / length)) for x in stations]
    return [
        body,
        tube(
            [*way, *((x, -y, z) for x, y, z in reversed(way))],
            2.2,
            material,
            closed=True,
            smooth=False,
            sides=8,
        ),
    ]


def bellows(width, depth, height, folds, material, corner=30.0, fold=9.0):
    """The folded sleeve of a column, on z = 0."""

    def at(u, v):
        drawn = fold * abs((v * folds) % 1 * 2 - 1)
        line = round_outline(width - drawn * 2, depth - drawn * 2, corner, 8)
        x, y = line[round(u * len(line)) % len(line)]
        return x, y, v * height

    return surface(at, 36, folds * 6, material, smooth_below=50)
