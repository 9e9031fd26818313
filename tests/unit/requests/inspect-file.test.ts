import { readFileSync } from 'node:fs';
import path from 'node:path';
import { md5 } from '@noble/hashes/legacy.js';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectFile } from '#domain/requests/files/inspect-file.ts';
import {
  docm,
  docx,
  oleFile,
  pdf,
  png,
  protectedOffice,
  protectedPdf,
  zip,
} from '../../support/sample-files.ts';

const inspect = async (name: string, content: Buffer) =>
  inspectFile(name, content, await fileTypeFromBuffer(content), md5);

const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c43' } });
const jpeg = await photo.clone().jpeg({ progressive: true }).toBuffer();
const avif = await photo.clone().avif({ effort: 0 }).toBuffer();

const text = (before: string): Buffer => Buffer.from(before, 'latin1');

const boxes = (brand: string): Buffer =>
  Buffer.concat([text(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}msf1`), text('\0\0\0\x10mdat12345678')]);

test.for([
  ['a PDF', 'plan.pdf', pdf(), 'application/pdf'],
  ['a PDF in capitals', 'PLAN.PDF', pdf(), 'application/pdf'],
  ['a PDF without an extension', 'tarama', pdf(), 'application/pdf'],
  ['a PDF with another extension', 'tarama.tmp', pdf(), 'application/pdf'],
  [
    'a PDF behind a byte order mark',
    'a.pdf',
    Buffer.concat([text('\xef\xbb\xbf'), pdf()]),
    'application/pdf',
  ],
  [
    'a PDF behind what a printer wants',
    'a.pdf',
    Buffer.concat([text('\x1b%-12345X@PJL JOB\r\n'), pdf()]),
    'application/pdf',
  ],
  [
    'a PDF behind lines of a mail',
    'a.pdf',
    Buffer.concat([text('Content-Type: application/pdf\r\n\r\n'), pdf()]),
    'application/pdf',
  ],
  [
    'a PDF behind the header MJMR',
    'a.pdf',
    Buffer.concat([text(`MJMR${'\0'.repeat(124)}`), pdf()]),
    'application/pdf',
  ],
  ['a PDF behind 1,024 bytes', 'a.pdf', Buffer.concat([Buffer.alloc(1024, ' '), pdf()]), 'application/pdf'],
  [
    'a PDF before lines that a server appends',
    'a.pdf',
    Buffer.concat([pdf(), Buffer.alloc(3000, '\n')]),
    'application/pdf',
  ],
  [
    'a PDF that tells of encryption in its text',
    'a.pdf',
    Buffer.concat([text('%PDF-1.7\n(/Encrypt is a key, /EncryptMetadata true)'), pdf()]),
    'application/pdf',
  ],
  ['a JPEG', 'foto.JPEG', jpeg, 'image/jpeg'],
  ['a JPEG of a browser', 'indir.jfif', jpeg, 'image/jpeg'],
  ['a JPEG with a film behind it', 'MVIMG_1.jpg', Buffer.concat([jpeg, boxes('isom')]), 'image/jpeg'],
  ['a JPEG without its last marker', 'a.jpg', jpeg.subarray(0, -2), 'image/jpeg'],
  ['a JPEG without its last bytes', 'a.jpg', jpeg.subarray(0, -20), 'image/jpeg'],
  ['a PNG', 'ekran', png, 'image/png'],
  ['a photo', 'IMG_1.HEIC', boxes('heic'), 'image/heic'],
  ['a photo of several layers', 'IMG_1.heic', boxes('heim'), 'image/heic'],
  ['a burst of photos', 'IMG_1.heics', boxes('hevc'), 'image/heic-sequence'],
  ['a burst of another make', 'IMG_1.heifs', boxes('msf1'), 'image/heif-sequence'],
  ['a photo of another make', 'IMG_1.heif', boxes('mif1'), 'image/heif'],
  ['an AVIF', 'foto.avif', avif, 'image/avif'],
  [
    'a document',
    'Teklif.DOCX',
    docx,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
] as const)('%s is taken', async ([, name, content, type]) => {
  expect(await inspect(name, content)).toEqual({ type });
});

test.for([
  ['an empty file', 'a.pdf', Buffer.alloc(0), { fault: 'fileEmpty' }],
  ['a file of 10 MB and a byte', 'a.pdf', pdf(10_000_001 - pdf(0).length), { fault: 'fileTooLarge' }],
  ['a PDF with a password', 'a.pdf', protectedPdf, { fault: 'fileProtected' }],
  ['a spreadsheet with a password', 'a.xlsx', protectedOffice, { fault: 'fileProtected' }],
  ['a PDF that is cut off', 'a.pdf', pdf().subarray(0, 1500), { fault: 'fileBroken' }],
  ['a JPEG that ends before its picture', 'a.jpg', jpeg.subarray(0, 100), { fault: 'fileBroken' }],
  ['a PNG that is cut off', 'a.png', png.subarray(0, 50), { fault: 'fileBroken' }],
  ['a photo that is cut off', 'a.heic', boxes('heic').subarray(0, -3), { fault: 'fileBroken' }],
  ['an AVIF that is cut off', 'a.avif', avif.subarray(0, avif.length / 2), { fault: 'fileBroken' }],
  ['a document that is cut off', 'a.docx', docx.subarray(0, docx.length - 30), { fault: 'fileBroken' }],
  ['a download that never came', 'a.pdf', Buffer.alloc(4000), { fault: 'fileBroken' }],
  ['an old document', 'a.docx', oleFile('WordDocument'), { fault: 'fileType', found: 'Word 97–2003 (.doc)' }],
  [
    'an old spreadsheet',
    'liste.xls',
    oleFile('Workbook'),
    { fault: 'fileType', found: 'Excel 97–2003 (.xls)' },
  ],
  ['a file of old programs', 'a.doc', oleFile('Other'), { fault: 'fileType', found: 'Office 97–2003' }],
  [
    'a mail',
    'teklif.msg',
    oleFile('__properties_version1.0'),
    { fault: 'fileType', found: 'Outlook (.msg)' },
  ],
  ['another archive', 'a.docx', zip({ 'a.txt': 'a' }), { fault: 'fileType', found: 'ZIP' }],
  [
    'an archive with a PDF in it',
    'a.zip',
    zip({ 'a.pdf': pdf().toString() }),
    { fault: 'fileType', found: 'ZIP' },
  ],
  ['a document with macros', 'a.docx', docm, { fault: 'fileType', found: 'DOCM' }],
  ['a drawing', 'plan.pdf', text('AC1027\0\0\0'), { fault: 'fileType', found: 'DWG' }],
  [
    'a PDF that begins too late',
    'a.pdf',
    Buffer.concat([Buffer.alloc(1025, ' '), pdf()]),
    { fault: 'fileType' },
  ],
  ['a text', 'a.pdf', text('no document'), { fault: 'fileType' }],
] as const)('%s is refused as what it is', async ([, name, content, fault]) => {
  expect(await inspect(name, content)).toEqual(fault);
});

test('a PDF whose first page comes early is cut off, although that page has an end of its own', async () => {
  const head = '%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 9000 /N 3 >>\nendobj\nstartxref\n0\n%%EOF\n';
  const whole = Buffer.concat([text(head), Buffer.alloc(9000 - head.length - 6, 'x'), text('\n%%EOF')]);
  expect(await inspect('a.pdf', whole)).toEqual({ type: 'application/pdf' });
  expect(await inspect('a.pdf', whole.subarray(0, 4000))).toEqual({ fault: 'fileBroken' });
});

/** Written by qpdf, with the password of their owner; the name says which of the user: none or one. */
const encrypted = (name: string): Buffer =>
  readFileSync(path.resolve(import.meta.dirname, '..', '..', 'support', 'encrypted-pdfs', `${name}.pdf`));

test.for(['r2', 'r3', 'r4', 'r5', 'r6'])(
  'a PDF encrypted by revision %s is taken where it opens without a password, as when only printing is restricted',
  async (revision) => {
    expect(await inspect('a.pdf', encrypted(`${revision}-open`))).toEqual({ type: 'application/pdf' });
    expect(await inspect('a.pdf', encrypted(`${revision}-secret`))).toEqual({ fault: 'fileProtected' });
  },
);

test('a PDF whose encryption cannot be read counts as protected', async () => {
  const damaged = Buffer.from(encrypted('r4-open').toString('latin1').replace('/U', '/X'), 'latin1');
  expect(await inspect('a.pdf', damaged)).toEqual({ fault: 'fileProtected' });
});
