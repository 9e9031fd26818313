import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';

test('a slip in a procedure says nothing of its picture', async () => {
  const folder = await makeContentFolder();
  await folder.write('procedures/stapes-surgery.yaml', 'name: {}\n');
  await folder.write('pictures/tables/stapes-surgery.svg', drawing('pink'));
  expect(new Set((await problemsOf(folder)).map(({ file }) => file))).toEqual(
    new Set(['procedures/stapes-surgery.yaml']),
  );
});

test('a slip in a news item says nothing of the page that links to it', async () => {
  const folder = await makeContentFolder();
  await folder.append(
    'pages/about-us.yaml',
    `history:
  heading: { tr: Geçmiş, en: History }
  milestones:
    - { when: { tr: '2009', en: '2009' }, text: { tr: Kuruluş, en: Founded }, news: new-office }
    - { when: { tr: '2026', en: '2026' }, text: { tr: Ofis, en: Office } }
`,
  );
  await folder.change('news/new-office.yaml', '2026-05-13', 'soon');
  expect((await problemsOf(folder)).map(({ file }) => file)).toEqual(['news/new-office.yaml']);
  await folder.change('pages/about-us.yaml', 'news: new-office', 'news: new-offise');
  await folder.change('news/new-office.yaml', 'soon', '2026-05-13');
  expect((await problemsOf(folder)).map(({ text }) => text)).toEqual([
    'there is no news item "new-offise": did you mean "new-office"?',
  ]);
});
