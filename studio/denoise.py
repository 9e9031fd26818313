"""
Takes the grain out of a path-traced picture with the network of Intel Open Image Denoise 1.4
(Apache 2.0).

Debian's Blender is built without that library, so the network, a U-Net of sixteen convolutions, is
computed here from its published weights. The picture is tone-mapped (LDR), with albedo and normals
as guides.
"""

import functools
import struct
from pathlib import Path

import numpy


@functools.cache
def read_weights(path):
    """
    Reads a file of weights (TZA 2): a table at its end gives name, shape, type and offset of each
    tensor.
    """
    content = Path(path).read_bytes()
    at = struct.unpack_from('<Q', content, 4)[0]
    count = struct.unpack_from('<I', content, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', content, at)[0]
        name = content[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = content[at]
        shape = struct.unpack_from(f'<{dimensions}I', content, at + 1)
        at += 1 + 5 * dimensions + 1
        offset = struct.unpack_from('<Q', content, at)[0]
        at += 8
        values = numpy.frombuffer(content, '<f2', int(numpy.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(numpy.float32)
    return tensors


def convolve(planes, weights, bias, is_last=False):
    """
    Convolves planes that have a border of one pixel with 3 x 3 weights; the result has such a
    border too.
    """
    channels, height, width = planes.shape
    source = planes.reshape(channels, -1)
    kernel = weights.transpose(0, 2, 3, 1).reshape(len(weights), -1)
    result = numpy.zeros((len(weights), height * width), numpy.float32)
    # Pieces that stay in the cache of the processor, each with its neighbours in rows, so that one
    # product does it.
    first, end, step = width + 1, height * width - width - 1, 1 << 10
    shifts = [y * width + x for y in (-1, 0, 1) for x in (-1, 0, 1)]
    around = numpy.empty((len(shifts), channels, step), numpy.float32)
    for start in range(first, end, step):
        stop = min(end, start + step)
        for index, shift in enumerate(shifts):
            around[index, :, : stop - start] = source[:, start + shift : stop + shift]
        total = kernel @ around.reshape(-1, step)[:, : stop - start]
        total += bias[:, None]
        result[:, start:stop] = total if is_last else numpy.maximum(total, 0)
    result = result.reshape(-1, height, width)
    result[:, :, 0] = result[:, :, -1] = 0
    return result


def with_border(planes):
    return numpy.pad(planes, ((0, 0), (1, 1), (1, 1)))


def halved(planes):
    inner = planes[:, 1:-1, 1:-1]
    channels, height, width = inner.shape
    return with_border(inner.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4)))


def doubled(planes):
    return with_border(planes[:, 1:-1, 1:-1].repeat(2, 1).repeat(2, 2))


def denoise(colour, albedo, normal, tensors):
    """
    colour: sRGB in [0, 1]; albedo: linear in [0, 1]; normal: in [-1, 1]; each of height x width x
    3, both multiples of 16; tensors: as `read_weights` returns them. Returns the picture without
    grain, sRGB in [0, 1].
    """

    def layer(name, planes, is_last=False):
        return convolve(planes, tensors[f'{name}.weight'], tensors[f'{name}.bias'], is_last)

    guides = numpy.concatenate([colour, albedo, normal * 0.5 + 0.5], 2)
    taken = with_border(numpy.clip(guides, 0, 1).transpose(2, 0, 1).astype(numpy.float32))
    levels = [taken]
    planes = halved(layer('enc_conv1', layer('enc_conv0', taken)))
    for name in ('enc_conv2', 'enc_conv3', 'enc_conv4'):
        levels.append(planes)
        planes = halved(layer(name, planes))
    planes = layer('enc_conv5b', layer('enc_conv5a', planes))
    for name in ('dec_conv4', 'dec_conv3', 'dec_conv2', 'dec_conv1'):
        planes = numpy.concatenate([doubled(planes), levels.pop()])
        planes = layer(f'{name}b', layer(f'{name}a', planes))
    return numpy.clip(
        layer('dec_conv0', planes, is_last=True)[:, 1:-1, 1:-1].transpose(1, 2, 0), 0, 1
    )
