"""Cameras with their control units, light sources, recorder and monitors."""

import math

from families.consoles import button, display, housing, knob, seen_from
from families.drill_consoles import label, lead, wedge
from materials import get
from model import Detail, Model
from screens import caption, larynx, nose, pocket, round_view, scan, screen, shaft
from shapes import (
    ball,
    band,
    box,
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
    rounded,
    slab,
    swell,
    tube,
    turned_ring,
    words,
)

# Parts that several of them have.


def key(radius, sign=None, face='white', glow=None, ring='aluminium'):
    """A round key of a front, with its sign or a light on it."""
    parts = place(
        [
            lathe(
                [(radius + 1.2, 0), (radius + 1.4, 0.5), (radius + 0.9, 1.4), (radius + 0.2, 1.4)],
                get(ring),
                72,
            ),
            lathe(
                [(radius, 0), (radius, 1.6), (radius - 0.8, 2.4), (radius * 0.6, 2.2), (0.01, 2.1)],
                get(face),
                72,
            ),
        ],
        turn=(90, 0, 0),
    )
    if sign:
        parts.append(
            place(
                words(
                    sign, radius * 0.66, get('mark' if face in ('white', 'shell') else 'mark white')
                ),
                (0, -2.5, 0),
            )
        )
    if glow:
        parts.append(
            place(
                lathe(
                    [(radius * 0.34, 0), (radius * 0.42, 0.2), (radius * 0.42, 0.3)], get(glow), 48
                ),
                (0, -2.2, 0),
                (90, 0, 0),
            )
        )
    return parts


def usb(frame='graphite'):
    return [
        front(21, 12, 0.8, get(frame), 2, 0.3),
        place(front(14, 6, 0.3, get('black'), 0.8, 0), (0, -0.8, 0)),
        place(front(12, 2, 0.3, get('mark white'), 0.3, 0), (0, -1.0, 1.1)),
    ]


def light(colour='led green', width=5, height=2):
    return front(width, height, 0.4, get(colour), height * 0.45, 0)


def slots(width, height, count, colour='black', thick=1.6):
    """Openings of a fan around the origin, in the plane of a front."""
    step = height / count
    return [
        place(
            front(width, step * 0.46, thick * 0.5, get(colour), step * 0.2, 0),
            (0, 0.1, (i + 0.5) * step - height / 2),
        )
        for i in range(count)
    ]


def turret(radius, bores, first=90, face='aluminium', grip='graphite'):
    """
    A disc with sockets for cables of several makers, which turns the one that is used into the
    beam.
    """
    n = len(bores)
    notches = [
        place(
            rod(radius * 0.16, 8, get(grip)),
            ((radius + 2.6) * math.cos(a), (radius + 2.6) * math.sin(a), 2),
        )
        for a in [2 * math.pi * i / 16 for i in range(16)]
    ]
    parts = [
        lathe(
            [
                (radius + 9, 0),
                (radius + 9.4, 0.8),
                (radius + 9, 2.4),
                (radius + 4, 3),
                (radius + 4, 1),
            ],
            get('graphite'),
            96,
        ),
        *notches,
        lathe([(radius + 2, 1), (radius + 2, 10), (radius, 11), (radius - 1, 10.6)], get(grip), 96),
        lathe(
            [(radius - 1, 2), (radius - 1, 10.4), (radius - 1.8, 11.2), (0.01, 11.2)], get(face), 96
        ),
        place(rod(3.4, 1.4, get('dark steel'), 0.4), (0, 0, 11)),
    ]
    for i, bore in enumerate(bores):
        a = math.radians(first - 360 * i / n)
        at = (radius * 0.56 * math.cos(a), radius * 0.56 * math.sin(a), 11)
        parts += place(
            [
                lathe(
                    [
                        (bore + 3.4, 0),
                        (bore + 3.6, 0.4),
                        (bore + 3.2, 1.8),
                        (bore + 0.6, 2.2),
                        (bore, 1.6),
                        (bore - 0.2, 0.3),
                        (0.01, 0.3),
                    ],
                    get('dark steel' if i % 2 else 'satin'),
                    64,
                ),
                place(rod(bore - 0.4, 0.2, get('black'), 0), (0, 0, 0.3)),
            ],
            at,
        )
        parts.append(
            place(
                words(str(i + 1), 5, get('mark')),
                (radius * 0.86 * math.cos(a), radius * 0.86 * math.sin(a), 11.3),
                (-90, 0, 0),
            )
        )
    return place(parts, turn=(90, 0, 0))


def guide_plug(grip='graphite', ring='red'):
    """The end of a light cable that goes into its source; along z, its mouth at 0."""
    return [
        lathe([(4.9, -2), (4.9, 5), (6.4, 6)], get('steel'), 64),
        lathe([(6.4, 6), (7.6, 7), (7.6, 10)], get(grip), 64),
        band(7.6, 10, 2.4, get(ring), 0.1),
        place(rings(7.6, 20, get(grip), 7, 0.5), (0, 0, 12.4)),
        lathe([(7.6, 32.4), (6.6, 35), (5, 37)], get(grip), 64),
        lathe([(4.6, 37), (4.2, 46), (3.6, 54)], get('rubber'), 48),
    ]


def guide_end():
    """The end of a light cable that goes onto a telescope; along z, shining."""
    return [
        lathe([(3.5, -16), (4.2, -6), (4.8, 0)], get('rubber'), 48),
        lathe([(4.8, 0), (5.8, 0.6), (5.8, 7), (5, 8)], get('satin'), 64),
        lathe([(5, 8), (5, 20)], get('clear'), 64),
        lathe([(2.6, 8), (2.6, 20)], get('mark white'), 40),
        lathe([(5, 20), (6, 20.6), (6, 23)], get('satin'), 64),
        place(knurl(6.4, 10, get('steel'), 1.3, 0.25), (0, 0, 23)),
        lathe(
            [(5.8, 33), (5, 34.4), (4.6, 35), (4.6, 44), (4, 44.6), (3.2, 44.4)], get('steel'), 64
        ),
        lathe([(0.01, 44.4), (3.2, 44.3), (3.1, 44.5)], get('ring white'), 48),
    ]


def laid_at(parts, at, turn):
    """Parts along z, laid at a point and turned on the table."""
    return place(place(parts, turn=(0, 90, 0)), at, (0, 0, turn))


def wound(at, radius, turns, start, thick, way=1, height=None):
    """Points of a cable that lies in rings side by side."""
    points, height = [], height or thick
    for i in range(int(turns * 18) + 1):
        angle = math.radians(start + way * i * 20)
        r = radius + i * thick * 2.06 / 18
        points.append(
            (
                at[0] + r * math.cos(angle),
                at[1] + r * math.sin(angle),
                height + 0.1 * thick * (1 + math.sin(i * 0.7)),
            )
        )
    return points


def camera_plug(shell='ink', length=46):
    """The flat plug of a camera's cable in its unit, towards -y."""
    return place(
        [
            lathe([(15, 0), (15.4, 0.6), (15.4, 5), (14.4, 6)], get('aluminium'), 72),
            place(plate(round_outline(29, 25, 7), length - 14, get(shell), 3), (0, 0, 5)),
            *[place(box(18, 26, 1.8, get('graphite'), 0.6), (0, 0, 12 + i * 4)) for i in range(5)],
            lathe(
                [(7, length - 10), (6, length), (4, length + 16), (3.6, length + 18)],
                get('rubber'),
                48,
            ),
        ],
        turn=(90, 0, 0),
    )


# Recorder.


def stick():
    """A stick in its socket, towards -y."""
    return place(
        [
            plate(round_outline(13, 5.4, 0.8), 5, get('satin'), 0.4),
            place(plate(round_outline(19, 9, 3), 34, get('petrol shell'), 1.6), (0, 0, 4)),
            place(box(2.4, 1, 12, get('led blue'), 0.3), (6, -4.4, 18)),
        ],
        turn=(90, 0, 0),
    )


def recorder_screen():
    place(front(158, 76, 0.05, get('screen dark'), 1, 0))
    view = screen(
        86,
        50,
        round_view(
            lambda x, y: shaft(pocket(x, y), x, y, (1.2, -0.5), (0.14, 0.0), 0.12, 0.8), 0.95
        ),
        300,
    )
    place(view, (-31, -0.2, 3))
    # What was stored: six stills, and the bar with the marks of chapters.
    for i in range(6):
        looks = (nose, pocket, larynx)[i % 3]
        place(
            screen(26, 17, lambda x, y: looks(x * 0.8 + 0.1 * (i - 2), y * 0.8 - 0.06 * i), 80),
            (32 + (i % 2) * 29, -0.2, 19.5 - (i // 2) * 20),
        )
    place(front(150, 8, 0.05, get('screen blue'), 1, 0), (0, -0.1, 34))
    place(caption('K-2041   RHINOPLASTY', 5, -73, 34))
    place(caption('01:42:08', 5, 47, 34, 'screen red'))
    place(front(3.4, 3.4, 0.1, get('screen red'), 1.6, 0), (42, -0.3, 34))
    place(front(150, 2, 0.1, get('screen dim'), 0.9, 0), (0, -0.2, -31))
    place(front(94, 2, 0.1, get('screen cyan'), 0.9, 0), (-28, -0.3, -31))
    for x in (-58, -22, 8, 19):
        place(front(1.6, 6, 0.1, get('screen amber'), 0.3, 0), (x, -0.4, -31))


def image_recorder():
    upper, lower = wedge(320, 290, 88, 4, 13, 'graphite', 7, 'aluminium')
    upper(front(310, 80, 2.2, get('screen glass'), 7, 0.8), 0, 0, 0.2)
    upper(made_by(recorder_screen), -70, 0, 2.6)
    # Keys beside the touchscreen: record, pause, stop, a mark for a chapter.
    upper(
        place(
            [
                lathe(
                    [(15, 0), (15.4, 0.6), (15.4, 2), (13.4, 2.6), (12.6, 1.2)],
                    get('aluminium'),
                    96,
                ),
                lathe([(12.2, 0.6), (12.2, 2.6), (11, 3.8), (0.01, 4.2)], get('red'), 96, 60),
            ],
            turn=(90, 0, 0),
        ),
        39,
        14,
        2.3,
    )
    for i in range(3):
        x = 74 + i * 28
        upper(key(9, None, 'soft grey'), x, 14, 2.3)
        if i == 0:
            for side in (-2, 2):
                upper(front(1.8, 8, 0.3, get('mark white'), 0.4, 0), x + side, 14, 4.6)
        elif i == 1:
            upper(front(7, 7, 0.3, get('mark white'), 0.8, 0), x, 14, 4.6)
        else:
            upper(
                place(
                    plate(
                        rounded([(-3, -4.5), (3, -4.5), (3, 4.5), (0, 1.8), (-3, 4.5)], 0.4),
                        0.3,
                        get('mark white'),
                    ),
                    turn=(90, 0, 0),
                ),
                x,
                14,
                4.6,
            )
    upper(usb(), 40, -18, 2.3)
    upper(usb(), 72, -18, 2.3)
    upper(stick(), 72, -18, 2.8)
    upper(words('aerovi archive', 7.4, get('mark white')), 116, -12, 2.5)
    upper(light('led green', 9), 102, -24, 2.4)
    upper(light('led blue', 9), 116, -24, 2.4)
    upper(light('soft grey', 9), 130, -24, 2.4)
    # A rib of the lid, where the fan breathes.
    for i in range(9):
        place(box(96, 2.2, 0.8, get('black'), 0.3), (70, 34 + i * 9, 94.6))


# Control unit and camera head.


def coupler(radius=21, shell='graphite'):
    """Clamps an eyepiece of 32 mm; along z, its mouth at 0."""
    ring = [
        turned_ring(
            [
                (16.4, 0.8),
                (17.4, 0),
                (radius - 0.8, 0),
                (radius, 0.8),
                (radius, 12),
                (radius - 1, 13),
                (16.4, 13),
            ],
            get(shell),
            smooth_below=40,
        ),
        *[
            place(
                box(1.6, 3, 8, get('black'), 0.4),
                ((radius - 0.2) * math.cos(a), (radius - 0.2) * math.sin(a), 2.6),
                (0, 0, math.degrees(a)),
            )
            for a in [2 * math.pi * i / 24 for i in range(24)]
        ],
        lathe([(16.6, 11), (radius - 3, 13), (radius - 3, 16)], get('black'), 72),
    ]
    return ring


def camera_optics():
    """Coupler and rings along +z towards the body, which begins at 74."""
    return [
        *coupler(21),
        place(box(9, 10, 15, get('graphite'), 2.4), (-23, 0, -1)),
        place(rod(2.4, 1, get('red'), 0.3), (-27.3, 0, 5), (0, -90, 0)),
        lathe([(17.6, 16), (17.6, 20), (18.4, 21)], get('satin'), 96),
        lathe([(18.4, 21), (19.2, 22), (19.2, 24)], get('aluminium'), 96),
        place(knurl(19.4, 13, get('graphite'), 2.6, 0.6), (0, 0, 24)),
        lathe([(19.2, 37), (19.2, 39), (18.4, 40)], get('aluminium'), 96),
        lathe([(17.2, 40), (17.2, 48)], get('satin'), 96),
        band(17.2, 43, 2.2, get('red'), 0.15),
        lathe([(18.4, 48), (19.2, 49), (19.2, 51)], get('aluminium'), 96),
        place(knurl(19.4, 11, get('petrol aluminium'), 2.6, 0.6), (0, 0, 51)),
        lathe([(19.2, 62), (19.2, 64), (18.2, 65)], get('aluminium'), 96),
        lathe([(17, 65), (17, 72), (19.4, 76), (19.4, 78)], get('satin'), 96),
    ]


def calvero_head():
    """
    The camera head lies like a roof: its body slopes to the right, the optics to the left, at 12
    degrees to each other.
    """

    def build():
        optics = place(camera_optics(), (-76, 0, 0), (0, 90, 0))
        place(optics, turn=(0, -4.5, 0))
        body = [
            swell(
                [
                    (-2, 0, 0, 19, 19),
                    (3, 0, 0, 20.4, 20),
                    (16, 0, 0.6, 20, 20.4),
                    (40, 0, 0, 18.4, 18.6),
                    (66, 0, -0.6, 17.6, 17),
                    (78, 0, -1, 15.4, 14.6),
                    (83, 0, -1, 11, 10.6),
                    (84.5, 0, -1, 6, 6),
                ],
                get('shell'),
                power=2.9,
            ),
            # The pad of the three buttons, raised from the body.
            swell(
                [
                    (8, 0, 17.4, 10, 3.4),
                    (12, 0, 17.8, 11.6, 4.6),
                    (36, 0, 16.4, 11.4, 4.6),
                    (60, 0, 14.6, 10.6, 4.4),
                    (65, 0, 14.2, 8.6, 3.2),
                ],
                get('graphite'),
                power=3,
            ),
        ]
        for x, z, colour, mark in (
            (18, 21.8, 'soft grey', 0),
            (36, 20.4, 'soft grey', 1),
            (54, 18.8, 'soft grey', 2),
        ):
            cap = plate([(7.4 * c, 5.4 * s) for c, s in circle(1, 48)], 2.6, get(colour), 1.1)
            body.append(place(cap, (x, 0, z - 1.4), (0, 4.6, 0)))
            for i in range(mark + 1):
                body.append(
                    place(ball(0.8, get('mark white'), 0.5), (x + (i - mark / 2) * 2.4, 0, z + 1.3))
                )
        body += place([words('calvero', 7, get('mark'))], (40, -19.6, -1), (0, 0, 1.6))
        body += place(
            [
                lathe([(10.4, 0), (10.4, 3), (9.4, 4)], get('aluminium'), 64),
                place(rings(8.4, 20, get('graphite'), 6, 0.7), (0, 0, 4)),
                lathe([(8.2, 24), (6.4, 34), (4.4, 46), (4, 47)], get('graphite'), 64),
            ],
            (83, 0, -1),
            (0, 90, 0),
        )
        place(body, turn=(0, 7.5, 0))

    # The mouth of the coupler and the tail of the body touch the table.
    return place(made_by(build), (0, 0, 27.2))


def connector_cap():
    """A camera's plug with its cap screwed on, along +z from its cable."""
    return [
        lathe([(3.6, -26), (4.6, -12), (7, -2), (8, 0)], get('graphite'), 64),
        plate(round_outline(22, 30, 6), 30, get('shell'), 3),
        *[place(box(23, 20, 1.6, get('soft grey'), 0.6), (0, 0, 6 + i * 4)) for i in range(4)],
        lathe([(12.4, 29), (12.8, 30), (12.8, 34)], get('aluminium'), 72),
        place(knurl(12.6, 13, get('petrol silicone'), 2.4, 0.5), (0, 0, 34)),
        lathe([(12.4, 47), (11, 49), (0.01, 49.4)], get('petrol silicone'), 72),
    ]


def camera_head():
    calvero_head()
    rest = wound((134, 50), 40, 2.5, 300, 3.8)
    tube(
        [
            (126, 0, 9.6),
            (140, 3, 5.4),
            *rest,
            (84, 100, 4),
            (62, 98, 6),
            (44, 94, 11),
            (28, 91, 13),
        ],
        3.8,
        get('petrol silicone'),
        steps=8,
    )
    laid_at(connector_cap(), (4, 86, 13), 191)
    # The tether of the cap.
    tube(
        [(-16, 95, 12), (-26, 105, 4), (-48, 105, 2.6), (-57, 93, 5), (-46, 79, 12)],
        1.1,
        get('petrol silicone'),
    )


def camera_control_unit():
    y, z = housing(305, 330, 96, 'shell', 'white', 6, 13, 'aluminium')
    place(front(299, 17, 1.4, get('graphite'), 4, 0.4), (0, y + 0.2, z + 36))
    place(words('calvero 4K', 8, get('mark white')), (-108, y - 1.3, z + 36))
    place(light('led green', 12, 2.4), (132, y - 1, z + 36))
    place(
        [
            lathe(
                [(30, 0), (31, 1), (31, 3), (27, 4.6), (25, 3.6), (24, 1.4), (0.01, 1.4)],
                get('aluminium'),
                96,
            ),
            lathe([(24, 1), (24, 2.4), (18, 3), (18, 1.8), (0.01, 1.8)], get('graphite'), 72),
        ],
        (-104, y, z - 10),
        (90, 0, 0),
    )
    for i in range(24):
        a = 2 * math.pi * i / 24
        place(
            rod(1, 1, get('graphite'), 0.2, 24),
            (-104 + 28 * math.cos(a), y - 4.0, z - 10 + 28 * math.sin(a)),
            (90, 0, 0),
        )
    place(camera_plug('petrol shell'), (-104, y - 2, z - 10))
    # The display: the picture, exposure by region, the profile.
    place(front(112, 60, 2, get('screen glass'), 4, 0.5), (4, y, z - 9))
    place(front(104, 52, 0.05, get('screen dark'), 1, 0), (4, y - 2.2, z - 9))
    place(screen(50, 50, round_view(nose, 0.93), 200), (-22, y - 2.4, z - 9))
    place(
        [
            caption('PROFILE 4', 5, 0, 17, 'screen cyan'),
            caption('SINUS', 8.4, 0, 6),
            caption('4K 60', 5, 0, -6, 'screen amber'),
            *[
                place(
                    front(
                        4.4, 3 + i * 2.1, 0.1, get('screen cyan' if i < 6 else 'screen dim'), 0.5, 0
                    ),
                    (2 + i * 6.2, -0.4, -20.5 + (3 + i * 2.1) / 2),
                )
                for i in range(8)
            ],
        ],
        (4, y - 2.4, z - 9),
    )
    for i, sign in enumerate(('WB', '+', 'P', '-')):
        place(key(9.5, sign, 'white'), (84 + (i % 2) * 27, y, z + 6 - (i // 2) * 27))
    place(usb(), (136, y, z - 32))
    place(calvero_head(), (104, y - 82, 0), (0, 0, 192))
    lead(
        [
            (-104, y - 62, z - 10),
            (-104, y - 76, z - 20),
            (-98, y - 96, 22),
            (-78, y - 112, 5),
            (-48, y - 115, 5),
            (-20, y - 108, 9.6),
        ],
        3.8,
        'petrol silicone',
    )


# Light sources.


def led_light_source():
    y, z = housing(280, 310, 116, 'shell', 'white', 14, 8, 'graphite')
    place(front(272, 17, 1.4, get('graphite'), 8, 0.4), (0, y + 0.2, z + 44))
    place(words('calvero led', 8, get('mark white')), (-94, y - 1.3, z + 44))
    place(light('led green', 12, 2.4), (112, y - 1, z + 44))
    place(
        [
            *display(
                84,
                44,
                [('80', 30, -38, 0, 'screen white'), ('%', 9, 0, -5, 'screen cyan')],
                'black',
            ),
            *[
                place(
                    front(
                        3, 5 + i * 2.6, 0.1, get('screen cyan' if i < 8 else 'screen dim'), 0.4, 0
                    ),
                    (6 + i * 3.6, -1.9, -16 + (5 + i * 2.6) / 2),
                )
                for i in range(10)
            ],
        ],
        (-84, y, z + 2),
    )
    place(button(26, 14, 'grey', 'AUTO'), (-114, y, z - 38))
    place(button(26, 14, 'petrol', 'STBY'), (-82, y, z - 38))
    place(knob(17, 14, 'graphite'), (-8, y, z + 2))
    for i in range(21):
        a = math.radians(225 - 13.5 * i)
        place(
            rod(0.8, 0.4, get('mark'), 0.1, 16),
            (-8 + 25 * math.cos(a), y, z + 2 + 25 * math.sin(a)),
            (90, 0, 0),
        )
    # The filter is drawn out at the front.
    place(front(92, 20, 1, get('grey'), 5, 0.4), (-8, y, z - 38))
    place(slots(80, 12, 4), (-8, y - 1.2, z - 38))
    place(turret(40, (5.2, 7.4, 6.2, 4.2), 90), (82, y, z - 6))
    place(place(guide_plug(), turn=(90, 0, 0)), (82, y - 12, z - 6 + 22.4))
    x, up = 82, z + 16.4
    tube(
        [
            (x, y - 60, up),
            (x, y - 78, up - 4),
            (x + 6, y - 98, up - 46),
            (x + 34, y - 104, 8),
            (x + 84, y - 88, 3.6),
            (x + 114, y - 112, 3.6),
            (x + 72, y - 140, 3.6),
            (x + 10, y - 130, 4.6),
            (x - 24, y - 119, 6.4),
        ],
        3.6,
        get('grey'),
        steps=14,
        sides=28,
    )
    laid_at(guide_end(), (x - 38, y - 115.6, 6.6), 166)


def light_source():
    """Xenon: larger and plainer, with handles at its sides."""
    y, z = housing(372, 400, 150, 'grey', 'shell', 4, 11, 'black')
    for side in (1, -1):
        tube(
            [
                (side * 176, y + 12, z - 52),
                (side * 192, y - 8, z - 52),
                (side * 194, y - 16, z - 44),
                (side * 194, y - 16, z + 44),
                (side * 192, y - 8, z + 52),
                (side * 176, y + 12, z + 52),
            ],
            6,
            get('cast aluminium'),
            steps=10,
        )
    place(front(150, 50, 1.6, get('black'), 3, 0.4), (-92, y, z + 36))
    # The hours of the lamp, and the diaphragm in ten steps.
    place(
        [
            *[label('0286', 26, -36, 3, 'screen amber')],
            label('h', 9, 6, -2, 'screen amber'),
            label('LAMP', 5, -57, 19, 'screen white'),
        ],
        (-92, y, z + 36),
    )
    for i in range(10):
        place(
            front(4.4, 6 + i * 2.6, 0.2, get('screen amber' if i < 7 else 'soft grey'), 0.5, 0),
            (-72 + i * 6, y - 1.8, z + 20 + (6 + i * 2.6) / 2),
        )
    place(knob(25, 19, 'black'), (126, y, z + 26))
    for i in range(11):
        a = math.radians(225 - 27 * i)
        place(
            box(0.9, 0.4, 6 if i % 5 == 0 else 4, get('mark'), 0.1),
            (126 + 35 * math.cos(a), y - 0.2, z + 26 + 35 * math.sin(a)),
            (0, 90 - math.degrees(a), 0),
        )
    place(words('0', 5.4, get('mark')), (93, y - 0.2, z - 7))
    place(words('100', 5.4, get('mark')), (159, y - 0.2, z - 7))
    place(slots(84, 74, 9), (-126, y, z - 30))
    place(turret(38, (7.2, 5.4, 6.4), 90, 'satin', 'black'), (22, y, z - 16))
    place(front(66, 26, 1.2, get('black'), 4, 0.4), (130, y, z - 50))
    place(button(20, 14, 'white', 'I'), (112, y - 1.2, z - 50))
    place(button(20, 14, 'red', 'O'), (140, y - 1.2, z - 50))
    place(light('led green', 5, 5), (158, y - 1.2, z - 50))
    place(words('fenara 300', 11, get('mark')), (28, y - 0.2, z + 52))
    place(words('XENON', 6, get('mark')), (28, y - 0.2, z + 38))
    x, up = 22, z - 16 + 21.3
    place(place(guide_plug('black', 'gold'), turn=(90, 0, 0)), (x, y - 12, up))
    tube(
        [
            (x, y - 60, up),
            (x, y - 80, up - 5),
            (x + 6, y - 104, up - 54),
            (x + 44, y - 118, 8),
            (x + 120, y - 106, 4.2),
            (x + 160, y - 136, 4.2),
            (x + 110, y - 172, 4.2),
            (x + 30, y - 162, 5),
            (x - 8, y - 152, 6.6),
        ],
        4.2,
        get('soft grey'),
        steps=14,
        sides=28,
    )
    laid_at(guide_end(), (x - 22.4, y - 148.6, 6.8), 167)


# Monitors.


def flat_screen(width, height, edge, lower, rear, glass='screen glass', thick=26):
    """
    A monitor around the origin of its panel that faces -y, `lower` more below; glass to its edge.
    """
    w, h, mid = width + edge * 2, height + edge * 2 + lower, -lower / 2
    return [
        place(plate(round_outline(w, h, 12), thick, get(rear), 6), (0, thick + 3, mid), (90, 0, 0)),
        place(
            plate(round_outline(w - 1, h - 1, 11.5), 4, get(glass), 0.8), (0, 3.6, mid), (90, 0, 0)
        ),
        place(
            plate(round_outline(w * 0.62, h * 0.62, 26), 34, get(rear), 12),
            (0, thick + 34, mid),
            (90, 0, 0),
        ),
    ]


def side_text(rows, x, z, size, step):
    return [caption(text, size, x, z - i * step, colour) for i, (text, colour) in enumerate(rows)]


def surgical_monitor():
    def build():
        flat_screen(598, 336, 11, 20, 'white')
        # Its keys are lit from behind.
        for i in range(5):
            place(
                front(11, 3, 0.2, get('screen cyan' if i == 4 else 'screen white'), 1.4, 0),
                (180 + i * 24, -0.8, -188),
            )
        place(words('delmira', 12, get('mark white')), (0, -0.6, -188))
        place(
            screen(
                598,
                336,
                round_view(
                    lambda x, y: shaft(
                        shaft(pocket(x, y), x, y, (1.1, -0.75), (0.2, -0.08), 0.1, 0.7),
                        x,
                        y,
                        (-1.1, 0.2),
                        (-0.5, 0.12),
                        0.07,
                    ),
                    0.96,
                ),
                900,
            ),
            (0, -0.9, 0),
        )
        place(
            [
                *side_text(
                    [
                        ('4K', 'screen cyan'),
                        ('CH 1  SDI', 'screen white'),
                        ('BT.2020', 'screen white'),
                    ],
                    -284,
                    146,
                    15,
                    24,
                ),
                *side_text(
                    [('REC', 'screen red'), ('00:18:42', 'screen white')], -284, -110, 15, 24
                ),
            ],
            (0, -1.2, 0),
        )
        place(front(8, 8, 0.1, get('screen red'), 3.9, 0), (-234, -1.5, -109))
        # Inset: the second source.
        place(front(142, 100, 0.1, get('screen brain'), 2, 0), (214, -1.2, -100))
        place(screen(138, 96, lambda x, y: scan(x * 0.8, y * 0.95), 300), (214, -1.6, -100))
        place(caption('CH 2', 13, 148, -38, 'screen cyan'), (0, -1.2, 0))

    place(made_by(build), (0, 0, 306), (-9, 0, 0))
    # The stand.
    place(
        swell(
            [
                (0, 66, 8, 50, 12),
                (0, 62, 40, 44, 11),
                (0, 62, 140, 38, 11),
                (0, 54, 250, 38, 12),
                (0, 50, 300, 40, 14),
            ],
            get('graphite'),
            (1, 0, 0),
            3.4,
        )
    )
    place(slab(310, 210, 12, get('cast aluminium'), 60, 4), (0, 40, 0))
    place(slab(304, 204, 3, get('rubber'), 58, 1), (0, 40, -0.6))
    place(box(124, 30, 124, get('graphite'), 6), (0, 62, 236), (-9, 0, 0))


# Over the table.


def field_camera():
    def unit():
        # The face that looks at the field is z = 0; the lens is at the left, the handle at the
        # right.
        place(plate(round_outline(212, 126, 46), 74, get('shell'), 14))
        place(plate(round_outline(196, 110, 40), 3, get('graphite'), 1), (0, 0, -1.4))
        lens = [
            lathe(
                [(45, 0), (46, 1.4), (46, 15), (44, 18), (36, 18.6), (33, 10), (31, 8)],
                get('black aluminium'),
                96,
            ),
            place(knurl(46.4, 8, get('soft grey'), 3, 0.7), (0, 0, 4)),
            lathe([(31, 7.6), (24, 11.4), (12, 13.8), (0.01, 14.6)], get('lens'), 96, 60),
            turned_ring(
                [(33.4, 9.6), (35.6, 16.6), (36.4, 18.8), (34.6, 18)], get('petrol aluminium')
            ),
            lathe([(20, 5), (21, 8), (20, 9)], get('black'), 72),
        ]
        place(lens, (-40, 0, -2), (180, 0, 0))
        handle = [
            lathe([(22, 0), (23, 1), (23, 8), (20, 10)], get('aluminium'), 72),
            lathe(
                [
                    (17, 10),
                    (15.4, 16),
                    (14.4, 24),
                    (16, 40),
                    (18, 62),
                    (18, 84),
                    (16, 100),
                    (10, 107),
                    (0.01, 109),
                ],
                get('petrol silicone'),
                72,
                50,
            ),
            band(17.6, 58, 3, get('mark white'), 0.4),
            *[
                place(
                    swell(
                        [
                            (0, 0, 26, 2, 1),
                            (0, 0, 50, 2.6, 1.6),
                            (0, 0, 80, 2.6, 1.6),
                            (0, 0, 96, 2, 1),
                        ],
                        get('petrol silicone'),
                        (1, 0, 0),
                    ),
                    (15.4 * math.cos(a), 15.4 * math.sin(a), 0),
                    (0, 0, math.degrees(a) + 90),
                )
                for a in [2 * math.pi * i / 8 for i in range(8)]
            ],
        ]
        place(handle, (64, 0, -2), (180, 0, 0))
        # Towards the front: its keys and its display.
        place(front(120, 40, 2, get('screen glass'), 9, 0.6), (-10, -62.6, 37))
        place(
            [
                caption('30x', 19, -52, 3),
                caption('AUTO IRIS', 6.6, -6, 8, 'screen cyan'),
                *[
                    place(
                        front(
                            4,
                            3 + i * 2.2,
                            0.1,
                            get('screen cyan' if i < 5 else 'screen dim'),
                            0.5,
                            0,
                        ),
                        (-4 + i * 7, -0.4, -10 + (3 + i * 2.2) / 2),
                    )
                    for i in range(7)
                ],
            ],
            (-10, -64.4, 37),
        )
        place(
            [lathe([(8, 0), (8.4, 0.6), (8.4, 2), (6.6, 3), (0.01, 3)], get('red'), 64)],
            (70, -62.4, 37),
            (90, 0, 0),
        )
        place(words('delmira field', 7, get('mark')), (-10, -62.4, 62))
        # The joint above it.
        place(
            lathe(
                [(40, 0), (42, 2), (42, 12), (34, 18), (28, 22), (26, 40), (24, 42)],
                get('graphite'),
                96,
            ),
            (0, 0, 73),
        )
        place(band_on(26.4, 30), (0, 0, 73))

    place(made_by(unit), (0, 0, 130), (-44, 10, 0))
    # From the joint the end of the sprung arm rises to the tube at the ceiling.
    tube(
        [(24, 76, 202), (34, 104, 234), (40, 122, 262), (42, 126, 284)],
        15,
        get('aluminium'),
        sides=40,
    )
    place(rod(25, 74, get('graphite'), 5), (42, 90, 296), (-90, 0, 0))
    swell(
        [
            (42, 127, 296, 26, 24),
            (70, 129, 304, 27, 26),
            (116, 132, 319, 24, 23),
            (172, 135, 337, 25, 25),
            (204, 136, 346, 27, 26),
        ],
        get('white'),
        (0, 1, 0),
        3,
    )
    place(rod(27, 80, get('graphite'), 5), (206, 96, 347), (-90, 0, 0))
    place(lathe([(30, 0), (32, 2), (32, 34), (30, 36)], get('white'), 72), (206, 136, 360))
    place(rod(22, 40, get('aluminium'), 3), (206, 136, 394))


def band_on(radius, height):
    return lathe(
        [
            (radius, height),
            (radius + 0.8, height + 0.4),
            (radius + 0.8, height + 5),
            (radius, height + 5.4),
        ],
        get('petrol'),
        96,
    )


pictures = {
    'image-recorder': Model(
        image_recorder,
        (0.42, -1.3, 0.5),
        0.08,
        70,
        detail=Detail((28, -140, 60), 52, (0.5, -1.2, 0.4)),
    ),
    'camera-control-unit': Model(
        camera_control_unit,
        (0.4, -1.3, 0.52),
        0.08,
        70,
        detail=Detail((-24, -172, 60), 68, (0.45, -1.2, 0.42)),
    ),
    'led-light-source': Model(
        led_light_source, seen_from, 0.08, 70, detail=Detail((66, -170, 66), 58, (0.5, -1.2, 0.4))
    ),
    'camera-head': Model(camera_head, (0.08, -0.8, 0.86), 0.1),
    'surgical-monitor': Model(surgical_monitor, (0.32, -1.3, 0.26), 0.08, 70),
    'field-camera': Model(field_camera, (0.3, -1.3, 0.2), 0.06, 70),
    'light-source': Model(light_source, seen_from, 0.08, 70),
}
