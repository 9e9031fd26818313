"""Makes pictures of products, as README.md says; pictures.ts starts it."""

import argparse
import os
import sys
import time

import numpy
from PIL import Image

import folders
import models
import studio

# Of a picture, as the repository keeps them all.
most_bytes = 150_000


def steepness(alpha):
    """The range of levels among each pixel and its neighbours."""
    around = [numpy.roll(alpha, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    return numpy.max(around, 0) - numpy.min(around, 0)


def save(picture, target):
    """
    Writes WebP as good as fits: with ever lower quality, and ever larger steps of alpha. At edges
    one sees large steps least; in shadows and in clear films they become contour lines.
    """
    levels = picture * 255
    alpha = levels[:, :, 3].copy()
    is_edge = steepness(alpha) > 48
    for quality, step, edge in (
        (88, 1, 1),
        (84, 2, 8),
        (80, 2, 16),
        (76, 2, 25),
        (72, 3, 32),
        (66, 3, 32),
        (60, 4, 40),
        (52, 5, 50),
    ):
        # What is almost solid becomes so, and what is below it follows, as a jump would be a
        # contour line.
        solid = 245 if step == 1 else 230
        below = solid - 45
        stretched = numpy.where(
            alpha > below, below + (alpha - below) * (255 - below) / (solid - below), alpha
        ).clip(0, 255)
        levels[:, :, 3] = numpy.where(
            is_edge, numpy.round(stretched / edge) * edge, numpy.round(stretched / step) * step
        ).clip(0, 255)
        Image.fromarray((levels + 0.5).astype(numpy.uint8), 'RGBA').save(
            target, quality=quality, method=6
        )
        if os.path.getsize(target) <= most_bytes:
            return


parser = argparse.ArgumentParser(prog='node studio/pictures.ts')
parser.add_argument('--width', type=int, default=1600, help='in pixels, a multiple of 64')
parser.add_argument(
    '--samples', type=int, default=10, help='rays of each pixel; what grain is left is taken out'
)
parser.add_argument(
    '--details', action='store_true', help='renders parts from near, of the models that have one'
)
parser.add_argument(
    '--out', help='folder, by default the one in content/pictures where each belongs'
)
parser.add_argument('--weights', required=True, help=argparse.SUPPRESS)
parser.add_argument('--missing', action='store_true', help='leaves out pictures that are there')
parser.add_argument('pictures', nargs='*', help='names, by default all')
options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])

if options.out:
    os.makedirs(options.out, exist_ok=True)
for name, model in models.named(options.pictures).items():
    folder = 'details' if options.details else model.folder
    target = os.path.join(options.out or folders.pictures / folder, f'{name}.webp')
    if (options.missing and os.path.exists(target)) or (options.details and not model.detail):
        continue
    started = time.time()
    studio.reset(options.samples, options.width)
    model.build()
    if options.details:
        picture = studio.shoot_detail(model.detail, options.weights)
    else:
        picture = studio.shoot(model, options.weights)
    save(picture, target)
    print(
        f'{name}: {os.path.getsize(target) / 1000:.0f} kB in {time.time() - started:.0f} s',
        flush=True,
    )
