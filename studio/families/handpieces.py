"""Handpieces, wands and pencils with their cables: long parts that lie on the table."""

import math

from materials import get
from shapes import ball, box, knurl, lathe, place, plate, rings, rod, round_outline, tube


def laid(parts, height, turn=30):
    """Turned parts along z, laid along +x on the table at a height and turned a little."""
    return place(place(parts, turn=(0, 90, 0)), (0, 0, height), (0, 0, turn))


def at_start(turn, x, y=0.0):
    """A point of the laid part, in the scene."""
    angle = math.radians(turn)
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def cable(points, radius=2.2, material='rubber'):
    """A cable on the table from points of (x, y) or (x, y, z); it rests on its own radius."""
    return tube(
        [(p[0], p[1], p[2] if len(p) > 2 else radius) for p in points], radius, get(material)
    )


def plug(at, turn, radius=5, pins=3, colour='ink'):
    parts = [
        lathe(
            [
                (radius * 0.5, -14),
                (radius * 0.62, -6),
                (radius * 0.9, -4),
                (radius, 0),
                (radius, 14),
                (radius * 0.92, 15),
                (0.01, 15),
            ],
            get(colour),
            48,
        ),
        *[
            place(
                rod(radius * 0.14, 9, get('gold')),
                (
                    radius * 0.45 * math.cos(2 * math.pi * i / pins),
                    radius * 0.45 * math.sin(2 * math.pi * i / pins),
                    14,
                ),
            )
            for i in range(pins)
        ],
    ]
    place(parts, turn=(0, 90, 0))
    return place(parts, (at[0], at[1], radius), (0, 0, turn))


def push_button(x, colour, radius, length=12, width=6, turn=30, height=0.0):
    """A long button on top of a laid part."""
    part = plate(round_outline(length, width, width / 2.05), 1.6, get(colour), 0.6)
    return place(place(part, (x, 0, 0)), (0, 0, height + radius - 0.5), (0, 0, turn))


def saw_blade():
    """Cuts with the teeth at its +y end."""
    teeth = [(-4.8 + i * 1.2, 8 if i % 2 == 0 else 6.8) for i in range(9)]
    return plate([(-1, 0), (-4.4, 1.5), *teeth, (4.4, 1.5), (1, 0)], 1.0, get('steel'), 0.1)


def piezo_handpiece():
    turn, lift = 30, 11
    laid(
        [
            lathe([(5, -16), (6.5, -10), (7.5, 0)], get('rubber'), 64),
            lathe([(7.5, 0), (9, 1), (10.5, 6), (10.8, 16), (10.4, 18)], get('white'), 72),
            lathe([(10.5, 18), (11, 19), (11, 20), (10.5, 21)], get('aluminium'), 72),
            place(rings(10.6, 62, get('petrol'), 16, 0.6), (0, 0, 21)),
            lathe(
                [(10.5, 83), (11, 84), (10.8, 87), (9.6, 96), (8.2, 104), (7.6, 106)],
                get('white'),
                72,
            ),
            place(rod(7.8, 3, get('red'), 0.3), (0, 0, 106)),
            lathe(
                [(7.4, 109), (6.6, 118), (5, 124), (4.4, 128), (4.4, 131), (2.4, 133)],
                get('steel'),
                72,
            ),
        ],
        lift,
        turn,
    )
    x, y = at_start(turn, 132)
    x2, y2 = at_start(turn, 146, -1)
    x3, y3 = at_start(turn, 158, -12)
    x4, y4 = at_start(turn, 163, -27)
    tube(
        [(x, y, lift), (x2, y2, lift), (x3, y3, lift), (x4, y4, lift)],
        lambda v: 2.3 - 0.9 * v,
        get('satin'),
        flat=0.8,
    )
    place(saw_blade(), (*at_start(turn, 162.5, -25.5), lift - 0.5), (0, 0, turn + 198))
    a = at_start(turn, -15)
    cable(
        [
            (*a, lift),
            (*at_start(turn, -34, 1), 7),
            at_start(turn, -58, -12),
            at_start(turn, -40, -52),
            at_start(turn, 24, -62),
            at_start(turn, 72, -58),
        ],
        3.4,
        'grey',
    )
    plug(at_start(turn, 84, -57), turn + 4, 6, 4)


def slim_piezo():
    turn, lift = 32, 7.4
    laid(
        [
            lathe([(3.4, -14), (4.6, -8), (5.2, 0)], get('rubber'), 64),
            lathe([(5.2, 0), (6.6, 1.5), (7, 8), (7, 40), (6.8, 42)], get('titanium'), 72),
            place(knurl(6.9, 34, get('titanium'), 1.5, 0.3), (0, 0, 42)),
            place(rod(7.0, 3, get('red'), 0.3), (0, 0, 76)),
            lathe(
                [(6.8, 79), (6.6, 100), (5.6, 116), (4.4, 126), (3.6, 129), (3.6, 132), (2.2, 134)],
                get('titanium'),
                72,
            ),
        ],
        lift,
        turn,
    )
    pts = [
        (*at_start(turn, 133), lift),
        (*at_start(turn, 146, 0.5), lift),
        (*at_start(turn, 157, 7), lift),
        (*at_start(turn, 162, 20), lift),
    ]
    tube(pts, lambda v: 2 - 0.8 * v, get('steel'), flat=0.8)
    place(saw_blade(), (*at_start(turn, 162, 18.5), lift - 0.5), (0, 0, turn - 12))
    cable(
        [
            (*at_start(turn, -13), lift),
            (*at_start(turn, -32), 4),
            at_start(turn, -52, -14),
            at_start(turn, -30, -44),
            at_start(turn, 26, -36),
            at_start(turn, 62, -46),
        ],
        2.6,
        'rubber',
    )
    plug(at_start(turn, 73, -49), turn - 16, 5, 3)


def turbinate_wand():
    turn, lift = 32, 9
    laid(
        [
            lathe([(3, -14), (4.4, -6), (5, 0)], get('rubber'), 48),
            lathe(
                [
                    (5, 0),
                    (7.5, 2),
                    (8.8, 8),
                    (8.6, 30),
                    (8.0, 50),
                    (8.2, 64),
                    (6.6, 80),
                    (3.4, 92),
                    (2.2, 95),
                ],
                get('shell'),
                72,
            ),
            place(rings(8.9, 26, get('petrol'), 9, 0.5), (0, 0, 8)),
            lathe([(2.0, 94), (1.6, 96), (1.6, 168), (1.5, 169)], get('steel'), 40),
            *[
                place(lathe([(1.66, 0), (1.66, 1.2)], get('ink'), 40), (0, 0, 112 + i * 10))
                for i in range(5)
            ],
            lathe([(1.55, 169), (1.5, 174), (0.8, 180), (0.05, 182)], get('ceramic'), 40),
            place(lathe([(1.4, 0), (1.62, 0.4), (1.4, 1.6)], get('gold'), 40), (0, 0, 171)),
        ],
        lift,
        turn,
    )
    push_button(58, 'red', 8.1, 15, 6, turn, lift)
    cable(
        [
            (*at_start(turn, -13), lift),
            (*at_start(turn, -30, 1), 3),
            at_start(turn, -46, -16),
            at_start(turn, -20, -42),
            at_start(turn, 44, -40),
            at_start(turn, 92, -50),
        ],
        2.3,
    )
    plug(at_start(turn, 104, -53), turn - 18, 5.2, 4)


def plasma_wand():
    turn, lift = 26, 12
    laid(
        [
            lathe([(8, -12), (9, -8), (9.4, 0)], get('rubber'), 64),
            lathe(
                [
                    (9.4, 0),
                    (11, 3),
                    (11.6, 14),
                    (11, 40),
                    (9.8, 52),
                    (9.4, 66),
                    (7, 84),
                    (4.6, 94),
                    (4.2, 98),
                ],
                get('white'),
                72,
            ),
            place(rings(11.5, 34, get('grey'), 11, 0.5), (0, 0, 10)),
            place(rod(4.6, 4, get('red'), 0.3), (0, 0, 96)),
        ],
        lift,
        turn,
    )
    push_button(56, 'ink', 9.7, 18, 8, turn, lift)
    place(place(ball(2.2, get('aluminium'), 0.5), (60, 0, 0)), (0, 0, lift + 10.6), (0, 0, turn))
    pts = [
        (*at_start(turn, 99), lift),
        (*at_start(turn, 128), lift),
        (*at_start(turn, 150, -2), lift),
        (*at_start(turn, 166, -9), lift),
        (*at_start(turn, 176, -18), lift),
    ]
    tube(pts, 2.4, get('steel'))
    end = at_start(turn, 176, -18)
    tip = place(
        [
            lathe([(2.5, 0), (3.4, 1), (3.4, 5), (3.0, 5.6), (0.01, 5.6)], get('ceramic'), 48),
            *[
                place(
                    rod(0.35, 0.8, get('gold')),
                    (1.6 * math.cos(i * 1.05), 1.6 * math.sin(i * 1.05), 5.3),
                )
                for i in range(6)
            ],
        ],
        turn=(0, 90, 0),
    )
    place(tip, (end[0], end[1], lift), (0, 0, turn - 40))
    # Power between saline and suction, side by side round the bend; each ends in its connector.
    for dy, material in ((-2.6, 'pvc'), (0, 'rubber'), (2.6, 'pvc')):
        reach = 112 - abs(dy) * 4
        cable(
            [
                (*at_start(turn, -11, dy), lift),
                (*at_start(turn, -30, dy * 1.6), 5),
                at_start(turn, -56 - dy * 2.2, -24),
                at_start(turn, -34, -50 - dy * 2.2),
                at_start(turn, 40, -58 - dy * 2.4),
                at_start(turn, reach, -48 - dy * 3.4),
            ],
            2.5,
            material,
        )
        at = at_start(turn, reach + 8, -46.8 - dy * 3.5)
        if dy:
            luer = lathe(
                [
                    (2.6, -10),
                    (3.4, -8),
                    (3.6, 0),
                    (4.8, 0.6),
                    (4.8, 5),
                    (3.6, 5.6),
                    (2.4, 6),
                    (2.1, 13),
                    (1.4, 13),
                ],
                get('blue' if dy < 0 else 'white'),
                48,
            )
            place(place(luer, turn=(0, 90, 0)), (*at, 4.8), (0, 0, turn + 8))
        else:
            plug(at, turn + 8, 4.6, 3, 'ink')


def rf_probe():
    turn, lift = 32, 8
    laid(
        [
            lathe([(3, -16), (4.2, -6), (4.8, 0)], get('rubber'), 48),
            lathe([(4.8, 0), (6.6, 2), (7, 8), (7, 58), (6.8, 60)], get('ink'), 72),
            place(rings(7.9, 20, get('grey'), 7, 0.6), (0, 0, 60)),
            lathe([(7, 80), (6.4, 86), (4.2, 94), (3.8, 97)], get('ink'), 72),
            place(rod(4.1, 3, get('red'), 0.3), (0, 0, 96)),
            lathe([(2.4, 99), (2.2, 100), (2.2, 168), (2.0, 169)], get('ink'), 48),
            *[
                place(lathe([(2.26, 0), (2.26, 0.8)], get('mark white'), 40), (0, 0, 126 + i * 10))
                for i in range(4)
            ],
            place(rod(3.0, 5, get('ceramic'), 0.5), (0, 0, 167)),
            *[
                place(lathe([(0.6, 0), (0.6, 16), (0.05, 21)], get('steel'), 24), (0, dy, 171))
                for dy in (-1.5, 1.5)
            ],
        ],
        lift,
        turn,
    )
    push_button(38, 'petrol', 7.0, 14, 5, turn, lift)
    cable(
        [
            (*at_start(turn, -14), lift),
            (*at_start(turn, -32), 4),
            at_start(turn, -50, -14),
            at_start(turn, -26, -40),
            at_start(turn, 40, -34),
            at_start(turn, 96, -46),
        ],
        2.3,
    )
    plug(at_start(turn, 108, -49), turn - 16, 5, 2)


def palate_needle():
    turn, lift = 30, 8
    laid(
        [
            lathe([(3, -14), (4.2, -6), (4.8, 0)], get('rubber'), 48),
            lathe(
                [(4.8, 0), (7, 2), (7.6, 12), (7.4, 40), (7.6, 62), (5.4, 76), (4.6, 78)],
                get('shell'),
                72,
            ),
            place(rings(7.7, 22, get('grey'), 8, 0.5), (0, 0, 34)),
            place(rod(4.9, 4, get('red'), 0.3), (0, 0, 78)),
        ],
        lift,
        turn,
    )
    pts = [
        (*at_start(turn, 82), lift),
        (*at_start(turn, 112), lift),
        (*at_start(turn, 134, 4), lift),
        (*at_start(turn, 147, 18), lift),
        (*at_start(turn, 149, 34), lift),
    ]
    tube(pts, 1.6, get('ink'))
    needle = lathe([(1.5, 0), (0.75, 1.5), (0.7, 10), (0.05, 17)], get('steel'), 32)
    place(place(needle, turn=(0, 90, 0)), (*at_start(turn, 149, 34), lift), (0, 0, turn + 88))
    cable(
        [
            (*at_start(turn, -13), lift),
            (*at_start(turn, -30), 3),
            at_start(turn, -46, -14),
            at_start(turn, -24, -40),
            at_start(turn, 40, -34),
            at_start(turn, 84, -44),
        ],
        2.3,
    )
    plug(at_start(turn, 96, -47), turn - 16, 5, 2)


def monopolar_pencil():
    turn, lift = 32, 6.6
    laid(
        [
            lathe([(2.6, -14), (3.6, -6), (4.4, 0)], get('rubber'), 48),
            lathe(
                [
                    (4.4, 0),
                    (5.6, 2),
                    (6.2, 10),
                    (6.2, 60),
                    (6.5, 82),
                    (6.0, 100),
                    (4.0, 116),
                    (3.2, 121),
                ],
                get('petrol'),
                72,
            ),
            place(rings(6.3, 22, get('petrol'), 8, 0.4), (0, 0, 92)),
            lathe([(2.6, 120), (2.4, 122), (2.2, 132), (1.4, 134)], get('ink'), 48),
        ],
        lift,
        turn,
    )
    push_button(70, 'yellow', 6.3, 14, 6, turn, lift)
    push_button(52, 'blue', 6.3, 14, 6, turn, lift)
    place(
        place(
            plate(
                [
                    (0, -0.9),
                    (8, -1.2),
                    (18, -1.8),
                    (27, -1.6),
                    (29, 0),
                    (27, 1.6),
                    (18, 1.8),
                    (8, 1.2),
                    (0, 0.9),
                ],
                0.7,
                get('steel'),
                0.2,
            ),
            (133, 0, -0.3),
        ),
        (0, 0, lift),
        (0, 0, turn),
    )
    cable(
        [
            (*at_start(turn, -13), lift),
            (*at_start(turn, -32), 3),
            at_start(turn, -54, -16),
            at_start(turn, -34, -48),
            at_start(turn, 30, -38),
            at_start(turn, 76, -50),
        ],
        2.2,
    )
    plug(at_start(turn, 88, -53), turn - 16, 5.5, 3, 'petrol')


def smoke_pencil():
    turn, lift = 30, 10
    laid(
        [
            lathe(
                [
                    (8.4, 0),
                    (9.6, 2),
                    (10, 10),
                    (9.6, 60),
                    (9.8, 84),
                    (8.2, 110),
                    (6.2, 128),
                    (5.6, 134),
                ],
                get('white'),
                72,
            ),
            place(rings(10.1, 30, get('petrol'), 9, 0.5), (0, 0, 12)),
            lathe(
                [
                    (5.9, 126),
                    (6.1, 127),
                    (5.6, 146),
                    (4.4, 162),
                    (4.2, 162.2),
                    (5.2, 146),
                    (5.6, 128),
                ],
                get('pvc'),
                72,
            ),
            lathe([(2.0, 120), (2.0, 150), (1.0, 152)], get('ink'), 40),
        ],
        lift,
        turn,
    )
    push_button(84, 'yellow', 9.6, 16, 7, turn, lift)
    push_button(62, 'blue', 9.6, 16, 7, turn, lift)
    place(
        place(
            plate([(0, -0.9), (18, -1.6), (25, 0), (18, 1.6), (0, 0.9)], 0.7, get('steel'), 0.2),
            (150, 0, -0.3),
        ),
        (0, 0, lift),
        (0, 0, turn),
    )
    path = [
        (*at_start(turn, 1), lift),
        (*at_start(turn, -26), lift),
        (*at_start(turn, -56, -14), 10),
        (*at_start(turn, -56, -52), 10),
        (*at_start(turn, -4, -64), 10),
        (*at_start(turn, 70, -52), 10),
    ]
    tube(
        path, lambda v: 8.4 + 0.9 * math.sin(v * 2 * math.pi * 62), get('grey'), steps=100, sides=40
    )
    place(
        lathe([(10.5, 0), (11, 1), (11, 16), (9, 16.5), (8.6, 15), (0.01, 15)], get('ink'), 64),
        (*at_start(turn, 70, -52), 11),
        (0, 90, turn + 10),
    )


def forceps(bayonet=True, irrigated=False):
    """Two spring legs that meet in a connector; insulated but for their tips."""
    turn = 26
    made = []
    for side in (1, -1):
        drop = 22 if bayonet else 0
        line = [(0, side * 3), (40, side * 11), (84, side * 10.5), (104, side * 8.4)]
        line += (
            [(120, side * 6.4 - drop), (150, side * 4 - drop), (186, side * 1.3 - drop)]
            if bayonet
            else [(140, side * 4.4), (176, side * 1.3)]
        )
        made.append(
            tube(
                [(x, y, 0) for x, y in line],
                lambda v: 3.3 - 2.2 * max(0, v - 0.4) / 0.6,
                get('blue' if irrigated else 'ink'),
                flat=0.5,
                steps=20,
            )
        )
        tip = line[-2:]
        made.append(
            tube(
                [
                    (
                        tip[0][0] + (tip[1][0] - tip[0][0]) * t,
                        tip[0][1] + (tip[1][1] - tip[0][1]) * t,
                        0,
                    )
                    for t in (0.62, 0.8, 1.0, 1.22)
                ],
                lambda v: 1.75 - 0.9 * v,
                get('steel'),
                flat=0.5,
                steps=6,
            )
        )
        made += [
            place(box(1.1, 9.4, 5.4, get('grey'), 0.3), (48 + i * 3.0, side * 10.9, -2.7))
            for i in range(11)
        ]
    made.append(place(plate(round_outline(30, 17, 5), 9, get('black'), 2), (-10, 0, -4.5)))
    for y in (-4, 4):
        made.append(place(rod(1.6, 15, get('gold'), 0.5), (-24, y, 0), (0, -90, 0)))
    if irrigated:
        made.append(
            tube(
                [(-20, 0, 3), (-4, 0, 6), (30, 12, 5), (80, 13, 4), (130, 7.4, 3), (168, 3, 1.6)],
                1.3,
                get('steel'),
            )
        )
        made.append(
            tube(
                [
                    (-20, 0, 3),
                    (-46, 6, 0),
                    (-70, 26, -3),
                    (-50, 56, -3),
                    (10, 60, -3),
                    (60, 54, -3),
                ],
                2.2,
                get('pvc'),
            )
        )
        made.append(
            place(
                lathe([(2.4, 0), (4.6, 2), (4.6, 12), (3.4, 14), (3.0, 20)], get('white'), 48),
                (60, 54, -1),
                (0, 90, -6),
            )
        )
    place(made, (0, 0, 5.4), (0, 0, turn))
    if not irrigated:
        cable(
            [
                at_start(turn, -30, -56),
                at_start(turn, 4, -60),
                at_start(turn, 50, -44),
                at_start(turn, 96, -62),
                at_start(turn, 130, -56),
            ],
            2.2,
        )
        plug(at_start(turn, 142, -54), turn + 10, 5, 2)
        plug(at_start(turn, -42, -55), turn + 174, 6, 2, 'black')
