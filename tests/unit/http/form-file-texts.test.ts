import { expect, test } from 'vitest';
import { fileErrorText } from '#contracts/form-messages.ts';
import { fileErrorCodeOf } from '#contracts/submission-result.ts';
import { fileFaults } from '#domain/requests/files/file-fault.ts';

test.for(['tr', 'en'] as const)(
  'every fault has a sentence of its own that names the file, in %s',
  (language) => {
    const sentences = [...fileFaults, 'tooManyFiles' as const].map((code) =>
      fileErrorText({ field: 'files', code, file: 'Şartname 3.pdf' }, language),
    );
    expect(new Set(sentences).size).toBe(fileFaults.length + 1);
    for (const sentence of sentences) expect(sentence).toContain('Şartname 3.pdf');
  },
);

test('a wrong kind is named, a size is stated, and both may be unknown', () => {
  const drawing = { field: 'files', code: 'fileType', file: 'plan.dwg' } as const;
  expect(fileErrorText({ ...drawing, found: 'DWG' }, 'tr')).toMatch(
    /^“plan\.dwg” gönderilemez: içeriği DWG türünde/u,
  );
  expect(fileErrorText(drawing, 'en')).toMatch(/its content was not recognised/u);
  const large = { field: 'files', code: 'fileTooLarge', file: 'a.pdf' } as const;
  expect(fileErrorText(large, 'tr', '10,1 MB')).toMatch(/en çok 10 MB olabilir; bu dosya 10,1 MB\.$/u);
  expect(fileErrorText(large, 'en')).toMatch(/at most 10 MB\.$/u);
});

test('a fault that only a newer server knows is one of the kind', () => {
  expect(fileErrorCodeOf('fileInfected')).toBe('fileType');
});
