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
    place, mapping, bump = (
        nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'Mapping', 'Bump')
    )
    texture = nodes.new(f'ShaderNodeTex{kind}')
    mapping.inputs['Scale'].default_value = stretch
    texture.inputs['Scale'].default_value = scale
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = (
        strength,
        distance,
    )
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
    light.inputs['Color'].default_value, light.inputs['Strength'].default_value = (
        (*colour, 1),
        strength,
    )
    material.node_tree.links.new(light.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def fabric(colour, thread):
    """Woven cloth with a thread in millimetres."""
    material = principled(colour, roughness=0.95, Sheen=0.6, Specular=0.15)
    return with_bump(material, 'Checker', 1 / thread, 0.5, thread * 0.4)


def film(colour, clear, roughness=0.15, grazing=0.5):
    """
    A thin clear sheet: one sees through it where one looks straight at it, and less at its edges.
    """
    material = principled(colour, roughness=roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    see, mix, weight, ramp = (
        nodes.new(f'ShaderNode{name}')
        for name in ('BsdfTransparent', 'MixShader', 'LayerWeight', 'MapRange')
    )
    weight.inputs['Blend'].default_value = grazing
    ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = 1 - clear, 0.9
    links.new(weight.outputs['Facing'], ramp.inputs['Value'])
    links.new(ramp.outputs[0], mix.inputs[0])
    links.new(see.outputs[0], mix.inputs[1])
    links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def net(colour, pitch, thread, roughness=0.9, rounded=False):
    """
    Cloth or sheet with open meshes: a pitch and a thread in millimetres of the object's x and y, or
    round holes.
    """
    material = principled(colour, roughness=roughness, Sheen=0.4, Specular=0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    links.new(place.outputs['UV'], split.inputs[0])

    def math_node(operation, a, b=None):
        node = nodes.new('ShaderNodeMath')
        node.operation = operation
        for i, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            elif value is not None:
                links.new(value, node.inputs[i])
        return node.outputs[0]

    # How far it is from the middle of a mesh, in both ways.
    away = [
        math_node(
            'ABSOLUTE',
            math_node(
                'SUBTRACT', math_node('FRACT', math_node('DIVIDE', split.outputs[axis], pitch)), 0.5
            ),
        )
        for axis in 'XY'
    ]
    if rounded:
        far = math_node(
            'SQRT', math_node('ADD', math_node('POWER', away[0], 2), math_node('POWER', away[1], 2))
        )
    else:
        far = math_node('MAXIMUM', *away)
    solid = math_node('GREATER_THAN', far, 0.5 - thread / pitch / 2)
    see, mix = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeMixShader')
    links.new(solid, mix.inputs[0])
    links.new(see.outputs[0], mix.inputs[1])
    links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def with_wales(material, across, along, strength, distance):
    """The ribs of a knit: a pitch in both ways, in millimetres of the texture's coordinates."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split, bump = (
        nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'SeparateXYZ', 'Bump')
    )
    links.new(place.outputs['UV'], split.inputs[0])

    def wave(axis, pitch):
        scaled, sine, high = (nodes.new('ShaderNodeMath') for _ in range(3))
        scaled.operation, sine.operation, high.operation = 'MULTIPLY', 'SINE', 'ABSOLUTE'
        scaled.inputs[1].default_value = 3.14159 / pitch
        links.new(split.outputs[axis], scaled.inputs[0])
        links.new(scaled.outputs[0], sine.inputs[0])
        links.new(sine.outputs[0], high.inputs[0])
        return high.outputs[0]

    both = nodes.new('ShaderNodeMath')
    both.operation, both.inputs[2].default_value = 'MULTIPLY_ADD', 0
    links.new(wave('X', across), both.inputs[0])
    links.new(wave('Y', along), both.inputs[1])
    links.new(wave('X', across), both.inputs[2])
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = (
        strength,
        distance,
    )
    links.new(both.outputs[0], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return material


def wood(dark, light):
    """Veneer with its grain along the object's y, in a scale of furniture."""
    material = principled(light, roughness=0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping, noise, ramp = (
        nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'Mapping', 'TexNoise', 'ValToRGB')
    )
    mapping.inputs['Scale'].default_value = (1, 0.05, 1)
    (
        noise.inputs['Scale'].default_value,
        noise.inputs['Detail'].default_value,
        noise.inputs['Distortion'].default_value,
    ) = 0.07, 5, 0.6
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1), (*light, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.62
    links.new(place.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


recipes = {
    'steel': lambda: with_bump(principled((0.56, 0.565, 0.57), 1, 0.2), 'Noise', 0.9, 0.06, 0.15),
    'satin': lambda: with_bump(principled((0.52, 0.525, 0.53), 1, 0.36), 'Noise', 5, 0.12, 0.05),
    'brushed': lambda: with_bump(
        principled((0.54, 0.545, 0.55), 1, 0.3), 'Noise', 1.2, 0.12, 0.08, (60, 1, 1)
    ),
    'ground blade': lambda: with_bump(
        principled((0.66, 0.665, 0.67), 1, 0.42), 'Noise', 0.03, 0.5, 1.6
    ),
    'dark steel': lambda: principled((0.16, 0.165, 0.17), 1, 0.3),
    'titanium': lambda: with_bump(principled((0.42, 0.40, 0.38), 1, 0.32), 'Noise', 6, 0.12, 0.04),
    'titanium blue': lambda: principled((0.06, 0.2, 0.42), 1, 0.26),
    'titanium violet': lambda: principled((0.24, 0.12, 0.42), 1, 0.26),
    'titanium green': lambda: principled((0.1, 0.34, 0.2), 1, 0.26),
    'gold': lambda: principled((0.83, 0.56, 0.2), 1, 0.24),
    'diamond coat': lambda: with_bump(
        principled((0.36, 0.36, 0.37), 1, 0.5), 'Voronoi', 3.2, 0.9, 0.25
    ),
    'carbide': lambda: principled((0.3, 0.3, 0.31), 1, 0.38),
    'aluminium': lambda: with_bump(principled((0.72, 0.725, 0.73), 1, 0.34), 'Noise', 8, 0.1, 0.03),
    'petrol aluminium': lambda: principled((0.02, 0.11, 0.14), 1, 0.34),
    'red aluminium': lambda: principled((0.55, 0.06, 0.02), 1, 0.32),
    'white': lambda: principled((0.8, 0.79, 0.765), roughness=0.38),
    'shell': lambda: with_bump(
        principled((0.74, 0.735, 0.715), roughness=0.5), 'Noise', 3, 0.05, 0.05
    ),
    'grey': lambda: with_bump(
        principled((0.32, 0.335, 0.34), roughness=0.48), 'Noise', 3, 0.06, 0.05
    ),
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
    'coated lens': lambda: principled((0.06, 0.04, 0.13), 0.7, 0.04, Clearcoat=1, Specular=0.9),
    'screen glass': lambda: principled((0.004, 0.007, 0.009), roughness=0.12, Specular=0.25),
    'gel': lambda: principled(
        (0.82, 0.78, 0.7),
        roughness=0.16,
        Transmission=0.35,
        IOR=1.4,
        Subsurface=0.2,
        Subsurface_Color=(0.85, 0.8, 0.72, 1),
    ),
    'gauze': lambda: fabric((0.83, 0.82, 0.79), 0.7),
    'cotton': lambda: with_bump(
        principled((0.84, 0.83, 0.8), roughness=1, Sheen=0.8), 'Noise', 1.4, 0.7, 0.8
    ),
    'foam': lambda: with_bump(
        principled((0.72, 0.56, 0.42), roughness=0.9), 'Voronoi', 1.6, 0.5, 0.3
    ),
    'sponge': lambda: with_bump(
        principled((0.86, 0.84, 0.78), roughness=0.95), 'Voronoi', 1.1, 0.9, 0.6
    ),
    'skin tape': lambda: fabric((0.6, 0.42, 0.3), 0.5),
    'elastic': lambda: fabric((0.56, 0.42, 0.33), 0.9),
    'black cloth': lambda: fabric((0.02, 0.021, 0.023), 0.8),
    'upholstery': lambda: with_bump(
        principled((0.02, 0.085, 0.1), roughness=0.46, Specular=0.4), 'Noise', 0.9, 0.12, 0.3
    ),
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
    'instrument steel': lambda: with_bump(
        principled((0.68, 0.685, 0.69), 1, 0.25), 'Noise', 2.5, 0.08, 0.03
    ),
    'matt steel': lambda: with_bump(
        principled((0.62, 0.625, 0.63), 1, 0.42), 'Noise', 9, 0.2, 0.03
    ),
    'polished steel': lambda: principled((0.7, 0.705, 0.71), 1, 0.12),
    'coarse grain': lambda: with_bump(
        principled((0.42, 0.42, 0.43), 1, 0.42), 'Voronoi', 3.0, 1.0, 0.3
    ),
    'fine grain': lambda: with_bump(
        principled((0.46, 0.46, 0.47), 1, 0.45), 'Voronoi', 5.5, 0.9, 0.15
    ),
    'ceramic coat': lambda: principled((0.02, 0.022, 0.024), roughness=0.55),
    'petrol silicone': lambda: principled((0.012, 0.09, 0.11), roughness=0.5),
    'nylon': lambda: principled(
        (0.8, 0.74, 0.6), roughness=0.42, Subsurface=0.1, Subsurface_Color=(0.85, 0.78, 0.62, 1)
    ),
    'fluoroplastic': lambda: principled(
        (0.82, 0.82, 0.8),
        roughness=0.36,
        Subsurface=0.15,
        Subsurface_Radius=(0.2, 0.2, 0.2),
        Subsurface_Color=(0.85, 0.85, 0.83, 1),
    ),
    'blue fluoroplastic': lambda: principled(
        (0.03, 0.16, 0.5),
        roughness=0.34,
        Subsurface=0.15,
        Subsurface_Radius=(0.1, 0.1, 0.2),
        Subsurface_Color=(0.05, 0.22, 0.6, 1),
    ),
    'green fluoroplastic': lambda: principled(
        (0.03, 0.3, 0.16),
        roughness=0.34,
        Subsurface=0.15,
        Subsurface_Radius=(0.1, 0.2, 0.1),
        Subsurface_Color=(0.05, 0.4, 0.22, 1),
    ),
    'apatite': lambda: principled(
        (0.86, 0.82, 0.72),
        roughness=0.22,
        Subsurface=0.12,
        Subsurface_Radius=(0.2, 0.16, 0.1),
        Subsurface_Color=(0.88, 0.8, 0.66, 1),
    ),
    'blue silicone': lambda: principled(
        (0.2, 0.45, 0.78), roughness=0.22, Transmission=0.4, IOR=1.41
    ),
    'soft silicone': lambda: principled(
        (0.86, 0.88, 0.88), roughness=0.2, Transmission=0.4, IOR=1.41
    ),
    'implant titanium': lambda: with_bump(
        principled((0.58, 0.56, 0.54), 1, 0.3), 'Noise', 30, 0.1, 0.006
    ),
    'marker sphere': lambda: with_bump(
        principled((0.62, 0.63, 0.635), roughness=0.6, Sheen=0.4), 'Noise', 4, 0.15, 0.05
    ),
    'pink titanium': lambda: principled((0.5, 0.16, 0.3), 1, 0.27),
    'gold titanium': lambda: principled((0.66, 0.45, 0.14), 1, 0.28),
    'screen bone': lambda: emission((0.62, 0.62, 0.58), 1.0),
    'screen flesh': lambda: emission((0.085, 0.09, 0.095), 1.0),
    'screen brain': lambda: emission((0.2, 0.205, 0.21), 1.0),
    'screen dark': lambda: emission((0.004, 0.006, 0.008), 1.0),
    'infrared glass': lambda: principled(
        (0.03, 0.006, 0.008), roughness=0.05, Clearcoat=1, Specular=0.8
    ),
    'gold aluminium': lambda: principled((0.6, 0.42, 0.16), 1, 0.32),
    'black aluminium': lambda: principled((0.02, 0.021, 0.022), 1, 0.34),
    'clear film': lambda: film((0.86, 0.89, 0.9), 0.9, 0.12, 0.45),
    'matt film': lambda: film((0.84, 0.86, 0.86), 0.62, 0.4, 0.4),
    'implant gel': lambda: principled(
        (0.7, 0.67, 0.6), roughness=0.1, Transmission=0.25, IOR=1.38, Specular=0.6
    ),
    'blue gel': lambda: principled(
        (0.2, 0.42, 0.62), roughness=0.1, Transmission=0.3, IOR=1.38, Specular=0.6
    ),
    'filled shell': lambda: film((0.82, 0.86, 0.88), 0.5, 0.1, 0.5),
    'pouch paper': lambda: principled((0.66, 0.69, 0.7), roughness=0.6),
    'pouch seam': lambda: principled((0.7, 0.73, 0.74), roughness=0.6),
    'pouch film': lambda: principled((0.6, 0.67, 0.7), roughness=0.22, Specular=0.5),
    'pouch print': lambda: principled((0.2, 0.25, 0.27), roughness=0.7),
    'airway pvc': lambda: film((0.6, 0.7, 0.74), 0.42, 0.12, 0.45),
    'airway clear': lambda: film((0.66, 0.74, 0.77), 0.74, 0.1, 0.5),
    'cuff film': lambda: film((0.66, 0.76, 0.81), 0.58, 0.08, 0.55),
    'chitosan': lambda: with_bump(
        principled((0.68, 0.57, 0.39), roughness=0.95), 'Voronoi', 1.3, 1.0, 0.6
    ),
    'gelatine sponge': lambda: with_bump(
        principled((0.74, 0.68, 0.54), roughness=0.95), 'Voronoi', 1.1, 1.0, 0.8
    ),
    'dry sponge': lambda: with_bump(
        principled((0.72, 0.71, 0.66), roughness=0.9), 'Voronoi', 2.6, 0.7, 0.25
    ),
    'wet sponge': lambda: with_bump(
        principled((0.7, 0.695, 0.64), roughness=0.7), 'Voronoi', 1.3, 0.9, 0.5
    ),
    'open knit': lambda: net((0.84, 0.8, 0.7), 1.5, 0.72),
    'close weave': lambda: principled((0.66, 0.58, 0.42), roughness=0.95, Sheen=0.3),
    'fibril': lambda: with_bump(
        principled((0.72, 0.66, 0.52), roughness=1, Sheen=0.8), 'Noise', 1.0, 1.0, 1.6
    ),
    'thermoplastic': lambda: net((0.5, 0.61, 0.68), 5.0, 3.4, 0.35, True),
    'case foam': lambda: with_bump(
        principled((0.13, 0.145, 0.152), roughness=0.92), 'Voronoi', 1.4, 0.4, 0.25
    ),
    'insertion tube': lambda: with_bump(
        principled((0.045, 0.05, 0.055), roughness=0.36), 'Noise', 4, 0.06, 0.03
    ),
    'foam floor': lambda: principled((0.4, 0.45, 0.46), roughness=0.95),
    'ink rubber': lambda: principled((0.012, 0.038, 0.046), roughness=0.5),
    'hose silicone': lambda: principled((0.6, 0.66, 0.67), roughness=0.34, Specular=0.45),
    'splint foam': lambda: with_bump(
        principled((0.72, 0.715, 0.69), roughness=0.9), 'Voronoi', 2.0, 0.5, 0.2
    ),
    'violet plastic': lambda: principled((0.2, 0.1, 0.42), roughness=0.35),
    'paper tape': lambda: with_bump(
        principled((0.73, 0.735, 0.73), roughness=0.8, Sheen=0.3), 'Noise', 2.6, 0.3, 0.12
    ),
    'skin paper tape': lambda: with_bump(
        principled((0.66, 0.46, 0.33), roughness=0.8, Sheen=0.3), 'Noise', 2.6, 0.25, 0.1
    ),
    'strip': lambda: with_bump(
        principled((0.62, 0.43, 0.31), roughness=0.75), 'Noise', 1.4, 0.3, 0.2
    ),
    'tulle': lambda: principled((0.72, 0.5, 0.14), roughness=0.22, Specular=0.6),
    'tulle paper': lambda: film((0.82, 0.78, 0.68), 0.25, 0.4, 0.4),
    'foil': lambda: with_bump(principled((0.72, 0.725, 0.73), 1, 0.28), 'Noise', 0.12, 0.2, 1.2),
    'dressing film': lambda: with_bump(
        principled((0.72, 0.5, 0.38), roughness=0.5, Sheen=0.2), 'Noise', 1.6, 0.1, 0.1
    ),
    'silicone face': lambda: with_bump(
        principled((0.56, 0.37, 0.28), roughness=0.16, Clearcoat=0.3), 'Voronoi', 0.42, 0.4, 0.4
    ),
    'dressing foam': lambda: with_bump(
        principled((0.78, 0.66, 0.55), roughness=0.9), 'Voronoi', 2.4, 0.7, 0.3
    ),
    'fleece': lambda: with_bump(
        principled((0.82, 0.83, 0.83), roughness=0.95, Sheen=0.4), 'Noise', 1.1, 0.6, 0.5
    ),
    'pad face': lambda: net((0.76, 0.765, 0.76), 2.4, 1.35, 0.3, True),
    'swab': lambda: with_bump(
        principled((0.72, 0.72, 0.71), roughness=1, Sheen=0.5), 'Checker', 1.0, 0.7, 0.35
    ),
    'swab net': lambda: net((0.86, 0.855, 0.84), 1.25, 0.55),
    'knit': lambda: with_wales(
        principled((0.55, 0.385, 0.28), roughness=0.9, Sheen=0.5, Specular=0.2), 1.5, 1.1, 0.45, 0.3
    ),
    'knit edge': lambda: with_bump(
        principled((0.43, 0.285, 0.2), roughness=0.9, Sheen=0.5), 'Checker', 0.9, 0.4, 0.3
    ),
    'mesh knit': lambda: net((0.46, 0.31, 0.22), 2.6, 1.3),
    'pouch seal': lambda: with_bump(
        principled((0.5, 0.56, 0.58), roughness=0.5), 'Checker', 0.9, 0.5, 0.3
    ),
    'seam thread': lambda: principled((0.68, 0.52, 0.4), roughness=0.8),
    'touch fastener': lambda: with_bump(
        principled((0.3, 0.2, 0.145), roughness=1, Sheen=0.8), 'Noise', 2.6, 1.0, 0.6
    ),
    'head form': lambda: principled((0.44, 0.45, 0.45), roughness=0.5),
    'liner': lambda: principled((0.33, 0.5, 0.64), roughness=0.3, Specular=0.4),
    'liner print': lambda: principled((0.13, 0.3, 0.46), roughness=0.5),
    'filament': lambda: principled((0.76, 0.62, 0.5), roughness=0.4),
    'strip card': lambda: principled((0.5, 0.585, 0.63), roughness=0.6),
    'pad body': lambda: principled((0.5, 0.5, 0.48), roughness=0.9),
    'cellulose': lambda: principled((0.7, 0.61, 0.43), roughness=0.85, Sheen=0.4),
    'folder': lambda: principled((0.016, 0.105, 0.13), roughness=0.5),
    'swab thread': lambda: principled((0.74, 0.74, 0.73), roughness=1, Sheen=0.4),
    'skin thermoplastic': lambda: net((0.66, 0.48, 0.36), 5.0, 3.4, 0.38, True),
    'thermoplastic rim': lambda: principled((0.5, 0.61, 0.68), roughness=0.35),
    'skin thermoplastic rim': lambda: principled((0.66, 0.48, 0.36), roughness=0.38),
    'firm knit': lambda: with_wales(
        principled((0.49, 0.335, 0.24), roughness=0.9, Sheen=0.5, Specular=0.2), 2.4, 1.2, 0.45, 0.4
    ),
    'band paper': lambda: principled((0.45, 0.57, 0.64), roughness=0.7),
    'tulle liner': lambda: principled((0.5, 0.57, 0.6), roughness=0.45),
    'neck tape': lambda: fabric((0.42, 0.55, 0.62), 1.0),
    'foam cream': lambda: with_bump(
        principled((0.72, 0.62, 0.46), roughness=0.9), 'Voronoi', 2.4, 0.6, 0.3
    ),
    'foam white': lambda: with_bump(
        principled((0.72, 0.72, 0.7), roughness=0.9), 'Voronoi', 2.0, 0.6, 0.3
    ),
    'silicone net': lambda: net((0.6, 0.4, 0.31), 5.0, 3.0, 0.16, True),
    'flange': lambda: principled((0.56, 0.67, 0.71), roughness=0.3, Transmission=0.3, IOR=1.4),
    'form': lambda: principled((0.6, 0.6, 0.585), roughness=0.55),
    'blasted': lambda: with_bump(principled((0.5, 0.505, 0.51), 1, 0.48), 'Noise', 9, 0.2, 0.05),
    'graphite': lambda: with_bump(
        principled((0.07, 0.074, 0.078), roughness=0.46), 'Noise', 3, 0.06, 0.05
    ),
    'petrol shell': lambda: with_bump(
        principled((0.018, 0.1, 0.122), roughness=0.44), 'Noise', 3, 0.05, 0.05
    ),
    'cast aluminium': lambda: with_bump(
        principled((0.5, 0.505, 0.51), 1, 0.46), 'Noise', 2.2, 0.25, 0.12
    ),
    'soft grey': lambda: principled((0.2, 0.21, 0.215), roughness=0.62),
    'green aluminium': lambda: principled((0.03, 0.3, 0.12), 1, 0.32),
    'blue aluminium': lambda: principled((0.03, 0.16, 0.5), 1, 0.32),
    'ring white': lambda: emission((0.9, 0.95, 1), 2.2),
    'screen dim': lambda: emission((0.1, 0.17, 0.19), 1.0),
    'carbon': lambda: with_bump(
        principled((0.016, 0.017, 0.018), roughness=0.3, Clearcoat=0.6), 'Checker', 0.9, 0.3, 0.2
    ),
    'petrol leather': lambda: with_bump(
        principled((0.012, 0.085, 0.105), roughness=0.42, Specular=0.45), 'Noise', 0.02, 0.16, 6
    ),
    'ice leather': lambda: with_bump(
        principled((0.36, 0.49, 0.54), roughness=0.42, Specular=0.45), 'Noise', 0.02, 0.16, 6
    ),
    'sand leather': lambda: with_bump(
        principled((0.56, 0.47, 0.36), roughness=0.44, Specular=0.45), 'Noise', 0.02, 0.16, 6
    ),
    'anthracite leather': lambda: with_bump(
        principled((0.035, 0.038, 0.041), roughness=0.44, Specular=0.45), 'Noise', 0.02, 0.16, 6
    ),
    'brushed sheet': lambda: with_bump(
        principled((0.5, 0.505, 0.51), 1, 0.36), 'Noise', 0.02, 0.2, 0.7, (1, 1, 30)
    ),
    'quartz': lambda: principled((0.62, 0.62, 0.6), roughness=0.24, Specular=0.5),
    'oak': lambda: wood((0.27, 0.17, 0.085), (0.45, 0.31, 0.18)),
    'jar': lambda: film((0.6, 0.68, 0.71), 0.74, 0.06, 0.42),
    'door glass': lambda: film((0.5, 0.56, 0.58), 0.93, 0.04, 0.14),
    'spectacles': lambda: film((0.5, 0.58, 0.6), 0.92, 0.03, 0.2),
    'jar liquid': lambda: film((0.16, 0.4, 0.46), 0.4, 0.06, 0.4),
    'cabinet light': lambda: emission((1, 0.97, 0.92), 3.2),
    'light grey': lambda: principled((0.55, 0.56, 0.56), roughness=0.4),
    'amber filter': lambda: principled(
        (0.95, 0.6, 0.06), roughness=0.06, Transmission=0.85, IOR=1.4
    ),
}


def get(name):
    """The material of that name, made once."""
    if name not in made:
        made[name] = recipes[name]()
        made[name].name = name
    return made[name]
