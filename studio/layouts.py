"""
What lies on the instrument tables, by the pictures of the products: rows from the back to the
front, each from the left to the right. This is also the order of their numbers.
"""

from dataclasses import dataclass


@dataclass
class Lying:
    # As a part of its true size: devices are smaller than they are, and what one holds with a
    # needle is larger.
    scale: float = 1.0
    # In degrees; `None` lays it along the table's depth.
    turn: float | None = None
    # Turned half around once it lies along.
    is_reversed: bool = False


device = Lying(0.58, 0)
lying = {
    'smoke-evacuator': Lying(0.5, 0),
    'bipolar-generator': Lying(0.56, 12),
    'spine-navigation': Lying(0.14, 0),
    'laser-console': Lying(0.17, 0),
    'ent-monitor': Lying(0.38, 0),
    'tracking-camera': Lying(0.42, 0),
    'three-button-pedal': Lying(0.48, 0),
    'led-headlight': Lying(0.8, 0),
    'galilean-loupes': Lying(0.95, 0),
    'sizer-set': Lying(0.46, 0),
    'breast-sizer': Lying(0.55, 0),
    'implant-funnel': Lying(0.55, 0),
    'funnel-large': Lying(0.5, 0),
    'light-cable': Lying(0.6, 0),
    'laser-fibre': Lying(0.62, 0),
    'bur-set': Lying(1.25, 0),
    'piezo-tip-set': Lying(1, 0),
    'suture-pack': Lying(0.62, 0),
    'closure-strips': Lying(0.68, 0),
    'wound-dressing': Lying(0.6, 0),
    'haemostatic-sponge': Lying(0.6, 0),
    'adhesive-tape': Lying(0.8, 0),
    'nasal-splint-winged': Lying(0.85, 0),
    'nasal-pack': Lying(0.72, 0),
    'sinus-pack': Lying(0.75, 0),
    'gauze': Lying(0.85, 0),
    'reference-array': Lying(1, 0),
    'spine-screw-set': Lying(1.1, 0),
    'lateral-mass-set': Lying(0.8, 0),
    'partial-prosthesis': Lying(11, 0),
    'total-prosthesis': Lying(11, 0),
    'stapes-piston': Lying(9, 0),
    'round-bur': Lying(1.6, 0),
    'diamond-bur': Lying(1.6, 0),
    'micro-bur': Lying(1.6, 0),
    **dict.fromkeys(
        (
            'electrosurgical-generator',
            'otologic-drill',
            'piezo-console',
            'endoscope-camera',
            'ent-light-source',
            'rf-generator',
            'plasma-generator',
        ),
        device,
    ),
}

tables = {
    'breast-augmentation': (
        ('electrosurgical-generator', 'smoke-evacuator', 'led-headlight', 'sizer-set'),
        (
            'monopolar-pencil',
            'tissue-forceps',
            'needle-holder',
            'pocket-retractor',
            'breast-retractor',
            'breast-sizer',
            'implant-funnel',
            'funnel-large',
        ),
        ('suture-pack', 'closure-strips', 'wound-dressing'),
    ),
    'mastoidectomy': (
        ('otologic-drill', 'bipolar-generator', 'three-button-pedal', 'bur-set'),
        (
            'drill-handpiece',
            'angled-handpiece',
            'irrigating-forceps',
            'suction-tube',
            'otoendoscope',
            'needle-holder',
        ),
        (
            'round-bur',
            'diamond-bur',
            'partial-prosthesis',
            'total-prosthesis',
            'haemostatic-sponge',
            'suture-pack',
        ),
    ),
    'rhinoplasty': (
        ('piezo-console', 'bipolar-generator', 'led-headlight', 'galilean-loupes'),
        (
            'slim-piezo',
            'bipolar-forceps',
            'tissue-forceps',
            'dorsum-retractor',
            'rasp',
            'osteotome',
            'mallet',
            'septum-scissors',
            'needle-holder',
        ),
        ('piezo-tip-set', 'suture-pack', 'adhesive-tape', 'nasal-splint-winged'),
    ),
    'septoplasty-and-turbinates': (
        ('ent-monitor', 'endoscope-camera', 'ent-light-source', 'rf-generator', 'plasma-generator'),
        (
            'rigid-telescope',
            'rf-probe',
            'turbinate-wand',
            'suction-tube',
            'septum-scissors',
            'tissue-forceps',
            'needle-holder',
        ),
        ('light-cable', 'suture-pack', 'nasal-pack', 'sinus-pack'),
    ),
    'spine-navigation': (
        ('spine-navigation', 'tracking-camera', 'bipolar-generator', 'led-headlight'),
        (
            'navigated-pointer',
            'reference-array',
            'spine-screw-set',
            'lateral-mass-set',
            'bipolar-forceps',
            'needle-holder',
            'galilean-loupes',
        ),
        ('suture-pack', 'gauze', 'wound-dressing'),
    ),
    'stapes-surgery': (
        ('laser-console', 'endoscope-camera', 'ent-light-source', 'otologic-drill'),
        (
            'otoendoscope',
            'angled-handpiece',
            'microdrill',
            'suction-tube',
            'laser-fibre',
            'light-cable',
        ),
        ('micro-bur', 'stapes-piston', 'haemostatic-sponge'),
    ),
}
