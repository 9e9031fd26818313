import { fileURLToPath } from 'node:url';
import type { EditionRenderer } from '#domain/catalogue/editions/edition-ports.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { logoFile } from './logo.ts';
import { wordings } from '../texts/texts.ts';
import { hashTemplates } from './template-version.ts';

interface Options {
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
}

/** Package file of the compiler: another version may break lines elsewhere. */
const compilerFile = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/package.json'));

export const createEditionRenderer = ({ imagesDir, publicUrl }: Options): EditionRenderer => ({
  version: () =>
    hashTemplates({
      folders: [import.meta.dirname],
      files: [logoFile, compilerFile],
      settings: [publicUrl, JSON.stringify(palette), JSON.stringify(wordings)],
    }),

  async render(edition, signal) {
    // Loaded with the first one: the libraries for it would delay the start and take memory.
    const { readSheetPicture } = await import('./sheet-picture.ts');
    const { renderEdition, titleOfEdition } = await import('./render-edition.ts');
    const readPicture = (name: string, width?: number) => readSheetPicture(imagesDir, name, { width });
    const pdf = await renderEdition(edition, { publicUrl, readPicture }, signal);
    return { pdf, title: titleOfEdition(edition) };
  },
});
