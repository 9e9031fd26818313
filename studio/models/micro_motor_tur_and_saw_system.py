"""
Saws, the micromotor handpiece and the dermabrader of facial surgery; each lies along +x until it is
turned.
"""

import math

from families import consoles, drill_consoles, pedals
from families.drills import bur, loose_bur, motor
from families.handpieces import cable, plug
from materials import get
from model import Detail, Model, from_above
from shapes import (
    along,
    band,
    box,
    circle,
    knurl,
    lathe,
    place,
    plate,
    rings,
    rod,
    round_outline,
    seam,
    surface,
    swell,
    tube,
    turned,
    words,
)


def etched(text, at, deep, high=2.2):
    """What a laser marks on a blade along +x: its size, and how deep it has cut."""
    lines = [
        place(
            box(0.35, deep * (1 if i % 2 else 0.6), 0.06, get('mark'), 0),
            (at[0] + 14 + i * 5, at[1] + deep * (0 if i % 2 else 0.2), 0.9),
        )
        for i in range(6)
    ]
    return [
        place(
            place(words(text, high, get('mark'), 0.02), turn=(-90, 0, 0)), (at[0] + 5, at[1], 0.93)
        ),
        *lines,
    ]


def toothed(length, width, count, tooth=1.5, back=None, steel='ground blade'):
    """A flat blade along +x from 0 with its teeth towards -y and a notch for its seat."""
    step = (length - 22) / count
    edge = [(20 + i * step / 2, -width / 2 + (0 if i % 2 else tooth)) for i in range(1, count * 2)]
    back = back or [(length, width * 0.3), (length - 3, width / 2)]
    return plate(
        [
            (-8, 1.6),
            (-8, -1.6),
            (-2, -1.6),
            (0, -width * 0.4),
            (18, -width * 0.44),
            *edge,
            (length, -width / 2 + tooth),
            *back,
            (0, width / 2),
            (-2, 1.6),
        ],
        0.9,
        get(steel),
        0.22,
        [round_outline(12, 1.6, 0.79)],
    )


def fan(reach, width, neck, count, sector=True):
    """A flat blade from its hub at the origin along +x, with its teeth at the far end."""
    half = math.asin(width / 2 / reach)
    edge = []
    for i in range(count * 2 + 1):
        angle = -half + half * i / count
        r = reach - (1.3 if i % 2 else 0)
        edge.append(
            (r * math.cos(angle), r * math.sin(angle))
            if sector
            else (reach - (1.1 if i % 2 else 0), -width / 2 + width * i / count / 2)
        )
    return plate(
        [
            (-2.4, -neck / 2),
            (3, -neck / 2),
            (reach * 0.5, -neck * 0.5 if not sector else -width * 0.3),
            *edge,
            (reach * 0.5, neck * 0.5 if not sector else width * 0.3),
            (3, neck / 2),
            (-2.4, neck / 2),
        ],
        0.7,
        get('ground blade'),
        0.14,
        [circle(1.3)],
    )


def reciprocating_saw():
    lift = 21
    # The battery is in the rear half, under a cap with three lights.
    place(
        swell(
            [
                (-2, 0, 0, 15, 13),
                (1, 0, 0, 18.6, 17),
                (8, 0, 0, 20, 19),
                (58, 0, 0, 20.4, 19.6),
                (66, 0, 0, 20.4, 19.6),
            ],
            get('graphite'),
            power=2.5,
        ),
        (0, 0, lift),
    )
    along([lathe([(19.6, 65.6), (20.6, 66), (20.6, 69), (19.6, 69.4)], get('red'))], lift)
    place(
        swell(
            [
                (69, 0, 0, 20, 19.2),
                (72, 0, 0, 20.2, 19.4),
                (96, 0, 0, 18, 17),
                (130, 0, 0, 16.4, 15.6),
                (150, 0, 0, 16, 15.4),
                (166, 0, 0, 14, 14),
            ],
            get('shell'),
            power=2.4,
        ),
        (0, 0, lift),
    )
    place(
        swell(
            [(72, 0, 0, 20, 19.2), (73, 0, 0, 21, 20.2), (96, 0, 0, 19, 18), (97, 0, 0, 18, 17)],
            get('soft grey'),
            power=2.4,
            steps=6,
        ),
        (0, 0, lift),
    )
    for i in range(6):
        way = 75.4 + i * 3.6
        across, deep = 21.3 - i * 0.31, 20.5 - i * 0.34
        place(
            swell(
                [
                    (way, 0, 0, across - 0.6, deep - 0.6),
                    (way + 0.5, 0, 0, across, deep),
                    (way + 1.5, 0, 0, across - 0.1, deep - 0.1),
                    (way + 2, 0, 0, across - 0.8, deep - 0.8),
                ],
                get('soft grey'),
                power=2.4,
                steps=2,
            ),
            (0, 0, lift),
        )
    for i in range(3):
        place(
            lathe(
                [(1.9, 0), (1.9, 0.7), (0.01, 1)], get('led green' if i < 2 else 'soft grey'), 32
            ),
            (14 + i * 7, 0, lift + 19.7),
        )
    place(plate(round_outline(28, 9, 4.4), 1, get('black'), 0.3), (21, 0, lift + 18.9))
    # The thumb's trigger with its lock.
    place(
        plate(round_outline(38, 16, 7.6), 3, get('soft grey'), 1.2),
        (128, 0, lift + 13.8),
        (0, 2, 0),
    )
    place(
        swell(
            [
                (108, 0, 0, 3, 2),
                (112, 0, 1, 5.2, 4),
                (124, 0, 2, 5.6, 5),
                (136, 0, 1.4, 5.6, 4.4),
                (144, 0, 0, 3, 2),
            ],
            get('petrol'),
            power=2.6,
        ),
        (0, 0, lift + 16),
    )
    place(box(8, 39, 5, get('red'), 1.8), (103, 0, lift + 4))
    along(
        [
            seam(14, 166),
            lathe([(13.8, 166), (13.8, 172), (11, 184), (9, 192)], get('satin')),
            place(knurl(9.6, 12, get('satin'), 1.5, 0.3), (0, 0, 192)),
            lathe([(9, 204), (8, 207), (5, 209), (4.4, 214), (0.01, 214)], get('steel')),
        ],
        lift,
    )
    place([toothed(78, 9, 20), *etched('70', (18, 1.4), 3.4)], (214, 0, lift - 0.4), (24, 0, 0))
    # Straight, bayonet and curved blades for the same seat.
    place([toothed(66, 8, 16), *etched('58', (16, 1.2), 3)], (68, -46, 1.8), (22, 0, -26))
    teeth = [(26 + i * 1.5, -11 - (0 if i % 2 else -1.4)) for i in range(1, 25)]
    place(
        plate(
            [
                (-8, 1.6),
                (-8, -1.6),
                (-2, -1.6),
                (0, -3.4),
                (14, -3.4),
                (22, -11),
                *teeth,
                (64, -10),
                (66, -5),
                (26, -4),
                (18, 3.6),
                (0, 3.6),
                (-2, 1.6),
            ],
            0.9,
            get('ground blade'),
            0.22,
        ),
        (146, -38, 3.8),
        (22, 0, -28),
    )
    arc = [
        (
            (64 - i % 2 * 1.4) * math.cos(math.radians(i * 2 - 86)),
            (64 - i % 2 * 1.4) * math.sin(math.radians(i * 2 - 86)) + 60,
        )
        for i in range(27)
    ]
    top = [
        (56 * math.cos(math.radians(a)), 56 * math.sin(math.radians(a)) + 60)
        for a in range(-34, -88, -4)
    ]
    place(
        plate(
            [(-8, 1.6), (-8, -1.6), (-2, -1.6), (0, -3.6), *arc, *top, (0, 3.6), (-2, 1.6)],
            0.9,
            get('ground blade'),
            0.22,
        ),
        (122, -90, 1.8),
        (22, 0, -24),
    )


def oscillating_saw():
    lift = 11.5
    along(
        [
            *motor(10, 52, 'aluminium', 'petrol aluminium'),
            seam(10, 52),
            lathe([(9.6, 52), (10.4, 53), (10.6, 60), (10.4, 66)], get('satin')),
            place(knurl(10.6, 24, get('satin'), 1.5, 0.3), (0, 0, 66)),
            lathe([(10.4, 90), (10.6, 91), (10.4, 96)], get('satin')),
            band(10.4, 96, 2.2, get('red'), 0.2),
            lathe([(10.4, 98.4), (10, 106), (8, 118), (7, 128), (7, 134)], get('satin')),
        ],
        lift,
    )
    # The seat turns to five positions, 45 degrees apart; the blade swings in its plane.
    head = [
        lathe([(9, -9), (9.6, -8.4), (9.6, 6), (9, 7)], get('satin')),
        lathe(
            [(8.4, 7), (8.4, 8), (7, 8.4), (7, 10.4), (8, 10.8), (8, 12.4), (5, 13), (0.01, 13)],
            get('steel'),
        ),
        *[
            place(
                rod(0.8, 0.5, get('black'), 0.05, 24),
                (6.6 * math.cos(math.radians(a)), 6.6 * math.sin(math.radians(a)), 12.3),
            )
            for a in range(-90, 91, 45)
        ],
        place(fan(20, 12, 6, 9), (0, 0, 9.2)),
    ]
    blade = head.pop()
    place(blade, (9, 0, 0), (0, 0, 0))
    place(blade, turn=(0, 0, -45))
    place([*head, blade], (138, 0, lift), (20, 0, 0))
    for side in (1, -1):
        tube(
            [
                (60, side * 10.2, lift + 4),
                (92, side * 10.9, lift + 4),
                (114, side * 9.6, lift + 4),
                (130, side * 10.4, lift + 8),
                (139 + (4 if side < 0 else 0), side * 10.6, lift + 12),
                (146, side * 7 - 3, lift + 13.4),
            ],
            0.9,
            get('steel'),
            sides=16,
        )
    tube(
        [(60, 10.2, lift + 4), (40, 12, lift + 2), (0, 14, 6), (-26, 10, 3), (-52, -22, 2)],
        1.8,
        get('pvc'),
    )
    cable(
        [(-20, 0, lift), (-40, -2, 5), (-66, -22), (-54, -56), (0, -62), (46, -50), (74, -56)],
        2.6,
        'grey',
    )
    plug((86, -59), -10, 6, 5, 'aluminium')
    # The other blades: 5 x 10, 8 x 16, and 11 x 7 mm across its shaft.
    place(plate(round_outline(78, 30, 4), 2.4, get('white'), 0.8), (166, -56, 0))
    place(plate(round_outline(74, 26, 3), 0.5, get('ink'), 0.1), (166, -56, 2.2))
    place(fan(14, 5, 5, 5, False), (137, -56, 3.9), (17, 0, 8))
    place(fan(20, 8, 6, 7, False), (156, -56, 4.2), (17, 0, 8))
    place(
        [fan(10, 6, 6, 3, False), place(fan(8, 11, 10, 9, False), (10, 0, 0.4), (0, -70, 0))],
        (183, -56, 4.2),
        (17, 0, 8),
    )


def dermabrader():
    lift = 10
    along(
        [
            *motor(9, 48, 'aluminium', 'petrol aluminium'),
            seam(9, 48),
            lathe([(8.8, 48), (9.2, 49), (9.2, 58)], get('shell')),
            place(rings(9.3, 34, get('soft grey'), 11, 0.5), (0, 0, 58)),
            lathe([(9.2, 92), (9.2, 98)], get('shell')),
            band(9.2, 98, 2.2, get('red'), 0.2),
            lathe([(9.2, 100.4), (8.4, 108), (6.4, 118), (5, 128), (4.6, 132)], get('satin')),
            lathe([(1.5, 132), (1.5, 148)], get('steel'), 40),
            # The fraise turns on the axis.
            lathe(
                [
                    (2, 146),
                    (8.2, 146.3),
                    (9, 147.4),
                    (9, 162.6),
                    (8.2, 163.8),
                    (3, 164.2),
                    (0.01, 164.2),
                ],
                get('diamond coat'),
            ),
            place(rod(2, 1.2, get('steel')), (0, 0, 163.6)),
        ],
        lift,
    )

    # The guard behind the wheel twists off.
    def shield(u, v):
        angle = math.radians(-85 + 160 * u)
        r = 6.2 + 9.4 * min(1, v * 2.2)
        return 126 + 42 * v, r * math.cos(angle), r * math.sin(angle)

    guard = surface(shield, 48, 24, get('clear'), closed=False)
    thick = guard.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 1.1
    place(guard, (0, 0, lift))
    along(
        [lathe([(5.2, 122), (6.6, 122.4), (6.8, 123), (6.8, 127), (6.2, 127.6)], get('soft grey'))],
        lift,
    )
    cable(
        [(-20, 0, lift), (-40, -2, 5), (-66, -20), (-58, -52), (0, -60), (46, -48), (80, -54)],
        2.5,
        'grey',
    )
    plug((92, -57), -10, 6, 5, 'aluminium')

    def fraise(profile):
        return [
            lathe([(0.01, -24), (0.95, -24), (1.17, -23.7), (1.17, 0)], get('steel'), 40),
            lathe(profile, get('diamond coat')),
        ]

    place(
        along(
            fraise(
                [
                    (1.4, 0),
                    (4.4, 2),
                    (6.6, 6),
                    (7, 10),
                    (5.6, 15),
                    (3, 19),
                    (0.6, 20.6),
                    (0.01, 20.7),
                ]
            )
        ),
        (136, -38, 6.8),
        (0, -13, 0),
    )
    place(
        along(fraise([(2, 0), (9.4, 0.3), (10.4, 1.6), (10.4, 6.4), (9.4, 7.7), (0.01, 8)])),
        (156, -68, 9.8),
        (0, -22, 0),
    )


def micromotor_handpiece():
    lift = 10.4
    along(
        [
            *motor(9.6, 58),
            seam(9.6, 58),
            lathe([(9, 58), (9.4, 59), (9.4, 66)], get('satin')),
            band(9.4, 66, 2.4, get('red'), 0.2),
            lathe([(9.4, 68.4), (9.4, 76)], get('satin')),
            place(knurl(9.5, 32, get('satin'), 1.5, 0.34), (0, 0, 76)),
            # The collar that frees the bur with a quarter turn.
            seam(9, 108),
            lathe([(9.2, 108), (9.6, 109), (9.6, 116), (9, 117)], get('steel')),
            place(rod(0.9, 0.4, get('red'), 0.05, 24), (-9.5, 0, 112.5), (0, -90, 0)),
            lathe(
                [(8.6, 117), (7.4, 124), (5, 136), (3.9, 145), (3.7, 150), (3.2, 150.6)],
                get('satin'),
            ),
            *place(bur(2.7, 20, 0.75), (0, 0, 149)),
        ],
        lift,
    )
    tube(
        [
            (84, 10.6, lift + 2),
            (110, 11.2, lift + 2),
            (126, 9, lift + 1.6),
            (144, 5, lift + 1),
            (158, 3.6, lift + 0.4),
            (164, 3, lift),
        ],
        0.95,
        get('steel'),
        sides=16,
    )
    place(
        lathe([(9.8, 0), (10.4, 0.3), (10.4, 3), (9.8, 3.4)], get('soft grey')),
        (98, 0, lift),
        (0, 90, 0),
    )
    tube(
        [
            (84, 10.6, lift + 2),
            (60, 13, lift),
            (20, 15, 6),
            (-16, 15, 3),
            (-50, -8, 2),
            (-62, -30, 2),
        ],
        1.7,
        get('pvc'),
    )
    cable(
        [(-20, 0, lift), (-40, -2, 5), (-68, -24), (-58, -58), (0, -68), (50, -56), (80, -63)],
        2.6,
        'grey',
    )
    plug((92, -66), -10, 6, 5, 'aluminium')
    for i, (head, length, kind, squash) in enumerate(
        ((2.6, 44, 'carbide', 1), (1.5, 44, 'steel', 2.6), (2.2, 54, 'diamond', 1.0))
    ):
        place(
            along(loose_bur(head, length, kind, squash, ('red', 'blue', 'green')[i])),
            (128 + i * 5, -34 - i * 14, 2.6),
        )


pictures = {
    'reciprocating-saw': Model(turned(reciprocating_saw, 22), from_above, 0.12),
    'oscillating-saw': Model(
        turned(oscillating_saw, 22),
        from_above,
        0.12,
        detail=Detail((140, 41, 17), 18, (0.3, -0.8, 0.7)),
    ),
    'dermabrader': Model(turned(dermabrader, 22), from_above, 0.12),
    'micromotor-handpiece': Model(turned(micromotor_handpiece, 22), from_above, 0.12),
    'micromotor-console': Model(drill_consoles.micromotor_console, (0.45, -1.3, 0.62), 0.08, 70),
    'twin-console': Model(
        drill_consoles.twin_console,
        consoles.seen_from,
        0.08,
        70,
        detail=Detail((66, -150, 96), 80, (0.5, -1.2, 0.4)),
    ),
    'foot-pedal': Model(
        pedals.foot_pedal,
        pedals.seen_from,
        0.1,
        70,
        detail=Detail((85, -5, 30), 50, (0.5, -1, 0.6)),
    ),
}
