"""The models, by family. Each module has `pictures`: a picture's file name without its ending, and its model."""
