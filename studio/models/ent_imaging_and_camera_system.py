"""Cameras, light and monitor of the nose and throat clinic, and what shows the voice at work."""

import math

from families.consoles import button, display, housing, knob, socket
from families.drill_consoles import lead
from materials import get
from model import Model, from_above
from models.imaging_and_camera_system import (
    camera_plug,
    coupler,
    flat_screen,
    guide_end,
    guide_plug,
    key,
    laid_at,
    turret,
    usb,
    wound,
)
from models.navigation_system import castor
from models.telescope_and_head_light_system import telescope
from screens import caption, larynx, nose, round_view, scan, screen
from shapes import (
    along,
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
    seam,
    slab,
    swell,
    tube,
    words,
)


def hollin_unit():
    """Twenty steps around its dial, a turret of four."""
    y, z = housing(305, 330, 113, 'petrol shell', 'white', 20, 12, 'aluminium')
    place([lathe([(47, 0), (48, 0.8), (48, 2), (46, 3)], get('ink'), 96)], (-74, y, z), (90, 0, 0))
    for i in range(20):
        a = math.radians(228 - 276 * i / 19)
        place(
            place(
                front(3.2, 7.4, 0.5, get('led blue' if i < 11 else 'soft grey'), 1.2, 0),
                turn=(0, 90 - math.degrees(a), 0),
            ),
            (-74 + 40 * math.cos(a), y - 3, z + 40 * math.sin(a)),
        )
    place(knob(29, 17, 'white'), (-74, y - 2, z))
    place(
        [
            *display(
                52,
                34,
                [('55', 24, -22, 0, 'screen white'), ('STANDBY', 4.4, 4, 9, 'screen amber')],
                'black',
            )
        ],
        (14, y, z + 26),
    )
    for i, sign in enumerate(('AUTO', 'STBY')):
        place(
            button(
                26, 15, 'grey' if i == 0 else 'petrol', sign, None if i == 0 else 'screen amber'
            ),
            (0 + i * 30, y, z - 8),
        )
    place(words('hollin 200', 9.4, get('mark')), (14, y - 0.2, z - 38))
    place(turret(41, (5.2, 7.4, 6.2, 4.2), 45, 'black aluminium', 'soft grey'), (96, y, z + 2))
    return y


def ent_light_source():
    # The cable is drawn out, so it stands by.
    y = hollin_unit()
    laid_at(guide_plug('petrol', 'red'), (62, y - 116, 7.8), 0)
    path = wound((196, y - 62), 54, 2.9, 270, 3.4)
    tube(
        [(112, y - 116, 7.6), (142, y - 116.4, 4.6), *path, (188, y - 146, 4), (214, y - 160, 6.4)],
        3.4,
        get('graphite'),
        steps=6,
        sides=24,
    )
    laid_at(guide_end(), (228, y - 167.4, 6.8), -28)


def ent_monitor():
    """Hangs from an arm; two pictures side by side, no keys on its front."""

    def build():
        flat_screen(598, 336, 14, 0, 'ink', thick=22)
        place(screen(298, 336, round_view(nose, 0.85), 560), (-150, -0.9, 0))
        place(screen(298, 336, lambda x, y: scan(x * 1.06, y * 1.06), 560), (150, -0.9, 0))
        place(
            [
                caption('A  ENDOSCOPE', 13, -290, 152),
                caption('B  CT', 13, 12, 152, 'screen cyan'),
                caption('12G-SDI  60', 11, -290, -154, 'screen cyan'),
                caption('W 2000  L 350', 11, 12, -154, 'screen white'),
            ],
            (0, -1.2, 0),
        )
        # It sees how bright the room is.
        place(rod(2.4, 0.4, get('infrared glass'), 0.1), (0, -0.6, 175), (90, 0, 0))
        place(box(124, 20, 124, get('soft grey'), 5), (0, 66, -62))

    place(made_by(build), (0, 0, 216), (-10, 0, -7))
    back = 118
    place(rod(22, 70, get('graphite'), 4), (12, 88, 190))
    place(rod(15, 250, get('aluminium'), 3), (12, 88, 250))
    swell(
        [
            (12, 88, 470, 24, 20),
            (40, 100, 474, 26, 22),
            (120, 128, 484, 22, 20),
            (290, 150, 505, 20, 18),
            (318, 152, 508, 24, 22),
        ],
        get('shell'),
        (0, 1, 0),
        3,
    )
    place(lathe([(26, 0), (28, 2), (28, 60), (25, 64)], get('graphite'), 72), (12, 90, 440))
    place(lathe([(28, 0), (30, 2), (30, 60), (27, 64)], get('graphite'), 72), (316, back + 34, 478))
    place(rod(21, 90, get('aluminium'), 3), (316, back + 34, 540))


def ent_camera_head():
    """One button, one ring; it hangs on its own cable at a computer."""
    lift = 19

    def head():
        along(
            [
                *coupler(18.6, 'aluminium'),
                lathe([(15.6, 16), (15.6, 20), (16.6, 21)], get('black'), 96),
                place(knurl(17, 15, get('black aluminium'), 2.4, 0.6), (0, 0, 21)),
                lathe([(16.4, 36), (15.4, 37.4), (15.4, 40)], get('aluminium'), 96),
                band(15.4, 37.6, 1.8, get('blue aluminium'), 0.3),
                lathe(
                    [(15.4, 40), (16.6, 41.2), (17, 44), (17, 82), (16.2, 88), (13, 93), (8, 95)],
                    get('white'),
                    96,
                    50,
                ),
                band(17, 78, 2, get('blue aluminium'), 0.06),
                seam(17, 60),
            ]
        )
        # Two levers press the clamp open.
        for side in (1, -1):
            place(
                swell(
                    [
                        (2, side * 18.4, 0, 1.4, 5),
                        (8, side * 20.4, 0, 2.2, 6),
                        (22, side * 21.6, 0, 2.2, 6),
                        (27, side * 20.2, 0, 1.4, 5),
                    ],
                    get('black'),
                    (0, 1, 0),
                    3,
                )
            )
        place(
            plate([(8.4 * c, 5.6 * s) for c, s in circle(1, 48)], 3, get('blue'), 1.2),
            (52, 0, 15.4),
        )
        place(
            plate([(10.4 * c, 7.4 * s) for c, s in circle(1, 48)], 3, get('soft grey'), 0.8),
            (52, 0, 14.2),
        )
        along(
            [
                place(rings(6.4, 16, get('black'), 6, 0.7), (0, 0, 94)),
                lathe([(6, 110), (4, 122), (2.4, 130)], get('black'), 48),
            ]
        )

    place(made_by(head), (-76, 0, lift), (0, 0, 12))
    end = (-76 + 130 * math.cos(math.radians(12)), 130 * math.sin(math.radians(12)))
    rest = wound((96, -18), 40, 3.3, 62, 2.3, -1)
    tube(
        [
            (*end, lift - 1),
            (end[0] + 14, end[1] + 4, 14),
            (end[0] + 30, end[1] + 4, 5),
            *rest,
            (104, -74, 2.3),
            (60, -76, 2.3),
            (22, -68, 3),
            (-2, -66, 4.4),
        ],
        2.2,
        get('black'),
        steps=7,
    )
    usb_c = [
        lathe([(2.2, -14), (3.2, -4), (3.8, 0)], get('black'), 40),
        place(plate(round_outline(12.4, 7, 3), 24, get('black aluminium'), 1.2), (0, 0, 0)),
        place(plate(round_outline(8.4, 2.6, 1.28), 7, get('steel'), 0.3), (0, 0, 23.6)),
        place(plate(round_outline(7, 1.3, 0.6), 0.4, get('black')), (0, 0, 30.5)),
    ]
    place(place(usb_c, turn=(0, 0, 90)), (0, 0, 0))
    laid_at(usb_c, (-16, -66, 4.6), 180)
    # The cap of the plug on its strap.
    tube(
        [(-14, -62.4, 3), (-22, -54, 1.6), (-34, -50, 1.6), (-42, -56, 2)],
        1.1,
        get('blue silicone'),
    )
    laid_at([plate(round_outline(8.6, 14, 4), 14, get('blue silicone'), 1.6)], (-42, -60, 4.6), 196)


def jaspen_head():
    """Light and short, with three buttons; along +z from its mouth, the buttons towards -x."""
    parts = [
        *coupler(20, 'aluminium'),
        place(box(7, 10, 13, get('graphite'), 2), (-22, 0, 0)),
        lathe([(16.4, 14), (16.4, 18), (17.6, 19)], get('graphite'), 96),
        place(knurl(18.2, 20, get('soft grey'), 3, 0.7), (0, 0, 19)),
        band(17.6, 39, 2, get('red'), 0.3),
        lathe([(17.4, 41), (16.4, 42), (16.4, 45)], get('graphite'), 96),
        place(knurl(17.6, 10, get('aluminium'), 2.4, 0.5), (0, 0, 45)),
        lathe([(17, 55), (16, 56), (16, 58)], get('graphite'), 96),
        swell(
            [
                (0, 0, 57, 15, 15),
                (0, 0, 59, 17.6, 17.2),
                (0, 0, 66, 18.6, 18),
                (0, 0, 92, 18, 17.4),
                (0, 0, 102, 16.4, 16),
                (0, 0, 108, 12.6, 12.6),
                (0, 0, 111, 8, 8),
            ],
            get('petrol shell'),
            power=2.6,
        ),
        place(rings(7, 16, get('graphite'), 6, 0.7), (0, 0, 110)),
        lathe([(6.6, 126), (5, 136), (3.6, 144)], get('graphite'), 48),
    ]
    for i, (dy, z, colour) in enumerate(((-8.6, 76, 'red'), (8.6, 76, 'white'), (0, 91, 'white'))):
        parts.append(
            place(
                plate([(5 * c, 4.6 * s) for c, s in circle(1, 48)], 2.4, get(colour), 1),
                (-(15.6 if dy else 16.6), dy, z),
                (dy * -3, -90, 0),
            )
        )
    return parts


def jaspen_unit():
    """A low case behind one sheet of glass."""
    y, z = housing(310, 290, 76, 'white', 'screen glass', 9, 10, 'petrol')
    place(
        [
            lathe(
                [(25, 0), (26, 0.8), (26, 2.4), (22, 3.6), (20, 2.4), (20, 1), (0.01, 1)],
                get('aluminium'),
                96,
            )
        ],
        (-112, y, z),
        (90, 0, 0),
    )
    place(screen(48, 48, round_view(nose, 0.93), 200), (-44, y - 0.3, z + 3))
    place(
        [
            caption('4K', 15, -12, 16),
            caption('NOSE', 8, 16, 17, 'screen amber'),
            *[
                place(
                    front(16, 8, 0.1, get('screen amber' if i == 1 else 'screen blue'), 2, 0),
                    (-4 + i * 20, -0.3, 2),
                )
                for i in range(4)
            ],
            *[
                caption(
                    'ENLF'[i], 5, -4 + i * 20, 2, 'screen glass' if i == 1 else 'screen cyan', True
                )
                for i in range(4)
            ],
            caption('1/250', 5, -12, -14, 'screen cyan'),
            caption('00:04:12', 5, 22, -14, 'screen red'),
        ],
        (0, y - 0.3, z + 3),
    )
    # Keys that are only touched.
    for i, sign in enumerate(('WB', '+', '-')):
        place(
            [
                place(
                    tube(
                        [
                            (8.4 * math.cos(a), 0, 8.4 * math.sin(a))
                            for a in [2 * math.pi * k / 40 for k in range(40)]
                        ],
                        0.4,
                        get('screen white'),
                        closed=True,
                        steps=1,
                        sides=6,
                    )
                ),
                caption(sign, 6, 0, 0, 'screen white', True),
            ],
            (88 + i * 22, y - 0.4, z + 10),
        )
    place(usb('screen glass'), (94, y, z - 18))
    place(words('jaspen', 8, get('mark white')), (-34, y - 0.3, z - 28))
    place(key(6.6, None, 'white', 'led green'), (134, y, z - 17))
    return y, z


def endoscope_camera():
    y, z = jaspen_unit()
    place(
        place(
            [
                plate(round_outline(13, 5.4, 0.8), 5, get('satin'), 0.4),
                place(plate(round_outline(16, 8, 2.6), 30, get('soft grey'), 1.4), (0, 0, 4)),
            ],
            turn=(90, 0, 0),
        ),
        (94, y - 0.6, z - 18),
    )
    place(camera_plug('graphite', 40), (-112, y - 1, z))
    laid_at(jaspen_head(), (150, y - 92, 20.2), 196)
    a = math.radians(196)
    tail = (150 + 144 * math.cos(a), y - 92 + 144 * math.sin(a))
    lead(
        [
            (-112, y - 56, z),
            (-112, y - 70, z - 8),
            (-108, y - 92, 18),
            (-96, y - 120, 4),
            (-60, y - 146, 3.4),
            (-20, y - 142, 8),
            (tail[0] - 6, tail[1] - 2, 19),
            (*tail, 20),
        ],
        3.4,
        'graphite',
    )


def neckband():
    """
    A band around the neck with a microphone at each end of it, lying on the table; the gap is
    towards -y.
    """
    points = [
        (62 * math.sin(a), -66 * math.cos(a), 9)
        for a in [math.radians(34 + (360 - 68) * i / 30) for i in range(31)]
    ]
    tube(points, 3.4, get('graphite'), steps=4, flat=1.6)
    for side in (1, -1):
        a = math.radians(side * 32)
        place(
            [
                lathe([(10, 0), (12, 1), (12.4, 4), (12, 9), (9, 11)], get('white'), 64),
                place(rings(12.2, 5, get('petrol'), 2, 0.4), (0, 0, 3)),
                lathe([(8.6, 10.6), (7, 12.4), (0.01, 13)], get('rubber'), 64),
            ],
            (62 * math.sin(a), -66 * math.cos(a), 12.4),
            (-90, 0, math.degrees(a) * -1 + (0 if side > 0 else 0)),
        )
    return points


def strobe_unit():
    y, z = housing(300, 320, 98, 'graphite', 'white', 7, 12, 'aluminium')
    place(front(142, 66, 2, get('screen glass'), 5, 0.5), (-66, y, z + 9))
    wave = [
        (-64 + i * 1.6, 8 * math.sin(i * 0.42) * (0.5 + 0.5 * math.sin(i * 0.07) ** 2) - 18)
        for i in range(81)
    ]
    place(
        [
            caption('218', 26, -64, 15),
            caption('Hz', 8, -12, 10, 'screen cyan'),
            caption('72', 26, 12, 15),
            caption('dB', 8, 48, 10, 'screen cyan'),
            tube([(x, -0.7, u) for x, u in wave], 0.6, get('screen amber'), steps=2, sides=6),
            place(front(128, 0.5, 0.05, get('screen dim'), 0.1, 0), (0, -0.3, -18)),
        ],
        (-66, y - 2.1, z + 9),
    )
    # The modes: running, frozen, stepped.
    for i, sign in enumerate(('RUN', 'LOCK', 'STEP')):
        place(button(32, 12, 'grey' if i else 'petrol', sign), (-114 + i * 40, y, z - 36))
    place(knob(17, 14, 'graphite'), (42, y, z + 16))
    for i in range(19):
        a = math.radians(225 - 15 * i)
        place(
            rod(0.7, 0.4, get('mark'), 0.1, 16),
            (42 + 24 * math.cos(a), y, z + 16 + 24 * math.sin(a)),
            (90, 0, 0),
        )
    place(words('0     360', 4.6, get('mark')), (42, y - 0.2, z - 9))
    place(
        [
            lathe([(28, 0), (29, 1), (29, 4), (25, 6), (22, 5), (21, 3)], get('aluminium'), 96),
            lathe([(10, 2), (10.6, 3), (10.6, 10), (9, 11), (6, 10.6)], get('satin'), 64),
            lathe([(0.01, 3), (21, 3)], get('graphite'), 72),
            lathe([(0.01, 9), (6, 9)], get('black'), 48),
        ],
        (108, y, z + 14),
        (90, 0, 0),
    )
    for i, sign in enumerate(('MIC', 'AIR')):
        place(socket(6.4, 3), (30 + i * 28, y, z - 32))
        place(words(sign, 3.8, get('mark')), (30 + i * 28, y - 0.2, z - 44))
    place(words('jaspen', 6.4, get('mark')), (96, y - 0.2, z - 33))
    place(key(6.6, None, 'white', 'led green'), (132, y, z - 32))
    return y, z


def stroboscope():
    y, z = strobe_unit()
    place(made_by(neckband), (-46, y - 82, 0), (0, 0, 20))
    place(
        [rod(6, 12, get('graphite'), 1), lathe([(5.6, 12), (4, 20), (2.4, 30)], get('rubber'), 48)],
        (30, y - 1, z - 32),
        (90, 0, 0),
    )
    lead(
        [
            (30, y - 30, z - 32),
            (31, y - 42, z - 38),
            (34, y - 60, 6),
            (52, y - 96, 2),
            (40, y - 140, 2),
            (16, y - 138, 6),
            (2, y - 122, 12),
        ],
        1.8,
        'graphite',
    )
    place(place(guide_plug('petrol', 'blue'), turn=(90, 0, 0)), (108, y - 10, z + 14))
    up = z + 14
    tube(
        [
            (108, y - 58, up),
            (109, y - 74, up - 5),
            (116, y - 98, 24),
            (136, y - 120, 4),
            (190, y - 112, 3.6),
            (226, y - 40, 3.6),
            (222, y + 40, 3.6),
        ],
        3.4,
        get('grey'),
        steps=14,
        sides=24,
    )
    laid_at(guide_end(), (217, y + 56, 6.6), 108)


def shelf(z, width=450, depth=420):
    place(slab(width, depth, 22, get('white'), 28, 5), (0, 0, z))
    place(slab(width + 4, depth + 4, 6, get('petrol'), 30, 2), (0, 0, z + 7))


def cart_screen():
    place(screen(598, 336, round_view(larynx, 0.95), 700))
    place(
        [
            caption('JASPEN 4K', 18, -284, 144, 'screen cyan'),
            caption('LARYNX', 18, -284, 116),
            caption('00:02:31', 18, 190, 144, 'screen red'),
            caption('K-1187', 18, 214, -146),
        ],
        (0, -0.5, 0),
    )


def video_cart():
    # A base with four castors, an upright behind, four shelves.
    for side in (1, -1):
        place(slab(66, 600, 46, get('soft grey'), 30, 12), (side * 250, 0, 128))
        for y in (-240, 240):
            castor(side * 252, y, 62, side * 14)
    place(slab(520, 130, 40, get('soft grey'), 30, 10), (0, 200, 130))
    place(slab(200, 84, 1120, get('aluminium'), 24, 6), (0, 214, 160))
    for x in (-70, 70):
        place(box(14, 4, 1080, get('graphite'), 1), (x, 171, 180))
    levels = (176, 440, 700, 960)
    for z in levels:
        shelf(z)
    # The drawer for telescopes, with its lock.
    place(slab(410, 390, 88, get('shell'), 14, 4), (0, 0, 868))
    place(front(404, 80, 10, get('white'), 8, 3), (0, -195, 912))
    place(front(140, 14, 16, get('aluminium'), 6, 3), (0, -205, 926))
    place(
        lathe([(11, 0), (12, 1), (11, 4), (0.01, 4.4)], get('satin'), 48),
        (160, -205, 912),
        (90, 0, 0),
    )
    # On it: light source, camera unit, stroboscope, the tray.
    place(made_by(hollin_unit), (0, -20, levels[3] + 22))
    place(made_by(jaspen_unit), (0, -30, levels[2] + 22))
    place(made_by(strobe_unit), (0, -26, levels[1] + 22))
    place(slab(320, 230, 8, get('satin'), 16, 2), (0, -20, levels[0] + 24))
    place(
        tube(
            [(x, y - 20, levels[0] + 44) for x, y in round_outline(320, 230, 16, 5)],
            4,
            get('steel'),
            closed=True,
            smooth=False,
            sides=12,
        )
    )
    place(slab(290, 200, 26, get('petrol silicone'), 16, 6), (0, -20, levels[0] + 30))
    # The screen arm, which turns.
    place(rod(34, 120, get('graphite'), 6), (0, 214, 1280))
    swell(
        [
            (0, 214, 1376, 34, 26),
            (-50, 196, 1380, 34, 26),
            (-150, 150, 1384, 30, 22),
            (-180, 140, 1384, 34, 26),
        ],
        get('white'),
        (0.3, 0.95, 0),
        3,
    )
    place(rod(36, 90, get('graphite'), 6), (-180, 138, 1336))
    swell(
        [(-180, 138, 1352, 34, 24), (-100, 116, 1360, 30, 22), (0, 84, 1366, 30, 24)],
        get('white'),
        (0, 1, 0),
        3,
    )

    def head():
        flat_screen(598, 336, 14, 0, 'ink', thick=22)
        place(made_by(cart_screen), (0, -0.9, 0))
        place(box(110, 30, 110, get('soft grey'), 6), (0, 66, -55))

    place(made_by(head), (0, 10, 1370), (-4, 0, 0))
    # Hangers at both sides: the camera at the left, the light cable at the right.
    for side in (1, -1):
        tube(
            [
                (side * 222, -120, 971),
                (side * 262, -124, 971),
                (side * 284, -126, 972),
                (side * 290, -126, 990),
            ],
            7,
            get('aluminium'),
            steps=8,
        )
        place(
            lathe([(24, 0), (26, 3), (26, 12), (20, 12), (18, 4)], get('petrol silicone'), 64),
            (side * 290, -126, 986),
        )
    camera = place(jaspen_head(), (0, 0, 0), (180, 0, 70))
    place(camera, (-290, -126, 1096))
    lead(
        [
            (-290, -126, 958),
            (-290, -128, 920),
            (-280, -170, 800),
            (-240, -240, 720),
            (-170, -260, 706),
            (-120, -214, 748),
            (-112, -182, 768),
        ],
        5,
        'graphite',
    )
    place(place(guide_end(), turn=(180, 0, 0)), (290, -126, 1040))
    lead(
        [
            (290, -126, 1054),
            (292, -130, 1100),
            (270, -200, 1140),
            (200, -270, 1130),
            (130, -300, 1085),
            (113, -274, 1070),
            (112.2, -248, 1068.7),
        ],
        4.4,
        'grey',
    )
    place(place(guide_plug('petrol', 'red'), turn=(90, 0, 0)), (112.2, -198, 1068.7))


def strobe_handle():
    """32 x 118 mm, on the light post of a telescope."""

    def build():
        telescope(2, 165, 30, 'red', -1, 16, 8)
        handle = [
            lathe([(5.2, 26), (8, 27), (9.6, 30), (9.6, 40)], get('satin'), 72),
            place(knurl(9.9, 7, get('steel'), 1.6, 0.35), (0, 0, 31)),
            lathe([(9.6, 40), (13, 44), (15.2, 50)], get('aluminium'), 96),
            lathe([(15.2, 50), (16, 52), (16, 90)], get('white'), 96),
            lathe([(16, 90), (16, 92)], get('petrol'), 96),
            place(rings(15.9, 46, get('graphite'), 9, 0.7), (0, 0, 92)),
            lathe(
                [(16, 138), (16, 150), (14.6, 156), (9, 158.6), (0.01, 159)], get('white'), 96, 50
            ),
        ]
        place(handle, (-26, -6, 0), (90, 0, 0))
        # On top: the key, the gauge, the microphone.
        place(plate(round_outline(13, 17, 6), 2.4, get('red'), 1), (-26, -66, 14.8))
        for i in range(4):
            place(
                rod(1.2, 0.6, get('led green' if i < 3 else 'soft grey'), 0.2, 24),
                (-31.4 + i * 3.6, -82, math.sqrt(256 - (i * 3.6 - 5.4) ** 2) - 0.3),
            )
        for i in range(5):
            place(rod(0.7, 0.4, get('black'), 0, 20), (-29 + i * 1.5, -150, 15.8))
        place(plate(round_outline(9, 3.2, 1.5), 0.6, get('black')), (-26, -164.6, 0), (90, 0, 0))

    place(made_by(build), (-20, 34, 16), (0, 0, 24))
    place(
        made_by(
            lambda: along(
                [
                    lathe([(3, 0), (6.4, 0.4), (6.8, 1), (6.8, 9)], get('satin'), 64),
                    place(knurl(7.2, 8, get('steel'), 1.4, 0.25), (0, 0, 9)),
                    lathe([(6.4, 17), (5, 19), (5, 25), (4, 25.6), (0.01, 25)], get('satin'), 64),
                ]
            )
        ),
        (64, -34, 7.6),
        (0, 0, 36),
    )
    place(
        made_by(
            lambda: along(
                [
                    lathe(
                        [
                            (3, 0),
                            (7.6, 0.4),
                            (8, 1),
                            (8, 6),
                            (5.6, 8),
                            (5.6, 14),
                            (6.4, 15),
                            (6.4, 20),
                            (4, 20.6),
                            (0.01, 20),
                        ],
                        get('satin'),
                        64,
                    ),
                    band(5.6, 10, 2, get('gold')),
                ]
            )
        ),
        (96, -8, 8.2),
        (0, 0, 12),
    )


pictures = {
    'endoscope-camera': Model(endoscope_camera, (0.42, -1.3, 0.56), 0.08, 70),
    'stroboscope': Model(stroboscope, (0.45, -1.3, 0.52), 0.08, 70),
    'video-cart': Model(video_cart, (0.42, -1.3, 0.4), 0.06, 70),
    'strobe-handle': Model(strobe_handle, from_above, 0.12),
    'ent-camera-head': Model(ent_camera_head, from_above, 0.12),
    'ent-monitor': Model(ent_monitor, (0.3, -1.3, 0.2), 0.06, 70),
    'ent-light-source': Model(ent_light_source, (0.5, -1.3, 0.5), 0.08, 70),
}
