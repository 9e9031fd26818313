"""Navigation: workstations, the camera, what it tracks, and the screws that are placed with it."""

import math

from materials import get
from model import Detail, Model
from shapes import (
    ball,
    box,
    circle,
    forged,
    front,
    knurl,
    lathe,
    made_by,
    place,
    plate,
    rod,
    round_outline,
    slab,
    thread,
    tube,
    turned_ring,
    words,
)

seen_from = (0.45, -1.2, 0.42)


# What is tracked.


def sphere(height=12, post='titanium'):
    """A reflecting ball on its post, along z."""
    return [
        place(ball(5.75, get('marker sphere')), (0, 0, height + 5)),
        rod(1.8, height, get(post)),
        place(rod(3.2, 2, get('black')), (0, 0, height - 2.2)),
    ]


def reference_array():
    """Four balls on unlike arms, a toothed joint and a clamp with two jaws."""
    metal = get('satin')
    arms = [(46, 152), (50, 34), (39, 205), (44, -22)]
    hub = [
        place(lathe([(13, 0), (14, 0.8), (14, 7.2), (13, 8), (0.01, 8)], metal, 96), (0, 0, -4)),
        place(
            lathe([(8, 0), (8.4, 0.4), (8.4, 2.4), (7.6, 3)], get('petrol aluminium'), 6, 20),
            (0, 0, 4),
        ),
        place(rod(3, 0.4, get('black'), 0, 6), (0, 0, 6.7)),
    ]
    frame = [*hub]
    for length, angle in arms:
        frame += place(
            [
                forged(
                    [
                        (10, 0, 0, 5, 2.6),
                        (24, 0, 0, 3.4, 2.3),
                        (length - 8, 0, 0, 3.4, 2.3),
                        (length, 0, 0, 5, 2.4),
                    ],
                    get('carbon'),
                    0.8,
                    round_end=True,
                ),
                *place(sphere(11), (length, 0, 2)),
            ],
            turn=(0, 0, angle),
        )
    # The frame stands upright and looks at the camera.
    place(frame, (0, -2, 104), (80, 0, 0))
    place(
        [forged([(0, 0, 0, 6, 4), (20, 0, 0, 4.6, 3.6), (40, 0, 0, 4.6, 3.6)], get('carbon'), 1)],
        (0, 0, 94),
        (0, 90, 0),
    )
    # A joint with star teeth.
    for side in (0, 1):
        place(
            [
                lathe([(7, 0), (10.4, 0.6), (10.4, 5), (9.6, 5.6)], metal, 64),
                *[
                    place(
                        box(1.1, 4, 1, get('dark steel'), 0.1),
                        (8.2 * math.cos(a), 8.2 * math.sin(a), 5.2),
                        (0, 0, math.degrees(a) + 90),
                    )
                    for a in [2 * math.pi * i / 24 for i in range(24)]
                ],
            ],
            (0, 6 - side * 12, 54),
            (90 if side else -90, 0, 0),
        )
    place(rod(2.6, 20, get('red aluminium')), (0, 10, 54), (90, 0, 0))
    place(box(26, 16, 12, metal, 1.5), (0, 0, 34))
    place(rod(4.5, 10, metal), (0, 0, 44))
    for side in (1, -1):
        outline = [
            (side * x, z)
            for x, z in (
                (4, 40),
                (13, 40),
                (18, 30),
                (18, 18),
                (13, 6),
                (7, 0),
                (4.5, 1.5),
                (9, 9),
                (11, 18),
                (9, 29),
            )
        ]
        place(
            plate(outline if side > 0 else list(reversed(outline)), 12, metal, 0.9),
            (0, 6, 0),
            (90, 0, 0),
        )
        for i in range(3):
            place(
                lathe([(1.3, 0), (0.05, 2.2)], metal, 4, 10),
                (side * (5.2 + i * 1.9), -3 + (i % 2) * 5, 2.2 + i * 3.6),
                (0, -side * 58, 0),
            )
    place(rod(2.2, 46, metal), (-18, 0, 25), (0, 90, 0))
    place(place(knurl(6.4, 12, get('aluminium'), 1.5, 0.35), (0, 0, 0)), (24, 0, 25), (0, 90, 0))


def navigated_probe():
    """A probe with a palm grip; its balls stand on a mount that swivels."""
    grip = [
        lathe(
            [
                (0.01, -14),
                (6, -14),
                (11, -12.5),
                (15, -8),
                (17, 0),
                (17, 12),
                (15, 24),
                (12, 38),
                (10.4, 50),
                (10.6, 58),
                (9.4, 62),
            ],
            get('ink'),
            96,
            50,
        ),
        *[
            place(
                turned_ring([(r - 0.6, 0), (r + 0.5, 0.9), (r - 0.6, 1.8)], get('rubber')),
                (0, 0, z),
            )
            for z, r in ((2, 17.1), (8, 17.1), (14, 16.8), (20, 15.7), (26, 14.4), (32, 13.1))
        ],
        place(lathe([(8.6, 0), (9.4, 0.8), (9.4, 6), (8.6, 7)], get('aluminium'), 72), (0, 0, 62)),
        place(knurl(8.2, 12, get('steel'), 1.6, 0.35), (0, 0, 69)),
        lathe([(8.2, 81), (5, 86), (4, 90), (2.1, 98)], get('instrument steel'), 72),
        lathe(
            [(2.1, 98), (2.1, 240), (1.6, 262), (1.4, 275), (1.0, 277.4), (0.01, 278)],
            get('instrument steel'),
            48,
        ),
        *[
            place(
                turned_ring([(2.0, 0), (2.16, 0), (2.16, 0.7), (2.0, 0.7)], get('mark')),
                (0, 0, 176 + i * 5),
            )
            for i in range(13)
        ],
        *[
            place(
                turned_ring([(2.0, 0), (2.2, 0), (2.2, 2.2), (2.0, 2.2)], get('petrol')), (0, 0, z)
            )
            for z in (200, 225)
        ],
    ]
    place(grip, turn=(0, 90, 0))
    mount = [
        place(
            turned_ring(
                [(8.4, 0), (11.6, 0), (12, 0.6), (12, 7.4), (11.6, 8), (8.4, 8)],
                get('petrol aluminium'),
            ),
            (71, 0, 0),
            (0, 90, 0),
        )
    ]
    for x, y, top in ((50, 46, 0), (96, 52, 0), (62, -44, 0), (112, -30, 0)):
        mount.append(
            forged(
                [(75, 0, 9, 4.4, 2), ((75 + x) / 2, y * 0.55, 12, 2.6, 1.8), (x, y, 12, 3.6, 1.8)],
                get('aluminium'),
                0.7,
                round_end=True,
            )
        )
        mount += place(sphere(7), (x, y, 13))
    place(grip + mount, (-110, 0, 17), (0, 0, 33))


# Screws.


def tulip(bar, metal):
    """The head of a screw along z from 0, open along x for a rod of that radius."""
    r, slot = bar * 2.25, bar * 1.05
    low, high = bar * 1.3, bar * 4.6
    start = math.asin(slot / r)
    arc = [
        (
            r * math.cos(start + (math.pi - 2 * start) * i / 20),
            r * math.sin(start + (math.pi - 2 * start) * i / 20),
        )
        for i in range(21)
    ]
    parts = [
        lathe([(bar * 1.2, -bar * 0.7), (r * 0.86, 0), (r, bar * 0.5), (r, low)], get(metal), 96)
    ]
    for side in (1, -1):
        parts.append(
            place(
                plate([(side * x, side * y) for x, y in arc], high - low, get(metal), bar * 0.12),
                (0, 0, low),
            )
        )
        parts.append(
            place(
                rod(bar * 0.5, 0.3, get('dark steel'), 0.05, 32),
                (0, side * (r - 0.1), low + bar * 0.9),
                (-90 * side, 0, 0),
            )
        )
        parts.append(
            place(
                box(bar * 1.5, 0.2, 0.35, get('dark steel'), 0.02),
                (0, side * (r - 0.07), high - bar * 0.7),
            )
        )
    return parts


def set_screw(bar, metal='titanium'):
    r = bar * 1.5
    parts = [thread(r, bar * 1.8, get(metal), bar * 0.5, bar * 0.16, 0)]
    parts.append(
        place(
            lathe(
                [(r * 0.95, 0), (r * 0.8, 0.25), (r * 0.5, 0.3), (r * 0.46, -0.4)], get(metal), 64
            ),
            (0, 0, bar * 1.8),
        )
    )
    parts.append(place(rod(r * 0.5, 0.1, get('black'), 0, 6), (0, 0, bar * 1.8 + 0.32)))
    return parts


def pedicle_screw(diameter, length, metal, bar=2.75, closed=False, tilt=0.0, neck=0.0):
    """Tip at 0, its head at the top. The thread is finer where it holds in the pedicle."""
    r = diameter / 2
    half = (length - neck) * 0.55
    parts = [
        thread(r, half, get(metal), max(2.2, r * 0.95), r * 0.32, half * 0.5),
        place(
            thread(r, length - neck - half, get(metal), max(1.2, r * 0.5), r * 0.24, 0),
            (0, 0, half),
        ),
    ]
    if neck:
        parts.append(
            place(rod(r * 0.76, neck + 0.5, get(metal), 0.05, 48), (0, 0, length - neck - 0.3))
        )
    parts.append(place(ball(bar * 1.55, get(metal)), (0, 0, length + bar * 0.6)))
    head = tulip(bar, metal)
    if closed:
        head += place(set_screw(bar), (0, 0, bar * 2.75))
    parts += place(place(head, (0, 0, bar * 0.5)), (0, 0, length + bar * 0.4), (0, tilt, 0))
    return parts


def spine_screws():
    """Lying tip towards the front: a rod joins two of them."""
    row = [
        (4.5, 35, 'pink titanium'),
        (5.5, 40, 'titanium blue'),
        (6.5, 45, 'gold titanium'),
        (7.5, 45, 'titanium green'),
        (8.5, 50, 'titanium'),
    ]
    for i, (diameter, length, metal) in enumerate(row):
        made = place(pedicle_screw(diameter, length, metal, closed=i in (1, 2)), turn=(-90, 0, 0))
        # Heads lie in one line, their slots towards the rod.
        place(made, (-38 + i * 19.5, -length - 7, 6.3))
    place(
        lathe(
            [(0.01, 0), (2.2, 0), (2.75, 0.6), (2.75, 69.4), (2.2, 70), (0.01, 70)],
            get('titanium'),
            64,
        ),
        (-50, 2.0, 6.3),
        (0, 90, 0),
    )
    place(set_screw(2.75, 'titanium green'), (22, 36, 0), (0, 0, 20))
    place(place(set_screw(2.75, 'titanium'), turn=(0, 90, 0)), (42, 30, 4.1), (0, 0, 36))
    place(
        lathe(
            [(0.01, 0), (2.2, 0), (2.75, 0.6), (2.75, 89.4), (2.2, 90), (0.01, 90)],
            get('steel'),
            64,
        ),
        (-46, 22, 2.75),
        (0, 90, 6),
    )


def lateral_mass_set():
    """One tray with its screws in rows, rods and the occipital plate, and a construct before it."""
    width, depth, height = 186, 92, 30
    place(slab(width, depth, height, get('shell'), 9, 2), (0, 20, 4))
    place(slab(width - 9, depth - 9, 2, get('satin'), 6, 0.4), (0, 20, height + 3.4))
    for x in (-78, 78):
        for y in (-14, 54):
            place(rod(6, 4.4, get('rubber')), (x, y, 0))
    top = height + 5.4
    for metal, y in (('titanium blue', 50), ('gold titanium', 31), ('titanium violet', 12)):
        for i in range(7):
            x = -77 + i * 14.4
            place(
                turned_ring([(3.2, 0), (5.8, 0), (5.6, 1.1), (3.2, 1.1)], get('aluminium')),
                (x, y, top - 0.2),
            )
            place(tulip(1.95, metal), (x, y, top + 2.6), (0, 0, 14))
            place(rod(1.5, 3, get(metal)), (x, y, top - 0.4))
    for i, label in enumerate(('10', '12', '14', '16', '18', '20', '30')):
        place(
            place(words(label, 5.6, get('mark')), turn=(-90, 0, 0)),
            (-77 + i * 14.4, -6, top + 0.05),
        )
    # Rods of several lengths and the plate for the skull.
    for i, length in enumerate((58, 48, 38)):
        place(rod(1.75, length, get('titanium'), 0.4, 32), (26, 54 - i * 8, top + 1.9), (0, 90, 0))
        for x in (30, 20 + length):
            place(box(4, 6.4, 2.6, get('petrol silicone'), 0.5), (x, 54 - i * 8, top - 0.2))
    bone_plate = [
        (-17, 0),
        (-12, 8),
        (-4, 6.5),
        (0, 14),
        (0, 22),
        (6, 24),
        (12, 22),
        (12, 14),
        (16, 6.5),
        (24, 8),
        (29, 0),
        (24, -8),
        (16, -6.5),
        (6, -9),
        (-4, -6.5),
        (-12, -8),
    ]
    place(
        plate(
            bone_plate,
            2.6,
            get('titanium violet'),
            0.6,
            [circle(2.4, 32, at) for at in ((-11, 0), (23, 0), (6, 0), (6, 17))],
        ),
        (48, 2, top + 0.2),
    )
    place(words('rumbera', 10, get('mark')), (-58, -26.2, 19))
    # Three screws on a bent rod.
    path = [(-64, -76, 4.6), (-36, -69, 4.6), (0, -65, 4.6), (40, -68, 4.6), (60, -74, 4.6)]
    tube(path, 1.75, get('titanium'), sides=32)
    for x, y, turn, metal, length, neck in (
        (-46, -71.4, 15, 'titanium violet', 30, 10),
        (-4, -65.2, 3, 'titanium blue', 16, 0),
        (40, -68.2, -9, 'gold titanium', 18, 0),
    ):
        made = place(
            place(pedicle_screw(3.5, length, metal, 1.75, True, 0, neck), (0, 0, -length - 4.9)),
            turn=(90, 0, 0),
        )
        place(made, (x, y, 4.6), (0, 0, turn))
    # The drill guide with its stop.
    guide = [
        lathe([(1.4, 0), (2.2, 0.4), (2.2, 66), (4.2, 69), (4.2, 82)], get('instrument steel'), 64),
        place(knurl(6, 56, get('ink'), 2.2, 0.4), (0, 0, 82)),
        place(rod(7, 8, get('aluminium')), (0, 0, 138)),
        place(rod(4.6, 5, get('red aluminium')), (0, 0, 72)),
    ]
    place(place(guide, turn=(0, 90, 0)), (-74, -100, 7), (0, 0, 3))


# The camera and the workstations.


def tracking_bar():
    """590 mm wide, looking towards -y, its middle at the origin."""
    outline = round_outline(590, 105, 50)
    parts = [
        place(plate(outline, 62, get('shell'), 14), (0, 46, 0), (90, 0, 0)),
        place(plate(round_outline(576, 92, 45), 30, get('grey'), 8), (0, 58, 0), (90, 0, 0)),
        place(plate(round_outline(556, 76, 37), 3, get('ink'), 1), (0, -14, 0), (90, 0, 0)),
    ]
    for side in (1, -1):
        eye = [
            lathe([(34, 0), (35, 1.4), (34.4, 5), (25, 7), (23, 3), (0.01, 3)], get('black'), 96),
            place(
                lathe([(0.01, 0), (23, 0), (19, 4), (10, 6.4), (0.01, 7)], get('lens'), 96),
                (0, 0, 2),
            ),
            *[
                place(
                    lathe(
                        [(0.01, 0), (2.5, 0), (2.1, 1.2), (0.01, 1.8)], get('infrared glass'), 24
                    ),
                    (29.6 * math.cos(a), 29.6 * math.sin(a), 5.6),
                )
                for a in [2 * math.pi * i / 20 for i in range(20)]
            ],
            turned_ring([(35, 0), (37.6, 0), (37.6, 3), (35, 3.4)], get('aluminium')),
        ]
        parts += place(eye, (side * 220, -16.4, 0), (90, 0, 0))
    parts += [
        place(front(150, 44, 2, get('screen glass'), 12, 0.6), (0, -16.4, 0)),
        place(front(22, 3, 0.6, get('led green'), 1.4, 0), (-34, -18.2, 0)),
        place(front(22, 3, 0.6, get('led blue'), 1.4, 0), (34, -18.2, 0)),
        place(
            lathe([(5, 0), (5, 1.6), (3.6, 2), (3, 0.6), (0.01, 0.6)], get('aluminium'), 48),
            (0, -18, 0),
            (90, 0, 0),
        ),
    ]
    for i in range(7):
        parts.append(
            place(
                box(46, 1.4, 2.2, get('black'), 0.3),
                (-118 if i < 4 else 118, -17, 10 - (i % 4) * 6),
            )
        )
    return parts


def tracking_camera():
    """On its arm."""
    place(tracking_bar(), (0, 0, 232), (-8, 0, 0))
    place(words('zimutra', 15, get('mark white')), (128, -19, 254), (-8, 0, 0))
    place(box(56, 36, 40, get('grey'), 5), (0, 30, 150))
    place(
        [
            place(rod(30, 66, get('shell'), 3), (0, 0, -33)),
            place(rod(31, 6, get('petrol'), 1), (0, 0, -3)),
            place(rod(18, 70, get('aluminium'), 2), (0, 0, -35)),
        ],
        (0, 34, 130),
        (0, 90, 0),
    )
    arm = [(0, 34, 128), (4, 64, 112), (20, 96, 74), (30, 110, 40), (30, 112, 24)]
    tube(arm, 20, get('shell'), sides=48)
    place(
        lathe(
            [(72, 0), (74, 1.6), (74, 14), (70, 18), (34, 22), (28, 30), (0.01, 30)],
            get('shell'),
            96,
        ),
        (30, 112, 0),
    )
    tube(
        [
            (40, 60, 210),
            (70, 90, 180),
            (86, 100, 120),
            (76, 86, 60),
            (104, 60, 14),
            (170, 40, 6),
            (230, 66, 6),
        ],
        4.4,
        get('rubber'),
    )


def castor(x, y, wheel=50, turn=0):
    parts = [
        *[
            place(rod(wheel, 18, get('grey'), 4), (side * 14 - 9, 0, wheel), (0, 90, 0))
            for side in (1, -1)
        ],
        *[
            place(
                rod(wheel * 0.55, 1, get('shell'), 0.3),
                (side * 24 - (1 if side < 0 else 0), 0, wheel),
                (0, 90, 0),
            )
            for side in (1, -1)
        ],
        place(slab(58, 74, 26, get('ink'), 14, 5), (0, 6, wheel + 24)),
        place(rod(13, wheel * 0.9, get('steel')), (0, 10, wheel + 20)),
    ]
    return place(parts, (x, y, 0), (0, 0, turn))


def ellipse(width, height, material, x=0.0, z=0.0, lift=0.0, turn=0):
    made = plate([(width / 2 * c, height / 2 * s) for c, s in circle(1, 48)], 0.4, get(material))
    return place(place(made, turn=(0, 0, turn)), (x, -lift, z), (90, 0, 0))


def screen_line(points, colour, thick=1.6, lift=2.4):
    return tube([(x, -lift, z) for x, z in points], thick, get(colour), sides=8, smooth=False)


def pane(width, height, title):
    """A dark window of a screen with its frame and name, around the origin."""
    parts = [
        front(width, height, 0.4, get('screen dark'), 3, 0),
        place(
            words(title, 13, get('screen cyan'), 0.05, centred=False),
            (-width / 2 + 8, -1, height / 2 - 13),
        ),
    ]
    x, z = width / 2, height / 2
    parts.append(
        screen_line([(-x, -z), (x, -z), (x, z), (-x, z), (-x, -z)], 'screen brain', 0.5, 0.6)
    )
    return parts


def vertebra(s, screw=True):
    """From above, as computed tomography shows it."""
    parts = [
        ellipse(4.6 * s, 3.7 * s, 'screen flesh', 0, -0.2 * s, 0.6),
        ellipse(1.7 * s, 1.3 * s, 'screen bone', 0, 0.75 * s, 1.2),
    ]
    for side in (1, -1):
        parts += [
            ellipse(0.5 * s, 1.2 * s, 'screen bone', side * 0.62 * s, -0.15 * s, 1.2, side * 18),
            ellipse(1.3 * s, 0.4 * s, 'screen bone', side * 1.15 * s, -0.5 * s, 1.2, side * -14),
            ellipse(0.36 * s, 1.0 * s, 'screen bone', side * 0.32 * s, -0.85 * s, 1.2, side * -52),
        ]
    parts += [
        ellipse(0.3 * s, 1.1 * s, 'screen bone', 0, -1.35 * s, 1.2),
        ellipse(0.85 * s, 0.66 * s, 'screen flesh', 0, -0.2 * s, 1.7),
        ellipse(1.25 * s, 0.9 * s, 'screen brain', 0, 0.78 * s, 1.7),
    ]
    if screw:
        parts += [
            screen_line([(1.25 * s, -1.35 * s), (0.36 * s, 1.0 * s)], 'screen green', s * 0.07),
            screen_line([(-1.7 * s, -2.0 * s), (-0.36 * s, 0.9 * s)], 'screen amber', s * 0.045),
        ]
    return parts


def spine(s, count=5, screws=(1, 2)):
    """From the side."""
    parts = []
    for i in range(count):
        z = (count / 2 - i - 0.5) * 1.25 * s
        x = 0.5 * s * math.sin((i + 0.6) / count * math.pi)
        parts += [
            place(
                front(1.5 * s, 0.98 * s, 0.4, get('screen bone'), 0.24 * s, 0),
                (x - 0.8 * s, -1.2, z),
            ),
            place(
                front(1.2 * s, 0.7 * s, 0.4, get('screen brain'), 0.2 * s, 0),
                (x - 0.8 * s, -1.7, z),
            ),
            ellipse(1.0 * s, 0.32 * s, 'screen bone', x + 0.4 * s, z + 0.05 * s, 1.2, -8),
            ellipse(1.3 * s, 0.42 * s, 'screen bone', x + 1.3 * s, z - 0.3 * s, 1.2, -28),
        ]
        if i in screws:
            parts.append(
                screen_line(
                    [(x + 1.2 * s, z + 0.16 * s), (x - 1.2 * s, z - 0.04 * s)],
                    'screen green' if i == screws[0] else 'screen amber',
                    s * 0.07,
                )
            )
    return parts


def head(s, kind='axial'):
    if kind == 'axial':
        return [
            ellipse(3.0 * s, 3.7 * s, 'screen bone', 0, 0, 0.8),
            ellipse(2.7 * s, 3.4 * s, 'screen brain', 0, 0, 1.2),
            ellipse(0.5 * s, 1.1 * s, 'screen flesh', -0.3 * s, 0.1 * s, 1.7, 14),
            ellipse(0.5 * s, 1.1 * s, 'screen flesh', 0.3 * s, 0.1 * s, 1.7, -14),
            screen_line([(0, 1.6 * s), (0, -1.6 * s)], 'screen flesh', s * 0.03),
            ellipse(0.66 * s, 0.6 * s, 'screen amber', 0.72 * s, -0.5 * s, 2.2),
        ]
    return [
        ellipse(3.6 * s, 3.1 * s, 'screen bone', 0.1 * s, 0.3 * s, 0.8),
        ellipse(3.3 * s, 2.8 * s, 'screen brain', 0.1 * s, 0.3 * s, 1.2),
        ellipse(1.6 * s, 2.0 * s, 'screen flesh', -1.0 * s, -1.0 * s, 1.0),
        ellipse(1.1 * s, 0.8 * s, 'screen flesh', 0.8 * s, -0.5 * s, 1.7),
        ellipse(0.7 * s, 0.36 * s, 'screen dark', -1.1 * s, -0.55 * s, 1.8),
        ellipse(0.4 * s, 0.36 * s, 'screen amber', -0.25 * s, -0.32 * s, 2.0),
        screen_line([(-2.3 * s, -1.2 * s), (-0.25 * s, -0.32 * s)], 'screen green', s * 0.05),
    ]


def monitor(width, height, build, edge=14):
    """A flat screen around the origin that faces -y; `build` draws on it."""
    parts = [
        place(
            plate(round_outline(width + edge * 2, height + edge * 2, 12), 30, get('ink'), 5),
            (0, 30, 0),
            (90, 0, 0),
        ),
        place(
            front(width + edge * 1.6, height + edge * 1.6, 1.4, get('black'), 9, 0.3), (0, 0.4, 0)
        ),
        place(front(width, height, 0.4, get('screen glass'), 2, 0), (0, -1, 0)),
        place(box(150, 26, 150, get('grey'), 6), (0, 40, -75)),
    ]
    drawn = made_by(build)
    place(drawn, (0, -1.6, 0))
    return parts + drawn


def spine_screen():
    w, h = 286, 160
    place(pane(w, h, 'AXIAL'), (-148, 0, 84))
    place(pane(w, h, 'SAGITTAL'), (148, 0, 84))
    place(pane(w, h, 'TOOL'), (-148, 0, -84))
    place(pane(w, h, '3D'), (148, 0, -84))
    place(vertebra(34), (-148, 0, 92))
    place(spine(23), (138, 0, 82))
    place(vertebra(33, False), (-148, 0, -80))
    place(
        [
            screen_line([(x, z) for x, z in circle(26, 32)] + [(26, 0)], 'screen green', 1.6),
            screen_line([(-44, 0), (44, 0)], 'screen amber', 1),
            screen_line([(0, -44), (0, 44)], 'screen amber', 1),
        ],
        (-128, -2, -86),
    )
    place(spine(23, 5, (2, 3)), (150, 0, -88), (0, 12, 0))


def plan_screen():
    place(pane(360, 328, 'PLAN  L3-L5'), (-110, 0, 0))
    place(spine(44, 5, (1, 3)), (-126, 0, -6))
    for i, (label, colour) in enumerate(
        (
            ('L3  6.5 x 45', 'screen green'),
            ('L4  6.5 x 45', 'screen green'),
            ('L5  7.5 x 40', 'screen amber'),
            ('5.5 rod', 'screen white'),
        )
    ):
        place(
            [
                front(196, 52, 0.4, get('screen blue'), 8, 0),
                place(words(label, 19, get(colour), 0.05, centred=False), (-82, -1, 0)),
            ],
            (190, 0, 126 - i * 66),
        )


def workstation_base(width, depth, cabinet, band='petrol'):
    w, d, h = cabinet
    place(slab(width - 40, depth - 40, 42, get('ink'), 60, 12), (0, 0, 106))
    for x in (-1, 1):
        for y in (-1, 1):
            castor(x * (width / 2 - 62), y * (depth / 2 - 70), 50, x * y * 14)
    place(slab(w, d, h, get('shell'), 40, 8), (0, 20, 146))
    place(slab(w + 3, d + 3, 16, get(band), 41, 2), (0, 20, 146 + h * 0.86))


def spine_workstation():
    workstation_base(680, 720, (430, 470, 560))
    face = -215
    place(front(340, 150, 8, get('white'), 14, 3), (0, face - 2, 290))
    for i in range(6):
        place(box(240, 3, 5, get('black'), 1), (0, face - 12, 238 + i * 12))
    place(front(340, 190, 8, get('white'), 14, 3), (0, face - 2, 490))
    place(front(120, 12, 16, get('aluminium'), 6, 3), (0, face - 8, 552))
    place(words('rumbera', 40, get('mark')), (-90, face - 10.3, 470))
    place(
        lathe([(17, 0), (18, 2), (17, 6), (0.01, 7)], get('red'), 64),
        (128, face - 8, 352),
        (90, 0, 0),
    )
    place(slab(560, 520, 30, get('white'), 40, 8), (0, -10, 726))
    place(box(400, 130, 14, get('ink'), 4), (-10, -190, 756))
    for r in range(4):
        for c in range(13):
            place(box(22, 20, 5, get('grey'), 2), (-176 + c * 28 + r * 3 - 10, -232 + r * 26, 769))
    tube(
        [(-290, -200, 740), (-330, -200, 745), (-330, 100, 745), (-290, 100, 740)],
        13,
        get('aluminium'),
        steps=6,
    )
    place(rod(38, 780, get('aluminium')), (0, 150, 750))
    place(rod(44, 60, get('ink'), 6), (0, 150, 1130))
    place(box(60, 130, 60, get('ink'), 8), (0, 70, 1130))
    place(monitor(598, 336, spine_screen), (-40, -20, 1180), (-6, 0, 4))
    # The second one swings to the surgeon.
    tube(
        [(0, 150, 1240), (180, 170, 1250), (330, 130, 1250), (440, 60, 1250)],
        24,
        get('shell'),
        sides=40,
    )
    place(rod(30, 80, get('ink'), 5), (330, 132, 1210))
    place(monitor(598, 336, plan_screen), (610, -40, 1250), (-4, 0, 26))
    # The camera looks over both.
    tube(
        [(0, 150, 1500), (0, 130, 1570), (-40, 40, 1620), (-60, -30, 1640), (-60, -40, 1660)],
        22,
        get('shell'),
        sides=40,
    )
    place(tracking_bar(), (-60, -60, 1720), (-16, 0, 6))


def cranial_screen():
    w, h = 338, 188
    for x, z, title in (
        (-172, 98, 'AXIAL'),
        (172, 98, 'SAGITTAL'),
        (-172, -98, 'MR'),
        (172, -98, 'ENDOSCOPE'),
    ):
        place(pane(w, h, title), (x, 0, z))
    place(head(46), (-172, 0, 94), (0, 0, 0))
    place(head(46, 'sagittal'), (172, 0, 94))
    place(head(46), (-172, 0, -102), (0, 90, 0))
    place(
        [
            ellipse(176, 176, 'tissue dark', 0, 0, 0.8),
            ellipse(150, 150, 'tissue', 4, -2, 1.2),
            ellipse(66, 96, 'tissue light', -34, -10, 1.7, 16),
            ellipse(56, 84, 'tissue light', 40, 6, 1.7, -20),
            ellipse(40, 54, 'tissue dark', 4, 6, 2.0, 8),
            screen_line(
                [(4 + x, 6 + z) for x, z in circle(34, 32)] + [(38, 6)], 'screen cyan', 1.4, 2.6
            ),
        ],
        (184, 0, -98),
    )


def cranial_workstation():
    workstation_base(620, 640, (470, 440, 600), 'ink')
    face = -200
    for i, z in enumerate((250, 430)):
        place(front(430, 168, 10, get('white'), 14, 3), (0, face - 2, z))
        place(front(140, 12, 16, get('aluminium'), 6, 3), (0, face - 10, z + 58))
    place(front(430, 130, 8, get('ink'), 14, 3), (0, face - 2, 592))
    place(words('zimutra', 44, get('mark white')), (-80, face - 10.3, 592))
    for i in range(3):
        place(
            lathe([(15, 0), (16, 2), (16, 5), (12, 6), (10, 3), (0.01, 3)], get('aluminium'), 48),
            (78 + i * 46, face - 9, 592),
            (90, 0, 0),
        )
    place(slab(560, 500, 28, get('white'), 44, 8), (0, 0, 746))
    tube(
        [(-250, -240, 760), (-200, -276, 775), (0, -284, 778), (200, -276, 775), (250, -240, 760)],
        13,
        get('aluminium'),
        steps=8,
    )
    # On the top: the field generator, a pointer in its tray.
    place(slab(210, 210, 44, get('grey'), 50, 12), (-130, -40, 774))
    place(turned_ring([(58, 0), (66, 0), (66, 2), (58, 2)], get('petrol')), (-130, -40, 818))
    place(box(190, 110, 16, get('petrol silicone'), 5), (130, -110, 774))
    place(
        lathe([(0.01, 0), (5, 0), (5, 70), (2, 80), (2, 160), (0.5, 166)], get('steel'), 32),
        (50, -110, 794),
        (0, 90, 6),
    )
    for x, y in ((66, -84), (100, -130), (118, -86)):
        place(ball(6, get('marker sphere')), (x, y, 806))
    place(box(120, 90, 640, get('shell'), 14), (0, 160, 770))
    place(box(122, 30, 600, get('grey'), 8), (0, 125, 780))
    place(box(90, 120, 70, get('ink'), 8), (0, 80, 1165))
    place(monitor(698, 393, cranial_screen, 12), (0, 0, 1215), (-6, 0, 0))
    # A jointed arm holds the camera at the right.
    tube(
        [(0, 160, 1400), (0, 160, 1470), (30, 150, 1510), (140, 110, 1560), (330, 60, 1600)],
        24,
        get('shell'),
        sides=40,
    )
    place(rod(36, 90, get('ink'), 6), (330, 60, 1560))
    tube(
        [(330, 60, 1640), (340, 40, 1690), (400, -20, 1730), (430, -30, 1740)],
        20,
        get('shell'),
        sides=40,
    )
    place(tracking_bar(), (440, -60, 1790), (-14, 0, 18))


pictures = {
    'lateral-mass-set': Model(
        lateral_mass_set, (0.2, -1, 0.85), 0.1, detail=Detail((-40, 9, 42), 26, (0.2, -1, 0.6))
    ),
    'navigated-pointer': Model(navigated_probe, (0.1, -0.75, 1.1), 0.12),
    'spine-screw-set': Model(
        spine_screws,
        (-0.25, -0.8, 0.9),
        0.12,
        detail=Detail((0, -18, 9), 20, (-0.35, -0.9, 0.7), aperture=0.02),
    ),
    'spine-navigation': Model(spine_workstation, seen_from, 0.08, 70),
    'reference-array': Model(reference_array, (0.35, -1, 0.4), 0.12),
    'navigation-cart': Model(cranial_workstation, seen_from, 0.08, 70),
    'tracking-camera': Model(tracking_camera, (0.35, -1, 0.3), 0.1),
}
