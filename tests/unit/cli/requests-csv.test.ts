import { expect, test } from 'vitest';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import { csvOf } from '../../../adapters/cli/requests-csv.ts';
import { sampleRequest } from '../../support/sample-request.ts';

const listed = (changes: Partial<ListedRequest> = {}): ListedRequest => ({
  ...sampleRequest(),
  state: 'notified',
  confirmation: 'sent',
  ...changes,
});

const textOf = (...requests: readonly ListedRequest[]): string => [...csvOf(requests, 'request')].join('');

/** Returns what stands between the delimiters of the first request's row; the test's cells hold none. */
const cellsOf = (changes: Parameters<typeof listed>[0]): string[] =>
  textOf(listed(changes)).split('\r\n')[1]?.split(';') ?? [];

test('the table has a mark of its encoding, Turkish headings, and a row for each request', () => {
  expect(
    textOf(
      listed({
        notifiedAt: new Date('2026-11-22T05:00:00Z'),
        institution: 'Şehir Hastanesi',
        wantedDate: '2027-01-15',
        attachments: [{ id: 'a', name: 'Plan.pdf', type: 'application/pdf', bytes: 1_449_000, hash: '00' }],
      }),
    ),
  ).toBe(
    [
      '\uFEFFAlındığı zaman;Talep türü;Durum;Ad soyad;E-posta;Telefon;Ülke;Ürünler;Mesaj;Formun dili;Aydınlatma metninin sürümü;Bildirildiği zaman;Onay e-postası;Kurum;Bölüm;Şehir;Açık adres;Vergi numarası;İhale ya da referans numarası;İstenen tarih;Cihaz;Seri numarası;Ürünle eşleşmeyen sipariş satırları;Dosyalar;Talep numarası;Kayıt kimliği',
      '2026-11-22 01:59;Teklif talebi;Bildirildi;Elif Işık;elif@hastane.example;+90 532 000 00 01;Türkiye;2 × Piezo Ünitesi (piezo-unit);"İğne ve ŞÖMİNE için\nfiyat rica ederiz.";Türkçe;2026-11-21;2026-11-22 08:00;Gönderildi;Şehir Hastanesi;;;;;;2027-01-15;;;;"Plan.pdf (1,4 MB)";1234 5678;3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d',
      '',
    ].join('\r\n'),
  );
});

test.each(['=1+1', '+1+cmd|x', '-A1', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("http://x")'])(
  'a name like %j is text, not a formula',
  (name) => {
    const cells = cellsOf({ name });
    expect(cells[3]?.replace(/^"/u, '')).toMatch(/^'/u);
  },
);

test('quotes, delimiters and line breaks stay in their cell', () => {
  const csv = textOf(listed({ name: 'Elif "İğne" Işık; Dr.', message: 'a\r\nb;c\n"d"' }));
  expect(csv).toContain(';"Elif ""İğne"" Işık; Dr.";');
  expect(csv).toContain(';"a\r\nb;c\n""d""";');
});

test('no requests make a table of headings', () => {
  expect(textOf().split('\r\n')).toEqual([expect.stringContaining('Ad soyad'), '']);
});

test.each(['+905320000001', '+90 (532) 000-00-01', '-1', '00123'])(
  'the number %s stays as it is',
  (phone) => {
    expect(cellsOf({ phone })[5]).toBe(phone);
  },
);

test('a row a product repeats its request, and one without products has a row, too', () => {
  const products = [
    { slug: 'clamp', name: 'Klemp', ref: '00125', variantName: '12 cm', quantity: 3 },
    { slug: 'saw', name: 'Testere', quantity: 10, unit: 'BX' },
  ];
  const [headings = '', ...rows] = [...csvOf([listed({ products }), listed({ products: [] })], 'product')];
  const position = headings.split(';').indexOf('Ürün');
  expect(headings.split(';').slice(position, position + 5)).toEqual([
    'Ürün',
    'REF',
    'Miktar',
    'Birim',
    'Ürün adresi',
  ]);
  const cells = rows.map((row) => row.split(';').slice(position, position + 5));
  expect(cells).toEqual([
    ['"Klemp, 12 cm"', '00125', '3', 'adet', 'clamp'],
    ['Testere', '', '10', 'kutu', 'saw'],
    ['', '', '', '', ''],
  ]);
});
