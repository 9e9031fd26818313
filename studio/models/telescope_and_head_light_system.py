"""Rigid telescopes with their eyepiece and light post, their cable and their tray."""

import math

from materials import get
from model import Detail, Model, from_above
from models import head_light_system
from shapes import (
    along,
    band,
    circle,
    front,
    knurl,
    lathe,
    made_by,
    place,
    plate,
    rings,
    rod,
    round_outline,
    seam,
    slab,
    surface,
    tube,
    turned,
)


def shaft(radius, length, view=0):
    """
    The tube of a telescope along +x from 0; its window is cut at an angle for its view, towards -y.
    """
    tan = math.tan(math.radians(view * 0.62))

    def at(u, v):
        angle = 2 * math.pi * u
        y, z = radius * math.cos(angle), radius * math.sin(angle)
        return v * (length + y * tan), y, z

    def window(u, v):
        angle = 2 * math.pi * u
        r = radius * 0.86 * v
        y, z = r * math.cos(angle), r * math.sin(angle)
        return length + y * tan + 0.05, y, z

    return [
        surface(at, 48, 2, get('steel'), smooth_below=40),
        surface(window, 48, 6, get('lens'), caps=False),
    ]


def telescope(radius=2, length=175, view=0, ring='green', post=-1, eyepiece=16, body=8):
    """
    A telescope along +x around z = 0, its working length from 0 on; the eyepiece is at the left,
    the post at `post` y.
    """
    made = [
        *along(
            [
                lathe(
                    [
                        (eyepiece - 3.4, -76),
                        (eyepiece - 0.6, -76.4),
                        (eyepiece, -75),
                        (eyepiece, -71),
                        (eyepiece - 2, -66),
                        (body + 2, -57),
                        (body + 1.6, -54),
                    ],
                    get('black'),
                    96,
                ),
                lathe([(0.01, -73), (eyepiece - 4, -73.4), (eyepiece - 3.4, -76)], get('lens'), 96),
                seam(body + 1.6, -54),
                lathe(
                    [
                        (body + 1.6, -54),
                        (body + 1.8, -53),
                        (body + 1.8, -48),
                        (body, -46),
                        (body, -34),
                    ],
                    get('satin'),
                ),
                place(knurl(body + 0.3, 12, get('satin'), 1.4, 0.25), (0, 0, -46)),
                lathe(
                    [
                        (body, -34),
                        (body + 0.4, -33),
                        (body + 0.4, -16),
                        (body - 0.6, -14),
                        (body * 0.6, -6),
                        (radius + 2.4, -3),
                        (radius + 2.2, 0),
                        (radius + 0.6, 3),
                        (radius, 5),
                    ],
                    get('satin'),
                ),
                band(body + 0.4, -18, 2.6, get(ring), 0.15),
            ]
        ),
        *shaft(radius, length, view),
    ]
    made += place(light_post(), (-26, post * (body - 2), 0), (-90 if post > 0 else 90, 0, 0))
    return made


def light_post():
    return [
        lathe([(4.8, 0), (4.8, 9), (5.4, 9.6), (5.4, 12)], get('satin'), 64),
        place(knurl(5.9, 6, get('steel'), 1.1, 0.2), (0, 0, 12)),
        lathe(
            [(4.6, 18), (4.6, 19), (3.6, 21), (3.6, 24), (4.4, 25), (4.4, 28), (3.4, 28.6)],
            get('steel'),
            64,
        ),
        place(lathe([(0.01, 0), (3.2, 0.1), (3.4, 0)], get('lens'), 48), (0, 0, 28.4)),
    ]


def at_rest(radius, length, eyepiece=16, **more):
    """A telescope that lies on its eyepiece and its tip."""
    tilt = math.asin((eyepiece - radius) / (length + 75))
    return place(
        made_by(lambda: telescope(radius, length, eyepiece=eyepiece, **more)),
        (0, 0, radius + length * math.sin(tilt)),
        (0, math.degrees(tilt), 0),
    )


def adapter(kind):
    """Fits a light post to a cable of another maker; along z."""
    if kind:
        return [
            lathe([(3, 0), (6, 0.3), (6.4, 1), (6.4, 8)], get('satin'), 64),
            place(knurl(6.8, 8, get('steel'), 1.3, 0.25), (0, 0, 8)),
            lathe(
                [(6.2, 16), (6.2, 17), (4.6, 19), (4.6, 25), (3.8, 25.6), (0.01, 25.2)],
                get('satin'),
                64,
            ),
        ]
    return [
        lathe(
            [
                (3.4, 0),
                (7.2, 0.3),
                (7.6, 1),
                (7.6, 5),
                (5.4, 7),
                (5.4, 14),
                (6, 14.4),
                (6, 17),
                (5, 18),
                (5, 22),
                (4, 22.6),
                (0.01, 22.2),
            ],
            get('satin'),
            64,
        ),
        band(5.4, 9, 1.6, get('dark steel')),
    ]


def rigid_telescope():
    at_rest(2, 175, ring='green')
    place(made_by(lambda: along(adapter(0))), (26, -40, 7.6), (0, 0, 14))
    place(made_by(lambda: along(adapter(1))), (70, -38, 6.8), (0, 0, -10))


def telescope_angled():
    at_rest(2, 175, view=45, ring='black', post=1)
    place(at_rest(1.35, 180, view=45, ring='black', post=1, eyepiece=15, body=7), (-14, -62, 0))


def otoendoscope():
    at_rest(1.35, 110, view=0, ring='green', eyepiece=15.8, body=7.4)
    place(at_rest(1.35, 110, view=30, ring='red', eyepiece=15.8, body=7.4), (-10, -58, 0))


def telescope_70():
    def scope():
        along(
            [
                lathe(
                    [
                        (12.6, -112),
                        (15.4, -112.4),
                        (16, -111),
                        (16, -107),
                        (14, -102),
                        (11.6, -94),
                        (11, -91),
                    ],
                    get('black'),
                    96,
                ),
                lathe([(0.01, -109), (12, -109.4), (12.6, -112)], get('lens'), 96),
                # The ring for focus, the two steps of magnification, the handle.
                place(rings(12.6, 16, get('petrol aluminium'), 8, 0.5), (0, 0, -90)),
                lathe([(11.4, -74), (11.8, -73), (11.8, -64), (11.4, -63)], get('satin')),
                seam(11.6, -63),
                lathe(
                    [
                        (11.4, -63),
                        (12.6, -60),
                        (13, -50),
                        (12.2, -36),
                        (11.6, -24),
                        (11.8, -10),
                        (10.4, -4),
                        (8.6, 0),
                    ],
                    get('graphite'),
                ),
                lathe([(8.6, 0), (7.6, 4), (5.4, 9), (4.4, 12), (4, 14)], get('satin')),
                band(8.4, 0.4, 2.4, get('red'), 0.3),
                lathe([(4, 14), (4, 166), (5, 171), (5, 184)], get('steel'), 64),
                band(11.8, -70, 1.2, get('mark white'), 0.02),
            ]
        )
        # The dome of the tip has its window at the side.
        along(
            [
                lathe(
                    [(5, 184), (4.9, 186), (4.2, 188.4), (2.6, 190), (0.01, 190.6)],
                    get('steel'),
                    64,
                    60,
                )
            ]
        )
        place(
            plate(round_outline(9, 6.4, 3.1), 0.8, get('lens'), 0.3), (180.5, -4.5, 0), (90, 0, 0)
        )
        place(
            plate(round_outline(12, 8.4, 4.1), 0.5, get('satin'), 0.2),
            (180.5, -4.62, 0),
            (90, 0, 0),
        )
        tube(
            [(2, 5.4, 6), (12, 3.2, 3.4), (40, 2.6, 3.2), (160, 2.6, 3.2), (170, 3, 3.8)],
            0.7,
            get('satin'),
            sides=12,
        )
        place(light_post(), (-16, 9, 0), (-90, 0, 0))

    tilt = math.asin(12 / 296)
    place(made_by(scope), (0, 0, 4.4 + 184 * math.sin(tilt)), (0, math.degrees(tilt), 0))


def spring(x, length, radius, turns, wire=0.7):
    """A spring around the x axis."""
    return tube(
        [
            (
                x + length * i / (turns * 12),
                radius * math.cos(i * math.pi / 6),
                radius * math.sin(i * math.pi / 6),
            )
            for i in range(turns * 12 + 1)
        ],
        wire,
        get('steel'),
        smooth=False,
        sides=10,
    )


def light_cable():
    thick, turns = 3.4, 3.4
    loop = []
    for i in range(int(turns * 20) + 1):
        angle = math.radians(-100 + i * 18)
        r = 62 + i * 0.39
        loop.append((r * math.cos(angle), r * math.sin(angle), thick + 0.2 * math.sin(i * 0.9)))
    tail = loop[-1]
    way = math.radians(-100 + int(turns * 20) * 18 + 90)
    out = [
        (tail[0] + math.cos(way) * 40, tail[1] + math.sin(way) * 40 + 4, thick),
        (tail[0] + math.cos(way) * 86, tail[1] + math.sin(way) * 86 + 14, 5.4),
    ]
    start = [(118, -84, 6), (84, -92, 6), (40, -97, 10.4), (4, -84, 10.6), (-14, -70, 7)]
    tube([*start, *loop, *out], thick, get('grey'), steps=5, sides=28)

    # The end for the telescope: a clear sleeve shows the bundle.
    def scope_end():
        spring(-26, 26, 4.3, 9)
        along(
            [
                lathe([(4.2, 0), (5.6, 0.6), (5.6, 8), (4.8, 9)], get('satin'), 64),
                lathe([(4.8, 9), (4.8, 23)], get('clear'), 64),
                lathe([(2.6, 9), (2.6, 23)], get('mark white'), 40),
                lathe([(4.8, 23), (5.8, 23.5), (5.8, 26)], get('satin'), 64),
                place(knurl(6.2, 9, get('steel'), 1.3, 0.25), (0, 0, 26)),
                lathe(
                    [(5.6, 35), (5.2, 36), (4.4, 37), (4.4, 44), (3.8, 44.6), (0.01, 44.2)],
                    get('steel'),
                    64,
                ),
            ]
        )

    place(made_by(scope_end), (120, -83.4, 6.2), (0, 0, 14))

    # The end for the source: a ferrule of stainless steel.
    def source_end():
        spring(-28, 28, 4.3, 10)
        along(
            [
                lathe([(4.2, 0), (7, 0.8), (7.2, 2), (7.2, 7)], get('graphite'), 64),
                place(rings(7.4, 20, get('graphite'), 8, 0.5), (0, 0, 7)),
                lathe([(7.2, 27), (6, 29), (5, 30)], get('graphite'), 64),
                band(7.2, 2.6, 2.6, get('red'), 0.1),
                lathe(
                    [
                        (4.8, 30),
                        (4.8, 37),
                        (3.6, 38),
                        (3.6, 41),
                        (4.8, 42),
                        (4.8, 62),
                        (4.2, 62.8),
                        (0.01, 62.4),
                    ],
                    get('steel'),
                    64,
                ),
            ]
        )

    end = out[-1]
    place(made_by(source_end), (end[0], end[1], 7.6), (0, 0, math.degrees(way) + 8))
    # Two ties hold the coil.
    for angle in (62, 196):
        a = math.radians(angle)
        place(
            slab(40, 12, 8.2, get('soft grey'), 5, 3),
            (75 * math.cos(a), 75 * math.sin(a), 0),
            (0, 0, angle),
        )


def perforated(width, height, pitch=9, hole=2.2, soft=0.4, edge=9, thick=1.2):
    """A sheet in the plane z = 0 with rows of holes, centred."""
    holes = []
    for i in range(int((width - 2 * edge) / pitch) + 1):
        for j in range(int((height - 2 * edge) / pitch) + 1):
            x = (i - int((width - 2 * edge) / pitch) / 2) * pitch
            y = (j - int((height - 2 * edge) / pitch) / 2) * pitch
            holes.append(circle(hole, 14, (x, y)))
    return plate(round_outline(width, height, 5), thick, get('satin'), 0, holes)


def sterilisation_tray():
    w, d, h = 320, 116, 46
    place(perforated(w - 4, d - 4), (0, 0, 5))
    place(place(perforated(w - 4, h, 9, 2.2), turn=(90, 0, 0)), (0, -d / 2 + 1, h / 2 + 5))
    place(place(perforated(w - 4, h, 9, 2.2), turn=(90, 0, 0)), (0, d / 2, h / 2 + 5))
    for x in (-1, 1):
        place(
            place(perforated(d - 4, h, 9, 2.2), turn=(90, 0, 90)), (x * (w / 2 - 1), 0, h / 2 + 5)
        )
    rim = [(x, y, h + 5) for x, y in round_outline(w, d, 9, 6)]
    tube(rim, 2.2, get('steel'), closed=True, smooth=False, sides=16)
    tube(
        [(x, y, 5) for x, y in round_outline(w, d, 9, 6)],
        1.8,
        get('steel'),
        closed=True,
        smooth=False,
        sides=16,
    )
    for x in (-1, 1):
        for y in (-1, 1):
            place(rod(5, 5, get('rubber')), (x * (w / 2 - 16), y * (d / 2 - 16), 0))
        tube(
            [
                (x * w / 2, -22, 30),
                (x * (w / 2 + 12), -22, 30),
                (x * (w / 2 + 18), -16, 30),
                (x * (w / 2 + 18), 16, 30),
                (x * (w / 2 + 12), 22, 30),
                (x * w / 2, 22, 30),
            ],
            2.4,
            get('steel'),
            steps=8,
        )
    # The lid stands open on its hinges; its latch is at the front edge.
    lid = [
        place(perforated(w - 6, d - 6), (0, (d - 6) / 2, 0)),
        tube(
            [(x, y + (d - 4) / 2, 0.6) for x, y in round_outline(w - 2, d - 2, 9, 6)],
            2.2,
            get('steel'),
            closed=True,
            smooth=False,
            sides=16,
        ),
        place(slab(34, 12, 4, get('steel'), 3, 1), (0, d - 4, -2)),
    ]
    place(lid, (0, d / 2 + 2, h + 9), (104, 0, 0))
    for x in (-90, 90):
        place(rod(3.4, 22, get('steel')), (x - 11, d / 2 + 3, h + 7), (0, 90, 0))
    # The latch, and a blank plate for a number.
    place(front(40, 20, 2, get('steel'), 3, 0.6), (0, -d / 2, h - 8))
    place(front(28, 8, 2.4, get('satin'), 2, 0.6), (0, -d / 2 - 2, h - 6))
    place(front(58, 18, 1, get('aluminium'), 2, 0.3), (-106, -d / 2, 25))
    # Cradles hold both telescopes at the eyepiece and along the shaft.
    for x in (-112, -26, 66):
        for y, notch in ((24, 9 if x < -100 else 2.4), (-20, 9 if x < -100 else 2.4)):
            profile = [
                (-15, 0),
                (-15, 22),
                (-notch - 1, 24),
                *[
                    (notch * math.cos(math.radians(a)), 24 + notch * math.sin(math.radians(a)))
                    for a in range(180, 361, 20)
                ],
                (notch + 1, 24),
                (15, 22),
                (15, 0),
            ]
            place(place(plate(profile, 12, get('blue'), 1.6), (0, 0, -6)), (x, y, 6), (90, 0, 90))
    for y, view, ring in ((24, 0, 'green'), (-20, 45, 'black')):
        place(made_by(lambda: telescope(2, 175, view, ring, 1, 15, 7)), (-76, y, 30))
    # A small compartment with its lid for adapters.
    place(slab(50, 40, 22, get('satin'), 4, 1), (128, 28, 6))
    place(slab(52, 42, 2, get('steel'), 4, 0.6), (128, 28, 28))
    place(rod(4, 5, get('steel'), 1), (128, 28, 30))


pictures = {
    'rigid-telescope': Model(
        turned(rigid_telescope, 26),
        from_above,
        0.12,
        detail=Detail((-22, -16, 16), 26, (-0.2, -0.8, 0.8)),
    ),
    'telescope-angled': Model(turned(telescope_angled, 20), from_above, 0.12),
    'telescope-70': Model(turned(telescope_70, 152), from_above, 0.12),
    'otoendoscope': Model(turned(otoendoscope, 24), from_above, 0.14),
    'light-cable': Model(light_cable, from_above, 0.1),
    'sterilisation-tray': Model(
        sterilisation_tray,
        (0.3, -1, 0.72),
        0.08,
        70,
        detail=Detail((-112, 15, 22), 42, (0.3, -1, 0.6)),
    ),
    'clinic-headlight': Model(
        head_light_system.clinic_headlight, head_light_system.seen_from, 0.1, 70
    ),
}
