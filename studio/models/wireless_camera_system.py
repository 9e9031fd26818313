"""Cameras without a lead, and what receives, shows and charges them."""

import math

from families.consoles import housing, knob
from families.drill_consoles import lead
from materials import get
from model import Detail, Model, from_above
from models.imaging_and_camera_system import coupler, key, laid_at, light, usb
from models.telescope_and_head_light_system import adapter, telescope
from screens import caption, nose, pocket, round_view, screen
from shapes import (
    along,
    box,
    circle,
    front,
    hoop,
    knurl,
    lathe,
    made_by,
    place,
    plate,
    prism,
    rod,
    round_outline,
    rounded,
    slab,
    swell,
    tube,
    turned_ring,
    words,
)


def antenna(length=104, wide=8.5):
    """A flat aerial on its joint, along z."""
    return [
        lathe([(6.4, 0), (6.8, 0.5), (6.8, 6), (6, 7)], get('satin'), 6, 20),
        lathe([(5.4, 6), (5.4, 14), (4.6, 16)], get('graphite'), 48),
        place(rod(5, 13, get('graphite'), 1), (-6.5, 0, 17), (0, 90, 0)),
        swell(
            [
                (0, 0, 18, 5.4, 4),
                (0, 0, 28, wide, 4.2),
                (0, 0, length - 14, wide - 1, 3.6),
                (0, 0, length - 3, wide - 2, 3),
                (0, 0, length, wide * 0.5, 1.4),
            ],
            get('graphite'),
            (1, 0, 0),
            3.4,
        ),
    ]


def quality(x, z, lit, count=8, wide=4.4, rise=2.1, colour='screen cyan'):
    """Segments that show how well it is received."""
    return [
        place(
            front(wide, 4 + i * rise, 0.1, get(colour if i < lit else 'screen dim'), 0.5, 0),
            (x + i * wide * 1.36, -0.4, z + (4 + i * rise) / 2),
        )
        for i in range(count)
    ]


def hdmi():
    outline = rounded(
        [(-7.5, 2.6), (7.5, 2.6), (7.5, -0.6), (5.4, -2.8), (-5.4, -2.8), (-7.5, -0.6)], 0.6
    )
    return [
        front(22, 12, 0.8, get('graphite'), 2, 0.3),
        place(
            plate([(x * 1.12, y * 1.25) for x, y in outline], 0.7, get('satin'), 0.2),
            (0, -0.7, 0),
            (90, 0, 0),
        ),
        place(plate(outline, 0.5, get('black')), (0, -1.1, 0), (90, 0, 0)),
        place(front(11, 1.2, 0.2, get('mark white'), 0.3, 0), (0, -1.6, 0.4)),
    ]


def bnc():
    """A coaxial socket, towards -y."""
    return place(
        [
            lathe([(8, 0), (8.4, 0.4), (8.4, 2), (7, 2.6)], get('satin'), 6, 20),
            lathe([(4.8, 2), (4.8, 12), (4.3, 12.6), (3.9, 12.4), (3.9, 4)], get('steel'), 64),
            place(rod(1.3, 5.6, get('steel')), (-6.4, 0, 9), (0, 90, 0)),
            place(rod(1.3, 5.6, get('steel')), (0.8, 0, 9), (0, 90, 0)),
            lathe([(3.4, 2), (3.4, 8), (1.2, 8.2), (1.2, 6)], get('ceramic'), 48),
            place(rod(0.6, 8, get('gold')), (0, 0, 2)),
        ],
        turn=(90, 0, 0),
    )


def receiver_box():
    # 210 x 148 x 42 mm; its ribs give off the heat, as it has no fan.
    w, d, h, feet = 210, 148, 37, 5
    place(
        plate(round_outline(w, h - 3, 9), d, get('graphite'), 2.4),
        (0, d / 2, h / 2 + feet - 1.5),
        (90, 0, 0),
    )
    for i in range(19):
        place(
            prism(
                rounded(
                    [(-d / 2 + 12, 0), (-d / 2 + 15, 4.4), (d / 2 - 15, 4.4), (d / 2 - 12, 0)], 1
                ),
                4.6,
                get('graphite'),
                0.8,
            ),
            (-81 + i * 9, 0, h + feet - 3.4),
        )
    for x in (-1, 1):
        for y in (-1, 1):
            place(
                lathe([(7, 0), (8, 0.8), (8, feet + 1), (0.01, feet + 1)], get('rubber'), 48),
                (x * (w / 2 - 20), y * (d / 2 - 18), 0),
            )
        # Flanges with slots for the plate behind a monitor.
        place(slab(15, 96, 4, get('graphite'), 6, 1), (x * (w / 2 + 4), 8, feet + 1))
        for y in (-26, 42):
            place(slab(5, 12, 0.4, get('black'), 2.4, 0), (x * (w / 2 + 7), y, feet + 5))
    y, z = -d / 2 - 2, h / 2 + feet - 1.5
    place(front(w - 1, h - 4, 3, get('petrol shell'), 8.6, 1), (0, y + 2.4, z))
    y -= 0.6
    place(front(72, 25, 1, get('screen glass'), 3, 0.3), (-62, y, z))
    place(
        [
            *quality(-32, -8, 5, 6, 4.8, 2.1),
            caption('CH', 4.6, 6, 6.4, 'screen cyan'),
            caption('4', 19, 18, 0),
        ],
        (-62, y - 1, z),
    )
    place(key(7.6, None, 'white', None), (-8, y, z))
    place(words('CH', 5, get('mark')), (-8, y - 2.6, z))
    place(bnc(), (20, y, z))
    place(hdmi(), (45, y, z))
    place(usb(), (70, y, z))
    place(key(5.6, None, 'white', 'led green'), (92, y, z))
    for x, text in ((20, 'SDI'), (45, 'HDMI'), (70, 'USB 3.0')):
        place(words(text, 3.6, get('mark white')), (x, y - 0.2, z - 12.4))
    place(words('aerovi link', 4.6, get('mark white')), (78, y - 0.2, z + 11.6))
    # Four antennas.
    for x, lean in ((-92, -16), (-34, -5), (34, 5), (92, 16)):
        place(antenna(112), (x, d / 2 + 7, z - 2), (-7, lean, 0))


def battery(height=46):
    """The removable battery of the camera along +z, its contacts at 0."""
    return [
        swell(
            [
                (0, 0, 0, 15, 14),
                (0, 0, 1.6, 17.6, 16.4),
                (0, 0, 5, 18.6, 17.4),
                (0, 0, height - 2, 18.6, 17.4),
                (0, 0, height, 17.8, 16.6),
            ],
            get('graphite'),
            power=3,
        )
    ]


def w1_camera():
    """Along +z from the mouth of its coupler; its buttons are on the side of -x."""
    parts = [
        *coupler(20.4, 'soft grey'),
        lathe([(0.01, 9), (10, 9.6), (12, 10.6)], get('lens'), 64),
        turned_ring([(12, 9), (16.6, 9), (16.6, 11.4), (12, 11.4)], get('black')),
        turned_ring([(20.2, 5.6), (20.9, 5.8), (20.9, 8), (20.2, 8.2)], get('petrol')),
        lathe([(16.4, 14), (16.4, 19), (17.4, 20)], get('satin'), 96),
        place(knurl(19.2, 15, get('graphite'), 4.2, 1.2), (0, 0, 20)),
        lathe([(17.6, 35), (17, 37), (17, 39)], get('satin'), 96),
        swell(
            [
                (0, 0, 37, 16, 16),
                (0, 0, 38.6, 18.6, 18),
                (0, 0, 43, 19.8, 19.6),
                (0, 0, 60, 19.6, 20.2),
                (0, 0, 78, 19.4, 19.6),
                (0, 0, 81, 19, 19),
            ],
            get('shell'),
            power=3,
        ),
        swell([(0, 0, 80.6, 18.4, 18.4), (0, 0, 81.4, 18.4, 18.4)], get('black'), power=3),
        swell(
            [
                (0, 0, 81.4, 18.8, 18.8),
                (0, 0, 82.4, 19.4, 19.4),
                (0, 0, 112, 18.6, 18.4),
                (0, 0, 118, 16.6, 16.4),
                (0, 0, 121, 12, 12),
                (0, 0, 121.6, 6, 6),
            ],
            get('graphite'),
            power=3,
        ),
        # The pad with its two buttons.
        swell(
            [
                (-18.2, 0, 42, 8.6, 2),
                (-19.2, 0, 46, 10, 2.8),
                (-19.6, 0, 60, 10, 2.8),
                (-18.8, 0, 74, 9.4, 2.6),
                (-18.2, 0, 77, 8, 2),
            ],
            get('soft grey'),
            power=3,
        ),
    ]
    for z, colour in ((52, 'white'), (67, 'red')):
        parts.append(
            place(
                plate([(5.4 * c, 6.4 * s) for c, s in circle(1, 48)], 2.2, get(colour), 0.9),
                (-21.4 - (0.3 if z < 60 else 0), 0, z),
                (0, -90, 0),
            )
        )
    for i in range(4):
        parts.append(
            place(
                rod(1.2, 0.6, get('led green' if i < 3 else 'soft grey'), 0.2, 24),
                (-18.95, -6 + i * 4, 88),
                (0, -90, 0),
            )
        )
    # The mark for the quarter turn of its cap.
    parts += [
        place(box(1.2, 1.4, 7, get('mark white'), 0.2), (-18.75, 0, 100)),
        place(words('aerovi w1', 6.4, get('mark')), (0, -20.0, 60), (0, -90, 0)),
    ]
    return parts


def wireless_camera():
    laid_at(w1_camera(), (-42, -30, 20.8), 42)

    # A spare battery.
    def spare():
        return place(
            [
                *battery(44),
                place(
                    words('3.7 V  2200 mAh', 4.4, get('mark white')), (0, -18.8, 22), (0, -90, 0)
                ),
                *[
                    place(rod(2.2, 0.5, get('gold'), 0.1, 32), (x, y, -0.4))
                    for x, y in ((0, -6), (0, 6), (7, 0))
                ],
            ],
            turn=(0, 90, 0),
        )

    place(made_by(spare), (18, -62, 17.4), (0, 0, 12))


def charging_dock():
    # A foot of silicone, a low case that slopes to the front, two bays.
    place(slab(176, 112, 6, get('petrol silicone'), 30, 2))
    outline = rounded([(-56, 5), (-56, 24), (-36, 36), (56, 36), (56, 5)], [3, 9, 14, 9, 3])
    prism(outline, 172, get('shell'), 7)
    for x, colour, lit in ((-44, 'led blue', 3), (44, 'screen amber', 1)):
        place(hoop(56, 54, 3, 3.4, get(colour), 2.6), (x, 6, 35))
        place(hoop(48, 46, 14, 5, get('soft grey'), 2.8), (x, 6, 35))
        place(plate(round_outline(46, 44, 14), 2, get('black')), (x, 6, 34.6))
        # How far it is: the same colour in steps on the slope.
        place(place(front(40, 8, 1, get('screen glass'), 3.6, 0.3)), (x, -46.4, 29.4), (-60, 0, 0))
        for i in range(4):
            place(
                front(6.4, 2.8, 0.2, get(colour if i < lit else 'screen dim'), 0.8, 0),
                (x - 13.5 + i * 9, -47.4, 30),
                (-60, 0, 0),
            )
    place(words('aerovi', 8, get('mark')), (0, -56.3, 14))
    place(light('led green', 4, 4), (70, -56.2, 14))
    # The camera stands on its battery in one bay, a spare battery in the other.
    place(place(made_by(w1_camera), turn=(180, 0, 90)), (-44, 6, 36 + 121.6))
    place(
        [
            *battery(50),
            lathe([(12, 50), (12.4, 50.6), (12.4, 53), (11, 54), (0.01, 54)], get('soft grey'), 64),
            place(box(16, 3, 2, get('graphite'), 0.6), (0, 0, 53.6)),
            place(words('2200 mAh', 5, get('mark white')), (0, -18.9, 26)),
        ],
        (44, 6, 37),
    )
    # The lead leaves through its channel.
    lead(
        [(60, 56, 14), (64, 66, 12), (78, 84, 3), (118, 92, 2.6), (150, 62, 2.6), (156, 20, 2.6)],
        2.6,
        'rubber',
    )


def tablet_screen():
    place(front(237, 148, 0.05, get('screen dark'), 1, 0))
    place(front(237, 15, 0.05, get('screen blue'), 0.5, 0), (0, -0.1, 66.5))
    place(
        [
            caption('1874   F   34', 7.4, -112, 66.5),
            caption('SEPTUM', 7.4, -34, 66.5, 'screen cyan'),
            caption('14:26', 7.4, 92, 66.5),
        ]
    )
    place(screen(126, 126, round_view(nose, 0.96), 420), (-52, -0.2, -6))
    # Before and after, with the grid of both.
    for i, looks in enumerate(
        (
            lambda x, y: nose(x * 0.7 + 0.15, y * 0.7),
            lambda x, y: nose(x * 0.78 - 0.1, y * 0.78 + 0.1),
        )
    ):
        z = 36 - i * 50
        place(screen(62, 44, looks, 200), (76, -0.2, z))
        for k in (-1, 1):
            place(front(0.4, 44, 0.05, get('screen white'), 0.1, 0), (76 + k * 10.4, -0.4, z))
            place(front(62, 0.4, 0.05, get('screen white'), 0.1, 0), (76, -0.4, z + k * 7.4))
    place(
        tube(
            [
                (80 + 9 * math.cos(a), -0.6, 32 + 9 * math.sin(a))
                for a in [2 * math.pi * k / 32 for k in range(32)]
            ],
            0.6,
            get('screen amber'),
            closed=True,
            steps=1,
            sides=6,
        )
    )
    for i, colour in enumerate(('screen red', 'screen white', 'screen cyan', 'screen dim')):
        place(front(9, 9, 0.05, get(colour), 4.4, 0), (52 + i * 16, -0.3, -54))
    place(
        [
            place(
                front(2, 2.4 + i * 1.6, 0.05, get('screen cyan'), 0.3, 0),
                (-112 + i * 3.4, -0.3, -66 + (2.4 + i * 1.6) / 2),
            )
            for i in range(4)
        ]
    )


def tablet_viewer():
    def tablet():
        w, h = 270, 182
        place(plate(round_outline(w, h, 18), 17, get('shell'), 4), (0, 15, 0), (90, 0, 0))
        place(front(252, 164, 1, get('screen glass'), 7, 0.3), (0, -1.4, 0))
        place(made_by(tablet_screen), (0, -2.6, 0))
        # Rubber at its corners and in the middle of its long sides.
        for sx in (1, -1):
            for sz in (1, -1):
                bump = rounded(
                    [
                        (sx * 138, sz * 96),
                        (sx * 78, sz * 96),
                        (sx * 84, sz * 86),
                        (sx * 126, sz * 86),
                        (sx * 128, sz * 84),
                        (sx * 128, sz * 48),
                        (sx * 138, sz * 42),
                    ],
                    [22, 3, 3, 9, 9, 3, 3],
                )
                place(
                    plate(bump if sx * sz > 0 else bump[::-1], 23, get('graphite'), 4),
                    (0, 18, 0),
                    (90, 0, 0),
                )
        place(
            [lathe([(5, 0), (5.2, 0.4), (4.6, 1), (0.01, 0.8)], get('soft grey'), 48)],
            (130.6, -1.8, 0),
            (90, 0, 0),
        )
        place(rod(1.6, 0.5, get('lens')), (-130.6, -1.6, 0), (90, 0, 0))
        # The clamp of its stand: a lip below, an arm behind.
        for x in (-52, 52):
            place(box(22, 30, 8, get('cast aluminium'), 2.4), (x, 4, -103))
            place(box(22, 6, 20, get('cast aluminium'), 2.4), (x, -8.6, -103))
        place(box(140, 12, 40, get('cast aluminium'), 4), (0, 26, -103))
        place(box(64, 12, 120, get('cast aluminium'), 4), (0, 25, -80))

    place(made_by(tablet), (0, 0, 132), (-16, 0, 0))
    swell(
        [
            (0, 62, 4, 26, 9),
            (0, 66, 24, 23, 8),
            (0, 70, 60, 22, 8),
            (0, 64, 96, 23, 9),
            (0, 52, 120, 24, 12),
        ],
        get('cast aluminium'),
        (1, 0, 0),
        3,
    )
    place(slab(190, 130, 9, get('graphite'), 40, 3), (0, 36, 0))


def two_channel_receiver():
    y, z = housing(290, 220, 58, 'white', 'petrol shell', 16, 8, 'aluminium')
    for x, digit, lit, view in ((-92, '1', 7, pocket), (4, '2', 5, None)):
        place(front(88, 40, 1.4, get('screen glass'), 4, 0.4), (x, y, z + 3))
        place(
            [
                caption(digit, 25, -38, 2),
                *quality(
                    -12, -12, lit, 8, 4.2, 2.4, 'screen cyan' if digit == '1' else 'screen green'
                ),
                caption('1080p 60', 4.6, -12, 13.6, 'screen white'),
            ],
            (x, y - 1.4, z + 3),
        )
    # The carrier of the disk is drawn out by its bow.
    place(front(62, 17, 1.6, get('graphite'), 3, 0.4), (97, y, z + 10))
    place(front(52, 6, 1.2, get('soft grey'), 2.4, 0.5), (97, y - 1.6, z + 10))
    place(words('SSD 512', 3.8, get('mark white')), (97, y - 2.9, z + 10))
    place(usb(), (80, y, z - 12))
    place(light('led blue', 4, 4), (100, y, z - 12))
    place(light('led green', 4, 4), (109, y, z - 12))
    place(key(6.4, None, 'white', 'led green'), (126, y, z - 12))
    place(words('bervana q', 6, get('mark white')), (-112, y - 0.2, z - 23))
    # The dial on the lid: one picture, two side by side, one in the other.
    top = 66
    at = (58, -32)
    place(place(knob(30, 17, 'graphite'), turn=(-90, 0, 0)), (*at, top), (0, 0, 245))
    for i, angle in enumerate((205, 270, 335)):
        a = math.radians(angle)
        x, up = at[0] + 52 * math.cos(a), at[1] + 52 * math.sin(a)
        for wide, deep, dx, dy, lift, colour in (
            [(22, 14, 0, 0, 0, 'petrol')],
            [(10.4, 14, -5.8, 0, 0, 'petrol'), (10.4, 14, 5.8, 0, 0, 'petrol')],
            [(22, 14, 0, 0, 0, 'petrol'), (8, 5, 5, -2.6, 0.3, 'mark white')],
        )[i]:
            place(
                plate(round_outline(wide, deep, 1.2), 0.4, get(colour)),
                (x + dx, up + dy, top - 0.1 + lift),
            )
    for x, lean in ((-118, -9), (-62, -3), (62, 3), (118, 9)):
        place(antenna(126, 9), (x, 116, 44), (-5, lean, 0))


def lit_camera():
    """Camera and lamp in one grip: one arm goes to the light post of the telescope."""

    def build():
        telescope(2, 110, 0, 'green', -1, 16, 8)
        # The tip shines.
        along([lathe([(0.01, 110.2), (1.7, 110.15), (1.6, 110.4)], get('ring white'), 40)])
        back = [
            *coupler(20.4, 'soft grey'),
            lathe([(17, 14), (17, 18), (18, 19)], get('satin'), 96),
            place(knurl(18.8, 12, get('graphite'), 2.6, 0.6), (0, 0, 19)),
            lathe([(18, 31), (17.4, 32), (17.4, 35)], get('satin'), 96),
            place(knurl(18.8, 9, get('petrol aluminium'), 2.6, 0.6), (0, 0, 35)),
            lathe([(18, 44), (17.4, 45), (17.4, 48)], get('satin'), 96),
        ]
        place(back, (-66, 0, 0), (0, -90, 0))
        swell(
            [
                (-111, 0, 0, 17, 17),
                (-113, 0, 0, 20, 19),
                (-122, 0, 0, 21.4, 20.4),
                (-150, -1, 0, 21.4, 20.4),
                (-158, -1, 0, 20.8, 20),
            ],
            get('white'),
            power=2.7,
        )
        swell(
            [
                (-157, -1, 0, 19.8, 19),
                (-160, -1, 0, 20.6, 19.8),
                (-180, -1, 0, 19.6, 19),
                (-215, 0, 0, 18.6, 18.4),
                (-242, 1, 0, 19.4, 19.4),
                (-258, 1, 0, 18, 18),
                (-264, 1, 0, 13, 13),
                (-266, 1, 0, 6, 6),
            ],
            get('ink'),
            power=2.6,
        )
        for i in range(7):
            place(
                swell(
                    [
                        (-184 - i * 8, -17, 15.4, 1.6, 0.9),
                        (-184 - i * 8, 0, 18.8, 1.6, 1.2),
                        (-184 - i * 8, 17, 15.4, 1.6, 0.9),
                    ],
                    get('soft grey'),
                    (1, 0, 0),
                )
            )
        # Keys on top: still, light in five steps with its lights.
        place(plate(round_outline(34, 20, 8), 3, get('graphite'), 1), (-136, -1, 18.4))
        for x, colour in ((-143, 'red'), (-129, 'white')):
            place(
                lathe([(4.8, 0), (4.8, 1.4), (3.6, 2.4), (0.01, 2.6)], get(colour), 48, 60),
                (x, -1, 21.2),
            )
        for i in range(5):
            place(
                rod(1.1, 0.6, get('led blue' if i < 3 else 'soft grey'), 0.2, 24),
                (-150 + 0.2, -9 + i * 4, 20.0),
            )
        # The lamp's arm with fins, to the post.
        swell(
            [
                (-150, -18, 0, 10, 13),
                (-128, -26, 0, 11, 14),
                (-96, -38, 0, 11, 12.4),
                (-62, -46, 0, 10, 11),
                (-38, -49.5, 0, 9.6, 10),
                (-22, -50, 0, 9.4, 10),
                (-14, -50, 0, 7, 8),
            ],
            get('white'),
            (0, 1, 0),
            2.8,
        )
        for i in range(6):
            place(
                turned_ring([(11.2, 0), (13.6, 0), (13.6, 1.8), (11.2, 1.8)], get('aluminium')),
                (-74 - i * 5, -43.4 - i * -1.55, 0),
                (0, 90, -16),
            )
        place(
            [
                lathe([(6, 0), (7.4, 0.6), (7.4, 7), (8.8, 8), (8.8, 14)], get('satin'), 64),
                place(knurl(8.9, 7, get('steel'), 1.6, 0.3), (0, 0, 7)),
            ],
            (-26, -27, 0),
            (90, 0, 0),
        )

    place(made_by(build), (40, 30, 21.4), (0, 0, 33))
    # Two more adapters for other posts.
    place(made_by(lambda: along(adapter(0))), (34, -58, 7.6), (0, 0, 52))
    place(made_by(lambda: along(adapter(1))), (66, -44, 6.8), (0, 0, 20))


pictures = {
    'receiver-box': Model(
        receiver_box,
        (0.4, -1.3, 0.62),
        0.08,
        70,
        detail=Detail((-30, -80, 24), 44, (-0.35, -1.2, 0.4)),
    ),
    'charging-dock': Model(
        charging_dock,
        (0.4, -1.3, 0.5),
        0.08,
        70,
        detail=Detail((45, -20, 40), 50, (0.4, -1.2, 0.6)),
    ),
    'tablet-viewer': Model(tablet_viewer, (0.36, -1.3, 0.34), 0.08, 70),
    'wireless-camera': Model(
        wireless_camera, (0.05, -1, 0.62), 0.12, detail=Detail((-32, -28, 24), 32, (-0.35, -1, 0.4))
    ),
    'two-channel-receiver': Model(two_channel_receiver, (0.42, -1.3, 0.62), 0.08, 70),
    'lit-camera': Model(lit_camera, from_above, 0.1),
}
