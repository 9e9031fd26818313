import type { DrawnDocument } from '#domain/catalogue/products/drawn-document.ts';
import type { DocumentRenderer } from '#domain/catalogue/products/ports.ts';
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

/** Unique among the documents of the content: one for some REFs or lots alone is named by them. */
const titleOf = ({ language, document, version, product }: Omit<DrawnDocument, 'issuer'>): string =>
  [
    document.title?.[language] ?? wordings[language].documents.kind[document.kind],
    product?.product.name[language],
    document.refs && `REF ${document.refs.join(', ')}`,
    document.lots && `Lot ${document.lots.join(', ')}`,
    version.version,
  ]
    .filter((part) => part !== undefined)
    .join(' – ');

export const createDocumentRenderer = ({ imagesDir, publicUrl, addTask }: Options): DocumentRenderer => ({
  title: titleOf,
  render: (demonstration) =>
    addTask(async () => {
      const { language, document, product, version, issuer } = demonstration;
      // Loaded with the first one: the libraries for it would delay the start and take memory.
      if (document.kind === 'brochure' && product) {
        const { readSheetPicture } = await import('./sheet-picture.ts');
        const { renderBrochure } = await import('./render-brochure.ts');
        const title = titleOf(demonstration);
        const sources = { publicUrl, readPicture: (name: string) => readSheetPicture(imagesDir, name) };
        return renderBrochure({ ...product, language, title, issuer, asOf: new Date(version.date) }, sources);
      }
      const { renderDemonstration } = await import('./render-demonstration.ts');
      const page = product ? paths.product(product.product.slug.en) : paths.documents;
      return renderDemonstration({
        ...demonstration,
        title: titleOf(demonstration),
        pageUrl: publicUrl + inLanguage(language, page),
      });
    }),
});
