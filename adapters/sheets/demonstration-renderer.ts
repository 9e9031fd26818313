import type { Demonstration } from '#domain/catalogue/demonstration.ts';
import type { DemonstrationRenderer } from '#domain/catalogue/ports.ts';
import type { AddTask } from '#domain/shared/task-queue.ts';
import { inLanguage, paths } from '#domain/site/paths.ts';
import { documentsPath } from '#domain/site/document-path.ts';
import { wordings } from './wording.ts';

interface Options {
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  readonly addTask: AddTask;
}

const titleOf = ({ language, document, version, product }: Omit<Demonstration, 'issuer'>): string =>
  [
    document.title?.[language] ?? wordings[language].document.kind[document.kind],
    product?.product.name[language],
    version.version,
  ]
    .filter((part) => part !== undefined)
    .join(' – ');

export const createDemonstrationRenderer = ({ publicUrl, addTask }: Options): DemonstrationRenderer => ({
  title: titleOf,
  render: (demonstration) =>
    addTask(async () => {
      // Loaded with the first one: the libraries for it would delay the start and take memory.
      const { renderDemonstration } = await import('./render-demonstration.ts');
      const { language, product } = demonstration;
      const page = product ? paths.product(product.product.slug.en) : documentsPath;
      return renderDemonstration({
        ...demonstration,
        title: titleOf(demonstration),
        pageUrl: publicUrl + inLanguage(language, page),
      });
    }),
});
