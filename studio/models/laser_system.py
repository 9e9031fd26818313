"""Surgical lasers with their arm, fibres and handpieces."""

import math

from mathutils import Matrix, Vector

from families.consoles import housing
from materials import get
from model import Detail, Model, from_above
from models.imaging_and_camera_system import laid_at, light, slots, usb, wound
from models.navigation_system import castor
from screens import caption, screen
from shapes import (
    along,
    ball,
    band,
    box,
    front,
    knurl,
    lathe,
    made_by,
    place,
    plate,
    pouch,
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


def pointed(parts, start, end):
    """Parts along z, put at a point so that they lead to another."""
    turn = (Vector(end) - Vector(start)).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    for thing in parts:
        thing.matrix_world = Matrix.Translation(start) @ turn @ thing.matrix_world
    return parts


def warning(size):
    """The yellow triangle of a laser, in the plane of a front."""

    def triangle(s):
        return rounded([(-s * 0.58, -s * 0.42), (s * 0.58, -s * 0.42), (0, s * 0.58)], s * 0.1)

    rays = [
        place(
            box(size * 0.034, 0.1, size * 0.2, get('mark'), 0),
            (0, -0.62, -size * 0.08),
            (0, 30 * i, 0),
        )
        for i in range(12)
    ]
    return [
        place(plate(triangle(size), 0.3, get('mark')), turn=(90, 0, 0)),
        place(
            plate(triangle(size * 0.84), 0.3, get('yellow')), (0, -0.25, -size * 0.004), (90, 0, 0)
        ),
        *rays,
        place(rod(size * 0.07, 0.2, get('mark'), 0), (0, -0.55, -size * 0.08), (90, 0, 0)),
    ]


def stop(radius):
    """The red mushroom that stops a laser, on its yellow ring."""
    return place(
        [
            lathe(
                [(radius * 1.5, 0), (radius * 1.5, 1), (radius * 1.3, 1.6), (radius * 0.7, 1.6)],
                get('yellow'),
                72,
            ),
            lathe(
                [
                    (radius * 0.66, 1),
                    (radius * 0.66, 8),
                    (radius, 9),
                    (radius * 1.04, 12),
                    (radius * 0.9, 16),
                    (radius * 0.5, 18),
                    (0.01, 18.4),
                ],
                get('red'),
                72,
                50,
            ),
        ],
        turn=(90, 0, 0),
    )


def key_switch(radius):
    return [
        place(
            lathe([(radius, 0), (radius, 2), (radius * 0.86, 3), (0.01, 3)], get('satin'), 72),
            turn=(90, 0, 0),
        ),
        place(box(1.8, 20, radius * 1.1, get('steel'), 0.4), (0, -12, -radius * 0.55)),
        place(box(2.6, 13, radius * 1.9, get('black'), 1.4), (0, -24, -radius * 0.95)),
    ]


# On the floor, with its arm.


def knuckle(at, size=30, turn=(0, 0, 0)):
    """The housing of a mirror."""
    parts = [
        place(
            slab(size * 2, size * 2, size * 2, get('cast aluminium'), size * 0.5, size * 0.34),
            (0, 0, -size),
        ),
        place(
            lathe(
                [(size * 0.72, 0), (size * 0.72, 3), (size * 0.6, 4), (0.01, 4)],
                get('graphite'),
                64,
            ),
            (0, -size, 0),
            (90, 0, 0),
        ),
        *[
            place(
                rod(3, 2, get('steel'), 0.5, 6),
                (size * 0.5 * math.cos(a), -size - 3.4, size * 0.5 * math.sin(a)),
                (90, 0, 0),
            )
            for a in (0.5, 2.6, 4.7)
        ],
    ]
    return place(parts, at, turn)


def limb(start, end, radius, collars=True):
    length = (Vector(end) - Vector(start)).length
    parts = [rod(radius, length, get('white'), 1)]
    if collars:
        for z in (0, length - radius * 2.2):
            parts.append(
                place(
                    lathe(
                        [
                            (radius + 1, 0),
                            (radius + 4, 1),
                            (radius + 4, radius * 2.2 - 1),
                            (radius + 1, radius * 2.2),
                        ],
                        get('satin'),
                        64,
                    ),
                    (0, 0, z),
                )
            )
        parts += [
            place(band(radius, 0, 5, get('petrol'), 0.6), (0, 0, z))
            for z in (radius * 2.2 + 4, length - radius * 2.2 - 9)
        ]
    return pointed(parts, start, end)


def laser_screen():
    place(front(262, 168, 0.05, get('screen dark'), 1, 0))
    pulse = [(-118 + i * 6.2, (30 if i % 4 == 1 else 0) - 40) for i in range(20)]
    steps = []
    for (a, b), (c, _) in zip(pulse, pulse[1:]):
        steps += [(a, b), (c, b)]
    place(
        [
            caption('12.0', 56, -120, 30),
            caption('W', 20, 4, 20, 'screen cyan'),
            caption('SUPER PULSE', 14, -120, 68, 'screen amber'),
            caption('CO2  10.6', 11, 40, 68, 'screen cyan'),
        ],
        (0, -0.3, 0),
    )
    place([tube([(x, -0.8, z) for x, z in steps], 1.1, get('screen cyan'), smooth=False, sides=6)])
    for i, (text, value) in enumerate((('ON', 0.5), ('OFF', 0.8), ('AIM', 0.35))):
        z = 34 - i * 24
        place(
            [
                caption(text, 10, 40, z, 'screen white'),
                place(front(52, 5, 0.1, get('screen dim'), 2.4, 0), (98, -0.3, z)),
                place(
                    front(52 * value, 5, 0.1, get('screen cyan'), 2.4, 0),
                    (72 + 26 * value, -0.5, z),
                ),
            ],
            (0, -0.2, 0),
        )
    place(
        [
            front(84, 24, 0.1, get('screen red'), 4, 0),
            caption('STANDBY', 12, 0, 0, 'screen white', True),
        ],
        (76, -0.3, -56),
    )


def laser_console():
    w, d, low = 370, 440, 120
    place(slab(w - 26, d - 26, 46, get('ink'), 50, 10), (0, 0, 84))
    for x in (-1, 1):
        for y in (-1, 1):
            castor(x * (w / 2 - 46), y * (d / 2 - 56), 42, x * y * 16)
    outline = rounded(
        [
            (-d / 2, low),
            (-d / 2, 770),
            (-d / 2 + 120, 1010),
            (d / 2 - 60, 1050),
            (d / 2, 990),
            (d / 2, low),
        ],
        [30, 60, 50, 40, 60, 30],
    )
    prism(outline, w, get('shell'), 16)
    prism(
        rounded([(-d / 2 - 1, 640), (-d / 2 - 1, 652), (d / 2 + 1, 652), (d / 2 + 1, 640)], 1),
        w + 2,
        get('petrol'),
        1,
    )
    # The sloping panel.
    tilt = math.degrees(math.atan2(120, 240))
    rise = math.radians(tilt)

    def upper(things, x=0, up=0, out=0):
        return place(
            things,
            (
                x,
                -d / 2 + 60 + up * math.sin(rise) - out * math.cos(rise),
                890 + up * math.cos(rise) + out * math.sin(rise),
            ),
            (-tilt, 0, 0),
        )

    upper(front(310, 210, 4, get('screen glass'), 14, 1), 0, 6, 0)
    upper(made_by(laser_screen), 0, 12, 4.6)
    upper(words('corvane', 12, get('mark white')), 0, -88, 4.3)
    face = -d / 2
    place(front(310, 86, 5, get('graphite'), 16, 2), (0, face + 1, 708))
    place(key_switch(15), (-112, face - 4, 708))
    place(words('I   O', 9, get('mark white')), (-112, face - 4.4, 734))
    place(stop(21), (108, face - 4, 708))
    place(usb(), (-20, face - 4, 694))
    for i in range(3):
        place(
            light(('led green', 'screen amber', 'soft grey')[i], 14, 4),
            (-44 + i * 24, face - 4, 724),
        )
    place(warning(78), (98, face - 0.4, 566))
    place(words('CLASS 4', 13, get('mark')), (98, face - 0.3, 516))
    place(front(290, 250, 4, get('grey'), 18, 1.6), (0, face + 1, 310))
    place(slots(250, 210, 14, 'black', 2), (0, face - 3.4, 310))
    # A rail around the back, to push it.
    tube(
        [
            (-192, 60, 900),
            (-214, 90, 915),
            (-214, 236, 915),
            (-180, 262, 915),
            (180, 262, 915),
            (214, 236, 915),
            (214, 90, 915),
            (192, 60, 900),
        ],
        13,
        get('aluminium'),
        steps=8,
    )
    # The arm: a column, two links, a wrist; mirrors turn the beam at each corner.
    foot = (90, 120, 1040)
    place(lathe([(62, 0), (64, 3), (60, 14), (46, 20), (42, 40), (40, 44)], get('satin'), 96), foot)
    shoulder = (90, 120, 1430)
    limb((90, 120, 1050), (90, 120, 1400), 26)
    knuckle(shoulder, 32)
    second = (90, 56, 1430)
    knuckle(second, 28)
    # The weight that balances it, behind the shoulder.
    weight = (-70, 56, 1462)
    limb(second, weight, 13, False)
    pointed(
        [lathe([(34, 0), (38, 4), (38, 70), (34, 74)], get('graphite'), 72)],
        weight,
        (-200, 56, 1488),
    )
    elbow = (560, 20, 1330)
    limb(second, elbow, 17)
    knuckle(elbow, 26, (0, 12, 0))
    under = (560, -34, 1330)
    knuckle(under, 24, (0, -6, 0))
    wrist = (470, -150, 880)
    limb(under, wrist, 15)
    knuckle(wrist, 22, (0, 0, 20))
    turn = (520, -170, 850)
    limb(wrist, turn, 12, False)
    knuckle(turn, 20, (0, 30, 20))
    # The handpiece with its distance pin.
    end = (584, -214, 640)
    pointed(
        [
            lathe([(11, 0), (15, 4), (15, 26), (17, 28)], get('satin'), 64),
            place(knurl(17.4, 46, get('petrol aluminium'), 4, 0.8), (0, 0, 28)),
            lathe([(17, 74), (17, 84), (13, 98), (11, 120), (7, 176), (5, 180)], get('satin'), 64),
            place(rod(1.6, 42, get('steel')), (5.4, 0, 176)),
        ],
        turn,
        end,
    )
    # The shrouded pedal before it.
    pedal()


def pedal():
    def build():
        place(slab(190, 230, 14, get('ink'), 34, 4))
        shroud = rounded(
            [(-105, 12), (-105, 40), (-60, 104), (70, 118), (105, 90), (105, 12)],
            [6, 8, 40, 40, 40, 6],
        )
        for side in (-1, 1):
            place(prism(shroud, 14, get('yellow'), 5), (side * 82, 10, 0))
        place(
            prism(
                rounded([(-30, 100), (-30, 112), (70, 124), (70, 112)], 4), 164, get('yellow'), 5
            ),
            (0, 10, -4),
        )
        place(
            prism(rounded([(80, 14), (80, 112), (100, 96), (100, 14)], 6), 164, get('yellow'), 4),
            (0, 10, 0),
        )
        place(slab(126, 150, 12, get('graphite'), 16, 4), (0, -4, 32), (10, 0, 0))

    place(made_by(build), (-250, -330, 0), (0, 0, -8), 0.9)
    tube(
        [(-244, -222, 14), (-236, -160, 8), (-236, -60, 8), (-200, 10, 30), (-160, 20, 80)],
        6,
        get('rubber'),
    )


# On a table.


def gradient_slider(x, y):
    """Red for one wavelength, blue for the other."""
    share = (x / x.max() + 1) / 2
    return (1 - share)[..., None] * (0.9, 0.16, 0.06) + share[..., None] * (0.05, 0.4, 0.95)


def diode_screen():
    place(front(176, 100, 0.05, get('screen dark'), 1, 0))
    place(
        [
            caption('980', 9, -80, 36, 'screen red'),
            caption('6.0', 27, -80, 14),
            caption('W', 9, -34, 8, 'screen red'),
            caption('1470', 9, 18, 36, 'screen cyan'),
            caption('4.5', 27, 18, 14),
            caption('W', 9, 64, 8, 'screen cyan'),
            caption('TURBINATE', 7.4, -80, -36, 'screen amber'),
            caption('118 J', 10, 44, -36),
        ]
    )
    place(screen(156, 6, gradient_slider, 120), (0, -0.2, -13))
    place(front(9, 13, 0.1, get('screen white'), 3, 0), (-12, -0.5, -13))
    place(front(0.8, 40, 0.05, get('screen dim'), 0.2, 0), (0, -0.2, 22))


def sma(gold=True):
    """A screw connector along z from its fibre; the ferrule is at the end."""
    metal = get('gold' if gold else 'steel')
    return [
        lathe([(1.4, -20), (2, -10), (2.6, 0)], get('blue'), 40),
        lathe([(2.6, 0), (3.2, 0.4), (3.2, 5)], get('satin'), 48),
        lathe([(4.4, 4), (4.9, 4.6), (4.9, 12), (4.4, 12.6)], metal, 6, 20),
        place(knurl(4.7, 4, metal, 1, 0.2), (0, 0, 12.4)),
        lathe([(4.4, 16.4), (3.2, 17), (3.2, 18)], metal, 48),
        lathe([(1.58, 17), (1.58, 26), (1.4, 26.3), (0.3, 26.3)], metal, 40),
    ]


def diode_laser():
    y, z = housing(290, 290, 118, 'white', 'petrol shell', 18, 8, 'aluminium')
    place(slots(96, 34, 6), (-78, y - 0.1, z + 22))
    place(key_switch(11), (-108, y, z - 28))
    place(words('0    I', 6, get('mark white')), (-108, y - 0.2, z - 10))
    place(stop(14), (-46, y, z - 26))
    place(front(64, 88, 1.4, get('graphite'), 8, 0.4), (92, y, z + 2))
    place(warning(36), (26, y - 0.2, z + 22))
    place(words('CLASS 4', 5, get('mark white')), (26, y - 0.2, z - 1))
    place(light('led green', 28, 3), (26, y, z - 30))
    port = (92, y - 1.4, z - 2)
    place(
        [
            lathe(
                [(17, 0), (18, 0.8), (18, 3), (15, 4), (13, 3), (12, 1.6), (0.01, 1.6)],
                get('aluminium'),
                96,
            ),
            lathe([(4.6, 1), (4.6, 9), (4, 9.4), (1.6, 9.4)], get('gold'), 48),
        ],
        port,
        (90, 0, 0),
    )
    for i in range(24):
        a = 2 * math.pi * i / 24
        place(
            rod(0.6, 0.4, get('led blue'), 0.1, 12),
            (port[0] + 21 * math.cos(a), y - 1.4, port[2] + 21 * math.sin(a)),
            (90, 0, 0),
        )
    place(words('FIBRE', 5, get('mark white')), (92, y - 1.6, z + 36))
    plug = place(made_by(sma), turn=(-90, 0, 0))
    place(plug, (port[0], y - 30, port[2]))
    # The screen leans on its hinge at the lid.
    top = 126
    place(rod(11, 150, get('graphite'), 2), (-75, -20, top + 8), (0, 90, 0))
    place(box(170, 34, 6, get('graphite'), 2), (0, -14, top - 1))

    def head():
        place(plate(round_outline(204, 134, 14), 17, get('white'), 5), (0, 12, 0), (90, 0, 0))
        place(front(194, 124, 1.4, get('screen glass'), 9, 0.4), (0, -4.4, 0))
        place(made_by(diode_screen), (0, -6.2, 5))
        place(words('halden 1470', 5.6, get('mark white')), (0, -6, -54))

    place(made_by(head), (0, -22, top + 80), (-24, 0, 0))
    # The fibre in blue, to a pen that holds it.
    x, up = port[0], port[2]
    path = wound((206, y - 60), 46, 2.6, 270, 1.5)
    tube(
        [
            (x, y - 48, up),
            (x, y - 66, up - 3),
            (x + 2, y - 92, up - 34),
            (x + 26, y - 108, 6),
            (x + 66, y - 108, 2),
            *path[2:],
            (148, y - 44, 1.5),
            (124, y - 98, 4.6),
            (100, y - 132, 1.6),
            (66, y - 142, 3),
            (40, y - 139, 5.4),
        ],
        1.4,
        get('blue fluoroplastic'),
        steps=6,
        sides=16,
    )
    pen = [
        lathe(
            [(1.6, 0), (3.4, 2), (4.6, 8), (5.6, 16), (5.6, 62), (4.4, 78), (2.4, 92), (1.6, 94)],
            get('white'),
            64,
        ),
        *[place(rings(5.8, 34, get('petrol'), 10, 0.5), (0, 0, 24))],
        rod(1.1, 132, get('steel')),
        place(
            lathe([(0.01, 0), (0.8, 0.1), (0.5, 1.8), (0.05, 2)], get('screen red'), 24),
            (0, 0, 132),
        ),
    ]
    laid_at(pen, (42, y - 139.2, 6), 172)


# Fibres and handpieces.


def conical_fibre():
    place(made_by(lambda: pouch(196, 126, 'halden', '400 µm', 'blue')), (-10, 40, 0), (0, 0, 7))
    # The coil lies on its pouch, held by two clips.
    turns = wound((24, 0), 40, 4.5, 90, 1.2, -1, 3.2)
    head = [(-130, 32, 5), (-106, 30, 2.8), (-40, 38, 3.4)]
    tail = [(-8, -52, 3), (-22, -67, 1.8), (-10, -83, 2.4), (10, -85, 4.4)]
    tube([*head, *turns, *tail], 1.15, get('blue fluoroplastic'), steps=6, sides=16)
    for angle in (40, 150, 285):
        a = math.radians(angle)
        place(
            slab(17, 7, 6.4, get('mark white'), 2, 1),
            (24 + 45 * math.cos(a), 45 * math.sin(a), 1.8),
            (0, 0, angle),
        )
    laid_at(sma(), (-149, 34, 5.2), 174)
    # The end: stripped, in its malleable tube, ground to a cone.
    tip = [
        lathe([(3.2, 0), (4.4, 1), (4.4, 20), (2.2, 26)], get('blue'), 48),
        place(knurl(4.6, 10, get('white'), 1.4, 0.3), (0, 0, 5)),
        lathe([(1.5, 24), (1.5, 96), (1.3, 97)], get('steel'), 40),
        lathe([(0.86, 96), (0.86, 118)], get('clear'), 40),
        lathe([(0.86, 118), (0.1, 121.2), (0.01, 121.3)], get('ring white'), 40),
        *[
            place(lathe([(1.54, 0), (1.54, 1.6)], get('mark'), 40), (0, 0, z))
            for z in (36, 46, 56, 66, 76, 86)
        ],
    ]
    laid_at(tip, (8, -85, 4.6), 0)


def cannula(length, thick, hub='petrol aluminium'):
    """Along z from its hub; blunt, with the light of the fibre at its end."""
    return [
        lathe(
            [(3.4, -16), (4.6, -15), (4.6, -3), (3.4, 0), (2.2, 4), (thick * 1.25, 7)], get(hub), 64
        ),
        place(knurl(4.8, 7, get(hub), 1.3, 0.25), (0, 0, -12)),
        rod(thick, length, get('steel'), 0.3, 40),
        place(ball(thick, get('steel')), (0, 0, length)),
        *[
            place(lathe([(thick + 0.05, 0), (thick + 0.05, 0.7)], get('mark'), 40), (0, 0, z))
            for z in range(20, int(length), 20)
        ],
    ]


def subdermal_handpiece():
    # 600 um fibre through the grip; the tubes are drawn a little thicker than they are.
    def grip():
        along(
            [
                lathe([(2.2, -132), (3.4, -124), (5, -121)], get('rubber'), 48),
                place(knurl(7, 12, get('aluminium'), 1.6, 0.35), (0, 0, -121)),
                lathe([(7, -109), (8.4, -106), (9, -104)], get('satin'), 64),
            ]
        )
        swell(
            [
                (-105, 0, 0, 9, 9),
                (-98, 0, 0, 11.4, 11),
                (-80, 0, -0.6, 13.4, 12.6),
                (-55, 0, -0.4, 13, 12.2),
                (-30, 0, 0, 11.6, 11),
                (-12, 0, 0, 9.4, 9.2),
                (-4, 0, 0, 7.6, 7.6),
                (0, 0, 0, 6.4, 6.4),
            ],
            get('white'),
            power=2.3,
        )
        for i in range(8):
            x = -92 + i * 5.4
            place(
                swell(
                    [
                        (x, -13.2, -4, 1.1, 0.8),
                        (x, -9, 8.4, 1.1, 0.9),
                        (x, 0, 12.4, 1.1, 0.9),
                        (x, 9, 8.4, 1.1, 0.9),
                        (x, 13.2, -4, 1.1, 0.8),
                    ],
                    get('petrol'),
                    (1, 0, 0),
                )
            )
        along([band(11.2, -27, 4.4, get('red'), 0.5)])
        # The window with the fibre between two lines, and the eye of the sensor.
        place(plate(round_outline(20, 7, 3.2), 1.2, get('black')), (-36, 0, 11))
        place(rod(0.9, 18, get('blue fluoroplastic')), (-45, 0, 12.4), (0, 90, 0))
        for x in (-40, -32):
            place(box(0.8, 6, 0.5, get('mark white'), 0.1), (x, 0, 12.1))
        swell(
            [
                (-14, -8, 3, 5, 5),
                (-6, -10.6, 3, 6, 6),
                (4, -11, 3, 6.2, 6.2),
                (10, -11, 3, 5.6, 5.6),
            ],
            get('graphite'),
        )
        place(
            lathe([(0.01, 0), (4, 0.2), (4.4, 0.8), (4.4, 0)], get('infrared glass'), 48),
            (10.4, -11, 3),
            (0, 90, 0),
        )
        along(place(cannula(150, 1.5), (0, 0, 15)))
        along(
            [
                lathe(
                    [(0.01, 166.4), (0.9, 166.3), (0.8, 168.4), (0.01, 168.6)],
                    get('screen red'),
                    32,
                )
            ]
        )

    place(made_by(grip), (-22, 14, 13.4), (0, 0, 24))
    a = math.radians(24)

    def at(x, y):
        return -22 + x * math.cos(a) - y * math.sin(a), 14 + x * math.sin(a) + y * math.cos(a)

    tube(
        [
            (*at(-130, 0), 13.2),
            (*at(-146, 0), 9),
            (*at(-162, -8), 2.4),
            (*at(-160, -34), 1.4),
            (*at(-120, -52), 1.4),
            (*at(-76, -62), 1.4),
            (*at(-40, -84), 1.4),
        ],
        1.2,
        get('blue fluoroplastic'),
        sides=16,
    )
    # Three further cannulae.
    for i, (length, thick) in enumerate(((200, 1.5), (100, 1.2), (60, 1.2))):
        laid_at(cannula(length, thick), (*at(-24 + i * 8, -32 - i * 15), 4.9), 24)


def hand_tip(bend, length=58):
    """A tip of the hollow fibre, bent at its end; along x."""
    parts = along(
        [
            lathe(
                [(2, -30), (3, -28), (4.4, -24), (4.4, -6), (3, -1), (1.6, 2)],
                get('petrol aluminium'),
                48,
            ),
            place(knurl(4.6, 12, get('petrol aluminium'), 1.4, 0.3), (0, 0, -21)),
        ]
    )
    way = math.radians(bend)
    x = length - 16
    points = [
        (0, 0, 0),
        (x * 0.5, 0, 0),
        (x - 5, 0, 0),
        (x + 3 * math.cos(way / 2), 3 * math.sin(way / 2), 0),
        (x + 14 * math.cos(way), 14 * math.sin(way), 0),
    ]
    parts.append(tube(points, 1.3, get('steel')))
    return parts


def laser_fibre():
    turns = wound((0, 0), 66, 3.3, 180, 1.75)
    # From the coupler into the rings, and out to the hand tip.
    tube(
        [
            (-77, 49, 11.6),
            (-71, 30, 6),
            *turns,
            (60, -68, 1.8),
            (90, -68, 1.8),
            (112, -72, 3),
            (124, -74.4, 4.6),
        ],
        1.7,
        get('grey'),
        steps=7,
        sides=20,
    )
    for angle in (88, 215, 330):
        a = math.radians(angle)
        place(
            slab(18, 9, 7, get('petrol silicone'), 3, 2),
            (72 * math.cos(a), 72 * math.sin(a), 0.2),
            (0, 0, angle),
        )
    coupling = [
        lathe([(1.8, -26), (2.6, -14), (4.4, -2), (5, 0)], get('graphite'), 48),
        lathe([(5, 0), (8, 1), (9, 4), (9, 30), (8, 32)], get('satin'), 72),
        place(knurl(11.4, 15, get('aluminium'), 2, 0.45), (0, 0, 32)),
        lathe([(10, 47), (9, 48.4), (8.6, 50)], get('satin'), 72),
        lathe([(5, 50), (5, 60), (4, 60.6), (1.2, 60.6)], get('gold'), 48),
        band(9, 26, 2, get('red'), 0.15),
    ]
    laid_at(coupling, (-92, 70, 11.8), 125)
    # The counter of its uses, and the nipple for air.
    a = math.radians(125)
    cx, cy = -92 + 17 * math.cos(a), 70 + 17 * math.sin(a)
    place(plate(round_outline(18, 9, 2.4), 2, get('black'), 0.6), (cx, cy, 20), (0, 0, -55))
    place(
        place(words('2 / 5', 5, get('screen amber'), 0.02), turn=(-90, 0, 0)),
        (cx, cy, 22.1),
        (0, 0, -55),
    )
    place(
        [lathe([(2.4, 0), (2.4, 7), (3.2, 7.4), (2.2, 11)], get('satin'), 40)],
        (cx + 7, cy + 4.8, 11.8),
        (90, 0, 125),
    )
    place(made_by(lambda: hand_tip(30)), (152, -77, 4.8), (0, 0, -5))
    place(made_by(lambda: hand_tip(0)), (140, -30, 4.8), (0, 0, 10))
    place(made_by(lambda: hand_tip(70)), (136, 8, 4.8), (0, 0, 10))


def scanner_screen():
    place(front(30, 22, 0.05, get('screen dark'), 1, 0))
    # Points in a hexagon, struck in scattered order.
    for row in range(-3, 4):
        for k in range(7 - abs(row)):
            x, z = (k - (6 - abs(row)) / 2) * 2.5, row * 2.2
            colour = 'screen amber' if (row * 5 + k * 3) % 7 < 3 else 'screen dim'
            place(rod(0.8, 0.1, get(colour), 0, 20), (x - 4, -0.2, z), (90, 0, 0))
    place(
        [
            caption('HEX', 3.4, 7.4, 6),
            caption('20%', 3.6, 7.4, 0, 'screen cyan'),
            caption('40 mJ', 2.6, 7.4, -6, 'screen amber'),
        ]
    )


def laser_handpiece():
    """
    The scanner lies on its side; the beam leaves at the left, the link to the arm is at the right.
    """

    def build():
        # Towards the skin: the lens in its cone and the distance gauge.
        along(
            [
                lathe([(9, -62), (10, -61), (15.4, -20), (16.4, -14)], get('graphite'), 96),
                turned_ring(
                    [(8.4, -62), (9.6, -63), (10.6, -61), (9.6, -56)], get('petrol aluminium')
                ),
                lathe([(0.01, -58), (8, -58.6), (8.8, -60)], get('lens'), 64),
                place(knurl(17.4, 12, get('aluminium'), 2.2, 0.5), (0, 0, -14)),
                lathe([(16.6, -2), (18, 0), (18, 3)], get('satin'), 96),
            ]
        )
        for side in (1, -1):
            tube(
                [
                    (-8, side * 17.6, 0),
                    (-30, side * 17.6, 0),
                    (-66, side * 14, 0),
                    (-104, side * 9, 0),
                ],
                1.5,
                get('steel'),
            )
        tube(
            [(-104 + 0.0, 9, 0), (-106.5, 7, 0), (-107, 0, 0), (-106.5, -7, 0), (-104, -9, 0)],
            1.5,
            get('steel'),
        )
        # The box of both mirrors, then the grip.
        swell(
            [
                (2, 0, 0, 20, 18),
                (5, 0, 0, 25, 22),
                (12, 0, 0, 27, 23.4),
                (52, 0, 0, 27, 23.4),
                (60, 0, 0, 25.6, 22.6),
                (72, 0, 0, 19, 18.6),
                (90, 0, 0, 17.6, 17.6),
                (134, 0, 0, 17.4, 17.4),
                (140, 0, 0, 16, 16),
            ],
            get('white'),
            power=3.2,
        )
        place(plate(round_outline(44, 33, 6), 2.6, get('screen glass'), 0.6), (32, 0, 22.4))
        place(place(made_by(scanner_screen), turn=(-90, 0, 0)), (32, 0, 25.4), (0, 0, 0))
        for i in range(7):
            place(
                swell(
                    [
                        (84 + i * 6.4, -17.2, -3, 1.4, 0.9),
                        (84 + i * 6.4, -12, 12.6, 1.4, 1.1),
                        (84 + i * 6.4, 0, 17.4, 1.4, 1.1),
                        (84 + i * 6.4, 12, 12.6, 1.4, 1.1),
                        (84 + i * 6.4, 17.2, -3, 1.4, 0.9),
                    ],
                    get('petrol'),
                    (1, 0, 0),
                )
            )
        place(plate(round_outline(12, 7, 3.3), 2, get('red'), 0.8), (70, 0, 18.6), (0, 8, 0))
        along(
            [
                lathe([(16.4, 138), (18.4, 140), (18.4, 146)], get('satin'), 96),
                place(knurl(19, 16, get('aluminium'), 2.4, 0.5), (0, 0, 146)),
                lathe([(18.4, 162), (17, 164), (13, 166), (13, 186)], get('satin'), 96),
                band(18.6, 141.6, 2.6, get('red'), 0.05),
                turned_ring(
                    [(10.6, 178), (12.9, 178), (12.9, 190), (12, 191), (10.6, 190)], get('gold')
                ),
                lathe([(0.01, 184), (10.6, 184)], get('black'), 64),
            ]
        )
        # Smoke leaves at the side, through 10 mm.
        place(
            [
                lathe(
                    [
                        (8, 0),
                        (7, 3),
                        (6, 6),
                        (5.8, 26),
                        (6.4, 27),
                        (6.4, 30),
                        (5.6, 31),
                        (5, 38),
                        (4.2, 38),
                        (4.2, 30),
                    ],
                    get('grey'),
                    64,
                )
            ],
            (-34, -10, 0),
            (90, 0, 30),
        )
        # The lead of its mirrors, beside the arm.
        place(
            lathe([(6, 0), (6, 10), (5, 14), (3.2, 26)], get('graphite'), 48),
            (128, -12, 4),
            (0, 90, -28),
        )

    place(made_by(build), (-20, 12, 24), (0, 0, 20))
    a = math.radians(20)

    def at(x, y):
        return -20 + x * math.cos(a) - y * math.sin(a), 12 + x * math.sin(a) + y * math.cos(a)

    tube(
        [
            (*at(148, -23), 28),
            (*at(164, -32), 20),
            (*at(172, -58), 4),
            (*at(140, -84), 3),
            (*at(92, -72), 3),
            (*at(40, -78), 4),
            (*at(18, -78), 6),
        ],
        2.8,
        get('rubber'),
    )
    laid_at(
        [
            lathe([(2.8, -16), (4, -6), (6, 0)], get('rubber'), 48),
            place(rings(7, 18, get('graphite'), 6, 0.5), (0, 0, 0)),
            lathe(
                [(6.8, 18), (7.2, 19), (7.2, 30), (6.4, 31), (5.4, 30), (0.01, 26)],
                get('satin'),
                64,
            ),
            *[
                place(rod(0.7, 5, get('gold')), (3 * math.cos(i), 3 * math.sin(i), 25))
                for i in range(6)
            ],
        ],
        (*at(6, -77), 7.4),
        197,
    )
    # The second lens.
    place(
        [
            turned_ring(
                [
                    (13, 0.6),
                    (14, 0),
                    (15.4, 0.6),
                    (15.4, 7),
                    (17, 8),
                    (17, 20),
                    (16, 21),
                    (14.4, 21.2),
                    (13, 20),
                ],
                get('satin'),
            ),
            place(knurl(17.3, 8, get('aluminium'), 2.2, 0.5), (0, 0, 9)),
            lathe([(13.2, 10), (13.2, 16.6), (8, 18.4), (0.01, 19)], get('lens'), 72, 60),
            place(words('100', 5, get('mark')), (0, -15.6, 4)),
        ],
        (*at(-58, -56), 0),
        (0, 0, 20),
    )


pictures = {
    'laser-console': Model(laser_console, (0.4, -1.3, 0.36), 0.06, 70),
    'diode-laser': Model(
        diode_laser,
        (0.46, -1.3, 0.5),
        0.08,
        70,
        detail=Detail((28, -150, 72), 72, (-0.55, -1.2, 0.5)),
    ),
    'conical-fibre': Model(conical_fibre, from_above, 0.1),
    'subdermal-handpiece': Model(subdermal_handpiece, from_above, 0.12),
    'laser-fibre': Model(laser_fibre, from_above, 0.1),
    'laser-handpiece': Model(laser_handpiece, from_above, 0.1),
}
