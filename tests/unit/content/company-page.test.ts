import { expect, test } from 'vitest';
import { readContent } from '../../../adapters/content/read-content.ts';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const page = 'pages/about-us.yaml';
const both = (text: string): string => `{ tr: ${text}, en: ${text} }`;

const history = (news: string): string => `history:
  heading: ${both('Then')}
  milestones:
    - { when: ${both('a')}, text: ${both('Founded.')} }
    - { when: ${both('b')}, text: ${both('Moved.')}, news: ${news} }
`;

const reach = (province: string, country: string, at: string): string => `reach:
  heading: ${both('Reach')}
  provinces: { heading: ${both('All')}, text: ${both('Each.')}, offices: [${province}], visited: [] }
  markets:
    heading: ${both('Some')}
    text: ${both('Far.')}
    countries: [${country}]
    from: { name: ${both('Ankara')}, at: [32.85, 39.93] }
    destinations: [{ name: ${both('There')}, at: ${at} }]
`;

const contentWith = async (part: string) => {
  const folder = await makeContentFolder();
  await folder.append(page, part);
  return folder;
};

test('a province is named as the texts of the language name it', async () => {
  const folder = await contentWith(reach('İstanbul', 'KZ', '[76.93, 43.26]'));
  const { tr, en } = (await readContent(folder.root)).content.pages['about-us'];
  expect([tr, en].map((texts) => texts.reach?.provinces.offices)).toEqual([['İstanbul'], ['Istanbul']]);
});

test('countries of export get their names in each language, and cities their place on the map', async () => {
  const folder = await contentWith(reach('İzmir', 'KZ', '[76.93, 43.26]'));
  const { tr, en } = (await readContent(folder.root)).content.pages['about-us'];

  expect(tr.reach?.markets.countries).toEqual([{ code: 'KZ', name: 'Kazakistan' }]);
  expect(en.reach?.markets.countries).toEqual([{ code: 'KZ', name: 'Kazakhstan' }]);
  const { from, destinations } = tr.reach?.markets ?? {};
  expect(from?.x).toBeLessThan(destinations?.[0]?.x ?? 0);
});

test.each([
  [reach('Izmir', 'KZ', '[76.93, 43.26]'), 'is no province of Türkiye, by its Turkish name'],
  [reach('İzmir', 'XX', '[76.93, 43.26]'), 'is no country code of two capital letters, like KZ'],
  [reach('İzmir', 'KZ', '[-0.1, 51.5]'), 'lies outside of the map'],
  [history('new-shop'), 'there is no news item "new-shop"'],
])('a place or news item that does not exist is reported', async (part, text) => {
  const [problem, ...others] = await problemsOf(await contentWith(part));

  expect(problem).toMatchObject({ file: page, text: expect.stringContaining(text) });
  expect(problem?.line).toBeGreaterThan(5);
  expect(others).toEqual([]);
});

test('a milestone links to a news item', async () => {
  const folder = await contentWith(history('new-office'));

  expect(
    (await readContent(folder.root)).content.pages['about-us'].tr.history?.milestones.map(({ news }) => news),
  ).toEqual([undefined, 'new-office']);
});
