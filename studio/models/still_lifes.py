"""Still lifes of specialities and services: models of several families on one table."""

import math

import bpy
import numpy
from PIL import Image, ImageDraw

import folders
from families import consoles, drill_consoles, drills
from materials import get, principled
from model import Model
from models import (
    ent_imaging_and_camera_system,
    flexible_nasopharyngoscope_system,
    head_light_system,
    mammoplasty,
    middle_ear_implants,
    navigation_system,
    surgical_tools,
    telescope_and_head_light_system,
)
from shapes import box, cloth, knurl, lathe, made_by, place, plate, points_of, rod, slab
from studio import ink


def put(build, at, turn=0, scale=1.0):
    """What a function builds, with the middle of its foot at a place, in millimetres."""
    things = place(made_by(build), turn=(0, 0, turn), scale=scale)
    points = points_of(things)
    low, high = points.min(0), points.max(0)
    x, y, z = (*at, 0)[:3]
    return place(things, (x - (low[0] + high[0]) / 2, y - (low[1] + high[1]) / 2, z - low[2]))


def ent():
    put(ent_imaging_and_camera_system.hollin_unit, (-85, 165), 8, 0.7)
    put(head_light_system.led_headlight, (160, 85), -28, 0.8)
    put(flexible_nasopharyngoscope_system.flexible_scope, (-95, -40), 28, 0.92)
    put(telescope_and_head_light_system.rigid_telescope, (60, -45), 6)
    put(drills.angled_handpiece, (10, -150), -2, 0.8)
    put(middle_ear_implants.total_prostheses, (190, -125), 20, 9)


def plastic():
    put(consoles.piezo_console, (-75, 170), 8, 0.84)
    put(head_light_system.galilean_loupes, (160, 110), -30)
    put(surgical_tools.facelift_scissors, (-150, -30), 2)
    put(surgical_tools.mallet, (25, -50), -14)
    put(surgical_tools.osteotomes, (-10, -150), -8)
    put(mammoplasty.inflatable_sizer, (190, -30), 12, 0.66)


def spine():
    put(navigation_system.tracking_camera, (80, 210), 12, 0.62)
    put(drill_consoles.micromotor_console, (-150, 150), 12, 0.62)
    put(navigation_system.reference_array, (60, 50), 8, 1.05)
    put(navigation_system.navigated_probe, (-80, -95), -10, 0.95)
    put(navigation_system.lateral_mass_set, (170, 20), -12, 0.85)
    put(navigation_system.spine_screws, (110, -105), 8, 1.3)


def line(start, end, wide=0.7):
    """A line on a blueprint."""
    (x, y), (u, v) = start, end
    length, turn = math.hypot(u - x, v - y), math.degrees(math.atan2(v - y, u - x))
    return place(
        box(length, wide, 0.06, get('mark white'), 0), ((x + u) / 2, (y + v) / 2, 0.5), (0, 0, turn)
    )


def sheet():
    """A blueprint of an osteotome: outline, axis, dimensions and title block."""
    plate([(-148, -105), (148, -105), (148, 105), (-148, 105)], 0.5, get('petrol silicone'))
    corners = [(-140, -97), (140, -97), (140, 97), (-140, 97)]
    outline = [
        (-110, 62),
        (-34, 62),
        (-26, 58),
        (40, 57),
        (78, 62),
        (78, 48),
        (40, 53),
        (-26, 52),
        (-34, 48),
        (-110, 48),
    ]
    for points in (corners, outline):
        for start, end in zip(points, points[1:] + points[:1]):
            line(start, end)
    for x in range(-122, 92, 12):
        line((x, 55), (x + 7, 55), 0.4)
    for start, end in (
        ((-110, 44), (-110, 28)),
        ((78, 44), (78, 28)),
        ((-110, 32), (78, 32)),
        ((70, -97), (70, -62)),
        ((70, -62), (140, -62)),
        ((70, -74), (140, -74)),
        ((70, -86), (140, -86)),
    ):
        line(start, end, 0.4)
    for x in (-110, 78):
        line((x - 3, 29), (x + 3, 35), 0.6)


def caliper():
    """A vernier caliper of 150 mm, open by 12 mm, lying along x."""
    steel, marks = get('matt steel'), get('mark')
    place(box(210, 16, 3.4, steel, 0.4), (60, 0, 0))
    for x, way in ((-45, 1), (-33, -1)):
        plate(
            [(x, -8), (x - way * 11, -8), (x - way * 11, -20), (x - way * 3, -48), (x, -48)],
            3.4,
            steel,
            0.5,
        )
        plate([(x, 8), (x - way * 8, 8), (x - way * 4, 24), (x, 27)], 3.0, steel, 0.4)
    place(slab(64, 27, 2.6, steel, 2, 0.5), (-2, -1, 3.2))
    place(rod(3.4, 7, get('satin'), 0.4), (8, 15, 3))
    place(
        lathe([(0.01, 0), (7, 0), (7.5, 0.5), (7.5, 4), (7, 4.5), (0.01, 4.5)], get('brushed'), 64),
        (22, -14, 3.4),
    )
    for i in range(75):
        place(box(0.35, 5 if i % 10 == 0 else 3, 0.05, marks, 0), (34 + i * 1.7, -5.2, 3.4))
    for i in range(21):
        place(box(0.3, 3, 0.05, marks, 0), (-26 + i * 2.2, -11.6, 5.8))


def oem():
    """From the drawing to the instrument: a bar, a blank, and the osteotome."""
    put(sheet, (0, 0), 4)
    put(lambda: place(rod(5.8, 172, get('matt steel'), 0.4), turn=(0, 90, 0)), (-36, 20), 8)
    put(
        lambda: [
            place(
                lathe(
                    [(3.2, 0), (5.8, 4), (5.8, 70), (3, 74), (2.2, 90), (2.2, 160), (1.8, 168)],
                    get('satin'),
                    8,
                    20,
                ),
                turn=(0, 90, 0),
            )
        ],
        (-30, -8),
        8,
    )
    put(lambda: surgical_tools.osteotome(1, 4, (1,)), (-24, -38), 8)
    put(caliper, (30, -84), 5)


def service():
    """An endoscope is tested for leaks, a handpiece lies in parts."""
    put(flexible_nasopharyngoscope_system.leak_tester, (-110, 90), 0, 1.1)
    put(flexible_nasopharyngoscope_system.flexible_scope, (95, 70), 200, 0.95)
    put(drills.angled_handpiece, (-70, -70), 4, 0.95)
    put(lambda: place(drills.motor(), turn=(0, 90, 0)), (105, -50), 12)
    put(lambda: place(drills.bur(1.6, 70), turn=(0, 90, 0)), (175, -62), -16, 1.6)
    put(screwdriver, (130, -110), 8, 1.2)


def management():
    """An engineer's table: a handpiece and its bur, measured under loupes."""
    put(head_light_system.galilean_loupes, (-95, 75), 14)
    put(drills.angled_handpiece, (95, 72), -12, 1.05)
    put(caliper, (-45, -66), 6, 1.05)
    put(lambda: place(drills.bur(1.6, 70), turn=(0, 90, 0)), (140, -44), 16, 1.6)


def screwdriver():
    """A fine one, its cap turns."""
    place(
        [
            lathe([(0.9, 0), (1.5, 1), (1.5, 46), (3, 48)], get('polished steel'), 48),
            lathe([(3, 48), (4.6, 51), (4.6, 58)], get('satin'), 48),
            place(knurl(4.8, 40, get('petrol aluminium'), 1.6, 0.3), (0, 0, 58)),
            lathe(
                [(4.6, 98), (4.6, 104), (5.6, 105), (5.6, 109), (4, 110.4), (0.01, 110.6)],
                get('satin'),
                48,
            ),
        ],
        turn=(0, 90, 0),
    )


page_width, page_depth = 150, 212
dots = 6
white = (250, 250, 247)


def printed_page(title, names, columns):
    """
    A page as a picture: a bar for the title, and products in columns with lines for their texts.
    """
    page = Image.new('RGB', (page_width * dots, page_depth * dots), white)
    draw = ImageDraw.Draw(page)
    edge, line = 12 * dots, (176, 188, 190)
    draw.rectangle((edge, edge, edge + title * dots, edge + 5 * dots), fill=ink)
    draw.line((edge, edge + 11 * dots, page.width - edge, edge + 11 * dots), fill=line, width=3)
    cell = (page.width - 2 * edge) // columns
    for i, name in enumerate(names):
        x, y = (
            edge + i % columns * cell,
            edge + 16 * dots + i // columns * int(cell * 0.75 + 17 * dots),
        )
        product = (
            Image.open(folders.pictures / 'products' / f'{name}.webp')
            .convert('RGBA')
            .resize((cell - 5 * dots, (cell - 5 * dots) * 3 // 4))
        )
        page.paste(product, (x, y), product)
        for k, part in enumerate((0.62, 0.86, 0.5)):
            top = y + int(cell * 0.75) + k * 4 * dots
            draw.rectangle(
                (x, top, x + int((cell - 8 * dots) * part), top + (9 if k == 0 else 5)),
                fill=ink if k == 0 else line,
            )
    return page


def printed(picture, name):
    """
    A matt material with a picture over a whole page, whose texture coordinates are millimetres
    around its middle.
    """
    pixels = numpy.ones((picture.height, picture.width, 4), numpy.float32)
    pixels[:, :, :3] = numpy.asarray(picture, numpy.float32)[::-1] / 255
    image = bpy.data.images.new(name, picture.width, picture.height)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    material = principled((1, 1, 1), roughness=0.55)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place_of, mapping, texture = (
        nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexImage')
    )
    mapping.inputs['Scale'].default_value = (1 / page_width, 1 / page_depth, 1)
    mapping.inputs['Location'].default_value = (0.5, 0.5, 0)
    texture.image, texture.extension = image, 'EXTEND'
    links.new(place_of.outputs['UV'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def open_book():
    sides = (
        (
            -1,
            printed_page(
                60,
                (
                    'diode-laser',
                    'piezo-console',
                    'piezo-handpiece',
                    'piezo-tip-set',
                    'aesthetic-chair',
                    'endoscope-camera',
                ),
                2,
            ),
        ),
        (
            1,
            printed_page(
                44,
                (
                    'microscope-head',
                    'led-headlight',
                    'loupes',
                    'wireless-camera',
                    'scissors',
                    'spine-screw-set',
                ),
                2,
            ),
        ),
    )
    parts = []
    for side, picture in sides:
        # From the fold a page rises, and falls to its edge.
        def rise(x, y, side=side):
            away = side * x + page_width / 2
            return 4.4 + 7 * (1 - math.exp(-away / 7)) * math.exp(-away / 90)

        parts.append(
            place(
                cloth(page_width, page_depth, printed(picture, f'page {side}'), rise, 0.3, 80, 6),
                (side * page_width / 2, 0, 0),
            )
        )
        parts.append(
            place(
                slab(page_width - 2, page_depth - 2, 4.2, get('paper'), 0.6, 0.3),
                (side * page_width / 2, 0, 0.4),
            )
        )
    return [*parts, slab(2 * page_width + 2, page_depth + 1, 0.5, get('petrol'), 1, 0.2)]


def catalogue():
    """Printed and open, with an instrument on a page."""
    put(open_book, (0, 0), -7)
    put(lambda: surgical_tools.osteotome(1, 4, (1,)), (48, -56, 11), 24, 0.9)


seen_from = (0.1, -1.1, 0.85)

pictures = {
    'ent-solutions': Model(ent, seen_from, 0.05, 70, 'solutions'),
    'plastic-and-reconstructive-solutions': Model(plastic, seen_from, 0.05, 70, 'solutions'),
    'brain-and-spine-solutions': Model(spine, seen_from, 0.05, 70, 'solutions'),
    'online-catalog': Model(catalogue, (0.08, -0.95, 1.05), 0.05, 70, 'banners'),
    'management': Model(management, (0.1, -1, 1.0), 0.05, 70, 'banners'),
    'oem': Model(oem, (0.1, -1, 1.1), 0.05, 70, 'solutions'),
    'technical-service': Model(service, (0.1, -1, 1.0), 0.05, 70, 'solutions'),
}
