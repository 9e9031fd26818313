"""
Microscopes of the ear clinic: heads, arms, stands. A head stands upright, its mouth at z = 0; the
physician sits towards +x.
"""

import math

import numpy

from materials import get
from model import Detail, Model
from screens import blend, caption, lit, passage, round_view, screen, veins
from shapes import (
    ball,
    band,
    box,
    front,
    knurl,
    lathe,
    made_by,
    place,
    plate,
    rings,
    rod,
    round_outline,
    rounded,
    slab,
    swell,
    tube,
    turned_ring,
    words,
)


def across(parts, at, turn=0):
    """Turned parts along z, laid along -y."""
    return place(place(parts, turn=(90, 0, 0)), at, (0, 0, turn))


def drum(radius, height, shell='white', gap=None, cap='soft grey'):
    """A joint that turns about z, from z = 0; at `gap` both parts meet."""
    c = min(5, radius * 0.14)
    gap = height / 2 if gap is None else gap
    return [
        lathe(
            [
                (radius - c, 0),
                (radius - c * 0.3, c * 0.3),
                (radius, c),
                (radius, gap - 1),
                (radius - 0.8, gap - 0.6),
            ],
            get(shell),
            96,
            40,
        ),
        lathe([(radius - 1.6, gap - 1), (radius - 1.6, gap + 1)], get('black'), 96),
        lathe(
            [
                (radius - 0.8, gap + 0.6),
                (radius, gap + 1),
                (radius, height - c),
                (radius - c * 0.3, height - c * 0.3),
                (radius - c, height),
            ],
            get(shell),
            96,
            40,
        ),
        place(
            lathe(
                [(radius - c, 0), (radius - c - 1, 2), (radius * 0.4, 3.4), (0.01, 3.6)],
                get(cap),
                96,
                50,
            ),
            (0, 0, height - 0.4),
        ),
    ]


def hub(radius, width, shell='white', face='soft grey', ring='aluminium'):
    """A joint that turns about y, around the origin, with a face at both its ends."""
    parts = [
        lathe(
            [
                (radius - 4, -width / 2),
                (radius - 1, -width / 2 + 1),
                (radius, -width / 2 + 4),
                (radius, width / 2 - 4),
                (radius - 1, width / 2 - 1),
                (radius - 4, width / 2),
            ],
            get(shell),
            96,
            40,
        )
    ]
    for side in (1, -1):
        parts += place(
            [
                lathe([(radius - 5, 0), (radius - 5, 1.4), (radius - 6, 2)], get(ring), 96),
                lathe(
                    [(radius - 7, 0), (radius - 7.4, 2.6), (radius - 9, 3.6), (0.01, 4)],
                    get(face),
                    96,
                    50,
                ),
                lathe(
                    [(radius * 0.2, 3), (radius * 0.2, 5), (radius * 0.17, 5.6), (0.01, 5.6)],
                    get('dark steel'),
                    48,
                ),
                place(rod(radius * 0.1, 0.3, get('black'), 0, 6), (0, 0, 5.5)),
            ],
            (0, 0, side * width / 2),
            (0 if side > 0 else 180, 0, 0),
        )
    return place(parts, turn=(90, 0, 0))


def friction_knob(radius, height, colour='graphite', face='soft grey'):
    """A knob with lobes for the hand, along z from 0."""
    outline = [
        (
            (radius + 1.3 * math.cos(12 * a)) * math.cos(a),
            (radius + 1.3 * math.cos(12 * a)) * math.sin(a),
        )
        for a in [2 * math.pi * i / 192 for i in range(192)]
    ]
    return [
        rod(radius * 0.7, 4, get('satin')),
        place(plate(outline, height, get(colour), 2.2), (0, 0, 3)),
        place(
            lathe([(radius * 0.66, 0), (radius * 0.62, 1), (0.01, 1.4)], get(face), 64),
            (0, 0, height + 2.6),
        ),
    ]


def step_knob(radius, steps, colour='graphite', face='aluminium', at=2):
    """The changer of magnification with its steps around it, along z from 0."""
    parts = [
        lathe(
            [(radius + 13, 0), (radius + 13.4, 0.6), (radius + 13, 1.2), (0.01, 1.2)],
            get('soft grey'),
            96,
        ),
        turned_ring(
            [(radius + 12.6, 0.6), (radius + 14.6, 0.6), (radius + 14.2, 2), (radius + 12.6, 2)],
            get('aluminium'),
        ),
        place(knurl(radius, 15, get(colour), 3.4, 0.9), (0, 0, 2)),
        lathe(
            [(radius - 0.4, 16.6), (radius - 1, 18), (radius - 2.6, 19), (0.01, 19.2)],
            get(face),
            96,
            40,
        ),
    ]
    first = 180 - 90 + 90 * (len(steps) - 1) / 2 * 0.62
    for i, text in enumerate(steps):
        a = math.radians(first - i * 56)
        parts.append(
            place(
                words(text, radius * 0.27, get('mark white')),
                ((radius + 7) * math.cos(a), (radius + 7) * math.sin(a), 1.3),
                (-90, 0, 0),
            )
        )
    a = math.radians(first - at * 56)
    parts.append(
        place(
            box(2.4, radius * 0.6, 0.8, get('red'), 0.2),
            (radius * 0.58 * math.cos(a), radius * 0.58 * math.sin(a), 19),
            (0, 0, math.degrees(a) - 90),
        )
    )
    return parts


def eyepiece(shell='white', trim='graphite', cup='rubber', wide=1.0):
    """Along z from 0 to its cup; 74 mm long."""
    w = wide
    parts = [
        lathe([(19.2 * w, -3), (20 * w, -2), (20 * w, 18), (19 * w, 19)], get(shell), 96),
        lathe([(18.6 * w, 18.6), (18.6 * w, 21.4)], get('black'), 96),
        place(knurl(20.8 * w, 13, get(trim), 2.6, 0.6), (0, 0, 21)),
        lathe([(19.4 * w, 34), (20 * w, 34.6), (20 * w, 43.4), (19.2 * w, 44)], get('satin'), 96),
        lathe(
            [
                (20.2 * w, 44),
                (21.8 * w, 45.4),
                (22 * w, 48),
                (22 * w, 52),
                (20.8 * w, 54.4),
                (20.6 * w, 59),
                (22 * w, 64),
                (23.6 * w, 70),
                (23.2 * w, 72.4),
                (21.6 * w, 72.6),
                (20 * w, 69),
                (18 * w, 63),
                (16 * w, 60),
            ],
            get(cup),
            96,
            55,
        ),
        lathe(
            [(16.2 * w, 59), (11 * w, 61), (5 * w, 62.2), (0.01, 62.5)], get('coated lens'), 96, 60
        ),
    ]
    for i in range(9):
        a = math.radians(-90 + (i - 4) * 9)
        parts.append(
            place(
                box(0.6, 0.3, 5 if i % 4 == 0 else 3, get('mark'), 0.05),
                (20 * w * math.cos(a), 20 * w * math.sin(a), 36),
                (0, 0, math.degrees(a) + 90),
            )
        )
    return parts


def binocular(shell='white', trim='graphite', cup='rubber', joint='soft grey', fork=True):
    """
    A tube that tilts about y at the origin, along z: arm, prisms, eyepieces, and a knob for the
    distance of the eyes.
    """
    parts = [
        swell(
            [
                (0, 0, -4, 28, 22),
                (0, 0, 0, 31, 25),
                (0, 0, 30, 33, 24),
                (0, 0, 50, 40, 22),
                (0, 0, 56, 44, 21),
            ],
            get(shell),
            power=4,
        )
    ]
    for side in (1, -1):
        parts += place(
            [
                lathe(
                    [(23, 46), (26, 47), (27, 50), (27, 76), (26, 79), (23, 80.6), (19, 81)],
                    get(shell),
                    96,
                    40,
                ),
                *place(eyepiece(shell, trim, cup), (0, 0, 83)),
            ],
            (0, side * 31, 0),
        )
        parts += place(
            [
                rod(11, 3, get('satin'), 0.6),
                place(knurl(9, 9, get(trim), 2.2, 0.5), (0, 0, 2.4)),
                place(rod(7.6, 1, get('soft grey'), 0.3), (0, 0, 11)),
            ],
            (0, side * 56, 63),
            (side * -90, 0, 0),
        )
    parts.append(place(slab(26, 30, 26, get(shell), 4, 3), (-1, 0, 50)))
    if fork:
        parts += hub(31, 82, shell, joint)
    return parts


def grip(length=78, radius=14, colour='ink', arm=34):
    """A handle along z: its arm from 0, then the sleeve."""
    return [
        rod(6.4, arm + 8, get('satin'), 1),
        lathe([(8.4, arm - 7), (9.4, arm - 6), (9.4, arm - 1)], get('graphite'), 64),
        place(
            lathe(
                [(radius - 4, 0), (radius - 1, 1), (radius, 4), (radius, 8)], get(colour), 72, 50
            ),
            (0, 0, arm),
        ),
        place(rings(radius, length - 20, get(colour), 9, 0.9), (0, 0, arm + 7)),
        place(
            lathe(
                [(radius, 0), (radius, 6), (radius - 1.6, 10), (radius - 5, 12.6), (0.01, 13)],
                get(colour),
                72,
                50,
            ),
            (0, 0, arm + length - 13.4),
        ),
    ]


def castor(at, wheel=34, turn=0, pedal=None):
    """
    Two wheels under a hood that turns; `at` is where its stem stands, above the floor at z = 0.
    """
    parts = []
    for side in (1, -1):
        parts += place(
            [
                lathe(
                    [
                        (wheel - 5, 0),
                        (wheel - 1, 1.4),
                        (wheel, 5),
                        (wheel, 11),
                        (wheel - 1, 14.6),
                        (wheel - 5, 16),
                    ],
                    get('rubber'),
                    64,
                    50,
                ),
                place(rod(wheel * 0.66, 17.4, get('soft grey'), 2), (0, 0, -0.7)),
                place(rod(wheel * 0.18, 19, get('steel'), 0.6), (0, 0, -1.5)),
            ],
            (side * 13 - 8, -wheel * 0.5, wheel),
            (0, 90, 0),
        )
    hood = [
        (
            (wheel + 6) * math.cos(math.radians(a)) - wheel * 0.5,
            (wheel + 6) * math.sin(math.radians(a)) + wheel,
        )
        for a in range(12, 172, 8)
    ]
    parts.append(
        place(
            place(
                plate(
                    [*hood, (-wheel * 1.2, wheel * 1.1), (wheel * 0.1, wheel * 0.9)],
                    9,
                    get('graphite'),
                    2,
                ),
                (0, 0, -4.5),
            ),
            turn=(90, 0, 90),
        )
    )
    parts += [
        rod(9, 20, get('satin')),
        place(lathe([(13, 0), (14, 1), (14, 12), (12, 14)], get('graphite'), 48), (0, 0, -2)),
    ]
    place(parts[-2:], (0, 0, wheel * 1.75))
    if pedal:
        parts.append(
            place(
                plate(rounded([(-13, -10), (13, -10), (15, 26), (-15, 26)], 5), 6, get(pedal), 2),
                (0, -wheel * 1.5, wheel * 1.25),
                (-22, 0, 180),
            )
        )
    return place(parts, (at[0], at[1], 0), (0, 0, turn))


# Iridan.


def iridan_head(camera=False, tilt=36, stem=250):
    """Its stem ends at a height of `stem`."""
    w, d = 116, 104
    # Objective, ring for fine focus with its knob.
    lathe(
        [(28, 3), (30, 0.6), (31.6, 0), (33.4, 0.6), (34, 2), (34, 15), (33, 17)],
        get('black aluminium'),
        96,
        40,
    )
    lathe([(0.01, 1.6), (16, 2.4), (28.4, 5)], get('coated lens'), 96)
    band(34, 9, 2.2, get('petrol'), 0.1)
    lathe([(39, 15), (42, 16.4), (42, 18)], get('graphite'), 96)
    place(knurl(43, 15, get('soft grey'), 4.2, 1.1), (0, 0, 18))
    lathe([(42, 33), (42, 35), (38, 38), (38, 43)], get('aluminium'), 96)
    place(
        [rod(5, 18, get('satin')), *place(friction_knob(12, 14, 'graphite'), (0, 0, 14))],
        (38, -12, 26),
        (0, 90, -14),
    )
    # Body: a frame below, the shell, its cap.
    place(slab(w - 6, d - 6, 24, get('graphite'), 22, 5), (0, 0, 42))
    place(slab(w, d, 112, get('white'), 25, 5), (0, 0, 58))
    place(slab(w - 1.6, d - 1.6, 4, get('petrol'), 24.4, 0.4), (0, 0, 169))
    place(slab(w, d, 24, get('white'), 25, 7), (0, 0, 171.6))
    for side in (1, -1):
        knob = step_knob(25, ('0.4', '0.6', '1', '1.6', '2.5'), at=3)
        place(
            place(knob, turn=(90, 0, 0)),
            (-8, -side * d / 2 + side * 0.4, 116),
            (0, 0, 0 if side > 0 else 180),
        )
    place(words('iridan V' if camera else 'iridan', 9.4, get('mark')), (-12, -d / 2 - 0.15, 183))
    place(front(14, 6, 1, get('red'), 2.8, 0.3), (38, -d / 2 - 0.1, 184))
    if camera:
        for x, colour in ((-26, 'petrol'), (14, 'red')):
            place(front(27, 11, 2.6, get(colour), 5.2, 1), (x, -d / 2 + 1, 69))
        place(
            [
                front(6.4, 4.6, 0.3, get('mark white'), 1, 0),
                place(rod(1.4, 0.4, get('petrol'), 0, 24), (0, -0.2, 0), (90, 0, 0)),
            ],
            (-26, -d / 2 - 1.7, 69),
        )
        place(rod(2.3, 0.4, get('mark white'), 0, 32), (14, -d / 2 - 1.6, 69), (90, 0, 0))
        # The sensor's housing, with its cable into the arm.
        place(slab(46, 74, 82, get('graphite'), 14, 6), (-w / 2 - 8, 0, 92))
        place(words('4K', 15, get('mark white')), (-w / 2 - 31.2, 0, 148), (0, 0, -90))
        for i in range(6):
            place(box(26, 1.4, 3, get('black'), 0.5), (-w / 2 - 8, -37.4, 100 + i * 7), (0, 0, 0))
        place(
            [
                rod(8.4, 10, get('aluminium'), 1),
                place(rings(7.4, 20, get('rubber'), 6, 0.8), (0, 0, 9)),
            ],
            (-w / 2 - 24, 0, 152),
            (0, -40, 0),
        )
    else:
        place(rings(6, 6, get('graphite'), 2, 0.4), (-34, -d / 2, 70), (90, 0, 0))
        place(front(13, 6, 1.2, get('soft grey'), 2.8, 0.3), (36, -d / 2, 70))
    # The binocular tube on its base.
    place(slab(40, 70, 62, get('white'), 10, 5), (w / 2 - 2, 0, 118))
    place(binocular(), (w / 2 + 22, 0, 149), (0, 90 - tilt, 0))
    place(grip(), (-w / 2 + 8, 0, 62), (0, 246, 0))
    # The mount with its four screws.
    place(slab(72, 72, 11, get('aluminium'), 12, 2), (-4, 0, 194))
    for x in (-28, 28):
        for y in (-28, 28):
            place(
                [
                    rod(4.6, 4, get('dark steel'), 0.8),
                    place(rod(2.2, 0.2, get('black'), 0, 6), (0, 0, 3.9)),
                ],
                (x - 4, y, 205),
            )
    place(
        [
            lathe([(26, 205), (27, 206), (27, 218), (24, 221)], get('soft grey'), 96),
            rod(18, stem, get('satin')),
        ][:1],
        (-4, 0, 0),
    )
    place(rod(18, stem - 210, get('satin')), (-4, 0, 210))


def microscope_head():
    def build():
        iridan_head(True, 38, 258)
        place(
            lathe([(22, 238), (23, 239), (23, 256), (21, 258), (10, 258.6)], get('soft grey'), 72),
            (-4, 0, 0),
        )
        tube(
            [(-99, 0, 175), (-112, 0, 191), (-122, 4, 220), (-106, 20, 262), (-60, 34, 268)],
            3.6,
            get('rubber'),
            steps=12,
        )

    place(made_by(build), turn=(0, 0, -24))


def sprung_arm(end, shell='white', knob=True):
    """
    From a joint about y at the origin to the same at `end` (x, z): two bars side by side that keep
    the head upright.
    """
    x, z = end
    length = math.hypot(x, z)
    a = math.atan2(z, x)
    up = (-math.sin(a), math.cos(a))

    def along(t, lift):
        return t * math.cos(a) + up[0] * lift, 0, t * math.sin(a) + up[1] * lift

    swell(
        [
            (*along(8, 9), 25, 20),
            (*along(40, 9), 26, 22),
            (*along(length * 0.5, 9), 24, 20),
            (*along(length - 40, 9), 23, 19),
            (*along(length - 8, 9), 22, 18),
        ],
        get(shell),
        (0, 1, 0),
        4,
    )
    tube([along(16, -25), along(length - 16, -25)], 8.5, get('aluminium'), smooth=False, sides=32)
    for t in (18, length - 18):
        across([rod(11, 34, get('graphite'), 2)], (along(t, -22)[0], 17, along(t, -22)[2]))
    place(hub(38, 66, shell))
    place(hub(33, 60, shell), (x, 0, z))
    if knob:
        across(friction_knob(27, 20, 'graphite', 'petrol'), (0, -34, 0))


def joint_and_head(at, head, turn, drop, scale):
    """A head that hangs from a point on a joint about z."""
    place(
        [
            *place(drum(27, 52, 'white', 34), (0, 0, -74)),
            place(rod(19, drop, get('satin'), 2), (0, 0, -drop)),
        ],
        at,
    )
    place(
        place(made_by(head), (4, 0, 0)),
        (at[0], at[1], at[2] - drop - 200 * scale),
        (0, 0, turn),
        scale,
    )


def microscope_stand():
    # Five feet, a cover over their middle, the brake.
    for i in range(5):
        turn = 20 + 72 * i
        a = math.radians(turn)
        place(
            swell(
                [
                    (30, 0, 104, 34, 26),
                    (130, 0, 98, 28, 18),
                    (300, 0, 88, 21, 13),
                    (322, 0, 86, 18, 10),
                    (328, 0, 86, 12, 6),
                ],
                get('white'),
                power=3.4,
            ),
            turn=(0, 0, turn),
        )
        castor((306 * math.cos(a), 306 * math.sin(a)), 36, turn + 50 + i * 40)
    lathe(
        [(84, 78), (90, 82), (92, 100), (84, 122), (60, 140), (50, 150), (48, 160)],
        get('white'),
        96,
        50,
    )
    place(
        plate(rounded([(-20, 0), (20, 0), (25, 62), (-25, 62)], 9), 9, get('red'), 3),
        (26, -84, 74),
        (12, 0, 197),
    )
    lathe([(42, 150), (43, 152), (43, 236), (40, 240)], get('soft grey'), 96)
    lathe([(34, 200), (34, 960)], get('white'), 96)
    for side in (1, -1):
        place(box(5, 2, 640, get('soft grey'), 0.4), (0, -34.2 * side, 290), (0, 0, 0))
    # Mains and light: the key and the dimmer.
    place(slab(124, 112, 158, get('white'), 20, 6), (0, -6, 430))
    place(slab(125, 113, 4, get('petrol'), 20, 0.5), (0, -6, 560))
    across(
        [
            lathe([(19, 0), (20, 1), (20, 3), (18, 4)], get('aluminium'), 72),
            place(knurl(16, 16, get('graphite'), 3, 0.8), (0, 0, 3)),
            place(rod(14, 1, get('soft grey'), 0.4), (0, 0, 18.6)),
            place(box(2, 8, 1, get('red'), 0.2), (0, 8, 19)),
        ],
        (0, -62, 522),
    )
    across(
        [rod(8.4, 5, get('dark steel'), 1), place(rod(6, 6, get('red'), 1.4), (0, 0, 0.6))],
        (0, -62, 470),
    )
    place(words('iridan', 17, get('mark')), (0, -62.2, 445))
    # The arms.
    place(drum(47, 112, 'white', 70), (0, 0, 946))
    top = 1010
    swell(
        [
            (20, 0, top + 14, 27, 25),
            (70, 0, top + 14, 28, 27),
            (300, 0, top + 14, 27, 25),
            (350, 0, top + 14, 28, 26),
        ],
        get('white'),
        (0, 1, 0),
        4,
    )
    place(drum(42, 118, 'white', 34), (370, 0, top - 34 - 14))
    place(made_by(lambda: sprung_arm((340, -78))), (370, 0, top + 118))
    tube(
        [
            (30, -48, 1000),
            (52, -62, 940),
            (66, -70, 800),
            (64, -70, 660),
            (50, -60, 570),
            (34, -50, 552),
            (28, -40, 556),
        ],
        6,
        get('rubber'),
        steps=14,
    )
    joint_and_head((710, 0, top + 40), lambda: iridan_head(tilt=34, stem=226), -32, 100, 1.3)


def microscope_wall():
    # The plate of 300 by 200 mm with its anchors; the wall is at x = 0.
    high = 720
    place(slab(300, 200, 14, get('white'), 16, 4), (0, 0, high), (0, 90, 0))
    for y in (-80, 80):
        for z in (-128, 128):
            place(
                [
                    turned_ring([(5, 0), (9, 0), (9.4, 0.6), (8.6, 1.8), (5, 1.8)], get('satin')),
                    lathe([(6, 1), (6, 4), (5, 5.4), (0.01, 5.6)], get('steel'), 48, 60),
                    place(rod(2.4, 0.2, get('black'), 0, 6), (0, 0, 5.4)),
                ],
                (14, y, high + z),
                (0, 90, 0),
            )
    place(slab(210, 122, 40, get('white'), 26, 8), (12, 0, high), (0, 90, 0))
    place(slab(211, 123, 4, get('petrol'), 26, 0.5), (40, 0, high), (0, 90, 0))
    place(words('iridan W', 22, get('mark')), (290, -27.3, high))
    for z in (-78, 60):
        place(slab(78, 84, 22, get('white'), 12, 5), (66, 0, high + z))
    place(drum(44, 116, 'white', 58), (104, 0, high - 56))
    place(
        [lathe([(40, 0), (44, 2), (44, 20), (40, 22)], get('soft grey'), 96)], (104, 0, high + 60)
    )
    place(
        [lathe([(40, 0), (44, 2), (44, 20), (40, 22)], get('soft grey'), 96)], (104, 0, high - 78)
    )
    swell(
        [
            (128, 0, high, 27, 25),
            (170, 0, high, 28, 27),
            (400, 0, high, 27, 25),
            (450, 0, high, 28, 26),
        ],
        get('white'),
        (0, 1, 0),
        4,
    )
    place(drum(42, 118, 'white', 34), (470, 0, high - 48))
    place(made_by(lambda: sprung_arm((330, 150))), (470, 0, high + 104))
    tube(
        [
            (118, -50, high - 50),
            (140, -66, high - 110),
            (220, -70, high - 150),
            (330, -64, high - 110),
            (420, -52, high - 20),
            (452, -42, high + 20),
        ],
        6,
        get('rubber'),
        steps=14,
    )
    joint_and_head((800, 0, high + 250), lambda: iridan_head(tilt=34, stem=226), -32, 150, 1.3)


# Kolbry.


def objective(focal):
    """Lies on its mount, its glass above."""
    return [
        lathe([(27, 0), (28, 1), (28, 7), (33, 8), (34, 9), (34, 12)], get('satin'), 96),
        place(knurl(34.4, 9, get('black aluminium'), 2.6, 0.6), (0, 0, 12)),
        lathe(
            [(34, 21), (34, 25), (33, 26.6), (31, 27), (29.6, 26), (28.4, 24)],
            get('black aluminium'),
            96,
            40,
        ),
        lathe([(28.6, 24), (20, 26), (10, 27.2), (0.01, 27.6)], get('coated lens'), 96, 60),
    ] + [
        place(
            words(text, 3.2, get('mark white')),
            (30.6 * math.cos(a), 30.6 * math.sin(a), 27.1),
            (-90, 0, math.degrees(a) + 90),
        )
        for text, a in ((f'f = {focal} mm', math.radians(-96)),)
    ]


def kolbry_head(tilt=52):
    w, d = 112, 92
    lathe(
        [(28, 3), (31, 0.6), (33.4, 0.4), (34, 1.6), (34, 7), (33, 8)],
        get('black aluminium'),
        96,
        40,
    )
    place(knurl(35, 15, get('petrol aluminium'), 3, 0.7), (0, 0, 8))
    lathe([(34, 23), (34, 27), (32, 28.6)], get('aluminium'), 96)
    # A cone, then the ring of 50 mm by which it hangs, then the case.
    lathe([(36, 28), (38, 29), (48, 52), (49, 56), (49, 60)], get('shell'), 96, 40)
    place(slab(w, d, 74, get('shell'), 12, 5), (0, 0, 60))
    place(slab(w + 0.8, d + 0.8, 3, get('black aluminium'), 12.4, 0.5), (0, 0, 112))
    for side in (1, -1):
        place(
            place(
                step_knob(17, ('0.6', '1', '1.6'), 'black aluminium', 'satin', 1), turn=(90, 0, 0)
            ),
            (-26, -side * d / 2, 86),
            (0, 0, 0 if side > 0 else 180),
        )
    for i in range(8):
        place(front(2.4, 30, 0.4, get('black'), 1.1, 0), (16 + i * 4.8, -d / 2 - 0.05, 84))
    place(words('kolbry', 9, get('mark')), (28, -d / 2 - 0.15, 122))
    # The handle lies level.
    place(
        [*grip(62, 12, 'petrol', 26), band(12, 74, 2.4, get('satin'), 0.6)],
        (-w / 2 + 4, 0, 88),
        (0, -90, 0),
    )
    # The mounting ring behind, with its clamping screw.
    place(
        [turned_ring([(25, 0), (31, 0), (32, 1), (32, 21), (31, 22), (25, 22)], get('satin'))],
        (0, 96, 86),
    )
    place(box(40, 40, 20, get('satin'), 3), (0, 54, 87))
    place(
        [
            rod(4, 16, get('steel')),
            *place(friction_knob(9, 12, 'black aluminium', 'satin'), (0, 0, 14)),
        ],
        (31, 98, 97),
        (0, 90, 20),
    )
    # The drum between two cheeks, with a dial of its angle.
    x, z = 2, 176
    for y in (-33, 33):
        cheek = rounded([(-44, -46), (44, -46), (40, -12), (20, 14), (-20, 14), (-40, -12)], 12)
        place(place(plate(cheek, 10, get('shell'), 2.4), (0, 0, -5)), (x, y, z), (90, 0, 0))
    across(
        [
            lathe(
                [(42, 0), (46, 2), (47, 6), (47, 50), (46, 54), (42, 56)],
                get('black aluminium'),
                128,
                40,
            )
        ],
        (x, 28, z),
    )
    for side in (1, -1):
        dial = [
            lathe(
                [(43, 0), (46, 0.6), (46, 5), (44.6, 7), (42.4, 7.6), (41.6, 6)],
                get('satin'),
                128,
                40,
            ),
            place(rod(42, 5.6, get('white'), 0.2, 96), (0, 0, 0.6)),
        ]
        for i in range(21):
            a = math.radians(190 - i * 10)
            long = 7 if i % 5 == 0 else 4
            dial.append(
                place(
                    box(0.9 if i % 5 == 0 else 0.6, long, 0.2, get('mark'), 0.02),
                    ((39 - long / 2) * math.cos(a), (39 - long / 2) * math.sin(a), 6.2),
                    (0, 0, math.degrees(a) - 90),
                )
            )
        for i, text in enumerate(('0', '50', '100', '150', '200')):
            a = math.radians(190 - i * 50)
            dial.append(
                place(
                    words(text, 6, get('mark')),
                    (27 * math.cos(a), 27 * math.sin(a), 6.3),
                    (-90, 0, 0),
                )
            )
        a = math.radians(180 - (180 - tilt) + 0) if side > 0 else math.radians(180 - tilt)
        dial.append(
            place(
                plate([(4, -1.8), (36, -0.5), (36, 0.5), (4, 1.8)], 0.6, get('red')),
                (0, 0, 6.6),
                (0, 0, math.degrees(a)),
            )
        )
        dial += [
            lathe([(9, 6), (9, 9), (8, 10), (0.01, 10)], get('satin'), 64),
            place(rod(3, 0.3, get('black'), 0, 6), (0, 0, 9.9)),
        ]
        place(place(dial, turn=(90, 0, 0)), (x, -side * 38, z), (0, 0, 0 if side > 0 else 180))
    place(
        made_by(
            lambda: place(
                [
                    swell(
                        [
                            (0, 0, 30, 30, 30),
                            (0, 0, 46, 30, 30),
                            (0, 0, 60, 34, 27),
                            (0, 0, 66, 36, 26),
                        ],
                        get('shell'),
                        power=5,
                    ),
                    *place(binocular('shell', 'black aluminium', 'rubber', fork=False), (0, 0, 36)),
                ]
            )
        ),
        (x, 0, z),
        (0, 90 - tilt, 0),
    )


def binocular_head():
    place(made_by(kolbry_head), (0, 0, 0), (0, 0, -26))
    # Two more objectives.
    place(objective(400), (-66, -92, 0), (0, 0, 0))
    place(made_by(lambda: place(objective(250), (0, 0, -13))), (-140, -40, 35), (0, 90, -112))


# Linoma.


def black_cup():
    """An eyepiece with a wide cup, along z."""
    return [
        lathe([(19, -3), (19.6, -2), (19.6, 12), (18.6, 13)], get('white'), 96),
        place(knurl(20, 9, get('soft grey'), 2.4, 0.5), (0, 0, 13)),
        lathe(
            [
                (19, 22),
                (19.6, 23),
                (20, 30),
                (22, 40),
                (26, 54),
                (27, 60),
                (26.4, 62.6),
                (24.8, 63),
                (22.6, 58),
                (19.6, 50),
                (16.4, 45),
            ],
            get('rubber'),
            96,
            55,
        ),
        lathe([(16.6, 44), (11, 46), (5, 47.2), (0.01, 47.5)], get('coated lens'), 96, 60),
    ]


def linoma_head(zoom=False, stem=40):
    """
    Its stem ends `stem` above it; with a motorised zoom it is larger and has two handles with
    buttons.
    """
    lathe([(28, 3), (31, 0.6), (33.4, 0.4), (34, 1.6), (35, 20), (34, 22)], get('ink'), 96, 40)
    lathe([(0.01, 1.6), (16, 2.4), (28.4, 5)], get('coated lens'), 96)
    lathe([(36, 22), (38, 23), (45, 44), (45, 47)], get('soft grey'), 96, 40)
    swell(
        [
            (0, 0, 46, 44, 44),
            (0, 0, 49, 48, 48),
            (0, 0, 58, 50, 50),
            (0, 0, 120, 51, 51),
            (0, 0, 168, 50, 50),
            (0, 0, 182, 46, 46),
            (0, 0, 190, 38, 38),
            (0, 0, 194, 26, 26),
        ],
        get('white'),
        power=3.2,
    )
    swell([(0, 0, 57, 50.2, 50.2), (0, 0, 62, 50.5, 50.5)], get('petrol'), power=3.2)
    # The drum goes through from side to side.
    for side in (1, -1):
        if zoom:
            knob = [
                lathe([(30, -4), (31, 0), (30, 2), (28, 3), (0.01, 3)], get('soft grey'), 96),
                *[
                    place(plate(round_outline(22, 12, 5.6), 2, get(c), 0.8), (0, y, 2.6))
                    for y, c in ((9, 'petrol'), (-9, 'graphite'))
                ],
                place(words('ZOOM', 4.4, get('mark white')), (0, 9, 4.7), (-90, 0, 0)),
                place(words('FOCUS', 4.4, get('mark white')), (0, -9, 4.7), (-90, 0, 0)),
            ]
        else:
            knob = [
                lathe([(24, -6), (24, 1), (23, 2)], get('soft grey'), 96),
                *place(step_knob(17, ('0.6', '1', '1.6'), 'ink', 'aluminium', 1), (0, 0, 0)),
            ]
        place(place(knob, turn=(90, 0, 0)), (0, -side * 50.4, 118), (0, 0, 0 if side > 0 else 180))
    place(words('linoma', 9, get('mark')), (-4, -50.4, 172))
    # The tube at 45 degrees.
    tube_parts = made_by(
        lambda: [
            swell(
                [(0, 0, -16, 34, 26), (0, 0, 10, 36, 26), (0, 0, 34, 42, 23), (0, 0, 42, 45, 21)],
                get('white'),
                power=3.6,
            ),
            *[
                p
                for side in (1, -1)
                for p in place(
                    [
                        lathe(
                            [(23, 30), (26, 32), (27, 35), (27, 56), (25.4, 60), (19, 61)],
                            get('white'),
                            96,
                            50,
                        ),
                        *place(black_cup(), (0, 0, 63)),
                    ],
                    (0, side * 31, 0),
                )
            ],
        ]
    )
    place(tube_parts, (34, 0, 134), (0, 45, 0))
    place(
        [rod(5, 20, get('satin')), *place(friction_knob(10, 11, 'ink', 'soft grey'), (0, 0, 18))],
        (36, 0, 82),
        (0, 90, 0),
    )
    if zoom:
        for side in (1, -1):
            handle = [*grip(96, 15, 'ink', 30)]
            for i, colour in enumerate(('white', 'red')):
                handle.append(
                    place(
                        rod(5.4, 3.4, get(colour), 1),
                        (0, side * 12.8, 54 + i * 18),
                        (-90 * side, 0, 0),
                    )
                )
            place(place(handle, turn=(side * 140, -38, 0)), (4, -side * 36, 78))
    else:
        place(grip(74, 13, 'ink', 30), (-42, 0, 64), (0, 246, 0))
    lathe([(24, 192), (25, 193), (25, 200), (16, 206), (12, 210)], get('soft grey'), 72)
    rod_part = rod(10, stem + 30, get('black aluminium'))
    place(rod_part, (0, 0, 204))


def bar(start, end, deep, wide, shell='white'):
    """An arm in the plane of x and z from one joint to the next."""
    (x0, z0), (x1, z1) = start, end

    def at(t):
        return x0 + (x1 - x0) * t, 0, z0 + (z1 - z0) * t

    return swell(
        [
            (*at(0), wide, deep),
            (*at(0.1), wide, deep * 1.06),
            (*at(0.5), wide * 0.96, deep * 0.98),
            (*at(0.9), wide * 0.94, deep * 0.94),
            (*at(1), wide * 0.94, deep * 0.9),
        ],
        get(shell),
        (0, 1, 0),
        4,
    )


def examination_unit():
    """What the arm is fixed to: drawers, suction bottles, a top with telescopes."""
    w, d, h = 520, 420, 500
    place(slab(w - 24, d - 24, 50, get('ink'), 12, 2), (0, 0, 0))
    place(slab(w, d, h - 50, get('white'), 14, 4), (0, 0, 46))
    place(slab(w + 44, d + 40, 34, get('soft grey'), 24, 9), (0, -4, h - 4))
    place(slab(w + 30, d + 26, 3, get('white'), 20, 1), (0, -4, h + 29))
    y = -d / 2
    for i in range(4):
        high = 92 if i < 3 else 122
        z = h - 56 - i * 99 - (15 if i == 3 else 0)
        place(front(166, high, 8, get('white'), 6, 2.4), (-166, y, z))
        place(front(74, 7, 12, get('aluminium'), 3, 1.6), (-166, y - 7, z + 22))
    # Suction bottles behind a window.
    place(front(150, 396, 5, get('petrol'), 14, 2), (4, y, 286))
    place(front(130, 376, 2, get('white'), 9, 0.8), (4, y - 4.4, 286))
    for x in (-28, 36):
        place(
            [
                lathe([(20, 0), (23, 3), (23, 150), (20, 158)], get('airway clear'), 64, 50),
                lathe([(21.4, 2), (21.4, 56)], get('liner'), 64),
                place(rings(24, 20, get('soft grey'), 4, 0.7), (0, 0, 156)),
                place(rod(5, 22, get('soft grey')), (8, 0, 174)),
            ],
            (x, y - 26, 150),
        )
        for i in range(6):
            place(
                front(8 if i % 2 else 13, 1, 0.2, get('mark'), 0.2, 0),
                (x - 8, y - 49.2, 176 + i * 18),
            )
        tube(
            [(x + 8, y - 26, 346), (x + 8, y - 26, 380), (x + 4, y - 20, 422), (x, y - 4, 440)],
            4,
            get('soft grey'),
        )
    place(front(124, 10, 54, get('graphite'), 4, 2), (4, y - 2, 144))
    place(front(160, 400, 8, get('white'), 6, 2.4), (170, y, 286))
    place(front(8, 100, 14, get('aluminium'), 3.6, 1.6), (108, y - 7, 330))
    across(
        [rod(11, 5, get('dark steel'), 1), place(rod(8, 6, get('red'), 2), (0, 0, 1))],
        (170, y - 7, 130),
    )
    # Telescopes in their quivers.
    for i, x in enumerate((-92, -30, 32)):
        place(
            [
                lathe(
                    [(20, 0), (21, 1), (21, 70), (19, 72), (14, 72), (14, 40)], get('aluminium'), 64
                ),
                lathe(
                    [
                        (7, 60),
                        (7, 96),
                        (9, 98),
                        (9, 116),
                        (15, 130),
                        (16, 138),
                        (14, 140),
                        (12, 138),
                    ],
                    get('black' if i != 1 else 'graphite'),
                    64,
                    50,
                ),
                lathe([(9.4, 104), (9.4, 108)], get(('green', 'red', 'yellow')[i]), 64),
            ],
            (x, -120, h + 31),
        )
    return h + 31


def microscope_unit():
    top = examination_unit()
    x = -196
    place(
        [
            lathe([(52, 0), (54, 2), (52, 10), (34, 16), (29, 22)], get('soft grey'), 96, 40),
            lathe([(25, 10), (25, 452)], get('aluminium'), 96),
        ],
        (x, 60, top),
    )
    # The clamp takes posts of 38 to 60 mm.
    z = top + 330
    place(slab(104, 92, 76, get('white'), 22, 6), (x, 60, z))
    place(slab(105, 93, 3, get('petrol'), 22, 0.5), (x, 60, z + 60))
    for lift in (20, 48):
        across(
            [
                rod(5, 16, get('steel')),
                *place(friction_knob(12, 13, 'ink', 'soft grey'), (0, 0, 10)),
            ],
            (x - 24, 16, z + lift),
        )
    place(words('24 V', 12, get('mark')), (x + 22, 13.4, z + 30))
    place(drum(38, 96, 'white', 34, 'petrol'), (x, 60, z + 108))

    def arm():
        place(hub(36, 66, 'white', 'soft grey'), (0, 0, 0))
        bar((0, 0), (300, 92), 23, 22)
        place(hub(31, 60, 'white', 'petrol'), (300, 0, 92))
        bar((300, 92), (600, -70), 20, 19)
        place(hub(27, 54, 'white', 'soft grey'), (600, 0, -70))

    place(made_by(arm), (x, 60, z + 190), (0, 0, -9))
    a = math.radians(-9)
    at = (x + 600 * math.cos(a), 60 + 600 * math.sin(a), z + 190 - 70)
    place(rod(13, 74, get('black aluminium')), (at[0], at[1], at[2] - 90))
    place(ball(20, get('soft grey')), (at[0], at[1], at[2] - 84))
    place(made_by(linoma_head), (at[0], at[1], at[2] - 84 - 240 * 1.3), (0, 0, -34), 1.3)


def microscope_floor():
    # A base of 660 by 660 mm with four braked castors.
    for i in range(4):
        turn = 45 + i * 90
        a = math.radians(turn)
        place(
            swell(
                [
                    (40, 0, 112, 70, 34),
                    (180, 0, 108, 54, 26),
                    (380, 0, 96, 40, 18),
                    (410, 0, 94, 34, 15),
                    (420, 0, 94, 20, 8),
                ],
                get('white'),
                power=3.6,
            ),
            turn=(0, 0, turn),
        )
        castor(
            (384 * math.cos(a), 384 * math.sin(a)), 42, turn - 90 + (18 if i % 2 else -14), 'red'
        )
    lathe(
        [(130, 88), (138, 94), (140, 120), (128, 146), (84, 160), (74, 168)], get('white'), 128, 50
    )
    lathe([(70, 160), (72, 162), (72, 188), (66, 192)], get('petrol'), 96)
    lathe([(58, 180), (58, 960)], get('white'), 128)
    for x in (-24, 24):
        place(box(4, 3, 560, get('soft grey'), 0.6), (x, -53.4, 300))
    # The control unit with its screen, for two users.
    place(slab(250, 170, 190, get('white'), 30, 9), (0, -6, 520))
    place(slab(251, 171, 5, get('petrol'), 30, 0.6), (0, -6, 545))
    place(front(176, 112, 3, get('screen glass'), 8, 0.8), (0, -90.4, 636))
    place(
        [
            place(screen(64, 64, round_view(drumhead, 0.93), 240), (-44, 0, 10)),
            caption('8.0x', 24, 0, 30),
            caption('250 mm', 12, 2, 6, 'screen cyan'),
            *[
                place(
                    front(34, 15, 0.2, get('screen amber' if i == 0 else 'screen dim'), 3, 0),
                    (20 + i * 40, -0.2, -22),
                )
                for i in range(2)
            ],
            caption('1', 10, 20, -22, 'screen dark', True),
            caption('2', 10, 60, -22, 'screen white', True),
            *[
                place(
                    front(16, 5, 0.2, get('screen green' if i < 3 else 'screen dim'), 2, 0),
                    (-68 + i * 20, -0.2, -42),
                )
                for i in range(5)
            ],
        ],
        (0, -93.6, 636),
    )
    place(words('linoma zoom', 15, get('mark')), (0, -91.2, 562))
    place(drum(66, 120, 'white', 44, 'petrol'), (0, 0, 950))
    top = 1106

    def boom():
        place(hub(60, 118, 'white', 'soft grey'), (0, 0, 0))
        bar((-330, -66), (560, 112), 40, 38)

        # The counterweight, with its cooling slots.
        def weight():
            place(slab(190, 150, 150, get('ink'), 26, 10), (0, 0, -75))
            place(slab(191, 151, 4, get('petrol aluminium'), 26, 0.6), (0, 0, 48))
            for i in range(6):
                place(front(116, 5, 1, get('soft grey'), 2.4, 0), (0, -74.6, -44 + i * 15))

        place(made_by(weight), (-400, 0, -80), (0, -11.3, 0))
        place(hub(54, 108, 'white', 'soft grey'), (560, 0, 112))
        bar((560, 112), (810, -150), 32, 30)
        place(hub(44, 86, 'white', 'red'), (810, 0, -150))

    place(made_by(boom), (0, 0, top), (0, 0, -6))
    a = math.radians(-6)
    at = (810 * math.cos(a), 810 * math.sin(a), top - 150)
    tube(
        [(52, -62, top - 20), (40, -84, 1020), (20, -86, 900), (60, -84, 780), (70, -60, 712)],
        8,
        get('rubber'),
        steps=14,
    )
    place(
        [
            rod(20, 96, get('black aluminium'), 2),
            lathe([(28, 0), (30, 2), (30, 26), (27, 28)], get('white'), 72),
        ],
        (at[0], at[1], at[2] - 120),
    )
    place(
        made_by(lambda: linoma_head(True)),
        (at[0], at[1], at[2] - 118 - 214 * 1.6),
        (0, 0, -34),
        1.6,
    )


def drumhead(x, y):
    """The drum of the ear with the handle of the hammer and its reflex."""
    far = numpy.minimum(
        passage(x, y, (0.05, 0.02), 1.5, 1.6), 1.5 + 0.25 * numpy.hypot(x - 0.1, y + 0.1)
    )
    colours = veins(lit(x, y, far, (1.0, 0.72, 0.6), 2.4, 0.1, 3), x, y, 4, 3, 0.1)
    off = numpy.abs(x + 0.12 - (y - 0.55) * 0.22)
    handle = ((1 - blend(0.02, 0.07, off)) * blend(-0.12, 0.0, y) * (1 - blend(0.56, 0.66, y)))[
        ..., None
    ]
    colours = colours * (1 - handle * 0.6) + numpy.array((0.95, 0.85, 0.7)) * handle * 0.6
    reflex = (
        blend(0, 0.35, -(y + 0.05))
        * (1 - blend(0.45, 0.7, -y))
        * (1 - blend(0.0, 0.16, numpy.abs(x - 0.1 + y * 0.55) + 0.12 * (0.6 + y)))
    )[..., None]
    return colours + reflex * numpy.array((0.5, 0.48, 0.42))


pictures = {
    'microscope-stand': Model(microscope_stand, (0.2, -1.3, 0.22), 0.06, 70),
    'microscope-head': Model(
        microscope_head,
        (0.3, -1.3, 0.3),
        0.08,
        70,
        detail=Detail((0, -60, 116), 62, (-0.3, -1.2, 0.3)),
    ),
    'microscope-wall': Model(microscope_wall, (0.3, -1.3, 0.2), 0.06, 70),
    'binocular-head': Model(
        binocular_head,
        (0.3, -1.3, 0.42),
        0.08,
        70,
        detail=Detail((-20, -48, 165), 62, (-0.1, -1.2, 0.3)),
    ),
    'microscope-unit': Model(microscope_unit, (0.3, -1.3, 0.26), 0.05, 70),
    'microscope-floor': Model(microscope_floor, (0.2, -1.3, 0.24), 0.05, 70),
}
