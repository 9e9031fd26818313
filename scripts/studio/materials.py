"""Materials of the trade. Colours are linear RGB."""
import bpy

made = {}


def principled(colour, metallic=0.0, roughness=0.4, **inputs):
    material = bpy.data.materials.new('material')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material


def with_bump(material, kind, scale, strength, distance=0.1, stretch=(1, 1, 1)):
    """Roughens the surface by a procedural texture in millimetres of the object."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping, bump = (nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'Mapping', 'Bump'))
    texture = nodes.new(f'ShaderNodeTex{kind}')
    mapping.inputs['Scale'].default_value = stretch
    texture.inputs['Scale'].default_value = scale
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    links.new(place.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    links.new(texture.outputs['Distance' if kind == 'Voronoi' else 'Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return material


def emission(colour, strength):
    material = bpy.data.materials.new('material')
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.remove(nodes['Principled BSDF'])
    light = nodes.new('ShaderNodeEmission')
    light.inputs['Color'].default_value, light.inputs['Strength'].default_value = (*colour, 1), strength
    material.node_tree.links.new(light.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def fabric(colour, thread):
    """Woven cloth with a thread in millimetres."""
    material = principled(colour, roughness=0.95, Sheen=0.6, Specular=0.15)
    return with_bump(material, 'Checker', 1 / thread, 0.5, thread * 0.4)


recipes = {
    'steel': lambda: with_bump(principled((0.56, 0.565, 0.57), 1, 0.2), 'Noise', 0.9, 0.06, 0.15),
    'satin': lambda: with_bump(principled((0.52, 0.525, 0.53), 1, 0.36), 'Noise', 5, 0.12, 0.05),
    'brushed': lambda: with_bump(principled((0.54, 0.545, 0.55), 1, 0.3), 'Noise', 1.2, 0.12, 0.08, (60, 1, 1)),
    'dark steel': lambda: principled((0.16, 0.165, 0.17), 1, 0.3),
    'titanium': lambda: with_bump(principled((0.42, 0.40, 0.38), 1, 0.32), 'Noise', 6, 0.12, 0.04),
    'titanium blue': lambda: principled((0.06, 0.2, 0.42), 1, 0.26),
    'titanium violet': lambda: principled((0.24, 0.12, 0.42), 1, 0.26),
    'titanium green': lambda: principled((0.1, 0.34, 0.2), 1, 0.26),
    'gold': lambda: principled((0.83, 0.56, 0.2), 1, 0.24),
    'diamond coat': lambda: with_bump(principled((0.36, 0.36, 0.37), 1, 0.5), 'Voronoi', 3.2, 0.9, 0.25),
    'carbide': lambda: principled((0.3, 0.3, 0.31), 1, 0.38),
    'aluminium': lambda: with_bump(principled((0.72, 0.725, 0.73), 1, 0.34), 'Noise', 8, 0.1, 0.03),
    'petrol aluminium': lambda: principled((0.02, 0.11, 0.14), 1, 0.34),
    'red aluminium': lambda: principled((0.55, 0.06, 0.02), 1, 0.32),
    'white': lambda: principled((0.8, 0.79, 0.765), roughness=0.38),
    'shell': lambda: with_bump(principled((0.74, 0.735, 0.715), roughness=0.5), 'Noise', 3, 0.05, 0.05),
    'grey': lambda: with_bump(principled((0.32, 0.335, 0.34), roughness=0.48), 'Noise', 3, 0.06, 0.05),
    'ink': lambda: principled((0.012, 0.035, 0.042), roughness=0.36),
    'petrol': lambda: principled((0.01, 0.075, 0.095), roughness=0.34),
    'black': lambda: principled((0.012, 0.012, 0.013), roughness=0.42),
    'rubber': lambda: principled((0.018, 0.019, 0.02), roughness=0.7),
    'red': lambda: principled((0.5, 0.05, 0.012), roughness=0.36),
    'blue': lambda: principled((0.03, 0.16, 0.42), roughness=0.4),
    'green': lambda: principled((0.05, 0.3, 0.2), roughness=0.45),
    'yellow': lambda: principled((0.72, 0.42, 0.03), roughness=0.4),
    'silicone': lambda: principled((0.78, 0.8, 0.8), roughness=0.28, Transmission=0.55, IOR=1.41),
    'clear': lambda: principled((0.93, 0.96, 0.97), roughness=0.08, Transmission=0.9, IOR=1.45),
    'pvc': lambda: principled((0.78, 0.84, 0.86), roughness=0.2, Transmission=0.6, IOR=1.3),
    'glass': lambda: principled((0.98, 0.99, 0.99), roughness=0.02, Transmission=1, IOR=1.5),
    'lens': lambda: principled((0.015, 0.03, 0.05), roughness=0.03, Clearcoat=1, Specular=0.9),
    'screen glass': lambda: principled((0.004, 0.007, 0.009), roughness=0.12, Specular=0.25),
    'gel': lambda: principled((0.82, 0.78, 0.7), roughness=0.16, Transmission=0.35, IOR=1.4, Subsurface=0.2,
                              Subsurface_Color=(0.85, 0.8, 0.72, 1)),
    'gauze': lambda: fabric((0.83, 0.82, 0.79), 0.7),
    'cotton': lambda: with_bump(principled((0.84, 0.83, 0.8), roughness=1, Sheen=0.8), 'Noise', 1.4, 0.7, 0.8),
    'foam': lambda: with_bump(principled((0.72, 0.56, 0.42), roughness=0.9), 'Voronoi', 1.6, 0.5, 0.3),
    'sponge': lambda: with_bump(principled((0.86, 0.84, 0.78), roughness=0.95), 'Voronoi', 1.1, 0.9, 0.6),
    'skin tape': lambda: fabric((0.6, 0.42, 0.3), 0.5),
    'elastic': lambda: fabric((0.56, 0.42, 0.33), 0.9),
    'black cloth': lambda: fabric((0.02, 0.021, 0.023), 0.8),
    'upholstery': lambda: with_bump(principled((0.02, 0.085, 0.1), roughness=0.46, Specular=0.4), 'Noise', 0.9, 0.12, 0.3),
    'paper': lambda: principled((0.85, 0.845, 0.83), roughness=0.8),
    'bone': lambda: principled((0.8, 0.74, 0.6), roughness=0.55),
    'ceramic': lambda: principled((0.86, 0.86, 0.84), roughness=0.18),
    'mark': lambda: principled((0.05, 0.06, 0.065), roughness=0.6),
    'mark white': lambda: principled((0.8, 0.8, 0.78), roughness=0.6),
    'white glow': lambda: emission((1, 0.97, 0.9), 9),
    'screen white': lambda: emission((0.75, 0.9, 0.95), 1.1),
    'screen cyan': lambda: emission((0.08, 0.6, 0.7), 1.5),
    'screen green': lambda: emission((0.1, 0.75, 0.35), 1.4),
    'screen amber': lambda: emission((1.0, 0.42, 0.05), 1.5),
    'screen red': lambda: emission((0.9, 0.09, 0.03), 1.5),
    'screen blue': lambda: emission((0.012, 0.06, 0.1), 1.0),
    'led green': lambda: emission((0.1, 1, 0.3), 4),
    'led blue': lambda: emission((0.1, 0.4, 1), 4),
    'tissue': lambda: emission((0.75, 0.2, 0.12), 0.9),
    'tissue dark': lambda: emission((0.22, 0.03, 0.025), 0.8),
    'tissue light': lambda: emission((0.95, 0.5, 0.36), 1.0),
    'blasted': lambda: with_bump(principled((0.5, 0.505, 0.51), 1, 0.48), 'Noise', 9, 0.2, 0.05),
    'graphite': lambda: with_bump(principled((0.07, 0.074, 0.078), roughness=0.46), 'Noise', 3, 0.06, 0.05),
    'petrol shell': lambda: with_bump(principled((0.018, 0.1, 0.122), roughness=0.44), 'Noise', 3, 0.05, 0.05),
    'cast aluminium': lambda: with_bump(principled((0.5, 0.505, 0.51), 1, 0.46), 'Noise', 2.2, 0.25, 0.12),
    'soft grey': lambda: principled((0.2, 0.21, 0.215), roughness=0.62),
    'green aluminium': lambda: principled((0.03, 0.3, 0.12), 1, 0.32),
    'blue aluminium': lambda: principled((0.03, 0.16, 0.5), 1, 0.32),
    'ring white': lambda: emission((0.9, 0.95, 1), 2.2),
    'screen dim': lambda: emission((0.1, 0.17, 0.19), 1.0),
    'carbon': lambda: with_bump(principled((0.016, 0.017, 0.018), roughness=0.3, Clearcoat=0.6), 'Checker', 0.9, 0.3, 0.2),
    'amber filter': lambda: principled((0.95, 0.6, 0.06), roughness=0.06, Transmission=0.85, IOR=1.4),
}


def get(name):
    """The material of that name, made once."""
    if name not in made:
        made[name] = recipes[name]()
        made[name].name = name
    return made[name]
