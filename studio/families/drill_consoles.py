"""
Consoles of drills, saws and shavers, and pumps for saline; seen from the front right like all
consoles.
"""

import math

from families import drills
from families.consoles import (
    arc,
    bars,
    button,
    display,
    housing,
    knob,
    line,
    name,
    pump,
    socket,
)
from materials import get
from models import telescope_and_head_light_system
from shapes import (
    along,
    band,
    box,
    front,
    lathe,
    made_by,
    place,
    plate,
    prism,
    rings,
    rod,
    round_outline,
    rounded,
    slab,
    surface,
    tube,
    words,
)


def shape(outline, colour):
    """A flat form on a display."""
    return place(plate(outline, 0.1, get(colour)), (0, -1.75, 0), (90, 0, 0))


def arrow(x, z, size, colour, way=1):
    return shape(
        [
            (x - way * size * 0.5, z + size * 0.6),
            (x - way * size * 0.5, z - size * 0.6),
            (x + way * size * 0.6, z),
        ][::way],
        colour,
    )


def field(x, z, width, height, colour):
    """A lit field of a display; its words are 'screen glass'."""
    return place(front(width, height, 0.1, get(colour), 1.6, 0), (x, -1.72, z))


def label(text, size, x, z, colour, centred=True):
    return place(words(text, size, get(colour), 0.02, centred), (x, -1.9, z))


def lead(points, radius=3.0, material='soft grey'):
    return tube(points, radius, get(material), steps=14)


def cap(radius=7.5, collar='aluminium', length=22):
    """The plug of a motor's cable in its socket, towards -y."""
    return place(
        [
            lathe([(radius, 0), (radius * 1.06, 1), (radius * 1.06, 5), (radius, 6)], get(collar)),
            place(rings(radius, 8, get(collar), 4, 0.4), (0, 0, 6)),
            lathe(
                [
                    (radius, 14),
                    (radius * 0.9, 16),
                    (radius * 0.6, length - 2),
                    (radius * 0.45, length + 10),
                ],
                get('rubber'),
            ),
        ],
        turn=(90, 0, 0),
    )


def wedge(width, depth, height, lip, run, shell='white', feet=8, sole='graphite'):
    """
    A case with a front below and a panel that leans back above it; gives functions that put parts
    on them.
    """
    d = depth / 2
    outline = rounded(
        [(-d, feet), (-d, feet + lip), (-d + run, feet + height), (d, feet + height), (d, feet)],
        [5, 10, 12, 14, 6],
    )
    prism(outline, width, get(shell), 3)
    prism(
        rounded([(-d + 5, feet - 3), (-d + 5, feet + 2), (d - 5, feet + 2), (d - 5, feet - 3)], 2),
        width - 12,
        get(sole),
        1,
    )
    for x in (-1, 1):
        for y in (-1, 1):
            place(
                lathe([(8, 0), (9, 1), (9, feet), (0.01, feet)], get('rubber'), 48),
                (x * (width / 2 - 26), y * (d - 26), 0),
            )
    for i in range(8):
        place(
            box(1.2, depth * 0.34, 2.6, get('black'), 0.3),
            (width / 2 - 0.4, depth * 0.16, feet + height * 0.3 + i * 6),
            (0, 90, 0),
        )
    tilt = math.degrees(math.atan2(run, height - lip))
    middle = (-d + run / 2, feet + (lip + height) / 2)
    rise = math.radians(tilt)

    def upper(things, x=0, up=0, out=0):
        return place(
            things,
            (
                x,
                middle[0] + up * math.sin(rise) - out * math.cos(rise),
                middle[1] + up * math.cos(rise) + out * math.sin(rise),
            ),
            (-tilt, 0, 0),
        )

    def lower(things, x=0, up=0, out=0):
        return place(things, (x, -d - out, feet + lip / 2 + up))

    return upper, lower


def twin_pump(radius=17):
    """Two heads of a pump under one clear lid."""
    place(front(radius * 4.8 + 8, radius * 2 + 24, 3, get('soft grey'), 8, 0.8))
    for x in (-radius * 1.2, radius * 1.2):
        place(pump(radius), (x, -2.4, 2))


def pump_tubes(x, y, z, radius, far):
    """The tubing of a pump from its head to the table, and away behind the case at the right."""
    for i, side in enumerate((1, -1)):
        lead(
            [
                (x + side * radius * 0.8, y - 5, z - radius * 2),
                (x + side * radius * 0.8, y - 7, z - radius * 2.3),
                (x + side * radius * 0.9 + 4, y - 22 - i * 8, 5),
                (x + radius + 30, y - 36 - i * 9, 2.4),
                (far - 30, y - 20 - i * 9, 2.4),
                (far + i * 9, y + 40, 2.4),
                (far + i * 9, y + 230, 2.4),
                (far - 30, y + 310, 2.4),
                (far - 100, y + 320, 2.4),
            ],
            2.2,
            'pvc',
        )


def on_rest(build, at, turn=0, length=120, shift=0):
    """A handpiece in a soft cradle."""
    place(slab(length, 34, 6, get('soft grey'), 12, 2), at, (0, 0, turn))
    made = []
    for x in (-length * 0.32, length * 0.32):
        notch = [
            (-13, 0),
            (-13, 14),
            *[
                (-9 * math.cos(math.radians(a)), 15 - 9 * math.sin(math.radians(a)))
                for a in range(10, 171, 16)
            ],
            (13, 14),
            (13, 0),
        ]
        made.append(place(plate(notch, 10, get('soft grey'), 1.2), (x - 5, 0, 5), (90, 0, 90)))
    place(made, at, (0, 0, turn))
    return place(place(made_by(build), (shift, 0, 0)), (at[0], at[1], at[2] + 20), (0, 0, turn))


def otologic_drill():
    y, z = housing(290, 265, 112, 'shell', 'white', 12, 8, 'graphite')
    place(
        [
            *display(
                111,
                62,
                [
                    ('60,000', 21, -50, 2, 'screen white'),
                    ('rpm', 7, 28, -2, 'screen cyan'),
                    ('50 ml/min', 6.2, -50, -21, 'screen cyan'),
                ],
                'black',
            ),
            field(-36, 22, 34, 10, 'screen cyan'),
            label('MASTOID', 5.4, -36, 22, 'screen glass'),
            label('TYMP', 5.4, 1, 22, 'screen cyan'),
            label('COCHLEAR', 5.4, 34, 22, 'screen cyan'),
            *arc(37, -18, 9, 210, -20, 'screen amber', 1.1),
            arrow(45.6, -21, 7, 'screen amber'),
            *bars(-4, -21, [24], 'screen blue', 3),
        ],
        (-72, y, z + 6),
    )
    name('joralis 80', 9.5, -105, z - 42, y)
    place(pump(23), (34, y, z + 10))
    place(front(64, 74, 1.4, get('graphite'), 7, 0.5), (106, y, z + 3))
    place(socket(8.6, 5), (92, y - 1.4, z - 14))
    place(socket(8.6, 7), (121, y - 1.4, z - 14))
    place(button(15, 15, 'ink', None, 'led green'), (121, y - 1.4, z + 22))
    place(words('MOTOR', 4.4, get('mark white')), (92, y - 1.5, z - 31))
    place(words('PEDAL', 4.4, get('mark white')), (121, y - 1.5, z - 31))
    place(cap(7.4, 'aluminium', 22), (92, y - 1.4, z - 14))
    # The handpiece lies on top, its cable hangs down at the right.
    on_rest(drills.angled_parts, (28, -30, 119), 184, 120, -60)
    lead(
        [
            (92, y - 34, z - 14),
            (94, y - 54, z - 30),
            (124, y - 70, 4),
            (180, y - 40, 3),
            (204, 10, 3),
            (194, 30, 40),
            (164, 0, 122),
            (140, -18, 138),
            (104, -24, 139),
        ],
        2.4,
    )
    pump_tubes(34, y, z + 10, 23, 176)


def duo_console():
    upper, lower = wedge(356, 290, 136, 72, 60, 'graphite', 8, 'black')
    upper(front(330, 78, 2, get('screen glass'), 7, 0.6), 0, 0, 0.4)
    for x, letter, value, unit, work, colour, flow in (
        (-84, 'A', '60,000', 'rpm', 'DRILL', 'screen cyan', '45'),
        (34, 'B', '18,000', 'strokes/min', 'SAW', 'screen amber', '30'),
    ):
        upper(
            [
                label(letter, 13, x - 46, 22, colour),
                label(work, 7, x - 18, 22, colour),
                label(value, 20, x - 4, 0, 'screen white'),
                label(f'{unit}   {flow} ml/min', 6, x - 4, -22, colour),
                *bars(x + 14, 22, [30], colour, 3),
            ],
            0,
            0,
            0.9,
        )
    upper(line([(-28, -32), (-28, 32)], 'screen dim', 0.4), 0, 0, 0.9)
    upper(knob(19, 13, 'soft grey'), 128, 0, 1.6)
    for x, colour, pins in ((-146, 'petrol aluminium', 5), (-100, 'gold', 5)):
        lower(
            [
                *socket(11, pins),
            ],
            x,
            2,
            0.4,
        )
        lower(band_ring(15.4, colour), x, 2, 0.4)
    for text, x in (('A', -146), ('B', -100)):
        lower(words(text, 7, get('mark white')), x, -22, 0.3)
    lower(cap(9.4, 'petrol aluminium', 22), -146, 2, 0.4)
    lower(cap(9.4, 'gold', 22), -100, 2, 0.4)
    lower(made_by(lambda: twin_pump(20)), 20, 3, 0.3)
    lower(words('kelvora duo', 10, get('mark white')), 128, -14, 0.3)
    lower(button(14, 12, 'soft grey', None, 'led green'), 158, 14, 0.3)
    pump_tubes(44, -146, 47, 20, 200)
    for i, side in enumerate((1, -1)):
        lead(
            [
                (-4 + side * 16, -151, 10),
                (-4 + side * 15, -156, 5),
                (6 + side * 18, -172 - i * 4, 2.4),
                (60, -208 - i * 8, 2.4),
                (150, -186 - i * 8, 2.4),
                (216 + i * 8, -100, 2.4),
                (214 + i * 8, 80, 2.4),
                (180, 164, 2.4),
                (100, 174, 2.4),
            ],
            2.2,
            'pvc',
        )
    for x, out, back, end in ((-146, -190, 20, -124), (-100, -204, 56, 18)):
        lead(
            [
                (x, -182, 38),
                (x - 2, -196, 20),
                (x - 20, -206, 4),
                (out, -150, 3),
                (out - 6, -40, 3),
                (out + 4, back, 70),
                (-164, back, 148),
                (-140, back, 160),
                (end - 16, 22 if end < 0 else 24, 164),
                (end, 20, 164),
            ],
            2.4,
        )
    # Drill and saw in their rests on top.
    on_rest(drill_piece, (-74, 20, 144), 6, 100)
    on_rest(saw_piece, (72, 20, 144), 6, 100)


def band_ring(radius, colour):
    return place(
        lathe(
            [(radius, 0), (radius + 1.6, 0.4), (radius + 1.6, 1.4), (radius, 1.8)], get(colour), 64
        ),
        turn=(90, 0, 0),
    )


def drill_piece(ring='petrol aluminium'):
    along(
        [
            *drills.motor(8.6, 46, 'aluminium', ring),
            lathe([(8.2, 46), (8.4, 50), (7.6, 66), (5.4, 78), (4, 86), (3.8, 90)], get('satin')),
            *place(drills.bur(2.6, 16, 0.8), (0, 0, 89)),
        ],
        0,
        -30,
    )


def saw_piece(ring='gold'):
    along(
        [
            *drills.motor(9.4, 46, 'aluminium', ring),
            lathe([(9, 46), (9.6, 50), (9.4, 70), (7, 80), (4.6, 86), (4.6, 92)], get('satin')),
        ],
        0,
        -34,
    )
    edge = [(36 - (0 if i % 2 else 1.6), 3.4 - i * 0.62) for i in range(12)]
    place(
        plate(
            [(-4, 2.4), (10, 2.6), (34, 3.6), *edge, (34, -3.6), (10, -2.6), (-4, -2.4)],
            0.6,
            get('steel'),
            0.1,
        ),
        (58, 0, 0.2),
        (80, 0, 0),
    )


def shaver_console():
    y, z = housing(262, 250, 116, 'petrol shell', 'white', 22, 8, 'aluminium')
    # One dial, four buttons; the bar above them has the colour of the blade.
    place(
        [lathe([(40, 0), (41, 1), (41, 3), (38, 4.4), (36, 4), (36, 2)], get('aluminium'), 96)],
        (64, y, z + 12),
        (90, 0, 0),
    )
    place(knob(30, 20, 'graphite'), (64, y - 2, z + 12))
    for i in range(11):
        angle = math.radians(225 - 27 * i)
        place(
            rod(1.1, 0.5, get('mark'), 0.1),
            (64 + 47 * math.cos(angle), y, z + 12 + 47 * math.sin(angle)),
            (90, 0, 0),
        )
    place(
        [
            *display(
                104,
                42,
                [
                    ('3,000', 20, -48, -3, 'screen white'),
                    ('rpm', 7, 14, -6, 'screen cyan'),
                    ('OSCILLATION', 5.2, -48, 14, 'screen cyan'),
                ],
                'black',
            ),
            field(38, 8, 18, 18, 'screen red'),
            label('4.0', 7, 38, 8, 'screen glass'),
            *bars(-48, -16, [62], 'screen cyan', 2),
        ],
        (-58, y, z + 24),
    )
    for i, text in enumerate(('OSC', 'SLOW', 'FWD', 'REV')):
        place(button(24, 14, 'grey', text), (-98 + i * 27, y, z - 20))
    place(socket(9.5, 6), (26, y, z - 38))
    place(cap(8.2, 'aluminium', 22), (26, y, z - 38))
    lead(
        [
            (26, y - 34, z - 38),
            (28, y - 52, z - 48),
            (54, y - 66, 5),
            (130, y - 50, 3),
            (196, y + 10, 3),
            (232, y + 20, 3),
        ],
        2.6,
    )
    name('hydessa 5', 10, -88, z - 44, y)
    # The pinch valve of the suction line on the right side.
    side = 131
    place(slab(52, 54, 18, get('graphite'), 8, 2), (side - 1, -30, z + 2), (0, 90, 0))
    place(box(9, 60, 5, get('black'), 1), (side + 16, -30, z - 12))
    place(slab(34, 24, 9, get('petrol'), 7, 2), (side + 17, -30, z + 8), (0, 90, 0))
    lead(
        [
            (side + 22, -64, z - 8),
            (side + 22, -30, z - 8),
            (side + 22, 6, z - 8),
            (side + 26, 40, z - 16),
            (side + 30, 80, z - 46),
            (side + 20, 140, 6),
            (side - 40, 170, 5),
        ],
        4.4,
        'pvc',
    )
    lead(
        [
            (side + 22, -60, z - 8),
            (side + 24, -84, z - 14),
            (side + 34, -120, z - 50),
            (side + 60, -150, 10),
            (side + 100, -156, 5),
            (side + 124, -140, 5),
        ],
        4.4,
        'pvc',
    )


def shaver_drill_console():
    upper, lower = wedge(330, 300, 157, 56, 34, 'white', 8, 'petrol')
    upper(front(316, 98, 2.4, get('screen glass'), 6, 0.8), 0, -1, 0.3)
    upper(front(155, 87, 0.2, get('screen dim'), 2, 0), -68, -1, 2.62)
    upper(front(154, 86, 0.2, get('screen glass'), 2, 0), -68, -1, 2.7)
    for x, text, value, unit, extra, colour in (
        (-106, 'SHAVER', '5,000', 'rpm', 'OSCILLATION', 'screen cyan'),
        (-30, 'DRILL', '70,000', 'rpm', 'FORWARD', 'screen amber'),
    ):
        upper(
            [
                label(text, 6.6, 0, 33, colour),
                label(value, 19, 0, 8, 'screen white'),
                label(unit, 6, 0, -8, colour),
                label(extra, 5.2, 0, -20, colour),
                *bars(-26, -32, [40 if x < -50 else 48], colour, 2.6),
            ],
            x,
            -1,
            1.2,
        )
    # The coloured frame shows which of both obeys the pedal.
    rim = [(-37, -41), (37, -41), (37, 41), (-37, 41), (-37, -41)]
    upper(
        [tube([(a, -1.8, b) for a, b in rim], 1.1, get('screen cyan'), smooth=False, sides=8)],
        -106,
        -1,
        1.2,
    )
    upper(place(pump(30), (0, 0, 6)), 104, -2, 2.4)
    for x, ring, text in ((-130, 'petrol aluminium', 'SHAVER'), (-84, 'gold', 'DRILL')):
        lower(socket(10.5, 6), x, 4, 0.2)
        lower(band_ring(14.8, ring), x, 4, 0.2)
        lower(words(text, 4.8, get('mark')), x, -18, 0.2)
        lower(cap(9, ring, 20), x, 4, 0.2)
    lower(
        [
            front(22, 12, 1, get('graphite'), 2, 0.3),
            place(front(14, 5.6, 0.4, get('black'), 0.8, 0), (0, -1, 0)),
            place(front(12, 1.8, 0.3, get('mark white'), 0.3, 0), (0, -1.3, 1)),
        ],
        -32,
        4,
        0.2,
    )
    lower(words('USB', 4.6, get('mark')), -32, -18, 0.2)
    lower(words('lunvar twin', 10, get('mark')), 40, -6, 0.2)
    lower(button(15, 13, 'ink', None, 'led green'), 140, 0, 0.2)
    front_y = -150
    for x, reach in ((-130, 0), (-84, 1)):
        lead(
            [
                (x, front_y - 36, 34),
                (x + 2, front_y - 52, 22),
                (x + 26, front_y - 70 - reach * 6, 4),
                (x + 110, front_y - 84 - reach * 8, 3),
                (140 + reach * 26, front_y - 74, 3),
                (216 + reach * 14, front_y - 12, 3),
                (222 + reach * 14, 40, 3),
                (190, 150, 3),
                (120, 180, 3),
            ],
            2.8,
            'soft grey',
        )
    lead(
        [
            (80, -157, 63),
            (79, -160, 48),
            (84, -168, 14),
            (120, -178, 3),
            (180, -150, 3),
            (196, -60, 3),
            (194, 80, 3),
            (150, 170, 3),
        ],
        2.2,
        'pvc',
    )
    lead(
        [
            (128, -157, 63),
            (129, -160, 48),
            (138, -166, 12),
            (160, -168, 3),
            (182, -130, 3),
            (186, -40, 3),
            (184, 80, 3),
            (140, 168, 3),
        ],
        2.2,
        'pvc',
    )


def bag(x, y, top, across=40, height=120, full=13):
    """A bag of saline that hangs from its eye."""

    def skin(u, v):
        deep = full * (
            0.25 + 0.75 * min(1, v * 1.5) * (1 if v < 0.93 else (1 - v) / 0.07 * 0.7 + 0.3)
        )
        wide = across * (0.8 + 0.2 * math.sin(math.pi * v) ** 0.6)
        angle = 2 * math.pi * u
        return (
            x + math.copysign(abs(math.cos(angle)) ** 0.55, math.cos(angle)) * wide,
            y + math.copysign(abs(math.sin(angle)) ** 0.8, math.sin(angle)) * deep,
            top - v * height,
        )

    surface(skin, 56, 44, get('pvc'))
    place(
        front(across * 1.2, height * 0.4, 0.2, get('paper'), 3, 0),
        (x, y - full - 0.4, top - height * 0.52),
    )
    for i in range(4):
        place(
            front(across * (0.8 - 0.14 * (i % 2)), 1.4, 0.1, get('mark'), 0.3, 0),
            (x, y - full - 0.7, top - height * (0.42 + 0.07 * i)),
        )
    place(lathe([(3.4, 0), (4, 2), (4, 12), (2.4, 16)], get('blue'), 48), (x, y, top - height - 14))


def irrigation_pump():
    # It clamps to a stand, of which the lower part is seen.
    place(
        lathe(
            [(74, 0), (78, 1), (78, 8), (70, 13), (20, 18), (15, 24), (14, 30)], get('graphite'), 96
        ),
        (-70, 30, 0),
    )
    place(rod(10, 318, get('steel')), (-70, 30, 20))
    for side in (1, -1):
        tube(
            [
                (-70, 30, 332),
                (-70 + side * 30, 30, 336),
                (-70 + side * 54, 30, 332),
                (-70 + side * 58, 30, 342),
                (-70 + side * 52, 30, 348),
            ],
            3.4,
            get('steel'),
        )
    bag(-126, 26, 332, 34, 124)
    low = 40
    place(plate(round_outline(168, 142, 20), 118, get('shell'), 5), (26, 62, low + 71), (90, 0, 0))
    place(
        plate(round_outline(169, 143, 20), 4, get('petrol'), 0.6), (26, -44, low + 71), (90, 0, 0)
    )
    y, z = -58, low + 71
    place(front(160, 134, 4, get('white'), 18, 1.4), (26, y + 3, z))
    place(pump(31), (58, y - 1, z + 14))
    # Levels of flow with their lights.
    place(front(34, 112, 1, get('graphite'), 7, 0.4), (-24, y - 0.6, z + 6))
    for i, flow in enumerate(('15', '30', '50', '75', '110')):
        place(
            front(5, 5, 0.6, get('screen cyan' if i < 3 else 'soft grey'), 2.4, 0),
            (-33, y - 1.6, z - 34 + i * 20),
        )
        place(words(flow, 7, get('mark white')), (-20, y - 1.7, z - 34 + i * 20))
    place(button(22, 13, 'petrol', '+'), (20, y, z - 50))
    place(button(22, 13, 'petrol', '-'), (46, y, z - 50))
    place(button(30, 13, 'grey', 'PRIME'), (78, y, z - 50))
    place(front(9, 4, 0.8, get('led green'), 1.8, 0), (-24, y - 0.4, z - 58))
    name('mirvane', 8, 10, z + 58, y)
    # The clamp around the pole.
    place(slab(44, 60, 46, get('cast aluminium'), 9, 3), (-70, 34, low + 48))
    place(rod(5, 34, get('steel')), (-92, 34, low + 71), (0, -90, 0))
    place(
        [
            rod(15, 12, get('graphite'), 2),
            *[
                place(
                    rod(3.4, 12, get('graphite')),
                    (14 * math.cos(math.radians(a)), 14 * math.sin(math.radians(a)), 0),
                )
                for a in range(0, 360, 60)
            ],
        ],
        (-112, 34, low + 71),
        (0, -90, 0),
    )
    lead(
        [
            (-126, 26, 194),
            (-126, 22, 178),
            (-110, -30, 92),
            (-90, -90, 20),
            (-40, -116, 3),
            (40, -124, 3),
            (78, -112, 14),
            (84, -76, 40),
            (83, y - 6, z - 48),
        ],
        2.4,
        'pvc',
    )
    lead(
        [
            (33, y - 6, z - 48),
            (30, -76, 42),
            (34, -96, 16),
            (70, -120, 2.6),
            (140, -104, 2.6),
            (172, -40, 2.6),
            (176, 60, 2.6),
        ],
        2.4,
        'pvc',
    )


def lens_irrigation():
    y, z = housing(176, 170, 104, 'shell', 'petrol shell', 16, 7, 'aluminium')
    place(pump(24), (40, y, z + 6))
    place(
        [
            *display(
                56,
                40,
                [
                    ('0.8', 18, -25, 4, 'screen white'),
                    ('s', 8, 12, 1, 'screen cyan'),
                    ('60 ml/min', 5.4, -25, -14, 'screen cyan'),
                ],
                'black',
            )
        ],
        (-42, y, z + 18),
    )
    for i, text in enumerate(('PULSE', 'BACK')):
        place(button(28, 12, 'grey', text), (-58 + i * 32, y, z - 18))
    place(button(13, 11, 'ink', None, 'led green'), (-64, y, z - 38))
    name('hydessa', 8, -28, z - 38, y, 'mark white')
    x, back = -46, 40
    place(rod(4.4, 128, get('steel')), (x, back, 110))
    tube(
        [
            (x, back, 237),
            (x, back - 6, 246),
            (x, back - 24, 248),
            (x, back - 34, 242),
            (x, back - 34, 234),
        ],
        2.4,
        get('steel'),
    )
    bag(x, back - 34, 233, 26, 84, 11)
    lead(
        [
            (x, back - 34, 136),
            (x + 2, back - 38, 128),
            (x + 26, -30, 122),
            (-6, -80, 120),
            (10, -100, 84),
            (21, y - 9, 30),
            (21, y - 5, z - 42),
        ],
        2.2,
        'pvc',
    )

    # A telescope in its sheath before it.
    def optic():
        telescope = telescope_and_head_light_system.telescope(2, 160, 30, 'red', 1, 15, 7)
        place(lathe([(2.5, 0), (2.5, 128)], get('steel'), 48), (30, 0, 0), (0, 90, 0))
        along(
            [
                lathe(
                    [(3, 10), (6.4, 10.6), (6.8, 11.4), (6.8, 25), (6, 27), (3.4, 33), (2.6, 38)],
                    get('satin'),
                ),
                band(6.8, 14, 4, get('petrol aluminium'), 0.1),
            ]
        )
        place(
            [lathe([(2.4, 5), (2.4, 14), (3, 14.4), (3, 17), (2.2, 22)], get('steel'), 40)],
            (20, 0, 0),
            (90, 0, 0),
        )
        return telescope

    place(made_by(optic), (128, -112, 16), (0, 0, 24))
    lead(
        [
            (59, y - 5, z - 42),
            (60, y - 8, z - 52),
            (70, y - 50, 6),
            (100, -172, 3),
            (150, -152, 3),
            (160, -138, 5),
            (156, -129, 16),
        ],
        2.0,
        'pvc',
    )


def micromotor_console():
    upper, lower = wedge(245, 230, 102, 54, 62, 'shell', 8, 'petrol')
    upper(front(224, 66, 2, get('ink'), 7, 0.6), 0, 0, 0.3)
    upper(
        [
            front(112, 52, 0.4, get('screen glass'), 3, 0),
            label('30,000', 19, -16, 4, 'screen white'),
            label('rpm', 6, 32, 1, 'screen cyan'),
            label('E-TYPE BUR', 5, -24, 20, 'screen cyan'),
            label('M 3', 6, 40, 19, 'screen amber'),
            *bars(-50, -18, [46], 'screen green', 3),
            *bars(2, -18, [10], 'screen dim', 3),
            label('FLOW 3', 5, 36, -18, 'screen cyan'),
        ],
        -48,
        0,
        1.6,
    )
    for i, sign in enumerate(('+', '-')):
        upper(button(16, 16, 'grey', sign), 28, 12 - i * 24, 2.3)
    upper(knob(20, 13, 'graphite'), 74, 0, 2.3)
    lower(socket(11, 5), -84, 2, 0.3)
    lower(cap(9.4, 'aluminium', 22), -84, 2, 0.3)
    lower(words('MOTOR', 4.6, get('mark')), -84, -20, 0.3)
    lower(socket(8, 7), -46, 2, 0.3)
    lower(words('PEDAL', 4.6, get('mark')), -46, -20, 0.3)
    lower(words('tarvos 40', 9, get('mark')), 4, 8, 0.3)
    lower(front(6, 6, 1, get('led green'), 2.9, 0), 4, -10, 0.3)
    lower(front(60, 50, 2, get('soft grey'), 8, 0.6), 80, 0, 0.2)
    lower(place(pump(19), (0, -2, 4)), 80, 0, 0)
    pump_tubes(80, -117, 40, 19, 152)
    place(made_by(drill_piece), (-52, -196, 9), (0, 0, -10))
    lead(
        [
            (-84, -150, 37),
            (-86, -166, 24),
            (-112, -182, 5),
            (-152, -176, 3),
            (-172, -184, 3),
            (-160, -196, 5),
            (-121, -184, 9),
        ],
        2.5,
    )


def twin_console():
    y, z = housing(352, 286, 134, 'graphite', 'white', 8, 8, 'aluminium')
    for x, ring, colour, value, more, level in (
        (-112, 'blue aluminium', 'screen cyan', '5,000', '30 Ncm', 34),
        (14, 'green aluminium', 'screen green', '80,000', '40 ml/min', 58),
    ):
        place(
            [
                *display(
                    104,
                    52,
                    [
                        (value, 22, -46, 0, 'screen white'),
                        ('rpm', 7, 28, -4, colour),
                        (more, 6, -46, -18, colour),
                    ],
                    'black',
                ),
                *bars(-46, 18, [level], colour, 3),
            ],
            (x, y, z + 30),
        )
        place(socket(11, 6), (x - 30, y, z - 26))
        place(band_ring(15.4, ring), (x - 30, y, z - 26))
        place(cap(9.4, ring, 22), (x - 30, y, z - 26))
        for i, sign in enumerate(('-', '+')):
            place(button(22, 15, 'grey', sign), (x + 10 + i * 28, y, z - 26))
    for x, ring in ((96, 'blue aluminium'), (144, 'green aluminium')):
        place(pump(17), (x, y, z + 28))
        place(band_ring(22.4, ring), (x, y, z + 28))
    name('merak twin', 11, -112, z - 54, y)
    place(button(15, 12, 'ink', None, 'led green'), (152, y, z - 54))
    for i, x in enumerate((96, 144)):
        for j, side in enumerate((1, -1)):
            at = x + side * 13.6
            lead(
                [
                    (at, y - 5, z - 6),
                    (at, y - 6, z - 16),
                    (at + 3, y - 18, 16),
                    (at + 14 + i * 4, y - 34 - j * 6, 2.4),
                    (186 + i * 8 + j * 4, y - 6, 2.4),
                    (192 + i * 8 + j * 4, 60, 2.4),
                    (170, 150, 2.4),
                    (100, 190, 2.4),
                ],
                2,
                'pvc',
            )
    for x, ring, back in ((-142, 'blue aluminium', 0), (-16, 'green aluminium', 1)):
        lead(
            [
                (x, y - 34, z - 26),
                (x + 2, y - 50, z - 40),
                (x + 22, y - 70, 4),
                (x + 70 + back * 10, y - 92 - back * 26, 3),
                (x + 116, y - 76, 4),
                (x + 136, y - 70.4, 9.5),
            ]
            if not back
            else [
                (x, y - 34, z - 26),
                (x + 2, y - 52, z - 42),
                (x + 24, y - 66, 4),
                (x + 56, y - 68, 3),
                (x + 84, y - 56, 5),
                (x + 99.5, y - 51.9, 8.7),
            ],
            2.6,
        )
    place(made_by(lambda: saw_piece('blue aluminium')), (48, y - 76, 9.5), (0, 0, -6))
    place(made_by(lambda: drill_piece('green aluminium')), (132, y - 64, 8.7), (0, 0, -14))
