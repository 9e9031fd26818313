import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentName } from '#domain/requests/files/attachment.ts';

const pdf = 'application/pdf';

test.each([
  ['Şartname çizimi.pdf', 'Şartname çizimi.pdf'],
  ['PLAN.PDF', 'PLAN.PDF'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\x\\plan.pdf', 'plan.pdf'],
  ['eicar.com', 'eicar.com.pdf'],
  ['plan.pdf.exe', 'plan.pdf.exe.pdf'],
  ['a\0b.pdf', 'a b.pdf'],
  ['fatura\u202Efdp.exe', 'fatura fdp.exe.pdf'],
  ['a"; filename=b.html', 'a filename=b.html.pdf'],
  ['con.pdf', '_con.pdf'],
  ['...', 'dosya.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', 'dosya.pdf'],
  [`${'ş'.repeat(300)}.pdf`, `${'ş'.repeat(120)}.pdf`],
])('the file %j is called %j', (given, name) => {
  expect(attachmentName(given, pdf)).toBe(name);
});

test('the extension says what the content is', () => {
  expect(attachmentName('photo.JPEG', 'image/jpeg')).toBe('photo.JPEG');
  expect(attachmentName('photo.png', 'image/jpeg')).toBe('photo.png.jpg');
});

/** Any, also halves of surrogate pairs. The unit `binary` takes seconds to be made. */
const codePoint = fc.nat({ max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));

test('no name has a folder, a control character or the extension of a program', () => {
  const safe = /^[^/\\\p{C}<>:"|?*.][^/\\\p{C}<>:"|?*]*\.[Pp][Dd][Ff]$/u;
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 300 }), (given) => {
      expect(attachmentName(given, pdf)).toMatch(safe);
    }),
  );
});
