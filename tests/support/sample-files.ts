import { crc32 } from 'node:zlib';

export const pdf = (bytes = 2000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x'), Buffer.from('\n%%EOF')]);

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A zip archive whose entries are not compressed. */
export const zip = (entries: Readonly<Record<string, string>>): Buffer => {
  const parts = Object.entries(entries).map(([name, text]) => {
    const content = Buffer.from(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([head, Buffer.from(name), content]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...parts, end]);
};

const contentTypes = (type: string): string =>
  `<Types><Override PartName="/a.xml" ContentType="application/${type}.main+xml"/></Types>`;

const word = 'vnd.openxmlformats-officedocument.wordprocessingml.document';

export const docx = zip({ '[Content_Types].xml': contentTypes(word), 'word/document.xml': '<a/>' });

/** A docx with macros. */
export const docm = zip({
  '[Content_Types].xml': contentTypes('vnd.ms-word.document.macroEnabled'),
  'word/document.xml': '<a/>',
});

/** A PDF that cannot be read without a password. */
export const protectedPdf = Buffer.concat([
  Buffer.from('%PDF-1.6\n'),
  Buffer.alloc(500, 'x'),
  Buffer.from('\ntrailer\n<< /Size 9 /Root 1 0 R /Encrypt 8 0 R >>\nstartxref\n509\n%%EOF\n'),
]);

/** A file of the kind in which Office keeps documents until 2007 and, later, those with a password. */
export const oleFile = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

export const protectedOffice = oleFile('EncryptedPackage');

interface SampleFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A form with files as browsers send it: fields first. */
export const formWith = (
  fields: Readonly<Record<string, string>>,
  ...files: readonly SampleFile[]
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, content } of files) form.append('dosya', new Blob([new Uint8Array(content)]), name);
  return form;
};
