import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { detailFields } from '#domain/requests/request-details.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import type { ExportRows } from '../../../adapters/cli/export-table.ts';
import { xlsxOf } from '../../../adapters/cli/requests-xlsx.ts';
import { readSheet } from '../../support/read-sheet.ts';
import { sampleRequest } from '../../support/sample-request.ts';

const listed = (changes: Partial<ListedRequest> = {}): ListedRequest => ({
  ...sampleRequest(),
  state: 'notified',
  confirmation: 'sent',
  ...changes,
});

const sheetOf = async (rows: ExportRows, ...requests: readonly ListedRequest[]) =>
  readSheet(await buffer(xlsxOf(requests, rows)));

const clamp = { slug: 'mosquito-clamp', name: 'Mosquito Klemp' };

test('numbers that are names are texts, to the last digit', async () => {
  const [row] = await sheetOf(
    'request',
    listed({
      phone: '+905320000001',
      taxNumber: '0012345678',
      tenderNumber: '3/12',
      serialNumber: '1234567890123456789',
      city: '=HYPERLINK("http://x")',
      department: '1E5',
    }),
  );
  expect(row?.get('Telefon')).toEqual({ type: 'text', value: '+905320000001', format: '@' });
  expect(row?.get('Vergi numarası')).toEqual({ type: 'text', value: '0012345678', format: '@' });
  expect(row?.get('İhale ya da referans numarası')).toMatchObject({ type: 'text', value: '3/12' });
  expect(row?.get('Seri numarası')).toMatchObject({
    type: 'text',
    value: '1234567890123456789',
    format: '@',
  });
  expect(row?.get('Şehir')).toMatchObject({ type: 'text', value: '=HYPERLINK("http://x")' });
  expect(row?.get('Bölüm')).toMatchObject({ type: 'text', value: '1E5' });
  expect(row?.get('Talep numarası')).toMatchObject({ type: 'text', value: '1234 5678' });
});

test.for(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '=cmd|"/C calc"!A0', '\t=1+1', '＝1+1'])(
  'the formula %j is a text in every field',
  async (formula) => {
    const product = { slug: formula, name: formula, quantity: 1, ref: formula, variantName: formula };
    const texts = recordOf(detailFields, () => formula);
    const rows = await sheetOf(
      'product',
      listed({
        ...texts,
        name: formula,
        email: formula,
        phone: formula,
        country: formula,
        message: formula,
        orderLines: formula,
        products: [product],
      }),
    );
    const cells = [...(rows[0]?.values() ?? [])];
    expect(cells.filter(({ type }) => type === 'formula')).toEqual([]);
    const found = cells.filter(({ value }) => value.includes(formula));
    expect(found.length).toBeGreaterThanOrEqual(detailFields.length + 6);
    expect(found.filter(({ type }) => type !== 'text')).toEqual([]);
  },
);

/** Days since the one before 1900 began, as spreadsheets count them. */
const serial = (iso: string): number => Date.parse(iso) / 86_400_000 + 25_569;

test('times are those of clocks in Türkiye, and days are days', async () => {
  const [row] = await sheetOf(
    'request',
    listed({ receivedAt: new Date('2026-11-21T22:59:31Z'), wantedDate: '2027-01-15' }),
  );
  const received = row?.get('Alındığı zaman');
  expect(received).toMatchObject({ type: 'number', format: 'dd.mm.yyyy hh:mm' });
  expect(Number(received?.value)).toBeCloseTo(serial('2026-11-22T01:59Z'), 6);
  expect(row?.get('İstenen tarih')).toEqual({
    type: 'number',
    value: String(serial('2027-01-15T00:00Z')),
    format: 'dd.mm.yyyy',
  });
  expect(row?.has('Bildirildiği zaman')).toBe(false);
});

test('a row a product has its REF as text, its quantity as a number and its unit', async () => {
  const rows = await sheetOf(
    'product',
    listed({
      products: [
        { ...clamp, ref: '00125', variantName: '12 cm', quantity: 1250 },
        { ...clamp, ref: '5-10', variantName: '14 cm', quantity: 10, unit: 'BX' },
      ],
    }),
    listed({ products: [], message: 'Katalog rica ederim.' }),
  );
  expect(rows).toHaveLength(3);
  const [first, second, without] = rows;
  expect(first?.get('Ürün')).toMatchObject({ type: 'text', value: 'Mosquito Klemp, 12 cm' });
  expect(first?.get('REF')).toEqual({ type: 'text', value: '00125', format: '@' });
  expect(first?.get('Miktar')).toEqual({ type: 'number', value: '1250', format: '#,##0' });
  expect(first?.get('Birim')).toMatchObject({ value: 'adet' });
  expect(second?.get('REF')).toMatchObject({ type: 'text', value: '5-10' });
  expect(second?.get('Birim')).toMatchObject({ value: 'kutu' });
  expect(second?.get('Ad soyad')).toEqual(first?.get('Ad soyad'));
  expect(without?.get('Mesaj')).toMatchObject({ value: 'Katalog rica ederim.' });
  expect(without?.has('Miktar')).toBe(false);
});

test('what a workbook cannot hold is left out or cut with a mark, and the rest is as it was written', async () => {
  const [row] = await sheetOf(
    'request',
    listed({
      name: ' Elif\u0000\u0001 <Işık> & \uFFFE\uD800 😀 ',
      message: 'bir\r\niki\tüç\n_x0041_',
      institution: 'Ş'.repeat(40_000),
    }),
  );
  expect(row?.get('Ad soyad')?.value).toBe(' Elif <Işık> & \uFFFD 😀 ');
  expect(row?.get('Mesaj')?.value).toBe('bir\niki\tüç\n_x0041_');
  expect(row?.get('Kurum')?.value).toHaveLength(32_767);
  expect(row?.get('Kurum')?.value).toMatch(/Ş… \(tamamı çok uzun\)$/u);
});

test('forty thousand requests take no more memory than a thousand', async () => {
  const request = listed({ message: 'ş'.repeat(300) });
  const peakOf = async (count: number): Promise<number> => {
    let peak = 0;
    let bytes = 0;
    for await (const chunk of xlsxOf(
      Array.from({ length: count }, () => request),
      'request',
    )) {
      bytes += chunk.length;
      const { heapUsed, external } = process.memoryUsage();
      peak = Math.max(peak, heapUsed + external);
    }
    expect(bytes).toBeGreaterThan(count);
    return peak;
  };
  const small = await peakOf(1000);
  expect(await peakOf(40_000)).toBeLessThan(small + 100_000_000);
}, 60_000);
