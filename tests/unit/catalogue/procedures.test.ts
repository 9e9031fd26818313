import { expect, test } from 'vitest';
import { createBrowseProcedures } from '#domain/catalogue/procedures/browse-procedures.ts';
import { createListProcedureLinks } from '#domain/catalogue/procedures/list-procedure-links.ts';
import { createViewProcedure } from '#domain/catalogue/procedures/view-procedure.ts';
import { both, inMemoryCatalogue, procedure, product } from '../../support/in-memory-catalogue.ts';

const nose = procedure('nose-surgery', [['lamp', 'forceps'], ['saw', 'coming', 'lamp'], ['coming']], {
  table: [
    { product: 'saw', x: 30, y: 40, width: 25 },
    { product: 'lamp', x: 70, y: 40, width: 20 },
    { product: 'forceps', x: 50, y: 80, width: 15 },
    { product: 'coming', x: 10, y: 80, width: 15 },
  ],
});
const catalogue = inMemoryCatalogue({
  procedures: [procedure('ear-surgery', [['coming']]), nose],
  // The day of "coming" has not begun.
  products: ['forceps', 'lamp', 'saw', 'drill'].map((slug) => product(slug)),
});
const view = createViewProcedure({ catalogue });
const browse = createBrowseProcedures({ catalogue });

test('a procedure has each of its products once, in the order of the table and at its place', async () => {
  const { products } = (await view('nose-surgery')) ?? {};
  expect(products).toEqual([
    {
      slug: { tr: 'saw-tr', en: 'saw' },
      name: both('saw'),
      picture: 'saw',
      place: { x: 30, y: 40, width: 25 },
    },
    {
      slug: { tr: 'lamp-tr', en: 'lamp' },
      name: both('lamp'),
      picture: 'lamp',
      place: { x: 70, y: 40, width: 20 },
    },
    {
      slug: { tr: 'forceps-tr', en: 'forceps' },
      name: both('forceps'),
      picture: 'forceps',
      place: { x: 50, y: 80, width: 15 },
    },
  ]);
});

test('a product that is held back is missing in the phases, and no phase with it', async () => {
  const { phases } = (await view('nose-surgery')) ?? {};
  expect(phases?.map(({ products }) => products)).toEqual([['lamp', 'forceps'], ['saw', 'lamp'], []]);
  expect(await view('ear-surgery')).toMatchObject({ products: [], phases: [{ products: [] }] });
});

test('a procedure is found by the slug of either language, and by no other', async () => {
  expect(await view('nose-surgery-tr')).toEqual(await view('nose-surgery'));
  expect(await view('brain-surgery')).toBeUndefined();
});

test('the list of procedures counts the products that the catalogue has, and shows some of each phase', async () => {
  expect(await browse()).toMatchObject([
    { slug: { en: 'ear-surgery' }, products: 0, pictures: [] },
    { slug: { en: 'nose-surgery' }, products: 3, pictures: ['lamp', 'saw', 'forceps'] },
  ]);
});

test('a procedure with a picture of its table is shown by that alone', async () => {
  const [listed] = await createBrowseProcedures({
    catalogue: inMemoryCatalogue({
      procedures: [{ ...nose, picture: 'nose-surgery.webp' }],
      products: [product('lamp')],
    }),
  })();
  expect(listed).toMatchObject({ picture: 'nose-surgery.webp', pictures: [] });
});

test('a link to a procedure counts its phases, and of its products those that the catalogue has', async () => {
  expect(await createListProcedureLinks({ catalogue })()).toMatchObject([
    { slug: 'ear-surgery', phases: 1, products: 0 },
    { slug: 'nose-surgery', phases: 3, products: 3 },
  ]);
});
