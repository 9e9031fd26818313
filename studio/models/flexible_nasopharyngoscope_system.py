"""
Flexible endoscopes for nose and larynx: with an eyepiece, with a camera in the tip, without a
cable; their case and leak tester.
"""

import math

from materials import get
from model import Detail, Model, from_above
from models.imaging_and_camera_system import coupler, laid_at
from models.mammoplasty import flat_words
from models.telescope_and_head_light_system import light_post
from screens import caption, larynx, round_view, screen
from shapes import (
    along,
    band,
    box,
    circle,
    cloth,
    curve_points,
    front,
    knurl,
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
    swell,
    tube,
    turned_ring,
    words,
)

# The insertion tube.


def measured(points, length):
    """
    Points of a curve as far as a length along it, one each millimetre, beginning at its end: the
    tip.
    """
    path = curve_points(points, 60)
    even, left = [path[0]], 1.0
    for before, after in zip(path, path[1:]):
        step = (after - before).length
        while left <= step and step > 0:
            even.append(before.lerp(after, left / step))
            left += 1.0
        left -= step
    return list(reversed(even[: round(length) + 1]))


def insertion_tube(points, length, radius, colour='insertion tube', lights=0, bend=34):
    """
    From a point in the boot, with a length beyond it: marks each five centimetres from the tip, the
    bending section with its two wound ends, and the tip of steel with its window and two lights or
    bundles.
    """
    way = measured(points, length)
    tip, section = 7, bend
    tube(way[tip + section :], radius, get(colour), smooth=False, sides=32)
    tube(way[tip : tip + section + 1], radius * 0.96, get('rubber'), smooth=False, sides=32)
    for start in (tip, tip + section - 4):
        tube(
            way[start : start + 5],
            lambda v: radius * (1.0 + 0.1 * math.sin(math.pi * v) ** 0.5),
            get('ceramic coat'),
            smooth=False,
            sides=32,
        )
    for i in range(1, int((length - 12) / 50) + 1):
        tube(way[i * 50 : i * 50 + 3], radius * 1.03, get('mark white'), smooth=False, sides=32)
        # Twice five are marked by two lines.
        if i % 2 == 0:
            tube(
                way[i * 50 + 4 : i * 50 + 6],
                radius * 1.03,
                get('mark white'),
                smooth=False,
                sides=32,
            )
    # The tip, along +z of its own frame from what is behind it.
    end, behind = way[0], way[tip]
    ahead = (end - behind).normalized()
    head = [
        lathe(
            [
                (radius * 0.9, 0),
                (radius * 1.02, 0.4),
                (radius * 1.02, tip - 0.5),
                (radius * 0.86, tip),
                (0.01, tip),
            ],
            get('satin'),
            64,
            40,
        ),
        place(
            lathe(
                [(radius * 0.42, 0), (radius * 0.36, 0.1), (0.01, 0.24)], get('coated lens'), 48, 60
            ),
            (0, -radius * 0.28, tip),
        ),
        *[
            place(
                rod(radius * 0.2, 0.1, get('white glow' if lights else 'mark white'), 0.02, 32),
                (side * radius * 0.5, radius * 0.36, tip),
            )
            for side in (1, -1)
        ],
    ]
    turn = ahead.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    for part in head:
        part.matrix_world = turn @ part.matrix_world
    place(head, tuple(behind))


def set_down(build, at, turn, tilt=0.0):
    """
    A control body that is built along +x from its eyepiece, lying at a point, its far end lower.
    """
    return place(made_by(build), at, (0, tilt, turn))


def beyond(at, turn, distance, tilt=0.0):
    """A point on the axis of what was set down."""
    a, b = math.radians(turn), math.radians(tilt)
    return (
        at[0] + distance * math.cos(b) * math.cos(a),
        at[1] + distance * math.cos(b) * math.sin(a),
        at[2] - distance * math.sin(b),
    )


# Parts of control bodies, along +x.


def eyecup(radius=16, cup='black', ring='soft grey', length=28):
    """Along +x from the cup's rim at 0: an eyepiece of 32 mm, then the ring for dioptres."""
    r = radius
    return along(
        [
            lathe(
                [
                    (r - 2.4, 0.6),
                    (r - 0.8, 0),
                    (r, 1),
                    (r, 4.4),
                    (r - 1.6, 8),
                    (r - 5.4, 17),
                    (r - 6, 24),
                    (r - 4.6, length - 1),
                    (r - 4.4, length),
                ],
                get(cup),
                96,
                50,
            ),
            lathe([(0.01, 5), (r - 7, 4.6), (r - 3.4, 1.6), (r - 2.4, 0.6)], get('black'), 96, 50),
            lathe([(r - 7, 4.4), (3, 4.3), (0.01, 4.2)], get('coated lens'), 72),
            place(knurl(r - 3, 13, get(ring), 2, 0.5), (0, 0, length)),
            lathe(
                [
                    (r - 3.6, length + 13),
                    (r - 3, length + 14),
                    (r - 3, length + 19),
                    (r - 3.6, length + 20),
                ],
                get('satin'),
                96,
            ),
            place(box(1, 0.4, 4, get('mark'), 0.1), (-(r - 3), 0, length + 14.6), (0, 0, 90)),
        ]
    )


def boot(start, length, wide, thin, colour='rubber'):
    """A ribbed sleeve of rubber from `start` on, that keeps the tube from kinking."""
    profile, count = [(wide, start), (wide, start + 3)], round(length / 5)
    for i in range(count):
        x = start + 4 + i * (length - 8) / count
        r = wide + (thin - wide) * (i / count) ** 0.8
        profile += [(r, x), (r, x + 2.6), (r * 0.82, x + 3.1), (r * 0.82, x + 4.1)]
    return along(
        [
            lathe(
                [
                    *profile,
                    (thin, start + length - 3),
                    (thin, start + length - 0.6),
                    (thin * 0.9, start + length),
                ],
                get(colour),
                64,
                40,
            )
        ]
    )


def lever(x, height, reach, turn, colour='graphite', pad='soft grey', disc=10.5, ring='satin'):
    """
    The lever that bends the tip: its joint stands up from the body at x, its arm points `turn`
    degrees from +x.
    """
    arm = rounded(
        [
            (-6, -6.4),
            (12, -6),
            (reach - 22, -5),
            (reach - 14, -7.6),
            (reach, -8),
            (reach, 8),
            (reach - 14, 7.6),
            (reach - 22, 5),
            (12, 6),
            (-6, 6.4),
        ],
        [6, 8, 8, 5, 7, 7, 5, 8, 8, 6],
    )
    parts = [
        lathe([(disc + 1.6, -7), (disc + 2, -1), (disc + 1, 0), (disc, 0.6)], get('satin'), 72),
        place(plate(arm, 5, get(colour), 1.8), (0, 0, 1)),
        place(
            lathe(
                [(disc, 0), (disc, 1.6), (disc - 1, 2.4), (disc - 3.4, 2.8), (0.01, 2.8)],
                get(ring),
                72,
                40,
            ),
            (0, 0, 5.2),
        ),
        place(rod(3.2, 0.8, get('dark steel'), 0.2), (0, 0, 7.6)),
    ]
    parts += [
        place(box(1.6, 11, 1.8, get(pad), 0.6), (reach - 5 - i * 3.1, 0, 5.2)) for i in range(5)
    ]
    return place(parts, (x, 0, height), (0, 0, turn))


def post(x, y, turn):
    """The light post, that points `turn` degrees from +x."""
    return place(
        place(
            [
                lathe([(7.4, -8), (7.4, 3), (6.4, 5), (5, 6)], get('satin'), 64),
                *place(light_post(), (0, 0, 4)),
            ],
            turn=(0, 90, 0),
        ),
        (x, y, 0),
        (0, 0, turn),
    )


def vent(x, y, turn):
    """The port for the leak tester with its cap."""
    return place(
        place(
            [
                lathe([(5, -4), (5, 3), (4.4, 4)], get('satin'), 48),
                place(knurl(5.6, 6, get('soft grey'), 1.6, 0.4), (0, 0, 4)),
                lathe([(5.2, 9.8), (4.4, 11), (0.01, 11.2)], get('soft grey'), 48),
            ],
            turn=(0, 90, 0),
        ),
        (x, y, 0),
        (0, 0, turn),
    )


# Ulmera F32.


def f32_body():
    """220 mm from its eyepiece to the end of its boot."""
    eyecup(19.4)
    swell(
        [
            (47, 0, 0, 14, 14),
            (49, 0, 0, 15.4, 15.2),
            (56, 0, 0, 15.8, 15.4),
            (92, 0, 0, 16, 15),
            (112, 0, 0, 17.6, 15.6),
            (130, 0, 0, 16.6, 14.8),
            (150, 0, 0, 12.4, 11.8),
            (166, 0, 0, 9.8, 9.6),
            (178, 0, 0, 9, 9),
        ],
        get('white'),
        power=2.5,
    )
    swell([(62, 0, 0, 16.0, 15.6), (64.4, 0, 0, 16.0, 15.6)], get('petrol'), power=2.5)
    # Grooves for the fingers below, the red line of the type.
    for i in range(6):
        place(
            swell(
                [
                    (72 + i * 4.4, -14.6, 5.4, 1.1, 0.8),
                    (72 + i * 4.4, -15.8, 0, 1.1, 0.9),
                    (72 + i * 4.4, -14.6, -5.4, 1.1, 0.8),
                ],
                get('soft grey'),
                (1, 0, 0),
            )
        )
    place(plate(round_outline(15, 4, 1.9), 1, get('red'), 0.3), (153, 0, 11.4), (0, 7, 0))
    flat_words('ulmera f32', 5.4, 'mark', (79, -1, 15.7), 0)
    along([lathe([(9.2, 0), (9.6, 1), (9.6, 4), (9, 5)], get('satin'), 64)], at=176)
    boot(181, 39, 8.4, 3.4)
    lever(112, 15.6, 56, 112)
    place(rod(9, 6, get('satin'), 1), (112, 0, -20))
    post(94, -13, -62)
    vent(132, 12, 62)


def flexible_scope():
    at, turn, tilt = (-150, 66, 20), -14, 4.2
    set_down(f32_body, at, turn, tilt)
    on = [beyond(at, turn, d, tilt) for d in (214, 222, 236)]
    insertion_tube(
        [
            *on,
            (100, -2, 1.9),
            (126, -26, 1.7),
            (130, -62, 1.7),
            (106, -92, 1.7),
            (66, -100, 1.7),
            (30, -92, 1.7),
            (6, -70, 1.7),
            (4, -52, 1.8),
            (10, -41, 2),
            (22, -38, 2.4),
            (31, -46, 3),
        ],
        306,
        1.6,
    )


# Virelda 24.


def virelda_body(handle=True):
    """Small in the hand: 172 mm."""
    eyecup(17, 'ink', 'soft grey', 24)
    swell(
        [
            (43, 0, 0, 12, 12),
            (45, 0, 0, 13.2, 13),
            (56, 0, 0, 13.4, 13),
            (74, 0, 0, 13.6, 12.8),
            (90, 0, 0, 14.8, 13.2),
            (106, 0, 0, 13, 12),
            (122, 0, 0, 9, 8.8),
            (136, 0, 0, 7.4, 7.4),
        ],
        get('shell'),
        power=2.4,
    )
    swell([(60, 0, 0, 13.75, 13.2), (66, 0, 0, 13.75, 13.2)], get('red'), power=2.4)
    flat_words('24', 8, 'mark', (75, 0, 13.1), 0)
    along([lathe([(7.6, 0), (8, 1), (8, 3), (7.4, 4)], get('satin'), 64)], at=135)
    boot(139, 33, 7, 2.8, 'ink')
    lever(91, 13.2, 40, 104, 'petrol', 'soft grey', 8.4)
    vent(110, 9, 58)
    if handle:

        def light_handle():
            along(
                [
                    lathe([(5.2, 0), (8, 0.8), (8.8, 2), (8.8, 5)], get('satin'), 72),
                    place(knurl(9.6, 9, get('steel'), 1.6, 0.35), (0, 0, 5)),
                    lathe([(9, 14), (11, 17), (13, 21)], get('aluminium'), 96),
                    *[
                        place(
                            lathe(
                                [(11, 0), (13.4, 0.3), (13.4, 1.7), (11, 2)], get('aluminium'), 96
                            ),
                            (0, 0, 21 + i * 3),
                        )
                        for i in range(4)
                    ],
                    lathe([(13, 33), (13.6, 34), (13.6, 50)], get('shell'), 96),
                    place(rings(13.4, 34, get('graphite'), 7, 0.7), (0, 0, 50)),
                    lathe(
                        [(13.6, 84), (13.6, 98), (12.6, 103), (8, 105), (0.01, 105.4)],
                        get('shell'),
                        96,
                        50,
                    ),
                    band(13.6, 86, 1.6, get('red'), 0.1),
                ]
            )
            place(plate(round_outline(13, 8, 3.8), 2, get('red'), 0.8), (42, 0, 12.6))

        post_at = made_by(
            lambda: place(
                [lathe([(6.4, -8), (6.4, 3), (5.6, 5), (4.6, 6), (4.6, 12)], get('satin'), 64)],
                turn=(0, 90, 0),
            )
        )
        place(post_at, (78, -10, 0), (0, 0, -68))
        place(
            made_by(light_handle),
            (78 + 9 * math.cos(math.radians(-68)), -10 + 9 * math.sin(math.radians(-68)), 0),
            (0, 0, -68),
        )


def paediatric_scope():
    at, turn, tilt = (-128, 70, 17.4), -8, 4.6
    set_down(virelda_body, at, turn, tilt)
    on = [beyond(at, turn, d, tilt) for d in (166, 173, 184)]
    insertion_tube(
        [
            *on,
            (76, 36, 1.6),
            (100, 12, 1.3),
            (104, -22, 1.3),
            (84, -48, 1.3),
            (50, -54, 1.3),
            (22, -40, 1.3),
            (14, -20, 1.4),
            (20, -6, 1.6),
            (32, -4, 2),
            (39, -13, 2.6),
        ],
        258,
        1.2,
        bend=28,
    )


# Ulmera V36.


def v36_body():
    """No eyepiece: a dark head with three buttons; 236 mm."""
    swell(
        [
            (-8, 0, 0, 6, 6),
            (-6.6, 0, 0, 11, 10),
            (-1, 0, 0, 16, 14.4),
            (8, 0, 0, 18.6, 16.4),
            (30, 0, 0, 19.2, 16.6),
            (41, 0, 0, 18.8, 16.2),
        ],
        get('ink'),
        power=2.7,
    )
    swell([(40, 0, 0, 18.2, 15.7), (42.4, 0, 0, 18.2, 15.7)], get('black'), power=2.7)
    swell(
        [
            (42, 0, 0, 18.4, 15.8),
            (43, 0, 0, 18.9, 16.2),
            (58, 0, 0, 18.6, 16.2),
            (96, 0, 0, 18.6, 16),
            (120, 0, 0, 17.8, 15.6),
            (142, 0, 0, 14, 13),
            (164, 0, 0, 10.6, 10.4),
            (182, 0, 0, 9.2, 9.2),
        ],
        get('white'),
        power=2.6,
    )
    swell([(48, 0, 0, 19.0, 16.4), (50.4, 0, 0, 19.0, 16.4)], get('petrol aluminium'), power=2.6)
    for x, y, colour in ((7, 0, 'red'), (25, -8.2, 'soft grey'), (25, 8.2, 'soft grey')):
        place(
            [
                lathe([(7.2, 0), (7.4, 1), (6.8, 1.6)], get('black'), 64),
                place(
                    lathe(
                        [(5.8, 0), (5.8, 2.4), (4.8, 3.4), (2.4, 3.1), (0.01, 3)],
                        get(colour),
                        64,
                        40,
                    ),
                    (0, 0, 0.8),
                ),
            ],
            (x, y, 15.2 if not y else 14.2),
            (y * -1.2, -5 if not y else 0, 0),
        )
    for x, y, text in ((25, -8.2, '1'), (25, 8.2, '2')):
        flat_words(text, 4.6, 'mark white', (x, y, 18.1))
    # The notch that shows where in front is.
    place(
        prism(rounded([(-2.4, 0), (2.4, 0), (0, 3)], 0.4), 16, get('soft grey'), 0.3),
        (20, 19.0, -1),
        (-90, 0, 0),
    )
    flat_words('ulmera v36', 6, 'mark', (73, 0, 16.3))
    along([lathe([(9.4, 0), (9.8, 1), (9.8, 4), (9.2, 5)], get('satin'), 64)], at=180)
    boot(185, 43, 8.6, 3.8)
    lever(106, 15.8, 62, 108, 'graphite', 'soft grey', 11)
    place(rod(9, 6, get('satin'), 1), (106, 0, -20.6))
    vent(150, 11, 62)
    # The cable leaves at the side.
    place(
        [
            lathe([(8, -4), (8.4, 2), (8.4, 8), (7.6, 9)], get('ink'), 64),
            place(rings(7.2, 22, get('rubber'), 6, 0.8), (0, 0, 8)),
            lathe([(6.6, 30), (4.6, 38), (3.4, 42)], get('rubber'), 48),
        ],
        (14, -15, 0),
        (90, 0, -24),
    )


def v36_plug():
    """Along +z to its pins."""
    return [
        lathe([(3.4, -34), (4.6, -26), (6.4, -14)], get('rubber'), 48),
        place(rings(7.4, 16, get('rubber'), 5, 0.8), (0, 0, -14)),
        place(plate(round_outline(30, 23, 7), 44, get('ink'), 4), (0, 0, 0)),
        *[place(box(15, 24.2, 1.8, get('graphite'), 0.5), (0, 0, 8 + i * 4.4)) for i in range(4)],
        place(plate(round_outline(30.4, 23.4, 7), 2.4, get('petrol aluminium'), 0.4), (0, 0, 36)),
        lathe([(10.6, 42), (11.4, 44), (11.4, 50), (10.6, 51)], get('aluminium'), 72),
        turned_ring(
            [(8.4, 50), (9.6, 50), (9.6, 62), (9.2, 62.6), (8.6, 62.6), (8.4, 62)], get('steel')
        ),
        lathe([(8, 50), (8, 58), (0.01, 58)], get('black'), 64),
        *[
            place(rod(0.7, 4, get('gold'), 0.2, 16), (r * math.cos(a), r * math.sin(a), 57))
            for r, n in ((5.4, 10), (2.6, 5))
            for a in [2 * math.pi * i / n for i in range(n)]
        ],
        place(box(2, 0.5, 5, get('red'), 0.2), (-11.3, 0, 44), (0, 0, 90)),
    ]


def video_scope():
    at, turn, tilt = (-148, 66, 17.8), -16, 3.4
    set_down(v36_body, at, turn, tilt)
    on = [beyond(at, turn, d, tilt) for d in (222, 230, 244)]
    insertion_tube(
        [
            *on,
            (112, -16, 2),
            (132, -46, 1.9),
            (130, -82, 1.9),
            (104, -106, 1.9),
            (66, -108, 1.9),
            (32, -94, 1.9),
            (18, -66, 1.9),
            (24, -44, 2),
            (38, -33, 2.2),
            (52, -37, 2.8),
            (58, -50, 3.6),
        ],
        316,
        1.8,
        lights=2,
    )
    a = math.radians(turn)

    def body(x, y, z=0):
        return (
            at[0] + x * math.cos(a) - y * math.sin(a),
            at[1] + x * math.sin(a) + y * math.cos(a),
            z,
        )

    s, c = math.sin(math.radians(-24)), math.cos(math.radians(-24))
    out = [body(14 + s * d, -15 - c * d, 17 - max(0, d - 38) * 0.3) for d in (38, 46, 62)]
    tube(
        [
            *out,
            (-196, -34, 4),
            (-188, -84, 3.2),
            (-150, -116, 3.2),
            (-108, -112, 3.2),
            (-92, -82, 3.2),
            (-116, -52, 3.2),
            (-148, -62, 3.2),
            (-151, -96, 6.6),
            (-136, -117, 9.8),
            (-116, -128, 9.4),
            (-92, -133, 9),
            (-76, -134.6, 11),
        ],
        3.2,
        get('graphite'),
        steps=16,
        sides=32,
    )
    laid_at(v36_plug(), (-44, -136.6, 11.6), -3)


# Zelphi Air.


def air_body():
    """Lamp, battery and transmitter in one: 238 mm."""
    swell(
        [
            (-2, 0, 0, 11, 9),
            (0, 0, 0, 16, 13.4),
            (6, 0, 0, 18.4, 15.4),
            (40, 0, 0, 18.8, 15.8),
            (46, 0, 0, 18.6, 15.6),
        ],
        get('graphite'),
        power=3,
    )
    swell([(45, 0, 0, 17.8, 15), (48, 0, 0, 17.8, 15)], get('black'), power=3)
    # The coloured ring tells which receiver it belongs to.
    swell(
        [
            (47.6, 0, 0, 18.4, 15.5),
            (48.4, 0, 0, 19.0, 16),
            (53.4, 0, 0, 19.0, 16),
            (54, 0, 0, 18.6, 15.6),
        ],
        get('blue'),
        power=2.9,
    )
    swell(
        [
            (53.6, 0, 0, 18.2, 15.4),
            (55, 0, 0, 18.8, 15.9),
            (76, 0, 0, 18.4, 15.8),
            (104, 0, 0, 18.2, 15.6),
            (124, 0, 0, 17.8, 15.4),
            (146, 0, 0, 14, 12.8),
            (166, 0, 0, 10.4, 10),
            (182, 0, 0, 9, 9),
        ],
        get('white'),
        power=2.6,
    )
    # The battery's door with its latch, and its gauge.
    place(plate(round_outline(25, 20, 5), 1.2, get('soft grey'), 0.5), (20, 0, 15.1))
    place(
        [
            box(8, 14, 2, get('blue'), 0.9),
            *[
                place(box(1, 10, 1, get('graphite'), 0.3), (-2.4 + i * 2.4, 0, 1.6))
                for i in range(3)
            ],
        ],
        (27, 0, 15.9),
    )
    for i in range(4):
        place(
            rod(1.2, 0.8, get('led green' if i < 3 else 'soft grey'), 0.2, 24),
            (40, -6 + i * 4, 15.3),
        )
    for x, colour in ((64, 'red'), (80, 'soft grey')):
        place(
            [
                lathe([(7.6, 0), (7.8, 1), (7.2, 1.6)], get('satin'), 64),
                place(
                    lathe(
                        [(6.2, 0), (6.2, 2.2), (5, 3.2), (2.4, 2.9), (0.01, 2.8)],
                        get(colour),
                        64,
                        40,
                    ),
                    (0, 0, 0.8),
                ),
            ],
            (x, 0, 15),
        )
    along([lathe([(9.2, 0), (9.6, 1), (9.6, 4), (9, 5)], get('satin'), 64)], at=180)
    boot(185, 43, 8.4, 3.6, 'graphite')
    lever(112, 15.6, 60, 106, 'graphite', 'soft grey', 11, 'aluminium')
    place(rod(9, 6, get('satin'), 1), (112, 0, -20.4))
    vent(152, 10, 60)
    place(flat_words('air 34', 5.6, 'mark', (0, 0, 0)), (136, -1, 14.7), (0, 7, 0))


def air_receiver():
    """Palm-sized, 96 by 64 mm, with a glance at the picture; it looks towards -y."""
    place(plate(round_outline(96, 62, 12), 20, get('graphite'), 4), (0, 20, 0), (90, 0, 0))
    place(plate(round_outline(97, 63, 12), 3, get('blue'), 0.6), (0, 12, 0), (90, 0, 0))
    place(front(90, 56, 1.4, get('screen glass'), 9, 0.6))
    place(screen(52, 50, round_view(larynx, 0.94), 260), (-15, -1.7, 0))
    place(
        [
            caption('AIR 34', 5.4, 15, 18, 'screen white'),
            caption('5 GHz', 4.6, 15, 9, 'screen cyan'),
            caption('00:42', 5.4, 15, -17, 'screen red'),
            *[
                place(
                    front(3, 3 + i * 2.4, 0.1, get('screen cyan'), 0.6, 0),
                    (17 + i * 4.6, 0, -5 + i * 1.2),
                )
                for i in range(4)
            ],
        ],
        (0, -1.9, 0),
    )
    for x, lean in ((-30, -14), (30, 14)):
        place(
            [
                rod(4.6, 5, get('graphite'), 1),
                lathe(
                    [(3.6, 5), (3.6, 9), (4.2, 11), (3.6, 46), (3, 48.6), (0.01, 49.4)],
                    get('graphite'),
                    48,
                    50,
                ),
            ],
            (x, 12, 30),
            (0, lean, 0),
        )


def wireless_scope():
    at, turn, tilt = (-150, 44, 17), -12, 3.2
    set_down(air_body, at, turn, tilt)
    on = [beyond(at, turn, d, tilt) for d in (222, 230, 244)]
    insertion_tube(
        [
            *on,
            (106, -18, 2),
            (126, -46, 1.8),
            (126, -82, 1.8),
            (102, -108, 1.8),
            (64, -112, 1.8),
            (30, -98, 1.8),
            (16, -72, 1.9),
            (22, -52, 2),
            (36, -42, 2.2),
            (50, -46, 2.8),
            (56, -59, 3.4),
        ],
        310,
        1.7,
        lights=2,
    )
    place(made_by(air_receiver), (-88, -84, 20.5), (-90, 0, 12))


# The leak tester.


def gauge():
    """A dial of 60 mm, its back on the table, twelve o’clock towards +y."""
    lathe(
        [
            (30, 0),
            (33, 1.4),
            (34.4, 5),
            (34.4, 24),
            (36.6, 26),
            (37, 28),
            (37, 32),
            (35.4, 34),
            (33, 34),
            (31.6, 32),
            (31, 26.5),
        ],
        get('graphite'),
        128,
        40,
    )
    turned_ring(
        [(31, 29), (33.4, 33.6), (35.2, 34.3), (36.8, 33), (36.9, 28), (33, 28)],
        get('polished steel'),
        128,
    )
    place(rod(32, 1, get('white'), 0.1, 96), (0, 0, 27))
    top = 28.1

    def angle(value):
        return math.radians(225 - 270 * value / 300)

    def sector(low, high, colour):
        turns = [angle(low + (high - low) * i / 30) for i in range(31)]
        place(
            plate(
                [(27.4 * math.cos(a), 27.4 * math.sin(a)) for a in turns]
                + [(22.6 * math.cos(a), 22.6 * math.sin(a)) for a in reversed(turns)],
                0.12,
                get(colour),
            ),
            (0, 0, top - 0.06),
        )

    sector(150, 180, 'green')
    sector(240, 300, 'red')
    for i in range(61):
        a, long = angle(i * 5), 4.6 if i % 10 == 0 else 3.4 if i % 2 == 0 else 2
        place(
            box(0.7 if i % 10 == 0 else 0.4, long, 0.2, get('mark'), 0.02),
            ((29.4 - long / 2) * math.cos(a), (29.4 - long / 2) * math.sin(a), top),
            (0, 0, math.degrees(a) - 90),
        )
    for value in range(0, 301, 50):
        a = angle(value)
        flat_words(str(value), 4.6, 'mark', (19.4 * math.cos(a), 19.4 * math.sin(a), top + 0.05))
    flat_words('mmHg', 4.2, 'mark', (0, -12, top + 0.05))
    flat_words('ulmera', 4.6, 'petrol', (0, -20, top + 0.05))
    a = angle(164)
    place(
        plate([(-9, -1.5), (0, -1.2), (25, -0.3), (25, 0.3), (0, 1.2), (-9, 1.5)], 0.7, get('red')),
        (0, 0, top + 0.9),
        (0, 0, math.degrees(a)),
    )
    place(
        lathe([(3.4, 0), (3.4, 1.6), (2.6, 2.2), (0.01, 2.2)], get('dark steel'), 48),
        (0, 0, top + 0.4),
    )
    # The eye by which it hangs.
    tube(
        [(-9, 33, 16), (-9, 44, 16), (-5, 50, 16), (5, 50, 16), (9, 44, 16), (9, 33, 16)],
        2,
        get('steel'),
    )


def bulb():
    """Along +z, from its neck at 0 to the valve at its far end."""
    profile = [(9, 0), (9.4, 2), (9.4, 12), (10.4, 16)]
    profile += [
        (10.4 + 16.6 * math.sin(min(1, i / 14) * math.pi / 2) ** 1.1, 16 + i * 2.1)
        for i in range(1, 15)
    ]
    profile += [
        (
            27 * math.cos(math.pi / 2 * i / 14) ** 0.82 + 0,
            45.4 + 30 * math.sin(math.pi / 2 * i / 14),
        )
        for i in range(1, 13)
    ]
    return [
        lathe(profile, get('ink rubber'), 96, 60),
        *[
            place(
                turned_ring([(9, 0), (10.2, 0.6), (10.2, 1.8), (9, 2.4)], get('ink rubber')),
                (0, 0, 2 + i * 3.4),
            )
            for i in range(3)
        ],
        lathe([(8, 72), (8.6, 74), (8.6, 80), (7, 82)], get('satin'), 64),
        place(knurl(6.4, 6, get('steel'), 1.4, 0.3), (0, 0, 82)),
        lathe([(6, 88), (5, 89), (2, 89), (2, 86)], get('steel'), 48),
    ]


def leak_tester():
    place(made_by(gauge), (-56, 46, 0), (0, 0, -8))
    a = math.radians(-8)

    def at(x, y, z):
        return -56 + x * math.cos(a) - y * math.sin(a), 46 + x * math.sin(a) + y * math.cos(a), z

    # Below it: the socket, the screw that lets the air out, the bulb.
    place(
        [
            lathe([(8, 26), (8, 36), (9.6, 37), (9.6, 42)], get('satin'), 64),
            place(knurl(10, 9, get('satin'), 2, 0.4), (0, 0, 42)),
            lathe([(9, 51), (7, 53), (7, 60)], get('satin'), 64),
        ],
        at(0, 0, 17),
        (90, 0, -8),
    )
    place(place(bulb(), turn=(94, 0, -8)), at(0, -53, 19))
    place(
        [
            rod(4, 9, get('satin')),
            *[place(knurl(6.6, 8, get('red aluminium'), 1.6, 0.4), (0, 0, 8))],
            place(rod(5.4, 1, get('red aluminium'), 0.4), (0, 0, 15.6)),
        ],
        at(7, -38, 17),
        (0, 90, -8 - 22),
    )
    # The relief valve at the other side.
    place(
        [
            rod(4, 10, get('satin')),
            lathe([(5, 9), (5.4, 10), (5.4, 18), (4, 20), (0.01, 20)], get('aluminium'), 6, 20),
        ],
        at(-7, -38, 17),
        (0, -90, -8 + 22),
    )
    # The hose from the right, a metre in two rings, to the connector.
    place(
        [
            lathe([(6, 30), (6, 38), (7, 39)], get('satin'), 64),
            place(knurl(7.4, 9, get('satin'), 1.8, 0.4), (0, 0, 39)),
            lathe([(5, 48), (4.4, 49), (4.4, 58)], get('steel'), 48),
        ],
        at(0, -4, 16),
        (0, 90, -8),
    )
    start = [at(50, -4, 16), at(62, -4, 14), at(78, -6, 6)]
    loop = [
        (
            84 + r * math.cos(b),
            -20 + r * math.sin(b),
            4 + (8.4 if i in (12, 13) else 2.4 if i in (11, 14) else 0),
        )
        for i, r, b in [(i, 41 + 0.72 * i, math.radians(58 - i * 27.5)) for i in range(18)]
    ]
    tube(
        [*start, *loop, (70, -74, 4.2), (40, -92, 4.2), (8, -98, 5), (-6, -99, 6.4)],
        3.9,
        get('hose silicone'),
        steps=14,
        sides=32,
    )
    end = [
        lathe([(5.4, -20), (6, -19), (6, -8), (7.4, -6)], get('satin'), 64),
        place(knurl(8.4, 12, get('satin'), 2, 0.4), (0, 0, -6)),
        lathe([(7.6, 6), (9.4, 8), (9.4, 24), (8, 26)], get('white'), 72, 40),
        band(9.4, 12, 2, get('petrol'), 0.1),
        lathe([(6.4, 26), (6.4, 33), (5.8, 34), (4.2, 34), (4.2, 28)], get('steel'), 64),
        place(rod(2, 5, get('steel')), (5.6, 0, 29), (0, 90, 0)),
    ]
    laid_at(end, (-22, -100, 9.6), 183)


# The case.


def stroked(points, width):
    """An outline around a line, `width` wide or as wide as (way along it) says."""
    path = curve_points([(x, y, 0) for x, y in points], 10)
    count = len(path) - 1
    size = width if callable(width) else lambda _: width
    left, right = [], []
    for i, p in enumerate(path):
        ahead = (path[min(count, i + 1)] - path[max(0, i - 1)]).normalized()
        half = size(i / count) / 2
        left.append((p.x - ahead.y * half, p.y + ahead.x * half))
        right.append((p.x + ahead.y * half, p.y - ahead.x * half))
    return [*left, *reversed(right)]


def shell_half(width, depth, height, wall, corner, colour):
    """A tray that stands on z = 0, open above."""
    place(slab(width, depth, 6, get(colour), corner, 2.5))
    place(
        plate(
            round_outline(width, depth, corner),
            height - 3,
            get(colour),
            1.6,
            [round_outline(width - 2 * wall, depth - 2 * wall, corner - wall)],
        ),
        (0, 0, 3),
    )
    # Ribs outside, and the lip with its groove.
    place(
        plate(
            round_outline(width + 7, depth + 7, corner + 3),
            8,
            get(colour),
            2,
            [round_outline(width - 2 * wall - 1, depth - 2 * wall - 1, corner - wall)],
        ),
        (0, 0, height - 9),
    )
    for x in (-width * 0.36, width * 0.36):
        place(box(26, depth + 6, height - 12, get(colour), 3), (x, 0, 2))


def scope_case():
    w, d, low, high = 470, 370, 96, 50
    place(made_by(lambda: shell_half(w, d, low, 6, 26, 'graphite')), (0, 0, 4))
    for x in (-170, 170):
        for y in (-130, 130):
            place(slab(50, 24, 6, get('rubber'), 8, 2), (x, y, 0))
    # The foam with its beds. The scope lies along the back and turns in one wide curve.
    inner_w, inner_d, top, deep = w - 13, d - 13, 98, 24
    arc = [
        (40 + 120 * math.cos(math.radians(a)), -8 + 120 * math.sin(math.radians(a)))
        for a in range(90, -100, -10)
    ]
    channel = stroked([(-10, 112), *arc, (0, -128), (-60, -128)], 18)
    hole = [
        *channel,
        *rounded(
            [
                (-14, 103),
                (-60, 94),
                (-110, 88),
                (-204, 88),
                (-204, 136),
                (-142, 136),
                (-138, 162),
                (-98, 162),
                (-92, 136),
                (-60, 130),
                (-14, 121),
            ],
            [0.1, 10, 8, 10, 10, 6, 8, 8, 6, 10, 0.1],
        ),
    ]
    beds = [
        rounded([(-200, 4), (-70, 4), (-70, 46), (-200, 46)], 12),
        rounded([(-200, -86), (-96, -86), (-96, -22), (-200, -22)], 14),
        rounded([(-56, -60), (4, -60), (4, 6), (-56, 6)], 10),
    ]
    outline = round_outline(inner_w, inner_d, 20)
    # Dark above, light below, so that one sees at once what is missing.
    place(plate(outline, 7, get('case foam'), 1.4, [hole, *beds]), (0, 0, top - 7))
    place(plate(outline, deep - 7, get('foam floor'), 0, [hole, *beds]), (0, 0, top - deep))
    place(plate(outline, 4, get('foam floor')), (0, 0, top - deep - 4))
    # What lies in them.
    at, turn = (-198, 112, top - 3), 0
    set_down(lambda: virelda_body(False), at, turn, 3.6)
    on = [beyond(at, turn, t, 3.6) for t in (166, 173)]
    z = top - 9
    insertion_tube(
        [
            *on,
            (0, 112, z),
            *[(x, y, z) for x, y in arc],
            (0, -128, z),
            (-40, -128, z),
            (-60, -128, z),
        ],
        262,
        2.1,
        bend=28,
    )
    floor = top - deep

    def light_handle():
        along(
            [
                lathe([(5.2, 0), (8, 0.8), (8.8, 2), (8.8, 5)], get('satin'), 72),
                place(knurl(9.6, 9, get('steel'), 1.6, 0.35), (0, 0, 5)),
                lathe([(9, 14), (11, 17), (13, 21)], get('aluminium'), 96),
                *[
                    place(
                        lathe([(11, 0), (13.4, 0.3), (13.4, 1.7), (11, 2)], get('aluminium'), 96),
                        (0, 0, 21 + i * 3),
                    )
                    for i in range(4)
                ],
                lathe([(13, 33), (13.6, 34), (13.6, 50)], get('shell'), 96),
                place(rings(13.4, 34, get('soft grey'), 7, 0.7), (0, 0, 50)),
                lathe(
                    [(13.6, 84), (13.6, 98), (12.6, 103), (8, 105), (0.01, 105.4)],
                    get('shell'),
                    96,
                    50,
                ),
                band(13.6, 86, 1.6, get('red'), 0.1),
            ]
        )
        place(plate(round_outline(13, 8, 3.8), 2, get('red'), 0.8), (42, 0, 12.6))

    place(made_by(light_handle), (-190, 25, floor + 20))

    def camera():
        along(
            [
                *coupler(19, 'aluminium'),
                place(knurl(17.6, 14, get('graphite'), 2.4, 0.6), (0, 0, 16)),
                lathe([(17, 30), (16, 31), (16, 34)], get('satin'), 96),
                lathe([(16, 34), (17.4, 36), (17.4, 76), (15, 84), (9, 88)], get('white'), 96, 50),
                band(17.4, 40, 2, get('blue'), 0.1),
                place(rings(6.6, 12, get('black'), 4, 0.6), (0, 0, 86)),
            ]
        )
        place(plate([(6 * c, 5 * q) for c, q in circle(1, 48)], 2.4, get('blue'), 1), (60, 0, 16.4))

    place(made_by(camera), (-193, -54, floor + 20))
    place(slab(50, 56, 24, get('soft grey'), 8, 3), (-26, -27, floor + 6))
    place(slab(51, 57, 3, get('blue'), 8, 0.6), (-26, -27, floor + 22))
    place(words('3.7 V', 9, get('mark white')), (-26, -27, floor + 30.2), (-90, 0, 0))
    flat_words('virelda', 17, 'foam floor', (52, -40, top + 0.1), 0)

    # The lid with waved foam, on its hinges.
    def lid():
        shell_half(w, d, high, 6, 26, 'graphite')

        def wave(x, y):
            edge = min(1, max(0, (min(inner_w / 2 - abs(x), inner_d / 2 - abs(y))) / 10))
            return 30 + 11 * edge * math.sin(x * math.pi / 21) * math.sin(y * math.pi / 21)

        cloth(inner_w, inner_d, get('case foam'), wave, 0, 220, 180)
        # A pocket for papers across it.
        place(plate(round_outline(210, 120, 10), 2, get('black cloth'), 0.6), (0, -40, 42))
        place(box(206, 8, 1.6, get('soft grey'), 0.5), (0, 16, 43.4))
        place(plate(round_outline(62, 24, 4), 0.8, get('mark white'), 0.2), (-50, -34, 44))
        place(words('VIRELDA', 9, get('petrol')), (-50, -34, 45), (-90, 0, 0))

    place(place(made_by(lid), (0, d / 2, -high)), (0, d / 2 + 8, low + 8), (86, 0, 0))
    for x in (-140, 140):
        place(rod(7, 74, get('satin'), 1.5), (x - 37, d / 2 + 7, low + 3), (0, 90, 0))
        tube(
            [
                (x * 1.6, d / 2 - 70, low),
                (
                    x * 1.6,
                    d / 2 + 8 + 150 * math.cos(math.radians(86)),
                    low + 8 + 150 * math.sin(math.radians(86)),
                ),
            ],
            2.2,
            get('satin'),
            sides=16,
        )
    # Before: two latches, eyes for padlocks, the handle, the valve between.
    y = -d / 2 - 4
    for x in (-140, 140):
        place(front(62, 44, 7, get('soft grey'), 8, 2), (x, y, low - 16))
        place(front(46, 30, 7, get('petrol'), 6, 2.4), (x, y - 6, low - 12))
        place(front(30, 4, 2, get('ink'), 1.8, 0.4), (x, y - 12.6, low - 20))
    for x in (-192, 192):
        place(
            place(
                plate(round_outline(30, 26, 8), 7, get('graphite'), 1.6, [circle(5, 32, (0, -4))]),
                (0, 0, 0),
            ),
            (x, y - 8, low - 2),
        )
    for x in (-58, 58):
        place(front(24, 30, 12, get('soft grey'), 6, 3), (x, y, 58))
    tube(
        [
            (-58, y - 8, 58),
            (-58, y - 24, 50),
            (-50, y - 32, 44),
            (-20, y - 33, 43),
            (20, y - 33, 43),
            (50, y - 32, 44),
            (58, y - 24, 50),
            (58, y - 8, 58),
        ],
        7.4,
        get('soft grey'),
        steps=10,
        flat=1.2,
    )
    place(
        [
            lathe([(12, 0), (13, 1), (13, 4), (11, 6)], get('soft grey'), 72),
            place(knurl(9, 6, get('graphite'), 2, 0.5), (0, 0, 5)),
            rod(6, 12, get('satin')),
        ],
        (0, y + 2, 76),
        (90, 0, 0),
    )
    # The tag, its green side in front, hangs from the handle.
    tube(
        [
            (-42, y - 30, 36),
            (-48, y - 41, 22),
            (-51, y - 44, 6),
            (-51, y - 43, 2.6),
            (-48, y - 38, 14),
            (-46, y - 30, 36),
        ],
        1,
        get('mark white'),
        steps=8,
        sides=10,
    )

    def tag():
        place(plate(round_outline(34, 54, 5), 1.2, get('red'), 0.3, [circle(2.6, 24, (0, 21))]))
        place(
            plate(round_outline(34, 54, 5), 1.2, get('green'), 0.3, [circle(2.6, 24, (0, 21))]),
            (0, 0, 1.2),
        )
        place(words('CLEAN', 8, get('mark white')), (0, -4, 2.5), (-90, 0, 0))

    place(made_by(tag), (-60, y - 62, 1.6), (0, 0, -24))


pictures = {
    'flexible-scope': Model(flexible_scope, from_above, 0.08),
    'paediatric-scope': Model(paediatric_scope, from_above, 0.08),
    'video-scope': Model(video_scope, from_above, 0.08),
    'wireless-scope': Model(wireless_scope, from_above, 0.08),
    'scope-case': Model(scope_case, (0.16, -1, 0.92), 0.05, 70),
    'leak-tester': Model(
        leak_tester, from_above, 0.08, detail=Detail((-58, 42, 30), 38, (0.15, -0.62, 1))
    ),
}
