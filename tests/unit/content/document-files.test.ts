import { expect, test } from 'vitest';
import { contentVersion } from '../../../adapters/content/content-version.ts';
import { listDocuments } from '../../../adapters/content/checks/document-files.ts';
import { makeContentFolder } from '../../support/content-folder.ts';
import { minimalPdf } from '../../support/minimal-pdf.ts';

test('a document is served under a name with a hash of its bytes', async () => {
  const folder = await makeContentFolder();
  const before = (await listDocuments(folder.root)).get('ear-drill.pdf');
  expect(before).toMatchObject({
    file: expect.stringMatching(/^ear-drill\.[\da-f]{8}\.pdf$/u),
    bytes: minimalPdf().length,
  });

  await folder.write('documents/ear-drill.pdf', '%PDF-1.8');
  const after = (await listDocuments(folder.root)).get('ear-drill.pdf');
  expect(after?.bytes).toBe(8);
  expect(after?.file).not.toBe(before?.file);
});

test('a document that is replaced by one of the same size makes another version of the content', async () => {
  const folder = await makeContentFolder();
  const before = await contentVersion(folder.root);
  await folder.write('documents/ear-drill.pdf', '%PDF-1.8');
  expect(await contentVersion(folder.root)).not.toBe(before);
});
