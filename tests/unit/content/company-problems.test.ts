import { expect, test } from 'vitest';
import type { ContentProblem } from '#domain/content/problems.ts';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

const file = 'company.yaml';

const found = async (from: string, to: string): Promise<readonly string[]> => {
  const folder = await makeContentFolder();
  await folder.change(file, from, to);
  const errors = await problemsOf(folder);
  const all: readonly ContentProblem[] =
    errors.length > 0 ? errors : (await readWholeContent(folder.root)).warnings;
  return all.map(({ line, text, isWarning }) => `${line} ${isWarning ? 'warning: ' : ''}${text}`);
};

const chat = 'https://chat.example/ornek';
const map = 'https://map.example/tr';
const wrongPlace =
  'offices.0.at: must be longitude and latitude, two numbers with a point, like [28.9497, 41.0186]';

test.each([
  [
    '    address:',
    '    at: [39.937, 32.848]\n    address:',
    ['8 warning: offices.0.at: longitude comes first: is [32.848, 39.937] meant?'],
  ],
  ['    address:', '    at: [32.848, 39.937]\n    address:', []],
  ['    address:', '    at: [13.4, 52.5]\n    address:', []],
  [
    '    address:',
    '    at: [28,9497, 41,186]\n    address:',
    [`8 ${wrongPlace}`, '8 offices.0.at.1: is no latitude: must be 90 at most'],
  ],
  ['    address:', '    at: [28.9497]\n    address:', [`8 ${wrongPlace}`]],
  [
    '    address:',
    '    at: [28.9497, 410186]\n    address:',
    ['8 offices.0.at.1: is no latitude: must be 90 at most'],
  ],
  [
    map,
    `${map}?marker=32.848%2C39.937`,
    ['14 warning: maps.tr: the latitude of the marker comes first, and then its longitude'],
  ],
  [map, `${map}?marker=39.937%2C32.848`, []],
  [
    'instagram.example',
    'www.linkedin.com',
    ['12 warning: social.instagram: leads to www.linkedin.com: is it the page at instagram?'],
  ],
  [
    chat,
    'https://wa.me/9031200001',
    ['13 messaging: 9031200001 is no valid telephone number, so nobody could write to it'],
  ],
  [
    chat,
    'https://wa.me/+903120000001',
    ['13 messaging: write the number without +, like https://wa.me/903120000001'],
  ],
  [chat, 'https://wa.me/903120000001', []],
  [
    'oem@example.com',
    'oem@exampel.com',
    ['18 warning: recipients.oem: exampel.com is not example.com, that of email: is it right?'],
  ],
  ['founded: 2009', 'founded: 2090', ['3 founded: 2090 is later than today: is the year right?']],
  ['founded: 2009', 'founded: 1209', ['3 founded: must be 1800 at least']],
  ['info@example.com', 'info@example,com', ['9 email: must be an e-mail address, like name@example.com']],
])('of a company, %j changed to %j is %j', async (from, to, expected) => {
  expect(await found(from, to)).toEqual(expected);
});
