"""
Instruments for the hand: scissors, forceps, retractors, osteotomes, the mallet and their tray.
"""

import math

from materials import get
from model import Detail, Model, from_above
from shapes import (
    ball,
    box,
    curve_points,
    forged,
    grooves,
    knurl,
    lathe,
    made_by,
    perforated,
    place,
    plate,
    rod,
    round_outline,
    tube,
)

steel, matt = 'instrument steel', 'matt steel'


def bow(x, y, turn=0, length=27, width=22, thick=2.1, material=steel):
    """A finger ring, flat inside and round outside."""
    points = [
        (math.cos(2 * math.pi * i / 16) * length / 2, math.sin(2 * math.pi * i / 16) * width / 2, 0)
        for i in range(16)
    ]
    return place(
        tube(points, thick, get(material), closed=True, steps=8, flat=0.9, sides=32),
        (x, y, 0),
        (0, 0, turn),
    )


def half_of_scissors(
    side,
    shank,
    blade,
    spread=24,
    ring=(27, 22),
    ring_turn=14,
    material=steel,
    gold=None,
    stout=1.0,
    joint=4.6,
):
    """
    From the finger ring at the left through the pivot in the origin to the tip; one half lies on
    the other.
    """
    # The shank ends within the ring.
    tilt = math.radians(ring_turn)
    end = (
        -shank + ring[0] / 2 * math.cos(tilt),
        side * (spread + 1.5 - ring[0] / 2 * math.sin(tilt)),
    )
    lift = side * 1.25
    bar = [
        (*end, 0, 1.8, 1.75),
        (-shank * 0.72, side * spread * 0.52, 0, 2.2 * stout, 2.0),
        (-shank * 0.42, side * spread * 0.24, lift * 0.3, 2.6 * stout, 1.9),
        (-12, side * 1.6, lift, 3.6 * stout, 1.5),
        (0, 0, lift, joint, 1.2),
    ]
    return [
        forged(
            [*bar, *[(x, y, lift * rise, w, h) for x, y, rise, w, h in blade]],
            get(material),
            0.7,
            round_end=True,
        ),
        bow(-shank, side * (spread + 1.5), side * -ring_turn, *ring, material=gold or material),
    ]


def screw(radius, height, turn=0):
    head = [
        lathe(
            [
                (0.01, 0),
                (radius, 0),
                (radius + 0.2, 0.3),
                (radius, height * 0.7),
                (radius * 0.86, height),
                (0.01, height),
            ],
            get('polished steel'),
            64,
        ),
        place(box(radius * 1.75, 0.55, 0.3, get('dark steel'), 0.05), (0, 0, height - 0.2)),
    ]
    return place(head, turn=(0, 0, turn))


def septum_scissors():
    angle, turn = 6, 12

    def blade(side):
        return [
            (9, 1.2, 1, 4.3, 1.2),
            (17, 6, 0.8, 3.7, 1.1),
            (24, 12.5 - side * 0.6, 0.62, 3.0, 0.8),
            (34, 22.5 - side * 0.7, 0.62, 2.6, 0.75),
            (44, 32.5 - side * 0.6, 0.62, 2.2, 0.75),
        ]

    for side in (1, -1):
        ring = (42, 24) if side < 0 else (28, 23)
        parts = half_of_scissors(side, 104, blade(side), 25, ring, 17, stout=1.2, joint=5.2)
        if side < 0:
            # The lower blade is serrated along its cutting edge.
            parts += [
                place(
                    rod(0.32, 1.5, get('dark steel'), 0.02, 12),
                    (25 + i * 1.15 + 1.2, 13.3 + i * 1.15 - 1.9, -1.5),
                )
                for i in range(16)
            ]
        place(parts, (0, 0, 4.4), (0, 0, turn - side * angle))
    # The joint is held from both sides.
    place(
        [
            lathe([(0.01, 0), (5.2, 0), (5.2, 0.7), (4.9, 1.0), (0.01, 1.0)], get(steel), 64),
            *place(screw(3.2, 1.2, 60), (0, 0, 1)),
        ],
        (0, 0, 6.8),
        (0, 0, turn),
    )


def facelift_scissors(shank=120, blade=48, angle=6, turn=27):
    for side in (1, -1):

        def curve(x):
            return 0.0042 * max(0, x - 6) ** 2

        edge = [
            (x, curve(x) - side * 0.8, 0.62 + 0.004 * x * side * x / blade, w, 0.8)
            for x, w in ((8, 4.2), (18, 3.8), (28, 3.3), (38, 2.7), (blade, 2.1))
        ]
        parts = half_of_scissors(side, shank, edge, 24, (27, 21), 14, gold='gold')
        # The carbide edge, which is darker than the body.
        parts.append(
            forged(
                [
                    (x, curve(x) + side * w, side * 0.8, 0.5, 0.5)
                    for x, w in ((12, 2.9), (20, 2.7), (30, 2.0), (40, 1.4), (blade - 3, 0.9))
                ],
                get('carbide'),
                0.2,
            )
        )
        place(parts, (0, 0, 4.2), (0, 0, turn - side * angle))
    place(screw(3.8, 0.9, turn + 50), (0, 0, 6.6))


def needle_holder():
    turn, angle, shank = 30, 2.6, 104
    for side in (1, -1):
        jaw = [
            (8, -side * 0.4, 0.9, 4.6, 2.2),
            (13, -side * 1.6, 0.5, 2.6, 2.3),
            (20, -side * 1.5, 0, 2.2, 2.2),
            (30, -side * 1.3, 0, 1.7, 1.8),
            (36, -side * 1.1, 0, 1.2, 1.3),
        ]
        parts = half_of_scissors(side, shank, jaw, 22, (27, 21), 14, stout=1.15, joint=5.0)
        parts.append(
            forged(
                [
                    (x, side * (0.55 - 0.2 * (x > 30)), 0, 0.55, h)
                    for x, h in ((15, 2.1), (24, 2.0), (30, 1.7), (35.4, 1.2))
                ],
                get('carbide'),
                0.2,
            )
        )
        parts += [
            place(
                box(0.26, 1.0, 0.3, get('black'), 0.03), (16 + i * 0.75, side * 0.5, 1.8 - i * 0.03)
            )
            for i in range(24)
        ]
        # The ratchet: a bar to the middle from each shank, with three teeth.
        y = side * 14.2
        parts.append(
            forged(
                [
                    (-shank + 19, y, side * 0.9, 1.9, 1.3),
                    (-shank + 18.5, side * 7, side * 0.9, 2.2, 1.0),
                    (-shank + 18, -side * 3.4, side * 0.9, 2.0, 0.9),
                ],
                get(steel),
                0.4,
            )
        )
        if side > 0:
            parts += [
                place(
                    box(3.6, 0.7, 0.6, get('dark steel'), 0.1),
                    (-shank + 18.2, -2.4 + i * 2.2, 1.7),
                    (0, 0, 3),
                )
                for i in range(3)
            ]
        place(parts, (0, 0, 4.4), (0, 0, turn - side * angle))
    place(
        [
            forged(
                [(-7.5, 0, 0, 4.6, 0.6), (0, 0, 0, 5.1, 0.7), (7.5, 0, 0, 4.4, 0.6)],
                get(steel),
                0.5,
            ),
            *place(screw(2.3, 0.6, 35), (0, 0, 0.6)),
        ],
        (0, 0, 6.7),
        (0, 0, turn),
    )
    a = math.radians(turn)
    x, y = 33 * math.cos(a), 33 * math.sin(a)
    # A needle in the jaws, and its thread.
    needle = [
        (x + 9 * math.cos(t) + 5, y + 9 * math.sin(t) - 8, 4.4)
        for t in [math.radians(158 - i * 13.5) for i in range(13)]
    ]
    tube(
        needle,
        lambda v: 0.5 if v < 0.85 else 0.5 * (1 - v) / 0.15 + 0.04,
        get('polished steel'),
        steps=6,
        sides=20,
    )
    sx, sy, _ = needle[0]
    tube(
        [
            (sx, sy, 4.4),
            (sx - 6, sy + 5, 2),
            (sx - 22, sy + 17, 0.3),
            (sx - 44, sy + 11, 0.3),
            (sx - 66, sy + 18, 0.3),
            (sx - 84, sy + 12, 0.3),
        ],
        0.3,
        get('titanium violet'),
        sides=12,
    )


def rasp_handle(length=76):
    """A knurled grip between two collars, along +z around 0."""
    half = length / 2
    end = [
        (3.6, half - 7),
        (4.1, half - 6.6),
        (4.1, half - 4),
        (3.4, half - 1),
        (2.2, half + 5),
        (1.9, half + 9),
    ]
    return [
        lathe([(r, -z) for r, z in reversed(end)], get(steel), 72),
        place(knurl(3.9, length - 14, get(steel), 1.9, 0.42), (0, 0, -half + 7)),
        lathe(end, get(steel), 72),
    ]


def rasp_end(side, grain):
    """A neck and the working end, 7 by 18 mm, of an instrument of 205 mm."""

    def at(x, z, w, h):
        return (side * x, 0, z, w, h)

    face = forged(
        [
            at(81, 0.5, 2.6, 0.6),
            at(84, 0.75, 3.3, 0.8),
            at(93, 0.95, 3.45, 0.85),
            at(102, 0.7, 3.3, 0.7),
        ],
        get(grain),
        0.6,
        round_end=True,
    )
    lines = [
        place(box(0.3, 2.7, 0.3, get('mark'), 0.02), (side * x, 0, 1.42 - (72 - x) * 0.01))
        for x in (62, 72)
    ]
    return [
        forged(
            [
                at(40, 0, 1.9, 1.9),
                at(52, 0, 1.9, 1.7),
                at(66, 0, 1.9, 1.5),
                at(78, 0, 2.6, 1.2),
                at(84, -0.2, 3.6, 1.0),
                at(93, -0.2, 3.8, 0.9),
                at(102.5, -0.3, 3.6, 0.8),
            ],
            get(steel),
            0.8,
            round_end=True,
        ),
        face,
        *lines,
    ]


def rasp():
    return [
        *place(rasp_handle(), turn=(0, 90, 0)),
        *rasp_end(-1, 'coarse grain'),
        *rasp_end(1, 'fine grain'),
    ]


def rasps():
    place(rasp(), (0, 0, 4.2), (0, 0, 32))
    # A second one lies on its side.
    place(place(rasp(), turn=(58, 0, 0)), (16, -25, 4.2), (0, 0, 28))


def dorsum_retractor():
    def made(blade, wide):
        # Drawn from the side and then turned up: x along the handle, y across it.
        handle = [
            (0, 0, 0, 1.4, 6.2),
            (14, 0, 0, 1.4, 6.6),
            (60, 0, 0, 1.3, 5.6),
            (88, 0, 0, 1.3, 4.0),
            (108, 0, 0, 1.35, wide / 2),
        ]
        tilt = math.radians(80)
        reach = [
            (
                114 + 4 + math.cos(tilt) * d,
                7 + math.sin(tilt) * d,
                0,
                1.1 - 0.2 * d / blade,
                wide / 2,
            )
            for d in (4, blade * 0.5, blade - 6)
        ]
        tip = (114 + 4 + math.cos(tilt) * (blade - 1), 7 + math.sin(tilt) * (blade - 1))
        hook = [
            (tip[0] + 1.5, tip[1] + 0.6, 0, 0.85, wide / 2),
            (tip[0] + 4.2, tip[1] + 0.2, 0, 0.7, wide / 2 - 0.4),
        ]
        parts = [
            forged([*handle, (115.5, 1.6, 0, 1.35, wide / 2), *reach, *hook], get(steel), 0.6),
            place(rod(6.15, 2.6, get(steel), 0.4), (0.4, 1.3, 0), (90, 0, 0)),
        ]
        # Its underside, towards the tip, is coated.
        parts.append(
            forged(
                [(x + 0.95, y, 0, 0.35, wide / 2 - 0.6) for x, y, *_ in reach],
                get('ceramic coat'),
                0.2,
            )
        )
        parts.append(tube([(x + 1.0, y, 0) for x, y, *_ in reach], 1.9, get('ceramic coat')))
        rest = place(
            lathe(
                [(0.01, 0), (6.2, 0), (6.2, 0.6), (5.4, 0.9), (3, 0.5), (0.01, 0.35)],
                get(steel),
                64,
            ),
            (72, 1.2, 0),
            (-90, 0, 0),
        )
        return [
            *parts,
            rest,
            *place(grooves(26, 9, get(steel), 16, 0.35), (26, 1.3, 0), (-90, 0, 0)),
        ]

    place(place(made(45, 7), turn=(90, 0, 0)), (0, 20, 1.5), (0, 0, 14))
    # The other lies on its side and shows its coat.
    place(made(55, 9), (-26, -64, 6.8), (0, 0, 10))


def forceps_leg():
    """Half its width along its length."""
    return [
        (0, 4.2),
        (10, 4.6),
        (34, 5.6),
        (52, 6.0),
        (70, 6.0),
        (82, 4.2),
        (92, 1.9),
        (104, 1.2),
        (114, 0.85),
        (119, 0.6),
    ]


def forceps():
    """Lying on its side: both legs one above the other, which open towards the tip."""
    parts = []
    for side in (1, -1):

        def height(x):
            return side * (0.7 + 5.6 * math.sin(math.pi * x / 150) ** 0.9)

        parts.append(
            forged(
                [(x, 0, height(x), w, 0.75 if x < 88 else 0.7) for x, w in forceps_leg()],
                get(steel),
                0.35,
            )
        )
        if side > 0:
            parts += [
                place(
                    rod(0.42, 10.4, get('polished steel'), 0.1, 12),
                    (50 + i * 1.35, 5.2, height(50 + i * 1.35) + 0.7),
                    (90, 0, 0),
                )
                for i in range(18)
            ]
            parts += place(screw(1.1, 0.3), (22, 0, height(22) + 0.7))
    parts.append(
        forged([(0, 0, 0, 4.2, 1.3), (6, 0, 0, 4.4, 1.5)], get(steel), 0.4, round_start=True)
    )
    return parts


def tissue_forceps():
    place(forceps(), (0, 4, 7.4), (0, 0, 27))
    sides = []
    for side in (1, -1):

        def across(x):
            return side * (0.75 + 6.2 * math.sin(math.pi * x / 150) ** 0.9)

        sides.append(
            forged([(x, across(x), 0, 0.7, w) for x, w in forceps_leg()], get(steel), 0.35)
        )
        sides += [
            place(
                rod(0.42, 10.4, get('polished steel'), 0.1, 12),
                (50 + i * 1.35, across(50 + i * 1.35) + side * 0.65, -5.2),
            )
            for i in range(18)
        ]
        sides.append(
            forged(
                [
                    (111 - 6 + i * 3, across(105 + i * 3) - side * 0.9, 0, 0.4, 0.95)
                    for i in range(4)
                ],
                get('carbide'),
                0.15,
            )
        )
        # One tooth goes between two.
        sides += [
            place(
                lathe([(0.5, 0), (0.02, 1.5)], get('polished steel'), 16),
                (118.4, across(118.4) - side * 0.6, z),
                (90 * side, 0, 0),
            )
            for z in ((0,) if side > 0 else (-0.45, 0.45))
        ]
    sides.append(place(rod(0.9, 7, get('polished steel'), 0.1), (88, 6.6, 0), (90, 0, 0)))
    sides.append(forged([(0, 0, 0, 1.3, 4.2), (7, 0, 0, 1.5, 4.5)], get(steel), 0.4))
    place(sides, (16, -33, 6.2), (0, 0, 21))


def rake(sharp):
    """Face up: the handle with its windows, and four prongs that rise at the right."""
    outline = [
        (-0.0, -3),
        (12, -5.4),
        (60, -6.4),
        (104, -4.6),
        (126, -2.8),
        (150, -2.6),
        (150, 2.6),
        (126, 2.8),
        (104, 4.6),
        (60, 6.4),
        (12, 5.4),
        (0, 3),
    ]
    holes = [
        [(x + px, py) for px, py in round_outline(15, 6.4 - abs(i - 2) * 0.5, 2.2)]
        for i, x in enumerate((22, 42, 62, 82, 101))
    ]
    smooth = [(p.x, p.y) for p in smoothed(outline)]
    parts = [place(plate(smooth, 4.4, get(matt), 1.1, holes), (0, 0, -2.2))]
    ring = [
        (-15 + 15 * math.cos(2 * math.pi * i / 16), 12.5 * math.sin(2 * math.pi * i / 16), 0)
        for i in range(16)
    ]
    parts.append(tube(ring, 2.5, get(matt), closed=True, steps=8, sides=32))
    head = [
        (150, -2.6),
        (156, -3.4),
        (161, -9),
        (163, -11.6),
        (168, -12),
        (168, 12),
        (163, 11.6),
        (161, 9),
        (156, 3.4),
        (150, 2.6),
    ]
    parts.append(
        place(plate([(p.x, p.y) for p in smoothed(head, 5)], 2.6, get(matt), 0.7), (0, 0, -1.3))
    )
    for i in range(4):
        y = -9 + i * 6
        path = [
            (164, y, 0),
            (171, y, 0),
            (177.5, y, 1.6),
            (180, y, 6),
            (179.6, y, 11),
            (178, y, 14),
        ]
        parts.append(
            tube(
                path,
                lambda v: (
                    0.95
                    if v < (0.72 if sharp else 0.9)
                    else (
                        max(0.03, 0.95 * (1 - v) / 0.28)
                        if sharp
                        else max(0.3, 0.95 * math.sqrt(max(0, 1 - ((v - 0.9) / 0.1) ** 2)))
                    )
                ),
                get(matt),
                steps=14,
            )
        )
    return parts


def smoothed(points, steps=6):
    return curve_points([(x, y, 0) for x, y in points], steps, True)


def rakes():
    place(rake(True), (0, 0, 2.6), (0, 0, 26))
    place(rake(False), (172, 34, 2.6), (0, 0, 206))


def osteotome_handle():
    """Hexagonal, from the blade's end at 0 to the striking face, along +z."""
    return [
        lathe([(2.0, -9), (2.3, -6), (3.2, -2), (4.6, 0), (5.0, 1)], get(steel), 72),
        lathe([(4.6, 0), (5.6, 1.5), (5.6, 66), (4.6, 67.5)], get(steel), 6, 20),
        lathe(
            [(4.0, 66), (4.0, 69), (5.6, 70), (6.6, 71), (6.6, 76), (6.1, 76.8), (0.01, 77)],
            get('polished steel'),
            72,
        ),
        # The line that shows where the edge lies.
        place(box(0.6, 0.5, 58, get('mark'), 0.05), (0, 4.72, 4)),
    ]


def osteotome(bend=0, wide=4.0, guards=(1,)):
    parts = place(osteotome_handle(), turn=(0, -90, 0))
    half = wide / 2

    def at(x):
        return bend * 0.0016 * max(0, x - 42) ** 2

    shaft = [
        (6, 0, 0, 2.1, 2.1),
        (20, 0, 0, 2.0, 1.9),
        (42, at(42), 0, 1.9, 1.6),
        (62, at(62), 0, 1.9, 1.25),
        (82, at(82), 0, half, 1.0),
        (96, at(96), 0, half, 0.75),
        (103, at(103), 0, half, 0.12),
    ]
    parts.append(forged(shaft, get(steel), 0.5))
    ahead = math.atan2(at(103) - at(101), 2)
    for side in guards:
        parts.append(
            place(
                ball(1.1, get('polished steel')),
                (
                    102.4 - math.sin(ahead) * side * (half + 0.7),
                    at(102.4) + math.cos(ahead) * side * (half + 0.7),
                    0,
                ),
            )
        )
    return parts


def osteotomes():
    for i, (bend, guards) in enumerate(((1, (1,)), (-1, (-1,)), (0, (1, -1)))):
        place(
            osteotome(bend, 4, guards), (-i * 4, -i * 27 - (4 if i == 1 else 0), 5.8), (0, 0, 202)
        )


def mallet():
    head = [
        lathe([(9.4, -15), (10.6, -14), (10.6, 14), (9.4, 15)], get(steel), 96),
        # A steel face at the one end,
        lathe(
            [(9.4, 14.6), (12.1, 16), (12.5, 16.6), (12.5, 26.6), (12.0, 27.4), (0.01, 27.6)],
            get('polished steel'),
            96,
        ),
        # and a nylon cap that is screwed on at the other.
        *place(
            [
                lathe(
                    [(9.4, 14.6), (12.2, 15.6), (12.5, 16), (12.5, 19), (12.2, 19.3)],
                    get(steel),
                    96,
                ),
                lathe(
                    [
                        (12.0, 19),
                        (12.5, 19.4),
                        (12.5, 27.6),
                        (11.4, 29.6),
                        (9.5, 30.2),
                        (0.01, 30.2),
                    ],
                    get('nylon'),
                    96,
                ),
                *[
                    place(
                        box(0.9, 0.7, 5.4, get('nylon'), 0.2),
                        (12.5 * math.cos(a), 12.5 * math.sin(a), 20.2),
                        (0, 0, math.degrees(a)),
                    )
                    for a in [2 * math.pi * i / 40 for i in range(40)]
                ],
            ],
            turn=(180, 0, 0),
        ),
    ]
    place(head, (0, 0, 12.6), (90, 0, 0))
    grip = [(3.6, 8), (3.6, 46), (4.4, 54), (6.6, 66), (7.2, 70)]
    for i in range(4):
        z = 74 + i * 21
        grip += [(7.6, z), (7.5, z + 4), (6.5, z + 9), (6.3, z + 11), (6.5, z + 13), (7.4, z + 18)]
    grip += [
        (7.7, 159),
        (8.1, 164),
        (8.1, 172),
        (7.0, 176),
        (3.4, 177.4),
        (3.2, 176.4),
        (0.01, 176),
    ]
    place(lathe(grip, get(steel), 96, 50), (0, 0, 12.6), (0, 96, 0))
    place(
        lathe([(5.4, 0), (5.2, 2.4), (4.2, 3.4), (3.7, 5)], get('polished steel'), 72),
        (10.2, 0, 12.4),
        (0, 96, 0),
    )


def instrument_tray():
    width, depth, height = 240, 125, 40
    place(perforated(width - 4, depth - 4, 7, 5, 1.0, get(steel)), (0, 0, 3))
    for side in (1, -1):
        place(
            perforated(width - 6, 28, 7, 5, 1.0, get(steel)),
            (0, side * (depth / 2 - 1), 3 + 17),
            (90, 0, 0),
        )
        place(
            perforated(depth - 6, 28, 7, 5, 1.0, get(steel)),
            (side * (width / 2 - 1), 0, 3 + 17),
            (90, 0, 90),
        )
        for low, high in ((3, 7), (34, 43)):
            place(
                box(width - 5, 1.0, high - low, get(steel), 0.2),
                (0, side * (depth / 2 - 1), low - 0.5),
            )
            place(
                box(1.0, depth - 5, high - low, get(steel), 0.2),
                (side * (width / 2 - 1), 0, low - 0.5),
            )
        for y in (-1, 1):
            place(
                lathe([(2, 0), (2, height - 1)], get(steel), 32),
                (side * (width / 2 - 2), y * (depth / 2 - 2), 3),
            )
        handle = [
            (0, -32, -3),
            (10, -31, -16),
            (16, -22, -24),
            (16.5, 0, -25),
            (16, 22, -24),
            (10, 31, -16),
            (0, 32, -3),
        ]
        place(
            tube([(x * 0.25, y, z) for x, y, z in handle], 2.0, get('polished steel'), steps=6),
            (side * (width / 2 + 2), 0, height - 2),
            (0, 0, 0 if side > 0 else 180),
        )
        for y in (-32, 32):
            place(
                rod(3.2, 7, get(steel), 0.4),
                (side * (width / 2 + 1.2), y + 3.5, height - 4),
                (90, 0, 0),
            )
    tube(
        [(x, y, 3 + height) for x, y in round_outline(width, depth, 7)],
        2.2,
        get('polished steel'),
        closed=True,
        smooth=False,
    )
    place(
        plate(round_outline(46, 22, 2), 0.8, get('matt steel'), 0.2),
        (-60, -depth / 2 - 0.1, 20),
        (90, 0, 0),
    )
    for i, length in enumerate((30, 22, 26)):
        place(
            box(length, 0.4, 1.2, get('mark'), 0.05),
            (-60 - (30 - length) / 2, -depth / 2 - 0.9, 24.5 - i * 4.2),
        )
    # Silicone bars with a notch for each instrument.
    lanes = [49, 36, 23, 9, -22]
    for x in (-70, 62):
        edge = [(-56, 0), (-56, 13)]
        for y in reversed(lanes):
            edge += [(y - 5, 13), (y - 3.4, 8), (y + 3.4, 8), (y + 5, 13)]
        place(
            plate([*edge, (56, 13), (56, 0)], 9, get('petrol silicone'), 0.6),
            (x - 4.5, 0, 3.6),
            (90, 0, 90),
        )
    place(osteotome(1), (20, 49, 17.6), (0, 0, 180))
    place(osteotome(-1), (20, 36, 17.6), (0, 0, 180))
    place(rasp(), (0, 23, 15.8))
    place(forceps(), (-68, 9, 18))
    place(made_by(lambda: facelift_scissors(angle=0.4, turn=0)), (28, -22, 12))


pictures = {
    'septum-scissors': Model(septum_scissors, from_above, 0.12),
    'scissors': Model(
        facelift_scissors,
        from_above,
        0.12,
        detail=Detail((-6, -2, 5), 26, (0.85, 0.4, 0.4), aperture=0.012),
    ),
    'needle-holder': Model(
        needle_holder, from_above, 0.12, detail=Detail((10, 8, 5), 18, (0.35, -0.8, 0.75))
    ),
    'rasp': Model(rasps, from_above, 0.12),
    'dorsum-retractor': Model(dorsum_retractor, (0.1, -0.8, 0.95), 0.12),
    'tissue-forceps': Model(tissue_forceps, from_above, 0.12),
    'retractor': Model(rakes, from_above, 0.12),
    'osteotome': Model(osteotomes, from_above, 0.12),
    'mallet': Model(mallet, (0.3, -0.8, 1.0), 0.12),
    'instrument-tray': Model(
        instrument_tray,
        (0.25, -0.9, 0.85),
        0.1,
        detail=Detail((-65, 12, 16), 40, (0.25, -0.9, 0.7)),
    ),
}
