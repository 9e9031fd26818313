"""Generators, pencils and forceps for cutting and coagulation, and the smoke evacuator."""

from families import consoles, handpieces
from model import Detail, Model, from_above

pictures = {
    'electrosurgical-generator': Model(
        consoles.electrosurgical_generator,
        consoles.seen_from,
        0.08,
        70,
        detail=Detail((-72, -153, 70), 64, (0.5, -1.2, 0.4)),
    ),
    'bipolar-generator': Model(consoles.bipolar_generator, consoles.seen_from, 0.08, 70),
    'smoke-evacuator': Model(consoles.smoke_evacuator, consoles.seen_from, 0.08, 70),
    'monopolar-pencil': Model(handpieces.monopolar_pencil, from_above, 0.12),
    'smoke-pencil': Model(handpieces.smoke_pencil, from_above, 0.12),
    'bipolar-forceps': Model(lambda: handpieces.forceps(), from_above, 0.12),
    'irrigating-forceps': Model(lambda: handpieces.forceps(False, True), from_above, 0.12),
}
