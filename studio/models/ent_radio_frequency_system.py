"""Generators, probes and wands of radio frequency and plasma."""

from families import consoles, handpieces
from model import Model, from_above

pictures = {
    'rf-generator': Model(consoles.rf_generator, consoles.seen_from, 0.08, 70),
    'plasma-generator': Model(consoles.plasma_generator, consoles.seen_from, 0.08, 70),
    'turbinate-wand': Model(handpieces.turbinate_wand, from_above, 0.12),
    'plasma-wand': Model(handpieces.plasma_wand, from_above, 0.12),
    'rf-probe': Model(handpieces.rf_probe, from_above, 0.12),
    'palate-needle': Model(handpieces.palate_needle, from_above, 0.12),
}
