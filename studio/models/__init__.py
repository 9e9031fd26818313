"""
The models: a module for each category of products, named as its folder in content/products. Its
`pictures` are picture files without their ending, each with its model.
"""

import importlib
import pkgutil
import sys


def known():
    """All models by the names of their pictures."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        found.update(importlib.import_module(f'models.{module.name}').pictures)
    return found


def named(names):
    """
    The models of these pictures, of all without names; ends the script where there is none of a
    name.
    """
    found = known()
    unknown = [name for name in names if name not in found]
    if unknown:
        sys.exit(f'No model is named {", ".join(unknown)}; there are {", ".join(sorted(found))}.')
    return {name: found[name] for name in names or sorted(found)}
