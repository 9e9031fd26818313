import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import { ExportError, writeCsv, writeCsvFile } from '../../../adapters/cli/requests-csv.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { sampleRequest } from '../../support/sample-request.ts';

const listed = (changes: Partial<ListedRequest> = {}): ListedRequest => ({
  ...sampleRequest(),
  state: 'notified',
  confirmation: 'sent',
  ...changes,
});

const csvOf = async (...requests: readonly ReturnType<typeof listed>[]): Promise<string> => {
  const destination = new PassThrough();
  const written = buffer(destination);
  await writeCsv(requests, destination);
  destination.end();
  return (await written).toString();
};

/** What stands between the delimiters of the first request's row; the test's cells hold none. */
const cellsOf = async (changes: Parameters<typeof listed>[0]): Promise<string[]> =>
  (await csvOf(listed(changes))).split('\r\n')[1]?.split(';') ?? [];

test('the table has a mark of its encoding, Turkish headings, and a row for each request', async () => {
  expect(
    await csvOf(
      listed({
        notifiedAt: new Date('2026-11-22T05:00:00Z'),
        institution: 'Şehir Hastanesi',
        wantedDate: '2027-01-15',
        attachments: [{ id: 'a', name: 'Plan.pdf', type: 'application/pdf', bytes: 1_449_000, hash: '00' }],
      }),
    ),
  ).toBe(
    [
      '\uFEFFAlındığı zaman;Talep türü;Durum;Ad soyad;E-posta;Telefon;Ülke;Ürünler;Mesaj;Formun dili;Aydınlatma metninin sürümü;Bildirildiği zaman;Onay e-postası;Kurum;Bölüm;Şehir;Açık adres;Vergi numarası;İhale ya da referans numarası;İstenen tarih;Seri numarası;Dosyalar;Talep numarası;Kayıt kimliği',
      '2026-11-22 01:59;Teklif talebi;Bildirildi;Elif Işık;elif@hastane.example;\'+90 532 000 00 01;Türkiye;2 × Piezo Ünitesi (piezo-unit);"İğne ve ŞÖMİNE için\nfiyat rica ederiz.";Türkçe;2026-11-21;2026-11-22 08:00;Gönderildi;Şehir Hastanesi;;;;;;2027-01-15;;"Plan.pdf (1,4 MB)";1234 5678;3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d',
      '',
    ].join('\r\n'),
  );
});

test.each(['=1+1', '+90 312', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("http://x")'])(
  'a name like %j is text, not a formula',
  async (name) => {
    const cells = await cellsOf({ name });
    expect(cells[3]?.replace(/^"/u, '')).toMatch(/^'/u);
  },
);

test('quotes, delimiters and line breaks stay in their cell', async () => {
  const csv = await csvOf(listed({ name: 'Elif "İğne" Işık; Dr.', message: 'a\r\nb;c\n"d"' }));
  expect(csv).toContain(';"Elif ""İğne"" Işık; Dr.";');
  expect(csv).toContain(';"a\r\nb;c\n""d""";');
});

test('no requests make a table of headings', async () => {
  expect((await csvOf()).split('\r\n')).toEqual([expect.stringContaining('Ad soyad'), '']);
});

const failing = (code: string): Writable =>
  new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });

test('a reader that has seen enough ends the table without an error, another failure is one', async () => {
  await expect(writeCsv([listed()], failing('EPIPE'))).resolves.toBeUndefined();
  await expect(writeCsv([listed()], failing('ENOSPC'))).rejects.toThrow('ENOSPC');
});

test('a file is written for its owner only', async () => {
  const file = path.join(await makeFolder(), 'requests.csv');
  await writeCsvFile([listed()], file);
  expect(await readFile(file, 'utf8')).toBe(await csvOf(listed()));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a file that is there stays as it is', async () => {
  const file = path.join(await makeFolder(), 'requests.csv');
  await writeFile(file, 'mine');
  await expect(writeCsvFile([listed()], file)).rejects.toThrow(
    new ExportError(`${file} is there already and stays as it is: name another file.`),
  );
  expect(await readFile(file, 'utf8')).toBe('mine');
});

test('a file that cannot be made is told by its name', async () => {
  const folder = await makeFolder();
  await mkdir(path.join(folder, 'sub'));
  const file = path.join(folder, 'missing', 'requests.csv');
  await expect(writeCsvFile([listed()], file)).rejects.toThrow(`${file} cannot be written: ENOENT.`);
});

test('when it fails half-way, no half table is left', async () => {
  const folder = await makeFolder();
  const broken = {
    ...listed(),
    get message(): string {
      throw new Error('lost');
    },
  };
  await expect(writeCsvFile([listed(), broken], path.join(folder, 'requests.csv'))).rejects.toThrow(
    ExportError,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a hundred thousand requests fit', async () => {
  const file = path.join(await makeFolder(), 'requests.csv');
  await writeCsvFile(
    Array.from({ length: 100_000 }, () => listed()),
    file,
  );
  expect((await readFile(file, 'utf8')).split('\r\n')).toHaveLength(100_002);
}, 60_000);
