import type { DataSheetRenderer } from '#domain/catalogue/products/ports.ts';
import type { AddTask } from '#domain/shared/task-queue.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { wordings } from '../texts/texts.ts';

interface Options {
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  readonly addTask: AddTask;
}

export const createDataSheetRenderer = ({ imagesDir, publicUrl, addTask }: Options): DataSheetRenderer => ({
  async render(sheet) {
    const { language, product } = sheet;
    const pdf = await addTask(async () => {
      // Loaded with the first sheet: the libraries for it would delay the start and take memory.
      const { readSheetPicture } = await import('./sheet-picture.ts');
      const { renderSheet } = await import('./render-sheet.ts');
      const picture = product.drawing
        ? await readSheetPicture(imagesDir, product.drawing, { kind: 'drawing' })
        : await readSheetPicture(imagesDir, product.picture);
      const pageUrl = publicUrl + inLanguage(language, paths.product(product.slug.en));
      return renderSheet({ ...sheet, pageUrl, ...(picture && { picture }) });
    });
    return { pdf, title: `${product.name[language]} – ${wordings[language].sheet}` };
  },
});
