"""Tubes for the airway and suction, with what is packed with them."""

import math

from materials import get
from models.mammoplasty import flat_words
from models.surgical_tools import smoothed
from shapes import (
    box,
    cloth,
    coil,
    curve_points,
    lathe,
    place,
    plate,
    rod,
    round_outline,
    tube,
    turned_ring,
)


def part_of(points, start, end, steps=24):
    path = curve_points(points, steps)
    last = len(path) - 1
    return path[round(start * last) : round(end * last) + 1]


def band(points, start, end, radius, material):
    return tube(part_of(points, start, end), radius, get(material), smooth=False, sides=40)


def cuff(points, start, end, narrow, wide, material='cuff film'):
    """A balloon around a tube, flat where it touches the trachea."""
    return tube(
        part_of(points, start, end, 40),
        lambda v: narrow + (wide - narrow) * min(1, math.sin(math.pi * v) * 1.5) ** 0.6,
        get(material),
        smooth=False,
        sides=64,
    )


def pilot(points, turn, colour='blue'):
    """The line of a cuff with its balloon and valve at its end."""
    tube(points, 0.95, get('pvc'), sides=16)
    body = [
        lathe(
            [(1.0, 0), (2.2, 3), (6.4, 8), (7.4, 14), (6.8, 21), (3, 27), (2.4, 29)],
            get('cuff film'),
            64,
            70,
        ),
        place(
            lathe(
                [(2.6, 0), (3.6, 0.6), (3.6, 11), (4.6, 12), (4.6, 18), (3.4, 18.6)],
                get(colour),
                48,
            ),
            (0, 0, 28),
        ),
    ]
    x, y = points[-1][:2]
    place(place(body, turn=(0, 90, 0)), (x, y, 7.4), (0, 0, turn))


def connector(colour='white'):
    """Of 15 mm, along -z from 0."""
    return [
        turned_ring(
            [
                (4.4, 1),
                (5.4, 1),
                (5.6, -4),
                (9.4, -5),
                (9.6, -6),
                (9.6, -8),
                (7.7, -9),
                (7.5, -24),
                (6.6, -24),
                (6.2, -8),
            ],
            get(colour),
        )
    ]


def arch(radius=45, start=125, end=25, x=0.0, lift=-14.0):
    """Points of a tube that stands on its connector and its tip."""
    return [
        (x + radius * math.cos(math.radians(a)), 0, radius * math.sin(math.radians(a)) + lift)
        for a in [start + (end - start) * i / 12 for i in range(13)]
    ]


def neck_plate(material, label):
    outline = smoothed(
        [
            (-43, -7),
            (-40, -12),
            (-26, -13),
            (-10, -10),
            (10, -10),
            (26, -13),
            (40, -12),
            (43, -7),
            (43, 7),
            (40, 12),
            (26, 13),
            (10, 12),
            (-10, 12),
            (-26, 13),
            (-40, 12),
            (-43, 7),
        ],
        4,
    )
    slots = [[(x + px, py) for px, py in round_outline(4.4, 15, 2.1)] for x in (-35.5, 35.5)]
    return [
        plate([(p.x, p.y) for p in outline], 2.6, get(material), 0.9, slots),
        place(flat_words(label, 6.4, 'mark', (0, 0, 0)), (-22, 0, -0.12), (180, 0, 180)),
        lathe([(7.4, -2), (8.4, -1), (8.4, 3.6), (6.6, 6)], get(material), 64),
    ]


def inner_cannula(at, turn, radius=4.0, ring='blue', holes=False, bend=44):
    """Lies on the table."""
    path = [
        (bend * math.sin(math.radians(a)), bend * (1 - math.cos(math.radians(a))), 0)
        for a in range(0, 96, 8)
    ]
    parts = [tube(path, radius, get('airway pvc'), sides=40)]
    parts += place(
        [
            turned_ring(
                [(3.4, 0), (7.4, 0), (7.6, -0.6), (7.6, -6), (6.8, -7), (5, -7)], get(ring)
            ),
            *[
                place(
                    box(1.6, 1.2, 5, get(ring), 0.3),
                    (7.7 * math.cos(a), 7.7 * math.sin(a), -6),
                    (0, 0, math.degrees(a)),
                )
                for a in [2 * math.pi * i / 18 for i in range(18)]
            ],
        ],
        turn=(0, 90, 0),
    )
    if holes:
        for i in range(3):
            for k in (-1, 0, 1):
                a = math.radians(36 + i * 6)
                parts.append(
                    place(
                        place(rod(0.75, 0.3, get('black'), 0.02, 24), (0, 0, radius - 0.14)),
                        (bend * math.sin(a), bend * (1 - math.cos(a)), 0),
                        (20 + k * 26, 0, math.degrees(a)),
                    )
                )
    return place(parts, (at[0], at[1], 7.6), (0, 0, turn))


def neck_tape(width=15):
    """Wound up, with its end lying free."""

    def wound(x, y):
        s = x + 140
        if s < 40:
            return s - 40, -17 + 2.5 * math.sin(s * 0.12) * (1 - s / 40), y + width / 2 + 0.2
        turn = (17 - math.sqrt(289 - 0.7 * (s - 40))) / 0.35
        r = 17 - 0.35 * turn
        return (
            r * math.cos(turn - math.pi / 2),
            r * math.sin(turn - math.pi / 2),
            y + width / 2 + 0.2,
        )

    return cloth(280, width, get('neck tape'), wound, 0.9, 240, 6)


def tracheostomy_tube():
    path = arch()
    parts = [tube(path, 5.6, get('airway pvc'), sides=64), cuff(path, 0.48, 0.88, 5.4, 13.5)]
    parts.append(
        tube(
            [(47.6 / 45 * x * 1.06, 0.0, (z + 14) * 1.124 - 14) for x, y, z in path][:7],
            0.35,
            get('blue'),
            sides=8,
        )
    )
    x, _, z = path[0]
    parts += place(
        [*place(neck_plate('flange', '8.0'), turn=(0, 0, 90)), *connector()], (x, 0, z), (0, 55, 0)
    )
    place(parts, (0, 10, 0), (0, 0, -24))
    pilot([(4, 14, 30), (16, 10, 32), (34, 16, 12), (62, 22, 1), (72, -4, 1), (54, -24, 1)], 214)
    # The obturator, whose nose is round.
    bend = [(-52, -34, 5), (-34, -38, 5), (-10, -36, 5), (12, -26, 5), (26, -12, 5)]
    tube(bend, 2.2, get('white'), sides=32)
    place(
        place(
            lathe(
                [(2.2, -1), (4.6, 2), (4.7, 6), (3.6, 10.5), (1.6, 13), (0.01, 13.6)],
                get('white'),
                48,
                60,
            ),
            turn=(0, 90, 0),
        ),
        (26, -12, 5),
        (0, 0, 46),
    )
    place(
        place(
            [
                lathe(
                    [(2.2, 0), (6.6, -1), (7, -2), (7, -8), (6.4, -9), (0.01, -9)], get('white'), 64
                )
            ],
            turn=(0, 90, 0),
        ),
        (-52, -34, 7),
        (0, 0, -10),
    )
    inner_cannula((-64, -86), -8)
    inner_cannula((2, -84), -14)
    place(neck_tape(), (-74, -14, 0), (0, 0, 8))


def fenestrated_tube():
    radius, lift = 46, -14
    path = arch(radius)
    parts = [tube(path, 5.6, get('airway pvc'), sides=64)]
    for i in range(3):
        for k in (-1, 0, 1):
            a = math.radians(94 - i * 6)
            hole = place(
                place(rod(0.7, 0.4, get('black'), 0.02, 24), (0, 0, 5.45)), turn=(k * 26, 0, 0)
            )
            parts.append(
                place(
                    hole,
                    (radius * math.cos(a), 0, radius * math.sin(a) + lift),
                    (0, 90 - math.degrees(a), 0),
                )
            )
    x, _, z = path[0]
    parts += place(
        [
            *place(neck_plate('flange', '8'), turn=(0, 0, 90)),
            *connector('pvc'),
            *[
                place(
                    box(1.4, 2, 7, get('petrol'), 0.4),
                    (9.6 * math.cos(a), 9.6 * math.sin(a), -13),
                    (0, 0, math.degrees(a)),
                )
                for a in [2 * math.pi * i / 14 for i in range(14)]
            ],
            place(
                turned_ring([(7, -6), (9.6, -6), (9.8, -7), (9.8, -13), (8, -13.4)], get('petrol')),
                (0, 0, 0),
            ),
        ],
        (x, 0, z),
        (0, 55, 0),
    )
    place(parts, (-14, 14, 0), (0, 0, -26))
    inner_cannula((-62, -40), -20, ring='petrol', holes=True)
    inner_cannula((-18, -58), -14, ring='white')
    # The speaking valve and the plug.
    place(
        [
            lathe(
                [(7.6, 0), (8.4, 0.6), (8.4, 7), (10.4, 8), (11, 9), (11, 15), (10, 16)],
                get('violet plastic'),
                72,
            ),
            turned_ring([(2.4, 16), (9.6, 16), (9.0, 17), (2.4, 17)], get('violet plastic')),
            *[
                place(
                    box(7, 1.2, 1, get('violet plastic'), 0.2),
                    (5.4 * math.cos(a), 5.4 * math.sin(a), 16.2),
                    (0, 0, math.degrees(a)),
                )
                for a in [2 * math.pi * i / 6 for i in range(6)]
            ],
        ],
        (52, -18, 0),
    )
    place(
        [
            lathe(
                [
                    (0.01, 0),
                    (6.4, 0),
                    (7, 0.8),
                    (7, 9),
                    (9, 9.4),
                    (9.4, 10),
                    (9.4, 12.6),
                    (8.6, 13.4),
                    (0.01, 13.6),
                ],
                get('red'),
                72,
            )
        ],
        (62, 16, 0),
    )


def oral_tube():
    """With its bend towards the chin; it lies flat."""
    r = 4.75
    points = [
        (104, -50, r),
        (70, -66, r),
        (22, -64, r),
        (-32, -42, r),
        (-76, 0, r),
        (-98, 40, r),
        (-92, 66, r),
        (-68, 70, r),
        (-46, 52, r),
        (-22, 22, r),
        (0, -4, r),
    ]
    path = curve_points(points, 24)
    tube(
        path,
        lambda v: r * (0.45 + 0.55 * min(1, v / 0.014)),
        get('airway pvc'),
        smooth=False,
        sides=48,
    )
    cuff(points, 0.10, 0.21, r - 0.1, 12.5)
    # The murphy eye, the line for X-rays and the mark at the crown.
    eye = path[10]
    place(
        plate(
            [(3.4 * math.cos(i * 0.2), 1.7 * math.sin(i * 0.2)) for i in range(31)],
            0.3,
            get('mark'),
            0.05,
        ),
        (eye.x, eye.y, 2 * r - 0.25),
        (0, 0, 25),
    )
    band(points, 0.575, 0.582, r + 0.06, 'mark')
    tube(
        [(p.x, p.y, 2 * r + 0.05) for p in part_of(points, 0.24, 0.56)],
        0.35,
        get('blue'),
        smooth=False,
        sides=8,
    )
    for i, label in enumerate(('7.0', 'ORAL')):
        p = path[96 + i * 10 - 6]
        flat_words(label, 5, 'mark', (p.x, p.y - 1.5, 2 * r + 0.1), 128)
    last = place(connector('white'), turn=(180, 0, 0))
    place(place(last, turn=(0, 90, 0)), (-1, -3, 9.6), (0, 0, -50))
    pilot([(-30, -40, 8), (-20, -20, 3), (10, 30, 1), (40, 44, 1), (74, 30, 1), (84, 8, 1)], -80)


def reinforced_tube():
    r = 4.9
    points = [
        (-104, 30, r),
        (-66, 58, r),
        (-6, 72, r),
        (56, 58, r),
        (92, 14, r),
        (84, -36, r),
        (44, -66, r),
        (-2, -72, r),
        (-40, -62, r),
    ]
    tube(
        curve_points(points, 24),
        lambda v: r * (1 if v < 0.985 else 0.5 + 0.5 * (1 - v) / 0.015),
        get('airway clear'),
        smooth=False,
        sides=48,
    )
    coil(part_of(points, 0.03, 0.76)[::8], r - 0.6, 120, 0.34, get('polished steel'))
    cuff(points, 0.80, 0.92, r - 0.1, 13)
    for at in (0.70, 0.73):
        band(points, at, at + 0.008, r + 0.08, 'mark')
    tip = part_of(points, 0.965, 0.966)[0]
    place(
        plate(
            [(3.4 * math.cos(i * 0.2), 1.7 * math.sin(i * 0.2)) for i in range(31)],
            0.3,
            get('mark'),
            0.05,
        ),
        (tip.x, tip.y, 2 * r - 0.2),
        (0, 0, -14),
    )
    ring = place(connector('ink'), turn=(0, 90, 0))
    place(ring, (-104, 30, 9.6), (0, 0, 40))
    pilot([(70, -50, 6), (52, -34, 3), (20, -22, 1), (-10, -26, 1), (-44, -16, 1)], 170, 'red')


def sucker(gauge, length, colour, bend):
    """
    The handle with its vent around the origin; the shaft goes to the right and bends at its end.
    """
    r = gauge / 6
    body = smoothed(
        [
            (-24, -4),
            (-16, -6.6),
            (0, -7.4),
            (14, -5.4),
            (22, -3.2),
            (22, 3.2),
            (14, 5.4),
            (0, 7.4),
            (-16, 6.6),
            (-24, 4),
        ],
        5,
    )
    vent = [
        (
            -4.4 + 4.4 * math.cos(t) * (1 if math.cos(t) < 0 else 1.9),
            2.9 * math.sin(t) * (1 if math.cos(t) < 0 else (1 - math.cos(t)) ** 0.5),
        )
        for t in [2 * math.pi * i / 40 for i in range(40)]
    ]
    parts = [
        plate([(p.x, p.y) for p in body], 8, get(colour), 2.4, [vent]),
        place(plate([(x * 1.1 + 0.4, y * 1.1) for x, y in vent], 0.4, get('mark'), 0), (0, 0, 2.4)),
    ]
    parts += place(
        [
            lathe([(3.6, 20), (3.4, 24), (2.4, 28), (r + 0.5, 33), (r, 34)], get(colour), 48),
            lathe(
                [
                    (4, -22),
                    (3.4, -25),
                    (4.4, -28),
                    (3.2, -31),
                    (4.4, -34),
                    (3.2, -37),
                    (4.2, -40),
                    (3.0, -43),
                    (0.01, -43),
                ],
                get(colour),
                48,
            ),
        ],
        (0, 0, 4),
        (0, 90, 0),
    )
    straight = length * 0.62
    end = length - straight
    a = math.radians(bend)
    path = [
        (30, 0, 4),
        (30 + straight * 0.5, 0, 4),
        (30 + straight * 0.92, 0, 4),
        (30 + straight + end * 0.35 * math.cos(a * 0.6), end * 0.35 * math.sin(a * 0.6), 3.4),
        (30 + straight + end * 0.9 * math.cos(a * 0.9), end * 0.9 * math.sin(a * 0.9), max(r, 2.2)),
    ]
    parts.append(tube(path, lambda v: r if v < 0.99 else r * 0.8, get('polished steel'), sides=24))
    return parts


def suction_tubes():
    rows = [
        (12, 180, 'white', 8),
        (10, 150, 'black', 24),
        (8, 130, 'green', 36),
        (7, 110, 'yellow', 30),
        (5, 90, 'blue', 40),
        (3, 90, 'grey', 14),
    ]
    for i, (gauge, length, colour, bend) in enumerate(rows):
        place(sucker(gauge, length, colour, bend), (-50 + i * 7, -i * 22, 0), (0, 0, 22))
    # The stylet clears a tube.
    ring = [
        (100 + 5 * math.cos(t), -92 + 5 * math.sin(t), 0.6)
        for t in [2 * math.pi * i / 12 for i in range(12)]
    ]
    tube(ring, 0.6, get('polished steel'), closed=True, sides=12)
    tube([(105, -92, 0.6), (140, -80, 0.6), (186, -62, 0.6)], 0.5, get('polished steel'), sides=12)
