"""
One light, one camera and one table for all pictures; sizes follow the object, so a screw is lit
like a console.
"""

import os
import tempfile

import bpy
import numpy
from mathutils import Vector

import denoise
import materials

paper = (0xF6, 0xF4, 0xEF)
ink = (0x0B, 0x2B, 0x33)

# Name: position and size in radii of the object, power by area, so that brightness does not depend
# on the distance.
lights = {
    'key': ((-2.6, -1.3, 4.2), (3.0, 3.0), 7.0),
    'rim': ((2.2, 3.4, 2.6), (4.5, 1.1), 5.5),
    'fill': ((3.8, -3.2, 1.6), (2.0, 3.0), 0.8),
    'front': ((-0.6, -5.0, 1.0), (4.0, 0.9), 0.8),
}


def reset(samples, width):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.made.clear()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_denoising = samples, False
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.blur_glossy = 0.6
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 8, 3, 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = width, width * 3 // 4
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_object_index = True


def outermost():
    """
    The outermost points in many directions of everything that is in the scene, as it is rendered.
    """
    graph = bpy.context.evaluated_depsgraph_get()
    turns = numpy.random.default_rng(1).normal(size=(400, 3))
    found = []
    for thing in bpy.context.scene.objects:
        mesh = thing.evaluated_get(graph).to_mesh()
        points = numpy.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        found += [thing.matrix_world @ Vector(points[i]) for i in set((points @ turns.T).argmax(0))]
    return found


def middle(points):
    """The middle of the box around points, and half its diagonal."""
    low, high = (
        Vector(pick(point[i] for point in points) for i in range(3)) for pick in (min, max)
    )
    return (low + high) / 2, (high - low).length / 2


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def light_up(centre, radius, rim=1.0):
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('room')
    scene.world.use_nodes = True
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    place, split, ramp = (
        nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'SeparateXYZ', 'ValToRGB')
    )
    links.new(place.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    ramp.color_ramp.elements[0].color = (0.10, 0.105, 0.11, 1)
    ramp.color_ramp.elements[1].color = (0.62, 0.62, 0.60, 1)
    ramp.color_ramp.elements[1].position = 0.8
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = 0.5
    for name, (at, size, power) in lights.items():
        light = bpy.data.lights.new(name, 'AREA')
        light.shape, light.size, light.size_y = 'RECTANGLE', size[0] * radius, size[1] * radius
        light.energy = power * (Vector(at).length * radius) ** 2 * (rim if name == 'rim' else 1)
        thing = bpy.data.objects.new(name, light)
        scene.collection.objects.link(thing)
        thing.location = Vector(centre) + Vector(at) * radius
        aim(thing, centre)


def lay_table(centre, radius):
    # What is there before is numbered 1 in the pass that tells objects from the table.
    for thing in bpy.context.scene.objects:
        thing.pass_index = 1
    mesh = bpy.data.meshes.new('table')
    side = radius * 30
    x, y = centre[0], centre[1]
    mesh.from_pydata(
        [
            (x - side, y - side, 0),
            (x + side, y - side, 0),
            (x + side, y + side, 0),
            (x - side, y + side, 0),
        ],
        [],
        [(0, 1, 2, 3)],
    )
    table = bpy.data.objects.new('table', mesh)
    mesh.materials.append(materials.principled((0.9, 0.89, 0.86), roughness=0.9))
    bpy.context.scene.collection.objects.link(table)
    table.is_shadow_catcher = True


def place_camera(lens):
    scene = bpy.context.scene
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    camera.data.lens, camera.data.clip_end = lens, 1e6
    scene.collection.objects.link(camera)
    scene.camera = camera
    return camera


def frame(points, direction, margin, lens):
    """Puts the camera where all points fill the picture but for a margin."""
    camera = place_camera(lens)
    camera.location = Vector(direction).normalized() * 1000
    aim(camera, (0, 0, 0))
    bpy.context.view_layer.update()
    flat = [value for point in points for value in point]
    location, _ = camera.camera_fit_coords(bpy.context.evaluated_depsgraph_get(), flat)
    camera.location = location
    centre = sum(points, Vector()) / len(points)
    ahead = camera.matrix_world.to_3x3() @ Vector((0, 0, -1))
    distance = (centre - Vector(location)).dot(ahead)
    camera.location = Vector(location) - ahead * distance * margin


def come_near(detail):
    """Puts the camera before a part of what is there, which it alone sees sharp."""
    camera = place_camera(detail.lens)
    film = camera.data.sensor_width * 3 / 4
    distance = detail.radius * detail.lens * 2 / film
    camera.location = Vector(detail.at) + Vector(detail.seen_from).normalized() * distance
    aim(camera, detail.at)
    camera.data.clip_start = distance / 100
    focus = camera.data.dof
    focus.use_dof, focus.focus_distance = True, distance
    # Blender takes a unit for a metre, and has lenses in millimetres.
    focus.aperture_fstop = detail.lens / 1000 / (detail.aperture * distance)


def tone(linear):
    """
    From linear light to sRGB in [0, 1], with a soft shoulder (after Narkowicz, ACES filmic tone
    mapping curve).
    """
    x = linear * 0.95
    mapped = numpy.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return numpy.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * mapped ** (1 / 2.4) - 0.055)


def read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1]


def passes():
    """
    Renders the scene: colour with alpha, albedo, normals, and 1 where an object is, not the table.
    """
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    with tempfile.TemporaryDirectory() as folder:
        output = tree.nodes.new('CompositorNodeOutputFile')
        output.base_path, output.format.file_format, output.format.color_depth = (
            folder,
            'OPEN_EXR',
            '32',
        )
        output.format.color_mode = 'RGBA'
        names = {
            'Image': 'colour',
            'Denoising Albedo': 'albedo',
            'Denoising Normal': 'normal',
            'IndexOB': 'object',
        }
        output.file_slots.clear()
        for source, name in names.items():
            output.file_slots.new(f'{name}-')
            tree.links.new(layers.outputs[source], output.inputs[-1])
        bpy.ops.render.render()
        found = {
            name: next(file for file in os.listdir(folder) if file.startswith(name))
            for name in names.values()
        }
        return {name: read(os.path.join(folder, file)) for name, file in found.items()}


def fading(height, width):
    """1 around the middle of the picture, falling to 0 towards its edges and round its corners."""
    across, down = numpy.linspace(-1, 1, width)[None, :], numpy.linspace(-1, 1, height)[:, None]
    near = numpy.clip((1 - (across**4 + down**4) ** 0.25) / 0.3, 0, 1)[:, :, None]
    return near * near * (3 - 2 * near)


def widened(mask, reach=1):
    """With the pixels beside it."""
    for _ in (0, 1):
        sums = numpy.pad(mask, ((reach + 1, reach), (0, 0))).cumsum(0, dtype=float)
        mask = (sums[2 * reach + 1 :] - sums[: -2 * reach - 1] > 0.5).T
    return mask


def closed(mask, reach=4):
    """
    Without gaps: few rays end on a clear film, and it is the object even so where the others pass.
    """
    return ~widened(~widened(mask, reach), reach)


def blurred(plane, mask, reach):
    """A plane of which the pixels in the mask are averaged with those near them in the mask."""
    total, weight = plane * mask, mask.astype(numpy.float32)
    for axis in (0, 1) * 3:
        total, weight = (
            sum(numpy.roll(one, i, axis) for i in range(-reach, reach + 1))
            for one in (total, weight)
        )
    return total / numpy.maximum(weight, 1)


def develop(made, weights, is_near=False):
    """
    The picture as sRGB with alpha in [0, 1]. It is cleaned of grain once on paper and once on ink;
    what differs between both is where one sees through, shadows included.
    is_near: whether the picture's edges cut off what they cross, shadows too, and parts may be out
    of focus.
    """
    colour, alpha = made['colour'][:, :, :3], made['colour'][:, :, 3:]
    solid = tone(colour / numpy.maximum(alpha, 1e-4))
    tensors, on = denoise.read_weights(weights), {}
    for name, ground in (('paper', paper), ('ink', ink)):
        mixed = solid * alpha + numpy.array(ground) / 255 * (1 - alpha)
        on[name] = denoise.denoise(
            mixed, made['albedo'][:, :, :3], made['normal'][:, :, :3], tensors
        )
    light, dark = (numpy.array(ground) / 255 for ground in (paper, ink))
    seen = numpy.clip(1 - ((on['paper'] - on['ink']) / (light - dark)).mean(2, keepdims=True), 0, 1)
    # The faintest shadows, which nobody sees, would fill a third of the file.
    seen = numpy.clip((seen - 0.03) / 0.96, 0, 1)
    bare = (on['paper'] - (1 - seen) * light) / numpy.maximum(seen, 1e-3)
    # Shadows have no colour of their own: what is computed for it is noise, and would fill the
    # file. The edges of light objects would be dashed without theirs; where something is out of
    # focus, one sees through them far from it.
    objects = made['object'][:, :, 0]
    edges = (widened(objects, objects.shape[1] // 80) if is_near else widened(closed(objects), 1))[
        :, :, None
    ]
    bare *= numpy.maximum(edges, numpy.clip((seen - 0.1) / 0.3, 0, 1))
    if not is_near:
        # Shadows would be cut off at the picture's edges.
        seen = numpy.where(
            edges, seen, blurred(seen, ~edges, seen.shape[1] // 640)
        ) * numpy.maximum(edges, fading(*objects.shape))
    return numpy.concatenate([numpy.clip(bare, 0, 1), seen], 2)


def shoot(model, weights):
    """Lights, frames and renders what is in the scene; returns the picture as `develop` does."""
    points = outermost()
    centre, radius = middle(points)
    light_up(centre, radius, model.rim)
    frame(points, model.seen_from, model.margin, model.lens)
    lay_table(centre, radius)
    return develop(passes(), weights)


def shoot_detail(detail, weights):
    """
    Renders a part of what is in the scene, in the light that all of it has; returns the picture as
    `develop` does.
    """
    centre, radius = middle(outermost())
    light_up(centre, radius)
    come_near(detail)
    lay_table(centre, radius)
    return develop(passes(), weights, is_near=True)
