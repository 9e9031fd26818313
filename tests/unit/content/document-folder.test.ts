import { expect, test } from 'vitest';
import { createDocumentFolder, documentsFolder } from '../../../adapters/content/document-folder.ts';
import { makeContentFolder } from '../../support/content-folder.ts';

test('the size of a document is read anew each time', async () => {
  const folder = await makeContentFolder();
  const documents = createDocumentFolder(documentsFolder(folder.root));
  expect(await documents.size('ear-drill.pdf')).toBe(8);

  await folder.write('documents/ear-drill.pdf', '%PDF-1.7 and more');
  expect(await documents.size('ear-drill.pdf')).toBe(17);
});

test('a missing document has no size', async () => {
  const folder = await makeContentFolder();
  expect(await createDocumentFolder(documentsFolder(folder.root)).size('lost.pdf')).toBeUndefined();
});
