import path from 'node:path';
import { expect, test } from 'vitest';
import { createDocumentRenderer } from '../../../adapters/sheets/document-renderer.ts';
import { readWholeContent } from '../../support/test-content.ts';
import { seconds } from '../../support/seconds.ts';

const contentDir = path.resolve(import.meta.dirname, '..', '..', '..', 'content');

const renderer = createDocumentRenderer({ imagesDir: '', publicUrl: '', addTask: (run) => run() });

// It reads the whole content.
test(
  'every version of every document in each of its languages has a title of its own',
  { timeout: 20 * seconds },
  async () => {
    const { content } = await readWholeContent(contentDir);
    const titles = new Map<string, string>();
    for (const product of content.products)
      for (const document of product.documents ?? [])
        for (const version of document.versions)
          for (const language of version.languages) {
            const individual = document.individual && {
              product: { product, brandName: product.brand, categoryName: product.name },
            };
            const title = renderer.title({ language, document, version, ...individual });
            const address = [document.id, individual && product.slug.en, version.version, language].join(' ');
            // A file has no slash in its name.
            const name = title.replaceAll('/', '-').toLowerCase();
            expect(titles.get(name) ?? address, title).toBe(address);
            titles.set(name, address);
          }
    expect(titles.size).toBeGreaterThan(content.products.length);
    expect([...titles.keys()]).toContain('certificate of analysis of the lot – lot sg-2602-114 – 1');
  },
);
