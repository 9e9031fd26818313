"""The models, by family. Each module has `pictures`: a picture's file name without its ending, and its model."""
import importlib
import pkgutil


def known():
    """All models by the names of their pictures."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        found.update(importlib.import_module(f'models.{module.name}').pictures)
    return found
