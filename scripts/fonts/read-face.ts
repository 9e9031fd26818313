import { readFile } from 'node:fs/promises';
import { type Font, create } from 'fontkitten';

/** @throws where the file is a collection of fonts */
export const readFace = async (file: string): Promise<Font> => {
  const face = create(await readFile(file));
  if (face.isCollection) throw new Error(`${file} is a font collection, not a font.`);
  return face;
};
