"""Headlights on their bands, loupes, and lamps on a stand and at the ceiling."""

import math

from families.handpieces import cable, plug
from materials import get
from model import Detail, Model
from shapes import (
    along,
    ball,
    band,
    box,
    front,
    hoop,
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

seen_from = (0.62, -1.2, 0.62)


def lamp(radius=14, length=44, shell='graphite', ring='red', fins=5):
    """A lamp along z that shines from z = 0 down; its heat sink is at the top."""
    parts = [
        lathe(
            [
                (radius - 3, 3.4),
                (radius - 2.4, 0.6),
                (radius - 1, 0),
                (radius, 0.8),
                (radius, 9),
                (radius - 0.8, 10),
            ],
            get('graphite'),
            96,
        ),
        place(
            lathe([(radius - 2.6, 2.4), (radius * 0.4, 0.6), (0.01, 0.2)], get('white glow'), 72),
            (0, 0, 0),
        ),
        place(knurl(radius + 0.7, 9, get('soft grey'), 2.2, 0.5), (0, 0, 10)),
        band(radius, 19.4, 1.8, get(ring), 0.2),
        lathe([(radius, 21.4), (radius, 28), (radius - 1, 30)], get(shell), 96),
        *[
            place(rod(radius - 0.6, 1.6, get('aluminium'), 0.3), (0, 0, 31 + i * 2.8))
            for i in range(fins)
        ],
        place(rod(radius - 4, fins * 2.8, get('dark steel')), (0, 0, 30)),
        lathe(
            [
                (radius - 2, 30 + fins * 2.8),
                (radius - 1, 31 + fins * 2.8),
                (radius - 3, length + 4),
                (0.01, length + 5),
            ],
            get(shell),
            96,
        ),
    ]
    return parts


def hinge(radius=7, width=12, material='graphite'):
    """A joint along x around the origin."""
    return place(
        [
            rod(radius, width, get(material), 1.2),
            place(rod(radius * 0.5, width + 3, get('steel')), (0, 0, -1.5)),
        ],
        (-width / 2, 0, 0),
        (0, 90, 0),
    )


def clinic_headlight():
    # A narrow band on its lower edge; the battery behind weighs against the lamp.
    hoop(158, 196, 24, 3.6, get('graphite'), 2.2, -0.03)
    hoop(152, 190, 20, 5, get('soft grey'), 2.2, -0.03, (0.34, 0.66))
    for part in ((0.06, 0.2), (0.8, 0.94)):
        place(hoop(161.5, 199.5, 12, 2.4, get('shell'), 2.2, 0, part), (0, 0, 6))
    # Before the brow: a pad of silicone, a plate, the joint.
    place(
        swell(
            [
                (-34, -84, 12, 13, 3),
                (-30, -88, 12, 14, 5),
                (0, -93, 12, 14, 6),
                (30, -88, 12, 14, 5),
                (34, -84, 12, 13, 3),
            ],
            get('silicone'),
            (0, 0, 1),
        )
    )
    place(front(44, 30, 7, get('shell'), 9, 2.4), (0, -97, 14))
    place(hinge(7, 22, 'graphite'), (0, -110, 18))
    place(slab(14, 20, 8, get('graphite'), 4, 1.6), (0, -108, 10))
    place(place(lamp(13.5, 42, 'shell'), (0, 0, -22)), (0, -126, 26), (-62, 0, 0))
    # The battery with its dimmer.
    place(
        swell(
            [
                (-42, 88, 12, 15, 5),
                (-38, 94, 12, 18, 10),
                (0, 103, 12, 19, 13),
                (38, 94, 12, 18, 10),
                (42, 88, 12, 15, 5),
            ],
            get('shell'),
            (0, 0, 1),
            3,
        )
    )
    place(
        [rings(12, 12, get('petrol'), 5, 0.5), place(rod(10.6, 1, get('steel')), (0, 0, 11.6))],
        (44, 92, 12),
        (0, 90, 40),
    )
    for i in range(4):
        place(
            rod(1.3, 0.8, get('led green' if i < 3 else 'soft grey')),
            (64 + i * 2.2, 72 - i * 6, 24 - 0.2 * i),
            (0, 0, 0),
        )
    tube(
        [
            (30, 96, 26),
            (60, 72, 30),
            (81, 20, 29),
            (76, -40, 30),
            (48, -82, 30),
            (16, -102, 28),
            (4, -116, 34),
        ],
        1.6,
        get('rubber'),
    )


def cordless_headlight():
    # A soft band, the battery at the nape, the light at the brow.
    hoop(160, 200, 34, 7, get('black cloth'), 2.1, -0.06)
    for part in ((0.14, 0.3), (0.7, 0.86)):
        hoop(164, 204, 34, 5, get('petrol shell'), 2.1, -0.06, part)
    place(plate(round_outline(66, 40, 12), 15, get('shell'), 4), (0, 114, 19), (90, 0, 0))
    place(front(40, 5, 1, get('led green'), 2.2, 0), (0, 114.6, 30))
    place(
        swell(
            [
                (-30, -90, 20, 15, 4),
                (-24, -96, 20, 19, 9),
                (0, -102, 20, 20, 12),
                (24, -96, 20, 19, 9),
                (30, -90, 20, 15, 4),
            ],
            get('shell'),
            (0, 0, 1),
            2.8,
        )
    )
    place(front(5, 5, 0.6, get('led blue'), 2.4, 0), (0, -113.6, 32))
    place(hinge(6, 18, 'soft grey'), (0, -114, 12))
    place(place(lamp(16, 30, 'shell', 'yellow', 3), (0, 0, -16)), (0, -128, 22), (-66, 0, 0))
    # The yellow filter swings down before the light.
    place(
        [
            tube(
                [
                    (15.8 * math.cos(i * math.pi / 24), 15.8 * math.sin(i * math.pi / 24), 1.6)
                    for i in range(48)
                ],
                1.5,
                get('graphite'),
                closed=True,
                smooth=False,
            ),
            place(rod(15.6, 1.2, get('amber filter')), (0, 0, 1)),
            place(box(7, 11, 3, get('graphite'), 1), (0, 21, 0)),
        ],
        (26, -168, 0),
        (0, 0, -50),
    )
    # A second battery.
    place(plate(round_outline(66, 40, 12), 15, get('shell'), 4), (104, -96, 0), (0, 0, 24))
    place(plate(round_outline(30, 12, 5), 0.6, get('gold'), 0.2), (104, -96, 14.9), (0, 0, 24))


def led_headlight():
    # Two bands: one around the head, one over it, with a knob behind.
    hoop(160, 204, 30, 4.4, get('graphite'), 2.2, -0.04)
    place(hoop(152, 196, 24, 5, get('soft grey'), 2.2, -0.04, (0.33, 0.67)), (0, 0, 3))
    arch = [
        (0, 98, 22),
        (0, 92, 60),
        (0, 62, 104),
        (0, 10, 124),
        (0, -46, 108),
        (0, -84, 66),
        (0, -96, 24),
    ]
    place(swell([(x, y, z, 10, 1.8) for x, y, z in arch], get('graphite'), (1, 0, 0), 4))
    place(
        swell(
            [(x, y * 0.95, z - 4, 9, 2.4) for x, y, z in arch[2:5]], get('soft grey'), (1, 0, 0), 3
        )
    )
    place(
        [
            lathe([(17, 0), (18, 0.8), (18, 4), (15, 5)], get('graphite'), 72),
            place(rings(14, 14, get('soft grey'), 6, 0.7), (0, 0, 5)),
            place(rod(12.8, 1, get('petrol')), (0, 0, 18.6)),
        ],
        (0, 104, 17),
        (-90, 0, 0),
    )
    # The module before the brow, with its ring for the spot and its lever for aiming.
    place(front(56, 34, 8, get('graphite'), 10, 2.4), (0, -98, 18))
    place(slab(20, 26, 10, get('aluminium'), 4, 1.6), (0, -114, 24))
    place(hinge(8, 26, 'dark steel'), (0, -124, 26))
    place(place(lamp(15, 48, 'aluminium', 'red', 7), (0, 0, -24)), (0, -148, 30), (-64, 0, 0))
    place(
        [rod(3.6, 22, get('steel'), 1.4), place(ball(5, get('petrol')), (0, 0, 22))],
        (12, -140, 22),
        (0, 112, -10),
    )
    # The cable to the belt.
    tube(
        [
            (6, -118, 38),
            (26, -104, 42),
            (66, -62, 36),
            (85, 0, 34),
            (76, 62, 34),
            (44, 96, 32),
            (32, 116, 20),
            (60, 128, 4),
            (130, 96, 3),
            (168, 20, 3),
            (150, -60, 3),
            (182, -120, 3),
        ],
        2.6,
        get('rubber'),
    )
    plug((188, -132), -62, 6, 4, 'aluminium')


def battery_pack():
    # 112 x 68 x 29 mm, leaning on its clip like on a belt.
    def pack():
        place(
            plate(round_outline(68, 112, 11), 29, get('graphite'), 4.5), (0, 14.5, 56), (90, 0, 0)
        )
        place(plate(round_outline(69, 113, 11), 1.4, get('petrol'), 0.3), (0, 2, 56), (90, 0, 0))
        place(front(56, 36, 1.6, get('screen glass'), 4, 0.5), (0, -14.4, 86))
        place(words('186', 19, get('screen white'), 0.02), (-7, -16.1, 87))
        place(words('min', 7, get('screen cyan'), 0.02), (18, -16.1, 84))
        for i in range(5):
            place(
                front(7, 2.4, 0.2, get('screen cyan' if i < 3 else 'screen dim'), 0.8, 0),
                (-18 + i * 9, -16, 73),
            )
        place(
            [
                lathe([(23, 0), (24, 0.8), (24, 3), (21, 4.4)], get('soft grey'), 96),
                place(rings(19.6, 13, get('petrol aluminium'), 4, 0.6), (0, 0, 3)),
                lathe([(18.6, 16), (17.4, 17.2), (0.01, 17.2)], get('aluminium'), 96),
                place(box(2, 9, 0.8, get('mark'), 0.2), (0, 10, 17)),
            ],
            (0, -14, 38),
            (90, 0, 0),
        )
        # Two bays with their latches at the side.
        for z in (32, 80):
            place(slab(22, 40, 1.6, get('soft grey'), 3, 0.5), (34, 0.6, z), (0, 90, 0))
            place(slab(5, 12, 2.4, get('red'), 2, 0.6), (35, 0.6, z + 14), (0, 90, 0))
        place([lathe([(5.4, 0), (5.4, 8), (4, 12), (3, 20)], get('rubber'), 48)], (-14, 0, 111))
        # The clip turns behind.
        place(plate(round_outline(26, 84, 8), 3.4, get('soft grey'), 1.2), (0, 25, 52), (90, 0, 0))
        place(rod(11, 10, get('dark steel')), (0, 26, 78), (90, 0, 0))

    place(made_by(pack), (0, 0, 0), (-6, 0, 0))
    cable(
        [
            (-14, 12, 126),
            (-15, 14, 146),
            (-26, 18, 164),
            (-54, 20, 158),
            (-74, 8, 110),
            (-82, -20, 30),
            (-66, -60, 3),
            (-10, -82),
            (50, -64),
        ],
        2.4,
    )
    plug((62, -58), 26, 5.4, 4, 'aluminium')
    # A cell of the kind that goes into its bays.
    place(
        along(
            [
                lathe(
                    [
                        (0.01, 0),
                        (8.6, 0),
                        (9.2, 0.6),
                        (9.2, 62),
                        (8.6, 63),
                        (5, 63),
                        (3, 64.4),
                        (0.01, 64.4),
                    ],
                    get('blue'),
                ),
                band(9.2, 52, 6, get('mark white')),
            ]
        ),
        (70, -4, 9.2),
        (0, 0, 18),
    )


def temple(side, front_y, reach, height, material, cloth=True):
    """An arm of a pair of spectacles, open, ending behind the ear."""
    x = side * 68
    tube(
        [
            (x, front_y, height),
            (x + side * 3, front_y + 20, height + 1),
            (x + side * 2, front_y + reach * 0.6, height),
            (x - side * 2, front_y + reach * 0.82, height - 3),
            (x - side * 5, front_y + reach, height - 26),
        ],
        lambda v: 2.1 - 0.5 * v,
        get(material),
        flat=1.5,
    )
    if cloth:
        tube(
            [
                (x + side * 0.4, front_y + reach * 0.74, height - 1.4),
                (x - side * 2, front_y + reach * 0.84, height - 4),
                (x - side * 5.2, front_y + reach + 1, height - 27),
            ],
            2.8,
            get('rubber'),
            flat=1.4,
        )


def lens_outline(side):
    return rounded(
        [
            (side * 9, 13),
            (side * 60, 15),
            (side * 66, 6),
            (side * 60, -17),
            (side * 34, -24),
            (side * 14, -14),
        ],
        [8, 10, 8, 16, 18, 10],
    )


def barrel(length, wide, narrow, colour, kepler=False):
    """A loupe along z, its eye at z = 0."""
    parts = [
        lathe(
            [(narrow - 2, 0.6), (narrow - 0.6, 0), (narrow, 0.8), (narrow, 5), (narrow - 0.6, 6)],
            get('graphite'),
            96,
        ),
        lathe(
            [
                (narrow - 0.6, 6),
                (narrow + 0.4, 6.6),
                (wide - 1.4, length * 0.6),
                (wide - 0.8, length - 9),
            ],
            get(colour),
            96,
        ),
        place(rings(wide, 6.4, get('graphite'), 3, 0.4), (0, 0, length - 9)),
        lathe(
            [
                (wide - 0.4, length - 2.6),
                (wide, length - 2),
                (wide, length - 0.4),
                (wide - 1, length),
                (wide - 1.8, length - 0.4),
                (wide - 2, length - 1.6),
            ],
            get('graphite'),
            96,
        ),
        lathe(
            [(wide - 1.9, length - 1.8), (wide * 0.5, length - 0.5), (0.01, length - 0.2)],
            get('lens'),
            96,
        ),
    ]
    if kepler:
        parts.append(band(wide - 1.2, length * 0.52, 2, get('red'), 0.3))
    return parts


def galilean_loupes():
    height = 30
    for side in (1, -1):
        pane = plate(lens_outline(side), 1.8, get('spectacles'), 0.4)
        place(pane, (0, 0, height), (90, 0, 0))
        tube(
            [(x, -1, height + z) for x, z in lens_outline(side)],
            1.3,
            get('titanium'),
            closed=True,
            smooth=False,
            sides=12,
        )
        temple(side, 2, 138, height + 8, 'titanium')
        # A shield at the side.
        place(
            swell(
                [
                    (side * 67, 2, height + 2, 11, 0.7),
                    (side * 70, 14, height + 2, 10, 0.7),
                    (side * 70, 34, height + 4, 6, 0.7),
                ],
                get('spectacles'),
                (0, 0, 1),
                3,
            )
        )
        tube(
            [(side * 7, -1, height + 2), (side * 10, 8, height - 6), (side * 10, 10, height - 14)],
            0.8,
            get('titanium'),
        )
        place(ball(3.6, get('silicone')), (side * 9.4, 11, height - 14))
        place(
            place(barrel(22, 15.5, 12.5, 'petrol aluminium'), (0, 0, 0)),
            (side * 31, -9, height - 7),
            (104, 0, 0),
        )
    tube(
        [(-10, -1, height + 8), (-4, -4, height + 11), (4, -4, height + 11), (10, -1, height + 8)],
        1.8,
        get('titanium'),
    )
    # Both barrels hang on one hinge before the frame.
    place(slab(15, 9, 12, get('graphite'), 3, 1.2), (0, -7, height + 7))
    place(rod(2.6, 22, get('steel')), (-11, -13, height + 14), (0, 90, 0))
    tube(
        [
            (-28, -15, height + 5),
            (-18, -14.5, height + 11),
            (0, -13.6, height + 13.4),
            (18, -14.5, height + 11),
            (28, -15, height + 5),
        ],
        2.4,
        get('titanium'),
    )
    for side in (1, -1):
        place(rod(3.4, 7, get('graphite'), 0.8), (side * 30, -16, height + 2.4))


def prism_loupes():
    height = 36
    for side in (1, -1):
        pane = plate(lens_outline(side), 2.2, get('spectacles'), 0.4)
        place(pane, (0, 0, height), (90, 0, 0))
        tube(
            [(x, -1, height + z) for x, z in lens_outline(side)],
            2.1,
            get('black'),
            closed=True,
            smooth=False,
            sides=12,
        )
        temple(side, 2, 142, height + 8, 'carbon', True)
        place(box(5, 10, 10, get('carbon'), 1.6), (side * 67, 2, height + 3))
        tube(
            [(side * 7, -1, height + 2), (side * 10, 8, height - 6), (side * 10, 10, height - 14)],
            0.8,
            get('steel'),
        )
        place(ball(3.8, get('silicone')), (side * 9.4, 11, height - 14))
        # Set into the lens at a fixed angle; the prisms make the middle wide.
        tilt = (112, 0, side * -2)
        place(
            [
                *barrel(47, 15, 11.5, 'graphite', True),
                place(slab(27, 24, 15, get('graphite'), 5, 3), (0, 0, 10)),
            ],
            (side * 31.5, 5, height - 4),
            tilt,
        )
        place(
            lathe([(13.4, 0), (14.6, 0.4), (14.6, 2.4), (13, 3)], get('black'), 72),
            (side * 31.5, -0.6, height - 5.4),
            tilt,
        )
    tube(
        [(-10, -1, height + 8), (-4, -3, height + 11), (4, -3, height + 11), (10, -1, height + 8)],
        2.4,
        get('black'),
    )
    place(slab(13, 7, 15, get('aluminium'), 2.6, 1), (0, -6, height + 5))
    place(rod(2, 3, get('red')), (0, -9, height + 14), (90, 0, 0))


def light_head(radius, count, colour='white', handle=True):
    """A flat lamp head around z, which shines down; `count` lights in rings."""
    parts = [
        lathe(
            [
                (0.01, 30),
                (radius * 0.35, 29),
                (radius * 0.7, 22),
                (radius * 0.94, 11),
                (radius, 4),
                (radius * 0.985, 0),
                (radius * 0.95, -2),
                (radius * 0.94, 0.6),
            ],
            get(colour),
            128,
            50,
        ),
        lathe([(radius * 0.945, 0.4), (0.01, 0.4)], get('ink'), 128),
        turned_ring(
            [(radius * 0.945, -0.4), (radius * 0.955, -0.2), (radius * 0.945, 0.2)],
            get('aluminium'),
            128,
        ),
    ]
    left, ring = count, 0
    for ring, (part, share) in enumerate(((0.84, 0.46), (0.6, 0.33), (0.36, 0.21))):
        here = left if ring == 2 else round(count * share)
        left -= here
        for i in range(here):
            angle = 2 * math.pi * (i + ring * 0.5) / here
            at = (radius * part * math.cos(angle), radius * part * math.sin(angle), 0.2)
            size = radius * 0.058
            parts.append(
                place(
                    lathe(
                        [(size * 1.25, 0.4), (size * 1.2, -0.8), (size, -1)], get('aluminium'), 32
                    ),
                    at,
                )
            )
            parts.append(
                place(
                    lathe([(0.01, -1.6), (size * 0.6, -1.2), (size, -0.6)], get('white glow'), 32),
                    at,
                )
            )
    if handle:
        parts += [
            lathe(
                [(0.01, -84), (9, -83), (12, -78), (11.4, -40), (13, -20), (15, -14), (15, 0)],
                get('soft grey'),
                64,
            ),
            band(14, -14, 3, get('red'), 1),
        ]
    return parts


def overhead_lamp():
    # Its flange stands above; what hangs below it is drawn together so that the lamp is large.
    top = 760
    place(
        lathe(
            [(0.01, 0), (62, 0), (84, 14), (88, 20), (88, 46), (86, 48), (0.01, 48)],
            get('white'),
            96,
        ),
        (250, 120, top),
    )
    place(rod(24, 190, get('aluminium')), (250, 120, top - 186))
    place(lathe([(36, 0), (38, 2), (38, 66), (36, 68)], get('white'), 96), (250, 120, top - 252))
    place(
        lathe([(30, 0), (31, 1), (31, 12), (30, 13)], get('soft grey'), 96), (250, 120, top - 264)
    )
    swell(
        [
            (250, 120, top - 220, 26, 28),
            (200, 112, top - 218, 26, 28),
            (40, 84, top - 208, 22, 24),
            (-150, 50, top - 196, 20, 22),
            (-190, 44, top - 194, 24, 26),
        ],
        get('white'),
        (0, 1, 0),
        3,
    )
    place(
        lathe([(30, -34), (32, -32), (32, 32), (30, 34)], get('soft grey'), 72),
        (-200, 42, top - 196),
    )
    # The spring arm falls from there to the yoke.
    swell(
        [
            (-200, 42, top - 250, 20, 22),
            (-170, 30, top - 270, 20, 24),
            (-80, 0, top - 350, 17, 20),
            (20, -36, top - 436, 17, 20),
        ],
        get('white'),
        (0, 1, 0),
        3,
    )
    place(rod(24, 60, get('soft grey')), (-200, 12, top - 250), (-90, 0, 0))
    place(rod(26, 64, get('soft grey')), (24, -72, top - 440), (-90, 0, 0))
    tube([(24, -38, top - 450), (20, -40, top - 500), (6, -44, top - 536)], 15, get('aluminium'))
    place(
        [
            *light_head(250, 48),
            lathe([(70, 22), (60, 34), (30, 46), (24, 60), (0.01, 62)], get('white'), 96),
        ],
        (-10, -86, top - 562),
        (-50, 12, 0),
    )


def mobile_lamp():
    # Five feet with castors, a column, a neck of 800 mm.
    for i in range(5):
        angle = math.radians(18 + 72 * i)
        end = (270 * math.cos(angle), 270 * math.sin(angle))
        way = math.degrees(angle)
        place(
            swell(
                [
                    (20, 0, 66, 26, 20),
                    (120, 0, 64, 22, 15),
                    (262, 0, 60, 16, 10),
                    (276, 0, 58, 12, 6),
                ],
                get('white'),
                power=3,
            ),
            (0, 0, 0),
            (0, 0, way),
        )
        place(rod(9, 26, get('dark steel')), (*end, 38))
        place(
            rod(25, 22, get('black'), 4),
            (end[0] - 11 * math.sin(angle + 0.7), end[1] - 11 * -math.cos(angle + 0.7), 25),
            (90, 0, math.degrees(angle + 0.7)),
        )
        if i % 3 == 0:
            place(slab(34, 18, 5, get('red'), 5, 1.6), (end[0] + 12, end[1], 48), (0, -14, way))
    place(
        lathe([(78, 48), (82, 52), (80, 74), (60, 96), (34, 110), (26, 124)], get('white'), 96),
        (0, 0, 0),
    )
    place(lathe([(26, 124), (30, 126), (30, 142), (24, 146)], get('soft grey'), 72))
    place(rod(17, 640, get('aluminium')), (0, 0, 130))
    place([lathe([(24, 0), (26, 2), (26, 42), (22, 46)], get('graphite'), 72)], (0, 0, 748))
    # The winding post of the cable.
    for x in (-34, 34):
        tube(
            [(0, -16, 330), (x * 0.8, -34, 330), (x, -40, 336), (x, -40, 356)], 5, get('soft grey')
        )
    for i in range(3):
        tube(
            [
                (32 * math.cos(a), -40 - i * 4, 336 + 30 * math.sin(a))
                for a in [2 * math.pi * k / 24 for k in range(24)]
            ],
            3.4,
            get('rubber'),
            closed=True,
            steps=4,
            sides=12,
        )
    path = [
        (0, 0, 790),
        (0, 0, 900),
        (-16, -10, 1060),
        (-96, -34, 1230),
        (-236, -70, 1300),
        (-350, -100, 1240),
        (-392, -114, 1150),
    ]
    tube(
        path,
        lambda v: 10.4 + 0.9 * math.sin(v * 2 * math.pi * 96),
        get('graphite'),
        steps=100,
        sides=32,
    )
    head = light_head(104, 26, 'white', False)
    place(
        [*head, lathe([(26, 24), (24, 34), (15, 56)], get('soft grey'), 72)],
        (-396, -150, 1106),
        (-44, 14, 0),
    )


pictures = {
    'cordless-headlight': Model(
        cordless_headlight, seen_from, 0.1, 70, detail=Detail((10, -138, 24), 38, (0.62, -1.2, 0.5))
    ),
    'led-headlight': Model(
        led_headlight,
        (0.7, -1.2, 0.55),
        0.1,
        70,
        detail=Detail((8, -152, 40), 36, (0.4, -1.2, 0.4)),
    ),
    'battery-pack': Model(battery_pack, (0.4, -1.2, 0.5), 0.1, 70),
    'galilean-loupes': Model(galilean_loupes, (0.45, -1.2, 0.5), 0.1, 70),
    'loupes': Model(
        prism_loupes,
        (-0.4, -1.2, 0.55),
        0.1,
        70,
        detail=Detail((-30, -25, 22), 36, (-0.5, -1.2, 0.45)),
    ),
    'overhead-lamp': Model(overhead_lamp, (0.3, -1.3, 0.1), 0.06, 70),
    'mobile-lamp': Model(mobile_lamp, (0.5, -1.4, 0.2), 0.05, 70),
}
