"""Compression garments, dressings, sutures and splints."""

from families import compression, nasal_packs, wound_care
from model import Detail, Model

pictures = {
    'nasal-splint-winged': Model(nasal_packs.winged_splints, (0.15, -1, 0.85), 0.1),
    'abdominal-garment': Model(compression.abdominal_garment, (0.42, -1, 0.24), 0.1),
    'facial-garment': Model(compression.facial_garment, (1, -0.52, 0.2), 0.1),
    'adhesive-tape': Model(wound_care.paper_tapes, (0.2, -1, 0.7), 0.1),
    'closure-strips': Model(wound_care.closure_strips, wound_care.seen_from, 0.1),
    'paraffin-gauze': Model(
        wound_care.paraffin_gauze,
        wound_care.seen_from,
        0.1,
        detail=Detail((2, 0, 4), 26, (0.15, -0.85, 0.6)),
    ),
    'foam-dressing': Model(
        wound_care.foam_dressings,
        wound_care.seen_from,
        0.1,
        detail=Detail((35, -80, 4), 24, (-0.4, -0.85, 0.5)),
    ),
    'suture-pack': Model(wound_care.suture_pack, wound_care.seen_from, 0.1),
    'wound-dressing': Model(wound_care.island_dressings, wound_care.seen_from, 0.1),
    'gauze': Model(wound_care.gauze_swabs, (0.15, -1, 0.75), 0.1),
}
