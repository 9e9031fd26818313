"""Where the studio reads and writes pictures."""

from pathlib import Path

pictures = Path(__file__).resolve().parent.parent / 'content' / 'pictures'
