"""Shaver handpieces with a blade in them; each lies along +x until it is turned."""

import math

from families import consoles, drill_consoles
from families.drills import boot
from families.handpieces import cable, plug
from materials import get
from model import Detail, Model, from_above
from models.ent_drill_tips_and_shaver_blade import shaver_blade
from shapes import (
    along,
    band,
    box,
    knurl,
    lathe,
    made_by,
    place,
    plate,
    rings,
    rod,
    round_outline,
    rounded,
    seam,
    swell,
    tube,
    turned,
)


def suction_port(radius=4.6):
    """A ribbed nipple along z from 0."""
    return lathe(
        [
            (radius + 2, 0),
            (radius + 2, 2),
            (radius, 3),
            *[(radius + (0.9 if i % 2 else 0), 5 + i * 2) for i in range(7)],
            (radius - 0.8, 20),
        ],
        get('steel'),
        64,
    )


def nose(x, radius, ring='red'):
    """The lock that takes a blade's hub, along z."""
    return [
        seam(radius, x),
        lathe([(radius, x), (radius - 0.4, x + 2), (radius - 0.4, x + 5)], get('titanium')),
        place(knurl(radius + 0.2, 9, get('satin'), 1.5, 0.3), (0, 0, x + 5)),
        lathe(
            [(radius - 0.4, x + 14), (radius - 1, x + 17), (radius - 2, x + 18), (6.2, x + 18.4)],
            get('titanium'),
        ),
        band(radius - 0.4, x + 2.4, 1.8, get(ring), 0.2),
    ]


def shaver_handpiece():
    lift = 12.6
    # Polymer in the hand, titanium before it.
    place(
        swell(
            [
                (0, 0, 0, 8, 8),
                (4, 0, 0, 11.4, 11),
                (14, 0, 0, 12.2, 11.2),
                (40, 0, 0, 12, 11.2),
                (78, 0, 0, 11.4, 11.2),
                (92, 0, 0, 11.2, 11.2),
            ],
            get('shell'),
            power=2.2,
        ),
        (0, 0, lift),
    )
    along(
        [
            seam(11.2, 92),
            lathe([(11.2, 92), (11.2, 112), (10.8, 120)], get('titanium')),
            # The wheel under the index finger turns the window.
            place(rings(12.8, 9, get('petrol aluminium'), 1, 0.1), (0, 0, 108)),
            *nose(120, 10.8),
        ],
        lift,
    )
    notches = []
    for i in range(24):
        angle = 2 * math.pi * i / 24
        notches.append(
            place(
                rod(1.5, 8.4, get('petrol aluminium'), 0.5, 24),
                (108.3, 12.4 * math.cos(angle), lift + 12.4 * math.sin(angle)),
                (0, 90, 0),
            )
        )
    place(made_by(shaver_blade), (133, 0, lift))
    # The button starts the blade, the slider opens suction.
    top = lift + 11.2
    place(plate(round_outline(66, 15, 7.4), 2, get('soft grey'), 0.9), (54, 0, top - 0.9))
    place(
        lathe([(5.2, 0), (5.4, 0.6), (5.2, 1.8), (3, 2.5), (0.01, 2.7)], get('red'), 64),
        (78, 0, top + 0.6),
    )
    place(plate(round_outline(38, 6.4, 3.1), 0.8, get('black'), 0.2), (46, 0, top + 0.6))
    place(plate(round_outline(13, 10, 3), 3.2, get('petrol'), 1.1), (40, 0, top + 0.9))
    for i in range(4):
        place(box(1, 8, 0.8, get('petrol'), 0.3), (36.4 + i * 2.4, 0, top + 3.9))
    along([boot(20, 4.6)], lift - 4, 1)
    along([place(suction_port(3.8), (0, 0, 0), (180, 0, 0))], lift + 4.4, 2)
    tube(
        [
            (-8, 0, lift + 4.4),
            (-30, 0, lift + 2),
            (-62, -18, 6),
            (-66, -58, 5.4),
            (-14, -78, 5.4),
            (60, -62, 5.4),
            (128, -72, 5.4),
        ],
        5.2,
        get('pvc'),
    )
    cable(
        [
            (-20, 0, lift - 4),
            (-38, -2, 4),
            (-82, -24),
            (-84, -76),
            (-14, -97),
            (62, -80),
            (116, -88),
        ],
        2.5,
        'grey',
    )
    plug((128, -90), -8, 6, 5, 'aluminium')


def straight_shaver():
    lift = 12.2
    # An oval of 24 x 31 mm: the motor lies beside the channel.
    place(
        swell(
            [
                (-2, 0, 0, 11, 8.6),
                (2, 0, 0, 14.4, 11),
                (10, 0, 0, 15.4, 11.9),
                (60, 0, 0, 15.5, 12),
                (104, 0, 0, 15.3, 11.9),
                (114, 0, 0, 13.6, 11),
                (126, 2, 0, 10.4, 10),
            ],
            get('satin'),
            power=2.3,
        ),
        (0, -2, lift),
    )
    place(
        swell(
            [
                (26, 0, 0, 15.6, 12.1),
                (27, 0, 0, 16, 12.5),
                (92, 0, 0, 16, 12.5),
                (93, 0, 0, 15.6, 12.1),
            ],
            get('petrol shell'),
            power=2.3,
            steps=4,
        ),
        (0, -2, lift),
    )
    for i in range(10):
        place(
            swell(
                [
                    (34 + i * 5.6, 0, 0, 16, 12.5),
                    (34.8 + i * 5.6, 0, 0, 16.4, 12.9),
                    (36.2 + i * 5.6, 0, 0, 16.4, 12.9),
                    (37 + i * 5.6, 0, 0, 16, 12.5),
                ],
                get('petrol shell'),
                power=2.3,
                steps=2,
            ),
            (0, -2, lift),
        )
    place(made_by(lambda: along(nose(126, 9.8))), (0, 0, lift))
    place(made_by(shaver_blade), (140, 0, lift))
    # The lever of the blade lock.
    place(
        plate(rounded([(0, -5), (30, -4), (34, 0), (30, 4), (0, 5)], 2.6), 3, get('steel'), 1.1),
        (98, 0, lift + 11.4),
        (0, -7, 0),
    )
    place(rod(2.2, 12, get('dark steel')), (100, 6, lift + 12), (90, 0, 0))
    along([place(suction_port(4.6), (0, 0, 0), (180, 0, 0))], lift, 0)
    tube(
        [
            (-10, 0, lift),
            (-44, 0, lift - 1),
            (-84, -8, 6.6),
            (-96, -46, 6.4),
            (-40, -70, 6.4),
            (40, -60, 6.4),
            (106, -66, 6.4),
        ],
        6.2,
        get('pvc'),
    )
    place(made_by(lambda: along([boot(22, 5.4, 3)], 0)), (-1, -9.4, lift - 1))
    cable(
        [
            (-20, -9.4, lift - 1),
            (-44, -12, 6),
            (-78, -26),
            (-74, -58),
            (-30, -88),
            (46, -80),
            (112, -92),
        ],
        3.2,
        'grey',
    )
    plug((126, -95), -10, 7, 6, 'aluminium')


def pistol_shaver():
    up, lift = (0, 0, 1), 15
    # The barrel, and the grip at 110 degrees to it, lying on their side.
    place(
        swell(
            [
                (-34, 3, 0, 9, 8),
                (-31, 3, 0, 13, 13.4),
                (-20, 2, 0, 14.8, 16),
                (10, 0, 0, 15, 16.5),
                (44, -1, 0, 14.4, 15),
                (66, 0, 0, 12, 12.2),
                (80, 0, 0, 10.4, 10.4),
            ],
            get('shell'),
            up,
            2.5,
        ),
        (0, 0, lift),
    )
    lean = math.radians(20)

    def down(way, across, deep, x=0.0):
        return -8 + x - way * math.sin(lean), -way * math.cos(lean), 0, across, deep

    place(
        swell(
            [
                down(-2, 12, 20),
                down(14, 13, 18, 1),
                down(36, 13.4, 16),
                down(70, 13.6, 16.4),
                down(104, 13.8, 18.4),
                down(117, 13, 18),
                down(120, 10, 14),
            ],
            get('shell'),
            up,
            2.5,
        ),
        (0, 0, lift),
    )
    # The sleeve of silicone comes off for washing.
    place(
        swell(
            [
                down(30, 13.6, 16.4),
                down(31.5, 14.6, 17.2),
                down(64, 14.8, 17.2),
                down(97, 15, 19),
                down(98.5, 14, 18.2),
            ],
            get('soft grey'),
            up,
            2.5,
            6,
        ),
        (0, 0, lift),
    )
    for i in range(7):
        way = 40 + i * 8
        place(
            plate(round_outline(20, 3, 1.4), 1.2, get('soft grey'), 0.5),
            (down(way, 0, 0)[0], down(way, 0, 0)[1], lift + 14.4),
            (0, 0, -20),
        )
    place(
        swell(
            [
                down(117, 13.2, 18.3),
                down(118, 13.8, 18.9),
                down(124, 13.8, 18.9),
                down(125, 12.6, 17.8),
            ],
            get('graphite'),
            up,
            2.5,
            4,
        ),
        (0, 0, lift),
    )
    # A trigger under the barrel, a wheel at the thumb, a tap of the suction in the grip.
    place(
        plate(
            rounded([(0, 0), (12, 0), (12, -24), (8, -34), (3, -30), (4, -14)], 4),
            11,
            get('petrol'),
            3,
        ),
        (14, -14, lift - 5.5),
    )
    place(
        [knurl(9, 8, get('soft grey'), 2.6, 0.7), place(rod(6, 0.8, get('petrol')), (0, 0, 7.6))],
        (-23, 13, lift + 5),
    )
    place(
        [
            lathe([(8, 0), (8.2, 0.4), (8.2, 1.6), (7.6, 2)], get('steel')),
            place(plate(round_outline(22, 6, 2.8), 3.4, get('red'), 1.2), (5, 0, 1.6)),
        ],
        (down(12, 0, 0)[0] + 1, down(12, 0, 0)[1], lift + 12.6),
        (0, 0, 60),
    )
    place(made_by(lambda: along(nose(80, 10.4, 'petrol aluminium'))), (0, 0, lift))
    place(made_by(lambda: shaver_blade(0.72)), (92, 0, lift))
    end = down(125, 0, 0)
    place(
        lathe([(6, 0), (5, 8), (4.4, 16)], get('rubber'), 48),
        (end[0] - 5, end[1] + 1, lift),
        (0, 90, -112),
    )
    tube(
        [
            (end[0] + 7, end[1], lift),
            (end[0] + 2, end[1] - 16, lift - 2),
            (end[0] + 10, end[1] - 44, 6),
            (end[0] + 60, end[1] - 46, 5.6),
            (end[0] + 110, end[1] - 22, 5.6),
            (end[0] + 170, end[1] - 34, 5.6),
        ],
        5.4,
        get('pvc'),
    )
    cable(
        [
            (end[0] - 8, end[1] - 8, lift),
            (end[0] - 14, end[1] - 26, 8),
            (end[0] - 2, end[1] - 58),
            (end[0] + 64, end[1] - 62),
            (end[0] + 114, end[1] - 38),
            (end[0] + 146, end[1] - 46),
        ],
        2.8,
        'grey',
    )
    plug((end[0] + 160, end[1] - 50), -16, 6.4, 5, 'aluminium')


pictures = {
    'shaver-handpiece': Model(turned(shaver_handpiece, 24), from_above, 0.12),
    'straight-shaver': Model(turned(straight_shaver, 24), from_above, 0.12),
    'pistol-shaver': Model(turned(pistol_shaver, 14), from_above, 0.12),
    'shaver-console': Model(drill_consoles.shaver_console, consoles.seen_from, 0.08, 70),
    'shaver-drill-console': Model(
        drill_consoles.shaver_drill_console,
        (0.5, -1.3, 0.56),
        0.08,
        70,
        detail=Detail((-78, -155, 78), 74, (0.5, -1.2, 0.45)),
    ),
    'irrigation-pump': Model(drill_consoles.irrigation_pump, (0.5, -1.3, 0.36), 0.06, 70),
    'lens-irrigation': Model(drill_consoles.lens_irrigation, (0.35, -1.3, 0.6), 0.08, 70),
}
