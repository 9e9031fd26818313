"""
Chairs that patients sit and lie in, head to the right, and the stool of the surgeon. Cushions run
along x, their tops up.
"""

import math

from materials import get
from models.navigation_system import castor
from shapes import (
    ball,
    bellows,
    box,
    circle,
    cushion,
    front,
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

seen_from = (-0.5, -1.25, 0.5)


def tilted(build, at, angle):
    """What was built along x, its far end raised by an angle in degrees."""
    return place(made_by(build), at, (0, -angle, 0))


def joint(x, z, y, radius=34, face='shell', cover='aluminium'):
    """The round covers of a hinge at both sides of a chair."""
    for side in (1, -1):
        place(
            [
                lathe(
                    [
                        (radius - 2, 0),
                        (radius, 2),
                        (radius, 16),
                        (radius - 5, 21),
                        (radius * 0.62, 22),
                        (0.01, 22),
                    ],
                    get(face),
                    72,
                ),
                place(
                    lathe([(radius * 0.52, 0), (radius * 0.5, 2.4), (0.01, 3)], get(cover), 64),
                    (0, 0, 21),
                ),
            ],
            (x, side * y, z),
            (-90 * side, 0, 0),
        )


def pan(length, width, thick=26, material='shell', corner=50, at=0.0):
    """The shell that carries a cushion, under z = 0."""
    return place(
        slab(length, width, thick, get(material), corner, thick * 0.42),
        (at + length / 2, 0, -thick),
    )


def armrest(x, y, z, length=360, foot=120, lean=0, material='black'):
    """A soft pad on its bent tube, which starts at the frame below."""
    place(cushion(length, 74, 42, get(material), 34, 19, 3), (x - length / 2, y, z))
    place(slab(length * 0.62, 46, 10, get('soft grey'), 14, 3), (x, y, z - 9))
    tube(
        [(x + lean, y, z - 6), (x + lean, y, z - foot * 0.5), (x + lean, y, z - foot)],
        13,
        get('satin'),
        sides=32,
    )
    place(
        lathe([(18, 0), (20, 2), (20, 24), (15, 28)], get('graphite'), 64),
        (x + lean, y, z - foot - 4),
    )


def rail(x, y, z, length):
    """An accessory rail of 25 x 10 mm on two distance pieces, along x."""
    side = math.copysign(1, y)
    return [
        place(box(length, 10, 25, get('satin'), 1.6), (x, y, z)),
        *[
            place(
                rod(8, 24, get('dark steel'), 1),
                (x + end * length, y - side * 2, z + 12.5),
                (90 * side, 0, 0),
            )
            for end in (-0.36, 0.36)
        ],
    ]


def foot_control(x, y, turn, keys=('white', 'red', 'white', 'petrol'), width=220, from_x=None):
    """A low foot control with its bar; its cable leads to the base."""

    def build():
        place(slab(width, 130, 26, get('graphite'), 34, 8), (0, 0, 3))
        place(slab(width + 6, 136, 6, get('rubber'), 36, 2))
        step = (width - 44) / len(keys)
        for i, colour in enumerate(keys):
            place(
                plate(round_outline(step - 9, 62, 10), 12, get(colour), 4),
                (-width / 2 + 22 + step * (i + 0.5), -8, 25),
                (-4, 0, 0),
            )
        tube(
            [
                (-width / 2 + 10, 46, 24),
                (-width / 2 + 10, 52, 70),
                (-width / 2 + 34, 54, 88),
                (width / 2 - 34, 54, 88),
                (width / 2 - 10, 52, 70),
                (width / 2 - 10, 46, 24),
            ],
            6,
            get('steel'),
            steps=8,
        )

    place(made_by(build), (x, y, 0), (0, 0, turn))
    if from_x is not None:
        tube(
            [
                (from_x, 0, 24),
                (from_x + (x - from_x) * 0.4, y * 0.2 + 30, 5),
                (x - 10, y * 0.7 + 40, 5),
                (x, y + 62, 12),
            ],
            4,
            get('rubber'),
            steps=10,
        )


def handset(keys=8, cable=False):
    """A hand control, upright, its keys towards -y."""
    parts = [
        place(plate(round_outline(58, 168, 22), 24, get('graphite'), 8), (0, 12, 84), (90, 0, 0)),
        place(front(48, 26, 0.8, get('screen glass'), 6, 0.3), (0, -12.4, 140)),
        place(words('2', 15, get('screen cyan')), (-10, -13.4, 140)),
        place(words('620', 10, get('screen white')), (8, -13.4, 140)),
    ]
    for i in range(keys):
        parts.append(
            place(
                front(17, 13, 1.6, get('red' if i == keys - 1 else 'shell'), 5, 0.6),
                (-12 + 24 * (i % 2), -12.4, 112 - 20 * (i // 2)),
            )
        )
    return parts


def ring_base(radius, height=52, top='shell', foot='graphite'):
    """A round base plate that rises to its column."""
    place(lathe([(radius - 6, 0), (radius, 4), (radius, 16), (radius - 4, 20)], get(foot), 128))
    place(
        lathe(
            [
                (radius - 3, 19),
                (radius - 3, 24),
                (radius - 14, 34),
                (radius * 0.6, height - 4),
                (radius * 0.46, height),
                (0.01, height),
            ],
            get(top),
            128,
            50,
        )
    )


def patient_chair():
    """Seat at 560 mm; base 680 mm across, with its locking ring."""
    skin = get('petrol leather')
    ring_base(340)
    place(turned_ring([(262, 0), (270, -6), (278, 0), (270, 6)], get('steel'), 128, 80), (0, 0, 84))
    for a in range(45, 405, 90):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube(
            [(150 * c, 150 * s, 62), (230 * c, 230 * s, 66), (270 * c, 270 * s, 82)],
            6,
            get('steel'),
            steps=6,
            sides=20,
        )
    place(lathe([(150, 44), (150, 60), (138, 70), (124, 74)], get('graphite'), 96))
    place(lathe([(120, 70), (122, 72), (122, 226), (118, 230)], get('shell'), 96))
    place(lathe([(104, 228), (104, 330)], get('satin'), 96))
    place(lathe([(112, 250), (112, 254)], get('petrol'), 96))
    place(slab(420, 380, 62, get('shell'), 60, 18), (-10, 0, 330))
    place(slab(330, 300, 44, get('graphite'), 50, 10), (-10, 0, 384))
    place(front(96, 34, 3, get('screen glass'), 8, 0.8), (-40, -189, 362))
    place([words('lisarn', 15, get('mark white'))], (-40, -192.6, 362))
    place(front(8, 8, 2, get('led green'), 3.8, 0), (24, -189, 362))

    def seat():
        pan(480, 500, 34, at=6)
        cushion(
            500, 520, 104, skin, 70, 46, 4, wings=18, bow=lambda s: 16 * (1 - s) ** 3, moulded=True
        )

    tilted(seat, (-270, 0, 452), 0)

    def back():
        pan(600, 450, 34, at=22)
        cushion(
            640,
            480,
            90,
            skin,
            90,
            40,
            4,
            (),
            0.86,
            22,
            lambda s: 26 * math.exp(-(((s - 0.24) / 0.17) ** 2)),
            True,
        )
        # Two joints carry the headrest.
        for y in (-46, 46):
            place(rod(9, 130, get('steel')), (590, y, -2), (0, 90, 0))
        place(slab(50, 150, 34, get('graphite'), 14, 8), (700, 0, -18))
        place(rod(15, 120, get('satin'), 2), (712, 60, 2), (90, 0, 0))
        place(made_by(head), (706, 0, 10), (0, -10, 0))

    def head():
        place(box(46, 60, 24, get('graphite'), 6), (24, 0, -14))
        pan(220, 230, 20, 'graphite', 50, 26)
        place(cushion(250, 270, 76, skin, 70, 36, 2, wings=30, moulded=True), (10, 0, 0))

    tilted(back, (236, 0, 500), 74)

    def legs():
        place(slab(360, 330, 26, get('shell'), 30, 10), (-220, 0, -30))
        place(cushion(360, 440, 72, skin, 60, 34, 4, wings=10, moulded=True), (-390, 0, -4))

    tilted(legs, (-236, 0, 500), 66)
    # The plate under the feet.
    place(
        [
            plate(round_outline(250, 400, 34), 16, get('aluminium'), 5),
            *[place(box(8, 330, 4, get('rubber'), 1.6), (-84 + i * 28, 0, 15)) for i in range(7)],
        ],
        (-470, 0, 128),
        (0, 16, 0),
    )
    joint(236, 500, 258)
    joint(-236, 496, 246, 30)
    for side in (1, -1):
        armrest(60, side * 300, 716, 380, 240, 150)
        tube(
            [
                (210, side * 300, 470),
                (210, side * 296, 440),
                (204, side * 250, 414),
                (190, side * 160, 410),
            ],
            14,
            get('satin'),
            sides=32,
        )
        foot_control(40, side * 470, 0 if side < 0 else 180, ('white', 'red', 'white'), 190)
        tube(
            [(40, side * 408, 14), (36, side * 380, 5), (30, side * 350, 5), (26, side * 330, 10)],
            4,
            get('rubber'),
            steps=8,
        )


def procedure_chair():
    """
    Half reclined, as for the microscope: the seat at 680 mm, three motors, the footrest drawn out.
    """
    skin = get('ice leather')
    place(
        plate(
            [(430 * c * (0.9 if c > 0 else 1), 270 * s) for c, s in circle(1, 96)],
            14,
            get('rubber'),
            4,
        )
    )
    swell(
        [
            (0, 0, 12, 390, 250),
            (0, 0, 30, 384, 246),
            (0, 0, 44, 330, 210),
            (0, 0, 58, 220, 150),
            (0, 0, 66, 150, 120),
        ],
        get('graphite'),
        (1, 0, 0),
        2.2,
    )
    place(slab(250, 210, 22, get('shell'), 40, 8), (0, 0, 58))
    place(bellows(220, 180, 360, 14, get('soft grey'), 34), (0, 0, 78))
    place(slab(420, 330, 96, get('shell'), 60, 24), (0, 0, 436))
    place(slab(424, 334, 8, get('petrol'), 62, 3), (0, 0, 470))
    place(slab(360, 300, 40, get('graphite'), 40, 12), (0, 0, 530))
    place(words('moravel', 22, get('mark')), (-90, -166, 500))

    def seat():
        pan(500, 480, 30, at=10)
        cushion(520, 540, 92, skin, 70, 42, 7, (0.5,), wings=10)

    tilted(seat, (-260, 0, 590), 2)

    def back():
        pan(650, 440, 30, at=24)
        cushion(
            690,
            500,
            86,
            skin,
            90,
            40,
            7,
            (0.34, 0.67),
            0.84,
            12,
            lambda s: 14 * math.exp(-(((s - 0.22) / 0.18) ** 2)),
        )
        # A single lever releases the headrest.
        place(slab(150, 70, 12, get('satin'), 14, 4), (705, 0, -8))
        place(slab(56, 110, 34, get('graphite'), 14, 8), (740, 0, -20))
        tube([(740, -50, -4), (740, -96, -8), (750, -120, -12)], 7, get('red'), steps=6)
        place(
            made_by(lambda: place(cushion(230, 290, 66, skin, 80, 32, 0, wings=34), (0, 0, 0))),
            (744, 0, 12),
            (0, -8, 0),
        )

    tilted(back, (266, 0, 596), 28)

    def legs():
        place(slab(440, 400, 28, get('shell'), 40, 10), (-250, 0, -26))
        place(cushion(450, 480, 80, skin, 70, 38, 7, (0.5,), wings=8), (-470, 0, 0))
        for y in (-120, 120):
            place(rod(11, 150, get('steel')), (-600, y, 14), (0, 90, 0))
        place(cushion(84, 430, 150, get('black'), 36, 30, 0), (-640, 0, -34))

    tilted(legs, (-258, 0, 590), 16)
    joint(266, 596, 262, 36)
    joint(-262, 592, 258, 32)
    for side in (1, -1):
        armrest(40, side * 314, 838, 380, 236)
        tube(
            [
                (40, side * 314, 608),
                (40, side * 310, 574),
                (20, side * 260, 552),
                (0, side * 120, 548),
            ],
            14,
            get('satin'),
            sides=32,
        )
    # The hand control in its holder at the back.
    place(made_by(handset), (196, -306, 470), (0, 0, -14))
    place(slab(70, 40, 60, get('graphite'), 14, 5), (196, -294, 456), (0, 0, -14))
    tube(
        [(196, -294, 460), (190, -290, 380), (150, -270, 340), (90, -210, 400), (60, -160, 440)],
        4,
        get('rubber'),
    )
    foot_control(520, -190, 8, ('white', 'white', 'red', 'petrol', 'petrol'), 260)
    tube(
        [(330, -60, 20), (380, -60, 5), (470, -30, 5), (520, -90, 5), (524, -124, 14)],
        4,
        get('rubber'),
        steps=10,
    )


def face_ring(skin):
    """The head piece for lying prone, with its opening, along x from 0."""
    profile = [
        (78, 18),
        (92, 2),
        (118, 0),
        (140, 16),
        (146, 40),
        (138, 64),
        (116, 76),
        (94, 72),
        (80, 54),
    ]
    made = turned_ring(profile, skin, 128, 80)
    return place(
        [
            made,
            place(
                turned_ring([(86, 0), (132, 0), (132, 12), (86, 12)], get('shell'), 96), (0, 0, -10)
            ),
        ],
        (150, 0, 0),
    )


def aesthetic_chair():
    """Five motors; its top slides along the frame. 620 mm wide, 80 mm of padding."""
    skin = get('sand leather')
    foot = rounded([(-380, -270), (380, -270), (380, 270), (-380, 270)], 70)
    place(plate(foot, 12, get('rubber'), 4))
    place(plate(foot, 44, get('shell'), 16), (0, 0, 10))
    place(
        plate(
            rounded([(-330, -220), (330, -220), (330, 220), (-330, 220)], 60), 30, get('shell'), 14
        ),
        (0, 0, 48),
    )
    place(bellows(290, 230, 330, 12, get('soft grey'), 40), (0, 0, 76))
    # The body with its spare keys, and the rails that the top slides on.
    place(slab(620, 400, 104, get('shell'), 50, 20), (0, 0, 400))
    place(slab(624, 404, 8, get('petrol'), 52, 3), (0, 0, 486))
    for i in range(5):
        place(
            [
                lathe([(21, 0), (22, 2), (21, 5), (17, 6), (16, 4)], get('aluminium'), 64),
                lathe([(15.4, 3), (15, 7), (0.01, 8.4)], get('white' if i < 4 else 'petrol'), 64),
            ],
            (-150 + i * 62, -199, 446),
            (90, 0, 0),
        )
    place(front(10, 10, 2, get('led green'), 4.8, 0), (190, -199, 446))
    place(words('alvena', 24, get('mark')), (240, -201, 432))
    for y in (-150, 150):
        place(box(880, 34, 26, get('satin'), 4), (-30, y, 506))
        place(box(700, 46, 18, get('graphite'), 4), (0, y, 528))

    def seat():
        pan(560, 560, 34, at=6)
        cushion(580, 620, 104, skin, 70, 46, 8, (0.5,), wings=8)

    tilted(seat, (-290, 0, 582), 0)

    def back():
        pan(680, 520, 34, at=20)
        cushion(720, 610, 100, skin, 80, 44, 8, (0.34, 0.67), 0.86, 8)
        for y in (-60, 60):
            place(rod(11, 120, get('steel')), (690, y, 14), (0, 90, 0))
        place(made_by(lambda: face_ring(skin)), (742, 0, 4), (0, -4, 0))

    tilted(back, (292, 0, 590), 32)

    def legs():
        place(slab(560, 480, 28, get('shell'), 50, 10), (-300, 0, -26))
        place(cushion(580, 580, 96, skin, 80, 44, 8, (0.5,), wings=6), (-590, 0, 0))
        place(cushion(70, 480, 150, get('graphite'), 30, 26, 0), (-660, 0, -30))

    tilted(legs, (-286, 0, 584), 24)
    joint(292, 590, 300, 40, 'shell', 'red')
    joint(-288, 586, 292, 34)
    for side in (1, -1):
        armrest(-30, side * 366, 812, 440, 220, 60, 'anthracite leather')
        tube(
            [
                (30, side * 366, 598),
                (30, side * 362, 570),
                (20, side * 320, 548),
                (0, side * 200, 540),
            ],
            15,
            get('satin'),
            sides=32,
        )
    # The handset, without a cable, in its holder.
    place(made_by(lambda: handset(8)), (-190, -338, 470), (0, 0, -10))
    place(slab(74, 46, 60, get('graphite'), 14, 5), (-190, -324, 452), (0, 0, -10))
    foot_control(560, -180, 10, ('white', 'white', 'red', 'petrol', 'petrol'), 270)
    tube(
        [(376, -60, 20), (420, -60, 5), (500, -20, 5), (556, -70, 5), (566, -116, 14)],
        4,
        get('rubber'),
        steps=10,
    )


def operating_chair():
    """Four motors, rails at both sides, a thin head section on two joints."""
    skin = get('anthracite leather')
    base = rounded([(-330, -250), (300, -250), (300, 250), (-330, 250)], 60)
    place(plate(base, 12, get('rubber'), 4))
    place(plate(base, 46, get('brushed sheet'), 12), (0, 0, 10))
    place(slab(300, 260, 16, get('graphite'), 40, 6), (30, 0, 54))
    for size, height, at, face in ((250, 150, 66, 'brushed sheet'), (222, 120, 200, 'satin')):
        place(slab(size, size - 40, height, get(face), 34, 3), (30, 0, at))
    place(slab(262, 222, 10, get('graphite'), 36, 4), (30, 0, 208))
    place(slab(300, 280, 150, get('shell'), 44, 16), (30, 0, 318))
    place(slab(460, 340, 60, get('shell'), 50, 18), (0, 0, 450))
    # On the column: the mains, the battery, the handle for a power cut.
    place(front(140, 70, 4, get('screen glass'), 12, 1), (30, -139, 396))
    place(
        [
            words('SERENDA 4', 11, get('screen white')),
            *[
                place(
                    front(22, 7, 0.3, get('screen green' if i < 3 else 'screen dim'), 2, 0),
                    (-36 + i * 24, 0, -18),
                )
                for i in range(4)
            ],
        ],
        (26, -143.4, 404),
    )
    place(front(9, 9, 2, get('red'), 4.4, 0), (82, -143, 410))

    def seat():
        pan(510, 520, 30, at=10)
        cushion(
            530, 590, 84, skin, 60, 38, 4, wings=10, bow=lambda s: 12 * (1 - s) ** 3, moulded=True
        )
        for side in (1, -1):
            rail(280, side * 328, 22, 360)

    tilted(seat, (-265, 0, 540), 2)

    def back():
        pan(660, 500, 28, at=24)
        cushion(
            690,
            580,
            76,
            skin,
            90,
            35,
            4,
            (),
            0.66,
            14,
            lambda s: 16 * math.exp(-(((s - 0.24) / 0.18) ** 2)),
            True,
        )
        for side in (1, -1):
            rail(200, side * 300, -16, 260)
        # The first joint, an arm, the second; each is locked by hand.
        for x, z in ((700, 2), (778, 10)):
            place(rod(24, 90, get('satin'), 4), (x, 45, z), (90, 0, 0))
            place(
                lathe([(17, 0), (19, 2), (19, 10), (14, 14), (0.01, 15)], get('graphite'), 48),
                (x, -45, z),
                (90, 0, 0),
            )
            tube(
                [(x, -56, z), (x + 8, -74, z - 6), (x + 26, -92, z - 18)],
                6,
                get('red' if x > 720 else 'graphite'),
                steps=6,
            )
        for y in (-24, 24):
            place(box(86, 12, 24, get('satin'), 3), (738, y, -6), (0, -5, 0))
        place(box(90, 70, 10, get('satin'), 3), (650, 0, -6))

        def head():
            pan(210, 210, 16, 'graphite', 60, 8)
            cushion(230, 250, 54, skin, 80, 26, 0, wings=26, moulded=True)

        place(made_by(head), (784, 0, 16), (0, 10, 0))

    tilted(back, (270, 0, 548), 50)

    def legs():
        place(slab(500, 460, 26, get('shell'), 50, 10), (-270, 0, -24))
        place(cushion(520, 540, 76, skin, 70, 36, 4, wings=8, moulded=True), (-534, 0, 0))

    tilted(legs, (-262, 0, 542), 36)
    place(
        [
            plate(round_outline(150, 420, 34), 16, get('aluminium'), 5),
            *[place(box(7, 340, 4, get('rubber'), 1.6), (-48 + i * 24, 0, 15)) for i in range(5)],
        ],
        (-716, 0, 200),
        (0, -20, 0),
    )
    joint(270, 548, 286, 44)
    joint(-264, 544, 280, 36)
    for side in (1, -1):
        armrest(50, side * 372, 792, 430, 190, 60, 'anthracite leather')
        tube(
            [
                (110, side * 372, 616),
                (110, side * 372, 580),
                (110, side * 366, 562),
                (110, side * 340, 560),
            ],
            14,
            get('satin'),
            sides=32,
        )
        place(slab(46, 34, 46, get('graphite'), 8, 4), (110, side * 344, 538))
    foot_control(470, -220, 12, ('white', 'white', 'white', 'red', 'petrol'), 300)
    tube(
        [(296, -80, 26), (330, -80, 5), (410, -40, 5), (470, -100, 5), (480, -152, 14)],
        4.4,
        get('rubber'),
        steps=10,
    )


def surgeon_stool():
    """On five castors that one ring brakes; arms on ball joints, a rest for the back."""
    skin = get('petrol leather')
    for i in range(5):
        a = math.radians(18 + 72 * i)
        c, s = math.cos(a), math.sin(a)
        swell(
            [
                (40 * c, 40 * s, 128, 34, 24),
                (120 * c, 120 * s, 122, 27, 18),
                (220 * c, 220 * s, 110, 21, 14),
                (284 * c, 284 * s, 104, 23, 13),
                (296 * c, 296 * s, 104, 18, 11),
            ],
            get('aluminium'),
            (-s, c, 0),
            3,
        )
        place(
            place(castor(0, 0, 34, 0), scale=0.94),
            (280 * c, 280 * s, 0),
            (0, 0, math.degrees(a) + 50),
        )
    # The ring at floor level, which brakes them all.
    place(turned_ring([(212, 0), (220, -7), (228, 0), (220, 7)], get('steel'), 128, 80), (0, 0, 62))
    for i in range(5):
        a = math.radians(54 + 72 * i)
        tube(
            [
                (60 * math.cos(a), 60 * math.sin(a), 96),
                (150 * math.cos(a), 150 * math.sin(a), 78),
                (218 * math.cos(a), 218 * math.sin(a), 62),
            ],
            6,
            get('steel'),
            steps=6,
            sides=20,
        )
    place(
        lathe([(62, 92), (66, 98), (66, 146), (56, 158), (40, 162), (36, 166)], get('graphite'), 96)
    )
    place(lathe([(34, 160), (34, 300), (32, 304)], get('graphite'), 72))
    place(lathe([(23, 300), (23, 430)], get('steel'), 72))
    place(turned_ring([(35, 190), (43, 192), (43, 222), (35, 224)], get('aluminium'), 72))
    place(lathe([(60, 420), (66, 424), (66, 440), (60, 446)], get('graphite'), 72))
    place(slab(260, 220, 26, get('graphite'), 30, 8), (0, 0, 444))
    # Two levers under the seat.
    for side in (1, -1):
        tube(
            [(0, side * 90, 456), (-20, side * 180, 452), (-24, side * 236, 448)],
            5,
            get('steel'),
            steps=6,
            sides=20,
        )
        place(slab(50, 30, 10, get('black'), 12, 4), (-24, side * 244, 443))

    def seat():
        place(pan(380, 370, 26, 'graphite', 130, 14), (0, 0, 14))
        cushion(410, 430, 84, skin, 150, 40, 4, (), 0.96, 26, lambda s: 12 * (2 * s - 1) ** 2)

    tilted(seat, (-205, 0, 488), 0)
    # The rest: a bent steel on its knob.
    swell(
        [
            (110, 0, 458, 26, 9),
            (190, 0, 456, 26, 9),
            (252, 0, 462, 26, 9),
            (284, 0, 500, 26, 9),
            (292, 0, 560, 24, 9),
            (292, 0, 700, 24, 9),
            (290, 0, 730, 20, 8),
        ],
        get('satin'),
        (0, 1, 0),
        4,
    )
    place(slab(34, 74, 80, get('graphite'), 12, 6), (290, 0, 600))
    place(
        [rings(20, 24, get('graphite'), 8, 0.8), lathe([(18, 24), (0.01, 26)], get('red'), 48)],
        (305, 0, 640),
        (0, 90, 0),
    )

    def rest():
        pan(210, 260, 20, 'graphite', 60, 10)
        cushion(
            230,
            330,
            66,
            skin,
            80,
            30,
            2,
            (),
            1.0,
            20,
            lambda s: 14 * math.exp(-(((s - 0.45) / 0.3) ** 2)),
        )

    tilted(rest, (250, 0, 668), 86)
    # Each arm: a post, a ball in its clamp, the trough for the forearm.
    for side in (1, -1):
        swell(
            [
                (100, side * 80, 458, 22, 9),
                (110, side * 190, 456, 22, 9),
                (110, side * 260, 462, 20, 9),
                (110, side * 286, 500, 18, 9),
                (110, side * 288, 560, 17, 9),
            ],
            get('satin'),
            (1, 0, 0),
            4,
        )
        place(slab(46, 32, 70, get('graphite'), 10, 5), (110, side * 288, 540))
        place(rod(12, 110, get('steel'), 2), (110, side * 288, 596))
        place(
            [
                rod(15, 20, get('graphite'), 3),
                *[
                    place(
                        rod(4, 20, get('graphite'), 1, 24), (15 * math.cos(b), 15 * math.sin(b), 0)
                    )
                    for b in [2 * math.pi * k / 6 for k in range(6)]
                ],
            ],
            (110, side * 304, 574),
            (-90 * side, 0, 0),
        )
        place(ball(21, get('polished steel')), (110, side * 288, 714))
        place(
            lathe([(16, 0), (26, 6), (28, 20), (24, 26)], get('graphite'), 64),
            (110, side * 288, 712),
        )

        def trough():
            pan(190, 78, 12, 'graphite', 30, 60)
            cushion(310, 104, 40, skin, 46, 19, 0, wings=22)

        place(made_by(trough), (-40, side * 288, 748), (0, -3, side * 8))
