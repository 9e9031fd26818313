"""Units of one room, the suction unit and the cabinet; they stand on the floor and face -y."""

import math

from families.consoles import display, knob
from families.units import (
    atomiser,
    carcass,
    feet,
    fronts,
    gauge,
    handle,
    handpiece,
    hung,
    jar,
    kidney_dish,
    plinth,
    swan_lamp,
    telescopes,
    view_screen,
    worktop,
)
from materials import get
from models.imaging_and_camera_system import key
from models.navigation_system import castor
from screens import larynx, nose
from shapes import (
    box,
    front,
    lathe,
    made_by,
    place,
    plate,
    prism,
    rod,
    round_outline,
    rounded,
    slab,
    tube,
    turned_ring,
    words,
)


def wire_basket(width, depth, height):
    parts = [
        tube(
            [(x, y, height) for x, y in round_outline(width, depth, 16, 4)],
            3,
            get('steel'),
            closed=True,
            smooth=False,
            sides=8,
        ),
        tube(
            [(x, y, 2) for x, y in round_outline(width - 8, depth - 8, 16, 4)],
            2.4,
            get('steel'),
            closed=True,
            smooth=False,
            sides=8,
        ),
    ]
    for i in range(round(width / 18)):
        x = -width / 2 + 12 + i * 18
        parts.append(
            tube(
                [(x, -depth / 2 + 1, height), (x, -depth / 2 + 5, 2), (x, depth / 2 - 5, 2)],
                1.3,
                get('steel'),
                smooth=False,
                sides=6,
            )
        )
    return parts


def container(width, depth, height, colour='petrol aluminium'):
    """A container for sterilisation with its clasps."""
    return [
        slab(width, depth, height * 0.7, get('aluminium'), 12, 4),
        place(slab(width + 6, depth + 6, height * 0.28, get(colour), 13, 5), (0, 0, height * 0.7)),
        place(front(44, 30, 5, get('satin'), 4, 1.5), (0, -depth / 2 - 1, height * 0.66)),
        place(front(50, 26, 0.6, get('paper'), 2, 0), (-width * 0.28, -depth / 2, height * 0.34)),
    ]


def packs(count, width=110, height=150):
    """Sterile packs that stand one behind the other, as in a basket."""
    parts = []
    for i in range(count):
        parts += place(
            [
                front(width, height - (i % 3) * 8, 3, get('pouch paper'), 4, 1),
                place(front(width - 12, 22, 0.4, get('petrol'), 2, 0), (0, -3, height * 0.28)),
                place(
                    front(width - 20, height * 0.4, 0.4, get('pouch film'), 2, 0),
                    (0, -3, -height * 0.12),
                ),
            ],
            ((i % 2) * 5, i * 16, height / 2),
            (-7, 0, 0),
        )
    return parts


def bottle(radius, height, label='petrol'):
    return [
        lathe(
            [
                (radius - 3, 0),
                (radius, 3),
                (radius, height * 0.7),
                (radius * 0.5, height * 0.84),
                (radius * 0.4, height * 0.86),
            ],
            get('white'),
            64,
            40,
        ),
        lathe(
            [(radius * 0.46, height * 0.85), (radius * 0.46, height), (0.01, height)],
            get('graphite'),
            48,
        ),
        lathe([(radius + 0.3, height * 0.22), (radius + 0.3, height * 0.56)], get(label), 64),
    ]


def instrument_cabinet():
    """
    900 x 420 x 1,750 mm, of ground steel: two doors of glass, four shelves, three drawers under one
    key.
    """
    steel, w, d = get('brushed sheet'), 900, 420
    for x in (1, -1):
        for y in (1, -1):
            castor(x * 380, y * 140, 44, x * y * 16)
    low, mid, high = 116, 640, 1660
    for x in (1, -1):
        place(box(24, d, high - low, steel, 2), (x * (w / 2 - 12), 0, low))
    place(box(w - 40, 12, high - low, steel, 1), (0, d / 2 - 6, low))
    for z, thick in ((low, 30), (mid - 14, 24), (high - 30, 30)):
        place(box(w - 30, d - 4, thick, steel, 2), (0, 0, z))
    place(box(30, 24, high - mid, steel, 2), (0, -d / 2 + 12, mid))
    place(
        prism(rounded([(-d / 2, 0), (-d / 2, 12), (d / 2, 90), (d / 2, 0)], 4), w, steel, 2),
        (0, 0, high),
    )
    place(front(w - 52, mid - low - 44, 2, get('black'), 2, 0), (0, -d / 2 + 2, (mid + low) / 2))
    place(box(w - 90, 10, 8, get('cabinet light'), 1), (0, -d / 2 + 34, high - 40))
    fronts(0, 622, 846, (158, 158, 158), 'brushed sheet', y=-d / 2, grip=0.22)
    place(
        [
            lathe([(13, 0), (14, 1), (13, 5), (0.01, 6)], get('polished steel'), 48),
            place(box(3, 11, 2, get('black'), 0.3), (0, 0, 5)),
            place(lathe([(14.6, 0), (17, 0), (17, 2)], get('red'), 48), (0, 0, 0)),
        ],
        (372, -d / 2 - 20, 560),
        (90, 0, 0),
    )
    for side in (1, -1):
        x, height = side * 217, high - mid - 34
        place(
            place(
                plate(
                    round_outline(424, height, 6),
                    22,
                    steel,
                    2.4,
                    [round_outline(344, height - 84, 8)],
                ),
                turn=(90, 0, 0),
            ),
            (x, -d / 2, (mid + high) / 2 - 4),
        )
        place(
            front(352, height - 76, 5, get('door glass'), 6, 0),
            (x, -d / 2 - 8, (mid + high) / 2 - 4),
        )
        place(
            place(handle(200, 34), turn=(0, 90, 0)), (side * 34, -d / 2 - 22, (mid + high) / 2 - 30)
        )
        for z in (mid + 120, high - 140):
            place(rod(7, 60, get('satin'), 1), (side * 434, -d / 2 - 10, z))
    # Its shelves and what is on them.
    levels = (mid + 12, 846, 1046, 1246, 1446)
    for z in levels[1:]:
        place(box(w - 54, d - 60, 12, get('satin'), 2), (0, 10, z - 12))
        place(box(w - 130, 8, 5, get('cabinet light'), 1), (0, -d / 2 + 60, z - 17))
    for parts, x, z in (
        (container(330, 260, 130), -214, 0),
        (container(300, 260, 120, 'red aluminium'), 210, 0),
        (wire_basket(340, 250, 80), -214, 1),
        (wire_basket(320, 250, 70), 212, 2),
        (container(280, 240, 110, 'blue aluminium'), 210, 1),
        (container(250, 240, 100, 'gold aluminium'), -220, 3),
    ):
        place(parts, (x, -20, levels[z]))
    place(packs(12), (-286, -110, levels[1] + 8))
    place(packs(12, 120, 130), (-150, -110, levels[1] + 8))
    place(packs(11, 130, 120), (140, -110, levels[2] + 8))
    place(packs(11, 110, 140), (280, -110, levels[2] + 8))
    for i, (x, r, h) in enumerate(((-340, 32, 150), (-266, 32, 150), (-190, 28, 120))):
        place(bottle(r, h, ('petrol', 'petrol', 'blue')[i]), (x, -70, levels[2]))
    place(
        [
            lathe([(44, 0), (46, 2), (46, 110), (43, 112)], get('polished steel'), 72),
            *[
                tube(
                    [
                        (10 * math.cos(k), 10 * math.sin(k), 20),
                        (30 * math.cos(k), 30 * math.sin(k), 110),
                        (40 * math.cos(k), 40 * math.sin(k), 160),
                    ],
                    3,
                    get('steel'),
                    sides=10,
                )
                for k in (0, 1, 2.2, 3.4, 4.6)
            ],
        ],
        (-110, -60, levels[2]),
    )
    for i in range(4):
        place(
            box(150, 190, 30, get('folder' if i % 2 else 'pouch paper'), 5),
            (140 + 3 * (i % 2), -30, levels[3] + i * 31),
        )
    place(bottle(36, 140, 'green'), (270, -60, levels[3]))
    place(bottle(30, 130, 'petrol'), (346, -60, levels[3]))
    place(container(340, 240, 110), (-214, -20, levels[4]))
    place(packs(10, 150, 120), (150, -110, levels[4]))
    place(packs(10, 130, 110), (300, -110, levels[4]))


def drawer(width, reach, height):
    """
    Pulled out of a front at y = 0, on z = 0: its front, its sides and its steel tray with what lies
    in it.
    """
    parts = [
        place(front(width, height - 5, 20, get('white'), 6, 3), (0, -reach, height / 2)),
        *place(handle(165), (0, -reach - 20, height * 0.66)),
    ]
    for side in (1, -1):
        parts.append(
            place(
                box(9, reach, height * 0.7, get('light grey'), 1.5),
                (side * (width / 2 - 26), -reach / 2, 8),
            )
        )
    wide, deep = width - 66, reach - 12
    wells = [
        [(x + px, py) for px, py in round_outline(wide / 3 - 14, deep - 20, 14)]
        for x in (-wide / 3, 0, wide / 3)
    ]
    tray = [
        place(plate(round_outline(wide, deep, 8), 44, get('brushed sheet'), 2, wells), (0, 0, 28)),
        place(box(wide - 2, deep - 2, 4, get('satin'), 0.5), (0, 0, 30)),
    ]
    for i in range(5):
        x = -wide / 3 - 44 + i * 22
        tray.append(
            tube(
                [(x, -deep * 0.36, 42), (x + 3, 0, 42), (x - 1, deep * 0.36, 46)],
                lambda v: 4.4 - 2.4 * v,
                get('instrument steel'),
                sides=16,
            )
        )
    for i in range(4):
        tray.append(
            place(
                lathe(
                    [(5, 0), (6, 2), (16, 34), (18, 36), (16.6, 37), (5, 3)],
                    get('polished steel'),
                    64,
                ),
                (-36 + i % 2 * 64, -deep * 0.2 + i // 2 * deep * 0.4, 38),
            )
        )
    for i in range(4):
        x = wide / 3 - 36 + i * 24
        tray += [
            tube(
                [(x, -deep * 0.36, 42), (x, deep * 0.1, 42), (x - 8, deep * 0.36, 56)],
                2.6,
                get('steel'),
                sides=16,
            ),
            place(rod(5, 34, get('satin')), (x, -deep * 0.36, 42), (90, 0, 180)),
        ]
    return [*parts, *place(tray, (0, -reach / 2, 0))]


def telescope_cabinet():
    """
    520 x 480 x 860 mm: six heated tubes on a top of glass, four drawers, under them the flap for
    used instruments.
    """
    for x in (1, -1):
        castor(x * 196, -176, 40, x * 14)
        place(slab(26, 40, 8, get('red'), 8, 2), (x * 196, -230, 62), (18, 0, 0))
        place(
            lathe([(22, 0), (24, 3), (24, 14), (11, 22), (11, 96)], get('graphite'), 48),
            (x * 196, 180, 0),
        )
    place(slab(500, 460, 26, get('graphite'), 40, 8), (0, 0, 92))
    y = carcass(496, 440, 114, 820)
    fronts(0, 696, 484, (115, 115, 115), y=y)
    place(drawer(484, 190, 115), (0, y, 696))
    place(front(484, 222, 20, get('white'), 6, 3), (0, y, 234))
    place(front(300, 74, 9, get('petrol silicone'), 30, 4), (0, y - 20, 268))
    for i in range(4):
        place(front(210, 3, 1, get('graphite'), 1.4, 0), (0, y - 28.4, 253 + i * 10))
    place(words('lisarn', 28, get('mark')), (0, y - 20.4, 166))
    # The top with its raised edge.
    place(slab(520, 480, 18, get('white'), 26, 5), (0, 0, 820))
    place(slab(522, 482, 5, get('petrol'), 27, 1.4), (0, 0, 827))
    place(
        plate(round_outline(520, 480, 26), 22, get('white'), 4, [round_outline(492, 452, 18)]),
        (0, 0, 837),
    )
    place(slab(491, 451, 7, get('screen glass'), 17, 1), (0, 0, 837))
    place(made_by(lambda: telescopes(6, 62, 44)), (0, 110, 844))
    place(kidney_dish(170), (-120, -110, 844), (0, 0, 10))
    for i in range(2):
        place(bottle(24, 116 + i * 10, ('petrol', 'blue')[i]), (130 + i * 62, -70 - i * 34, 844))


def coloured_gauge(radius, needle=150):
    """With the ranges for the ear, the nose and a shaver."""
    return gauge(radius, ((176, 222, 'green'), (118, 172, 'yellow'), (-44, 114, 'red')), needle)


def suction_unit():
    """
    430 x 400 x 840 mm: gauge and knob in front, two jars of 2 litres with their valve, a handle
    behind.
    """
    for x in (1, -1):
        for y in (1, -1):
            castor(x * 150, y * 140, 40, x * y * 18)
            if y < 0:
                place(slab(26, 40, 8, get('red'), 8, 2), (x * 150, -196, 62), (18, 0, 0))
    place(slab(400, 370, 26, get('graphite'), 50, 8), (0, 0, 90))
    place(slab(430, 400, 168, get('shell'), 54, 20), (0, 0, 108))
    place(slab(433, 403, 7, get('petrol'), 55, 2), (0, 0, 226))
    y = -200
    place(coloured_gauge(50), (-118, y, 176))
    place(knob(30, 22, 'white'), (-8, y, 176))
    for i in range(19):
        a = math.radians(225 - 15 * i)
        place(
            rod(1.4, 0.6, get('mark'), 0.1, 16),
            (-8 + 42 * math.cos(a), y, 176 + 42 * math.sin(a)),
            (90, 0, 0),
        )
    for i in range(7):
        place(front(60, 4, 0.6, get('black'), 1.8, 0), (82, y, 146 + i * 10))
    place(key(14, None, 'graphite', 'led green'), (145, y, 176))
    place(words('moravel 60', 15, get('mark')), (86, y - 0.4, 128))
    # The tray with its rim.
    place(slab(396, 366, 10, get('graphite'), 44, 4), (0, 0, 274))
    for x, fill in ((-112, 0.42), (40, 0.0)):
        place(lathe([(74, 0), (76, 2), (76, 18), (70, 22)], get('graphite'), 96), (x, -40, 282))
        place(jar(64, 186, 2, fill, 'mark'), (x, -40, 290))
    # The changeover valve between the lids, its lever towards the jar in use.
    place(
        [
            lathe([(20, 0), (22, 2), (22, 30), (18, 34)], get('satin'), 64),
            place(box(12, 58, 10, get('red'), 4), (0, -18, 34), (0, 0, -50)),
        ],
        (-36, 30, 500),
    )
    for x in (-112 + 29, 40 - 29):
        tube(
            [(x, -40, 528), (x, -38, 552), (x * 0.6 - 14, 0, 560), (-36 + (x + 36) * 0.4, 30, 516)],
            6,
            get('soft grey'),
            steps=10,
        )
    place(rod(9, 230, get('satin'), 2), (-36, 30, 282))
    # The filter, which keeps water back.
    place(
        [
            lathe([(26, 0), (28, 3), (28, 40)], get('graphite'), 64),
            lathe(
                [(30, 40), (44, 48), (44, 62), (30, 70), (10, 74), (8, 96)], get('clear film'), 72
            ),
            place(rod(42, 2, get('mark white'), 0.3), (0, 0, 54)),
        ],
        (150, 40, 282),
    )
    tube(
        [(69, -40, 528), (72, -38, 560), (110, 0, 560), (146, 36, 480), (150, 40, 384)],
        6,
        get('soft grey'),
        steps=14,
    )
    # The handle, and the hose that hangs on it.
    tube(
        [
            (-170, 176, 250),
            (-170, 176, 600),
            (-170, 176, 780),
            (-160, 172, 826),
            (-110, 168, 836),
            (0, 168, 836),
            (110, 168, 836),
            (160, 172, 826),
            (170, 176, 780),
            (170, 176, 600),
            (170, 176, 250),
        ],
        12,
        get('satin'),
        sides=32,
    )
    place(rod(17, 190, get('rubber'), 5), (-95, 168, 836), (0, 90, 0))
    tube(
        [
            (-141, -40, 528),
            (-146, -40, 596),
            (-112, -12, 682),
            (0, 40, 722),
            (112, 58, 694),
            (202, 40, 566),
            (240, 0, 410),
            (234, -36, 318),
            (214, -54, 306),
            (206, -56, 340),
            (206, -56, 366),
        ],
        7,
        get('soft grey'),
        steps=14,
    )
    place(
        [
            place(slab(34, 34, 18, get('graphite'), 12, 4), (0, 6, 0)),
            place(
                turned_ring([(12, 0), (18, 0), (18, 16), (12, 16)], get('soft grey'), 64),
                (0, -10, 1),
            ),
        ],
        (206, -46, 400),
    )
    tube(
        [(206, -30, 409), (206, 40, 409), (190, 150, 420), (172, 172, 430)],
        7,
        get('satin'),
        sides=20,
    )
    place(handpiece('petrol'), (206, -56, 380), (-3, 0, 0))


def compact_unit():
    """
    750 x 500 x 850 mm, for one physician: light source, jar and suction at the left, drawers and a
    door at the right.
    """
    plinth(750, 500, 64)
    y = carcass(720, 480, 60, 814, recess=(250, 300, -214, 410))
    worktop(750, 500, 814, 36)
    # The light source with its two outlets.
    place(front(276, 206, 20, get('petrol shell'), 8, 3), (-214, y, 702))
    place(
        [
            *display(
                104,
                42,
                [('5700 K', 17, -48, 6, 'screen white'), ('30 W', 12, -48, -13, 'screen cyan')],
                'black',
            )
        ],
        (-268, y - 20, 756),
    )
    place(knob(20, 15, 'white'), (-140, y - 20, 756))
    for x in (-270, -200):
        place(
            [
                lathe([(24, 0), (25, 1), (25, 4), (19, 7), (15, 6)], get('aluminium'), 72),
                lathe([(8, 3), (9, 4), (9, 12), (6, 12)], get('satin'), 48),
                lathe([(0.01, 8), (6, 8)], get('ring white'), 40),
            ],
            (x, y - 20, 664),
            (90, 0, 0),
        )
    place(key(11, None, 'white', 'led green'), (-122, y - 20, 664))
    place(jar(64, 190, 2, 0.4, 'mark'), (-214, y + 90, 262))
    tube(
        [(-185, y + 90, 500), (-184, y + 88, 526), (-150, y + 110, 540), (-130, y + 226, 540)],
        6,
        get('soft grey'),
    )
    place(front(276, 172, 20, get('white'), 6, 3), (-214, y, 152))
    for i in range(7):
        place(front(150, 6, 1, get('black'), 2.6, 0), (-214, y - 19.6, 116 + i * 13))
    fronts(144, 806, 424, (150, 150), y=y)
    place(front(424, 435, 20, get('oak'), 6, 3), (144, y, 286))
    place(place(handle(150), turn=(0, 90, 0)), (-24, y - 20, 400))
    place(words('moravel', 22, get('mark')), (262, y - 20.4, 690))
    # On top: atomisers, the mirror warmer, the dish; suction at the right.
    top = 850
    place(slab(126, 84, 40, get('shell'), 16, 6), (-70, -96, top))
    for i, colour in enumerate(('jar liquid', 'amber filter')):
        place(
            turned_ring([(21.5, 0), (27, 0), (27, 12), (21.5, 12)], get('petrol silicone'), 64),
            (-100 + i * 60, -96, top + 38),
        )
        place(atomiser(colour), (-100 + i * 60, -96, top + 40))
    place(slab(110, 90, 64, get('shell'), 16, 6), (70, -90, top))
    place(slab(82, 60, 3, get('black'), 12, 0), (70, -90, top + 63))
    for i in range(3):
        x = 46 + i * 24
        tube(
            [(x, -86, top + 20), (x, -88, top + 120), (x, -92, top + 150)],
            2.2,
            get('steel'),
            sides=12,
        )
        place(rod(10 + i, 2, get('polished steel'), 0.4), (x, -92, top + 156), (70, 0, 0))
    place(front(30, 8, 1, get('led green'), 3, 0), (70, -135.4, top + 30))
    place(kidney_dish(170), (232, -120, top), (0, 0, -8))
    for i, (ring, dy) in enumerate((('petrol', -120), ('blue', -40))):
        hung(396, dy, 800, ring, (362, dy + 70, 560 - i * 30), 1, 190)
    # The shelf on its cable duct, with the monitor.
    for x in (-300, 300):
        place(slab(46, 40, 226, get('aluminium'), 12, 4), (x, 200, top))
    place(slab(720, 190, 24, get('white'), 22, 6), (0, 150, top + 222))
    place(slab(723, 193, 5, get('petrol'), 23, 2), (0, 150, top + 231))
    place(slab(180, 130, 12, get('graphite'), 30, 4), (60, 160, top + 246))
    place(slab(54, 36, 150, get('graphite'), 12, 4), (60, 190, top + 250))
    place(made_by(lambda: view_screen(nose, 531, 299, 'NOSE')), (60, 140, top + 440), (-4, 0, -4))
    swan_lamp(-290, 150, top + 246, 330, -1, 150)


def mobile_unit():
    """
    460 x 480 x 910 mm on castors of 100 mm: tray, jars with their valve, sockets, a compartment for
    waste.
    """
    for x in (1, -1):
        for z in (1, -1):
            castor(x * 166, z * 170, 50, x * z * 16)
    place(slab(450, 470, 40, get('graphite'), 50, 12), (0, 0, 112))
    y = carcass(430, 450, 140, 850, recess=(196, 250, 104, 700))
    place(slab(460, 480, 26, get('white'), 30, 6), (0, 0, 850))
    place(slab(462, 482, 5, get('petrol'), 31, 1.4), (0, 0, 860))
    for x in (58, 150):
        place(jar(40, 150, 1.5, 0.4 if x < 100 else 0, 'mark'), (x, y + 60, 578))
        tube(
            [(x + 18, y + 60, 780), (x + 18, y + 62, 800), (104 + (x - 104) * 0.3, y + 90, 804)],
            5,
            get('soft grey'),
        )
    place(
        [
            lathe([(13, 0), (14, 1), (14, 16), (11, 18)], get('satin'), 48),
            place(box(8, 34, 7, get('red'), 3), (0, -10, 18), (0, 0, 40)),
        ],
        (104, y - 4, 800),
        (90, 0, 0),
    )
    fronts(-106, 843, 206, (130, 130, 140), y=y, grip=0.46)
    place(front(218, 112, 20, get('petrol shell'), 8, 3), (104, y, 500))
    place(coloured_gauge(32), (58, y - 20, 504))
    place(knob(20, 15, 'white'), (142, y - 20, 516))
    place(key(8, None, 'white', 'led green'), (142, y - 20, 470))
    # What one steps on, to open the flap.
    place(front(418, 276, 20, get('white'), 8, 3), (0, y, 292))
    place(front(280, 26, 2, get('light grey'), 10, 0.6), (0, y - 20, 396))
    place(words('alvena', 26, get('mark')), (0, y - 20.4, 330))
    tube(
        [(-30, -190, 120), (-30, -250, 96), (30, -250, 96), (30, -190, 120)],
        7,
        get('satin'),
        smooth=False,
        sides=16,
    )
    place(slab(96, 54, 12, get('graphite'), 14, 4), (0, -264, 90), (-8, 0, 0))
    # The right side: four sockets, the bracket with the box for sharps, the handle.
    for i in range(4):
        z, dy = 330 + 74 * (i // 2), -40 + 74 * (i % 2)
        place(
            place(
                [
                    plate(round_outline(66, 66, 10), 5, get('white'), 2),
                    place(
                        turned_ring([(20.5, 0), (23.5, 0), (23, 2), (20.5, 2)], get('white'), 64),
                        (0, 0, 4),
                    ),
                    place(rod(20.5, 0.8, get('white'), 0.1), (0, 0, 4.6)),
                    *[place(rod(2.8, 0.4, get('graphite'), 0), (x, 0, 5.2)) for x in (-9.5, 9.5)],
                    *[place(box(5, 2.4, 0.6, get('satin'), 0.2), (0, z, 5.2)) for z in (-19, 19)],
                ],
                turn=(90, 0, 90),
            ),
            (214, dy, z),
        )
    place(slab(30, 130, 8, get('satin'), 6, 2), (228, -70, 560))
    place(slab(110, 120, 150, get('yellow'), 16, 6), (276, -70, 568))
    place(slab(116, 126, 30, get('red'), 18, 6), (276, -70, 716))
    place(slab(60, 50, 8, get('white'), 12, 2), (276, -70, 746))
    place(front(70, 46, 0.6, get('mark white'), 4, 0), (276, -130.6, 640))
    for side in (1, -1):
        tube(
            [
                (side * 214, -40, 800),
                (side * 250, -40, 806),
                (side * 254, -20, 806),
                (side * 254, 150, 806),
                (side * 250, 170, 806),
                (side * 214, 170, 800),
            ],
            9,
            get('satin'),
            steps=8,
            sides=24,
        )
    # The tray with what lies ready, the lamp.
    top = 876
    place(
        place(
            plate(
                round_outline(300, 200, 22),
                20,
                get('polished steel'),
                2,
                [round_outline(286, 186, 16)],
            ),
            (-50, -110, top),
        )
    )
    place(plate(round_outline(288, 188, 16), 4, get('satin')), (-50, -110, top))
    for i in range(4):
        tube(
            [
                (-170 + i * 24, -180, top + 8),
                (-166 + i * 24, -100, top + 8),
                (-160 + i * 24, -50, top + 12),
            ],
            lambda v: 3.4 - 2 * v,
            get('instrument steel'),
            sides=14,
        )
    place(kidney_dish(120), (20, -130, top + 4), (0, 0, 70))
    place(
        lathe([(30, 0), (32, 2), (36, 46), (34, 46)], get('polished steel'), 64), (150, -170, top)
    )
    place(bottle(26, 130), (170, -40, top))
    place(bottle(26, 120, 'blue'), (170, 30, top))
    swan_lamp(-150, 170, top, 420, 1, 170)
    hung(-236, -150, 830, 'petrol', (-214, -60, 700), -1, 170)


def treatment_unit():
    """
    820 x 520 x 880 mm under one slab of quartz; four drawers, four hoses that start when they are
    lifted.
    """
    feet(760, 480)
    plinth(800, 500, 50)
    y = carcass(780, 500, 56, 850, recess=(250, 350, -244, 560))
    worktop(820, 520, 850, 30, 'quartz', None)
    place(jar(66, 200, 2, 0.36, 'mark'), (-244, y + 90, 386))
    tube(
        [(-214, y + 90, 636), (-212, y + 92, 668), (-170, y + 110, 690), (-160, y + 226, 690)],
        6,
        get('soft grey'),
    )
    # Above the recess, the filter behind its slotted cover.
    place(front(276, 90, 20, get('white'), 6, 3), (-244, y, 796))
    for i in range(4):
        place(front(150, 6, 1, get('black'), 2.6, 0), (-244, y - 19.6, 777 + i * 13))
    place(front(276, 320, 20, get('white'), 6, 3), (-244, y, 220))
    place(place(handle(150), turn=(0, 90, 0)), (-136, y - 20, 280))
    place(words('dorana', 30, get('mark')), (-264, y - 20.4, 340))
    fronts(144, 842, 490, (180, 190, 200, 212), y=y, grip=0.3)
    place(front(10, 10, 2, get('led green'), 4.8, 0), (366, y - 20, 808))
    # The console behind: outputs and keys above, hoses in their holders below.
    top = 880
    place(
        place(plate(round_outline(640, 300, 26), 150, get('shell'), 8), turn=(90, 0, 0)),
        (-60, 240, top + 150),
    )
    place(
        place(plate(round_outline(644, 304, 27), 6, get('petrol'), 1.4), turn=(90, 0, 0)),
        (-60, 106, top + 150),
    )
    f = 90
    place(front(600, 104, 3, get('screen glass'), 14, 0.8), (-60, f, top + 230))
    place(
        [
            *display(
                150,
                66,
                [
                    ('BIPOLAR', 13, -70, 20, 'screen amber'),
                    ('24', 36, -70, -10, 'screen white'),
                    ('W', 15, -14, -16, 'screen cyan'),
                    ('39 C', 15, 20, -16, 'screen cyan'),
                ],
                'black',
            )
        ],
        (152, f - 3, top + 230),
    )
    for i, colour in enumerate(('white', 'white', 'petrol')):
        place(
            key(11, None, colour, 'led green' if i == 1 else None), (-64 + i * 30, f - 3, top + 230)
        )
    place(coloured_gauge(36), (-254, f - 3, top + 230))
    place(knob(22, 16, 'white'), (-145, f - 3, top + 230))
    for z in (-15, 15):
        place(
            [lathe([(9, 0), (10, 1), (10, 5), (6, 6), (5, 1), (0.01, 1)], get('blue'), 48)],
            (46, f - 3, top + 230 + z),
            (90, 0, 0),
        )
    place(front(440, 22, 30, get('graphite'), 9, 4), (-140, f, top + 150))
    for i, ring in enumerate(('petrol', 'petrol', 'blue', 'yellow')):
        x = -310 + i * 110
        hung(x, f - 46, top + 154, ring, (x + 60, f - 4, top + 60), 1, 66)
    # The warmer for mirrors and specula, sprays beside it.
    place(slab(150, 110, 60, get('shell'), 16, 6), (180, 20, top))
    place(slab(120, 76, 3, get('black'), 12, 0), (180, 20, top + 59))
    for i in range(4):
        x = 140 + i * 26
        tube(
            [(x, 22, top + 20), (x, 20, top + 106), (x, 14, top + 134)], 2.2, get('steel'), sides=12
        )
        place(rod(9 + i, 2, get('polished steel'), 0.4), (x, 14, top + 142), (70, 0, 0))
    place(front(34, 8, 1, get('led green'), 3, 0), (180, -35.6, top + 30))
    place(kidney_dish(180), (-90, -150, top), (0, 0, 6))
    for i in range(2):
        place(bottle(24, 120, ('petrol', 'blue')[i]), (300 + i * 58, 60 + i * 50, top))
    # Lamp at the left, monitor on its arm at the right.
    swan_lamp(-320, 180, top + 298, 240, -1, 150)
    tube(
        [(380, 60, 800), (440, 60, 800), (470, 70, 812), (474, 80, 860), (474, 90, 1150)],
        18,
        get('shell'),
        sides=36,
    )
    place(lathe([(24, -20), (26, -16), (26, 16), (24, 20)], get('graphite'), 48), (474, 78, 850))
    place(slab(50, 50, 60, get('graphite'), 14, 6), (474, 92, 1130))
    place(made_by(lambda: view_screen(larynx, 430, 270)), (474, 30, 1200), (-4, 0, -10))
