import { expect, test } from 'vitest';
import type { Email } from 'postal-mime';
import { sampleRequest } from '../../support/sample-request.ts';
import { company } from '../../support/sample-content.ts';
import { confirmationOf, mailAbout } from '../../support/written-mail.ts';

const products = [{ slug: 'piezo', quantity: 2, name: 'Piezo' }];

const kinds: readonly (readonly [string, () => Promise<Email>])[] = [
  ['a mail about a request', () => mailAbout(sampleRequest({ products }))],
  ['a digest', () => mailAbout(sampleRequest({ products }), sampleRequest({ id: 'other' }))],
  ['a confirmation', () => confirmationOf(sampleRequest({ products, language: 'en' }))],
];

test.each(kinds)('%s begins with the name of the company, without a picture', async (_, mail) => {
  const { html = '' } = await mail();
  const text = html.replace(/<head>.*<\/head>/su, '').replaceAll(/<[^>]+>/gu, '\n');
  expect(text.trim()).toMatch(new RegExp(`^${company.name}\n`, 'u'));
  expect(html).not.toMatch(/<img|url\(|<link/u);
});

test.each(kinds)('%s has dark colours for each element that has a colour', async (_, mail) => {
  const { html = '' } = await mail();
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  const [, styles = ''] = /<style>(.*)<\/style>/su.exec(html) ?? [];
  const coloured = html.matchAll(/<(?:\w+) (?<attributes>[^>]*(?:color|background|border-top):#?[^>]*)>/gu);
  const classes = Array.from(
    coloured,
    ({ groups }) => /class="(?<name>[^"]+)"/u.exec(groups?.['attributes'] ?? '')?.groups?.['name'],
  );
  expect(classes).toContain('cell');
  for (const name of new Set(classes)) {
    expect(styles).toContain(`\n.${name} {`);
    expect(styles).toContain(`[data-ogsc] .${name} {`);
  }
});

test('the fields of a request are a table of its own, whose layout is told to nobody', async () => {
  const { html = '' } = await mailAbout(sampleRequest({ products }));
  expect(html.match(/<table/gu)).toHaveLength(2);
  expect(html.match(/<table role="presentation"/gu)).toHaveLength(1);
  expect(html).toMatch(/<th scope="row"[^>]*>Ürünler<\/th>/u);
});
