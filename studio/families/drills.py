"""Drill handpieces of otology and nasal surgery; each lies along +x until it is turned."""

import math

from families.handpieces import cable, plug
from materials import get
from shapes import (
    along,
    band,
    box,
    diamond,
    fluted,
    knurl,
    lathe,
    made_by,
    place,
    plate,
    rings,
    rod,
    round_outline,
    seam,
    tube,
)


def bur(head, length, neck=0.6, shank=1.17, kind='carbide', squash=1):
    """What stands out of a handpiece, along z from 0 to its head."""
    stem = lathe(
        [
            (shank, 0),
            (shank, length * 0.3),
            (neck * 1.2, length * 0.55),
            (neck, length * 0.65),
            (neck, length),
        ],
        get('steel'),
        48,
    )
    tip = (
        diamond(head, round(head * 10), squash)
        if kind == 'diamond'
        else [fluted(head, get(kind), 8, 0.24, 0.35, squash)]
    )
    return [stem, *place(tip, (0, 0, length + head * squash * 0.88))]


def loose_bur(head, length=70, kind='carbide', squash=1, ring='red'):
    """A bur with its shank, along z."""
    return [
        lathe(
            [
                (0.01, 0),
                (0.95, 0),
                (1.17, 0.25),
                (1.17, 2.6),
                (0.85, 2.8),
                (0.85, 4),
                (1.17, 4.2),
                (1.17, length * 0.55),
                (0.7, length * 0.68),
                (0.6, length),
            ],
            get('steel'),
            48,
        ),
        band(1.17, length * 0.36, 1.6, get(ring)),
        *place(
            diamond(head, 7, squash)
            if kind == 'diamond'
            else [fluted(head, get(kind), 8, 0.24, 0.35, squash)],
            (0, 0, length + head * squash * 0.88),
        ),
    ]


def boot(length=20, radius=5.0, thick=2.4, material='rubber'):
    """Keeps a cable from kinking; along z, ends at 0."""
    ribs = []
    for i in range(6):
        z, r = -length + length * i / 6, thick + (radius - thick) * (i + 1) / 6
        ribs += [(r - 0.7, z), (r, z + 0.6), (r, z + length / 10), (r - 0.7, z + length / 8)]
    return lathe([(thick, -length - 1), *ribs, (radius, 0)], get(material), 48)


def motor(radius=9.5, length=62, shell='aluminium', ring='petrol aluminium'):
    """A micromotor along z from its cable to its nose at `length`."""
    return [
        boot(20, radius * 0.6),
        lathe(
            [
                (radius * 0.6, 0),
                (radius * 0.8, 0.8),
                (radius * 0.94, 2.4),
                (radius, 6),
                (radius, 14),
            ],
            get(shell),
        ),
        seam(radius, 14),
        lathe([(radius, 14), (radius, length - 15)], get(shell)),
        *[band(radius, 20 + i * 2.6, 1.1, get('dark steel'), 0.02) for i in range(5)],
        band(radius, length - 17, 2.4, get(ring), 0.25),
        lathe([(radius, length - 14.6), (radius, length - 1), (radius * 0.95, length)], get(shell)),
    ]


def angled_parts(ring='red'):
    """A body of 14 mm, bent by 20 degrees, with its bur and irrigation; along +x around z = 0."""
    along(
        [
            *motor(7, 58),
            seam(7, 58),
            lathe([(6.7, 58), (7, 59), (7, 62), (6.5, 63.2)], get('titanium')),
            lathe([(6.4, 63), (6.6, 66), (6.8, 80), (6.6, 88)], get('titanium')),
            *[band(6.72, 67 + i * 2.5, 1.2, get('dark steel'), 0.03) for i in range(8)],
            band(6.6, 88, 2.6, get(ring), 0.2),
            lathe([(6.6, 90.6), (6.4, 94), (5.7, 104), (5.3, 110)], get('titanium')),
        ]
    )
    elbow = [
        lathe(
            [(0.4, -5.6), (3.4, -4.2), (4.9, -2), (5.3, 0), (5.1, 5), (4.4, 20), (4.2, 26)],
            get('titanium'),
        ),
        seam(4.2, 26),
        # The collar that locks burs with half a turn.
        place(knurl(4.7, 10, get('satin'), 1.1, 0.22), (0, 0, 26)),
        lathe([(4.2, 36), (3.9, 38), (2.6, 46), (1.9, 58), (1.75, 76), (1.7, 77)], get('steel')),
        *place(bur(2.6, 17, 0.75), (0, 0, 76)),
    ]
    place(elbow, (110, 0, 0), (0, 90, 20))
    # The cannula clips on beside the neck.
    made = [
        tube(
            [
                (-8, 6.2, 1.4),
                (10, 5.6, 1.2),
                (30, 4.6, 1),
                (54, 3.1, 0.6),
                (72, 2.7, 0.3),
                (86, 2.4, 0),
            ],
            0.75,
            get('steel'),
            sides=16,
        ),
        place(
            lathe([(4.9, 0), (5.3, 0.3), (5.3, 3), (4.9, 3.3)], get('soft grey')),
            (16, 0, 0),
            (0, 90, 0),
        ),
        tube([(-8, 6.2, 1.4), (-30, 7.6, 1.2), (-52, 9.2, -2)], 1.3, get('pvc'), sides=16),
    ]
    return place(made, (110, 0, 0), (0, 0, 20))


def angled_handpiece():
    place(made_by(angled_parts), (0, 0, 7.2))
    cable(
        [(-20, 0, 7), (-38, 0, 4), (-62, -16), (-52, -50), (0, -58), (66, -46), (116, -56)],
        2.3,
        'grey',
    )
    plug((128, -58), -10, 5.4, 5, 'aluminium')


def long_neck(bend, length=130, head=2.0, kind='diamond', hub='petrol aluminium'):
    """A sheath of 4 mm from its hub, along +x, bent before its end in the plane of the table."""
    along(
        [
            lathe(
                [
                    (3.6, 0),
                    (3.8, 0.4),
                    (3.8, 6),
                    (6.2, 7),
                    (6.4, 8),
                    (6.4, 17),
                    (5.6, 19),
                    (3.4, 26),
                    (2.4, 30),
                ],
                get('satin'),
            ),
            band(6.4, 10, 4, get(hub), 0.1),
        ]
    )
    angle, last = math.radians(bend), 26
    straight = [(28, 0, 0), (60, 0, 0), (length - last - 22, 0, 0), (length - last - 8, 0, 0)]
    x, y = length - last, 0.0
    if bend:
        straight.append((x, math.sin(angle / 2) * 4, 0))
    end = (x + last * math.cos(angle), y + last * math.sin(angle) + (2 if bend else 0), 0)
    straight.append(((x + end[0]) / 2 + 0.5, (y + end[1]) / 2 + (0.6 if bend else 0), 0))
    tube([*straight, end], 2.0, get('steel'), steps=20)
    tube(
        [
            (26, 0, 2.6),
            (60, 0, 2.35),
            (length - last - 8, 0, 2.35),
            (straight[-1][0], straight[-1][1], 2.3),
        ],
        0.65,
        get('satin'),
        sides=16,
    )
    place(bur(head, 5, 0.8, 1.3, kind), (*end[:2], 0), (0, 90, bend))


def long_neck_handpiece():
    place(made_by(lambda: long_neck(15)), (112, 0, 9.2))
    along(
        [
            *motor(9, 50),
            seam(9, 50),
            lathe([(8.6, 50), (9, 51), (9, 55)], get('blasted')),
            place(rings(9.2, 30, get('soft grey'), 11, 0.5), (0, 0, 55)),
            lathe([(9, 85), (9, 92)], get('blasted')),
            band(9, 92, 2.4, get('red'), 0.2),
            lathe([(9, 94.4), (8.6, 98), (7, 106), (6.4, 112)], get('blasted')),
        ],
        9.2,
    )
    # The thumb hole of the suction, and its tubing beside the cable.
    place(
        [
            plate(round_outline(17, 9, 4.4), 3.4, get('blasted'), 1.2),
            place(rod(2.2, 1, get('black'), 0.1), (2, 0, 2.9)),
            place(lathe([(2.3, 0), (2.9, 0.4), (2.3, 0.9)], get('steel')), (2, 0, 3.1)),
        ],
        (101, 0, 14.4),
        (0, 12, 0),
    )
    tube(
        [
            (94, -8.5, 9),
            (70, -12, 8),
            (30, -13, 5),
            (-16, -16, 4),
            (-44, -30, 4),
            (-40, -64, 4),
            (10, -76, 4),
            (80, -64, 4),
            (130, -72, 4),
        ],
        3.2,
        get('pvc'),
    )
    cable(
        [(-20, 0, 9), (-38, 0, 5), (-62, -22), (-54, -72), (8, -88), (76, -76), (118, -84)],
        2.3,
        'grey',
    )
    plug((130, -86), -8, 5.6, 5, 'aluminium')
    place(made_by(lambda: long_neck(40, 130, 1.8, 'carbide')), (96, -38, 6.4), (0, 0, 0))


def drill_handpiece():
    lift = 8
    along(
        [
            # The coupling to ISO 3964 stands open at the back.
            lathe([(5.2, 3), (5.2, 0.4), (5.6, 0), (7.6, 0.2), (8, 0.8), (8, 7)], get('blasted')),
            place(rod(1.4, 8, get('steel')), (0, 0, -1)),
            seam(8, 7),
            lathe([(8, 7), (8, 22), (7.7, 23)], get('blasted')),
            band(7.9, 23, 2.6, get('green aluminium'), 0.2),
            lathe([(7.7, 25.6), (8, 26.6), (8, 44)], get('blasted')),
            *[band(8, 29 + i * 2.2, 1.0, get('dark steel'), 0.02) for i in range(6)],
            lathe([(8, 44), (7.4, 50), (6.4, 54)], get('blasted')),
            place(knurl(6.7, 12, get('blasted'), 1.2, 0.25), (0, 0, 54)),
            lathe(
                [(6.4, 66), (6.1, 68), (4.4, 76), (3.4, 84), (3.2, 91), (2.8, 92)], get('blasted')
            ),
            *place(bur(3.0, 26, 0.8), (0, 0, 91)),
        ],
        lift,
    )
    place(along(loose_bur(2.4, 70, 'diamond', 1, 'green')), (44, -26, 2.6))
    # The nozzle for oil.
    place(
        made_by(
            lambda: along(
                [
                    lathe(
                        [
                            (4.6, 0),
                            (5, 0.4),
                            (5, 6),
                            (6.8, 6.4),
                            (7, 7),
                            (7, 15),
                            (6, 16.4),
                            (5, 17),
                        ],
                        get('white'),
                    ),
                    lathe([(3.4, 17), (3.2, 26), (2.2, 29), (1.7, 40), (1.2, 41)], get('steel')),
                    band(7, 9, 3, get('green'), 0.1),
                ]
            )
        ),
        (-2, -34, 7),
    )


def microdrill():
    lift = 6.2
    along(
        [
            # Under the cap is the battery.
            lathe([(0.01, 0), (3.6, 0), (4.8, 0.8), (5.6, 3), (5.9, 8), (6, 26)], get('graphite')),
            *[band(6, 6 + i * 1.9, 0.8, get('black'), 0.03) for i in range(5)],
            seam(6, 26),
            band(6, 26.4, 2, get('red'), 0.12),
            lathe([(6, 28.4), (6, 70), (5.8, 84)], get('titanium')),
            place(knurl(6.1, 18, get('titanium'), 1.2, 0.24), (0, 0, 62)),
            # The ring switch.
            lathe(
                [(6, 84), (7, 84.6), (7.4, 86), (7.4, 90), (7, 91.4), (5.8, 92)],
                get('petrol aluminium'),
            ),
            lathe([(5.8, 92), (5.6, 98), (4.4, 108), (3, 116), (2.6, 119)], get('titanium')),
            place(knurl(3.1, 6, get('satin'), 0.9, 0.2), (0, 0, 118)),
            lathe([(2.6, 124), (2, 126), (1.3, 128)], get('satin')),
        ],
        lift,
    )
    path = [
        (127, 0, lift),
        (140, 0, lift),
        (147, 3, lift + 1),
        (154, 8.4, lift + 2),
        (161, 11.4, lift + 3),
        (172, 11.8, lift + 3),
        (206, 11.8, lift + 3),
    ]
    tube(path, lambda v: 1.25 - 0.65 * v, get('steel'), steps=14, sides=24)
    place(
        [rod(0.3, 5, get('steel')), *place(diamond(0.65, 5, 1, 420, 0.07), (0, 0, 5.4))],
        (205, 11.8, lift + 3),
        (0, 90, 0),
    )
    # Three tips in their holder.
    place(plate(round_outline(74, 30, 6), 7, get('white'), 1.4), (92, -44, 0))
    place(plate(round_outline(70, 26, 4.4), 0.6, get('ink'), 0.2), (92, -44, 6.8))
    for i, size in enumerate((0.6, 0.7, 0.8)):
        made = [
            lathe(
                [(1.3, 0), (1.5, 0.2), (1.5, 6), (0.9, 8), (0.55, 12), (0.4, 46)], get('steel'), 40
            ),
            band(1.5, 2, 1.6, get(('yellow', 'red', 'blue')[i])),
            *place(diamond(size * 0.9, i, 1, 420, 0.08), (0, 0, 46.6)),
        ]
        place(along(made), (68, -52 + i * 8, 9.2))
        place([box(3, 4.4, 2.6, get('soft grey'), 0.4)], (78, -52 + i * 8, 7))
        place([box(3, 4.4, 2.2, get('soft grey'), 0.4)], (102, -52 + i * 8, 7))
