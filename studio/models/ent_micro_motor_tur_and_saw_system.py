"""Consoles, handpieces and the pedal for drilling in ear and sinus."""

from families import consoles, drill_consoles, drills, pedals
from model import Model, from_above
from shapes import turned

pictures = {
    'otologic-drill': Model(drill_consoles.otologic_drill, consoles.seen_from, 0.08, 70),
    'duo-console': Model(drill_consoles.duo_console, (0.5, -1.3, 0.62), 0.08, 70),
    'angled-handpiece': Model(turned(drills.angled_handpiece, 22), from_above, 0.12),
    'long-neck-handpiece': Model(turned(drills.long_neck_handpiece, 24), from_above, 0.12),
    'drill-handpiece': Model(turned(drills.drill_handpiece, 30), from_above, 0.14),
    'microdrill': Model(turned(drills.microdrill, 26), from_above, 0.12),
    'three-button-pedal': Model(pedals.three_button_pedal, pedals.seen_from, 0.1, 70),
}
