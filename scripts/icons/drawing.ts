import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { palette } from '#domain/site/drawings/palette.ts';

const colours: ReadonlyMap<string, string> = new Map(Object.entries(palette));

/** A drawing of this folder as SVG. In the drawings, fill and stroke may name a colour of the palette. */
export const drawingOf = async (file: string): Promise<string> => {
  const drawing = await readFile(path.join(import.meta.dirname, file), 'utf8');
  return drawing.replaceAll(
    /(?<attribute>fill|stroke)="(?<name>[a-z]+)"/giu,
    (match, attribute: string, name: string) => {
      const colour = colours.get(name);
      return colour === undefined ? match : `${attribute}="${colour}"`;
    },
  );
};
