import type { EditionRenderer } from '#domain/catalogue/edition-ports.ts';

interface Options {
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
}

export const createEditionRenderer = ({ imagesDir, publicUrl }: Options): EditionRenderer => ({
  async render(edition) {
    // Loaded with the first one: the libraries for it would delay the start and take memory.
    const { readSheetPicture } = await import('./sheet-picture.ts');
    const { renderEdition, titleOfEdition } = await import('./render-edition.ts');
    const pdf = await renderEdition(edition, {
      publicUrl,
      readPicture: (name) => readSheetPicture(imagesDir, name),
    });
    return { pdf, title: titleOfEdition(edition) };
  },
});
