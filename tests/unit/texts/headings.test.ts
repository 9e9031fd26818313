import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { readWholeContent } from '../../support/test-content.ts';

const { content } = await readWholeContent(path.resolve(import.meta.dirname, '..', '..', '..', 'content'));

/** Says whether the words after the first begin with a small letter, those in capitals (KBB, ENT, OEM) apart. */
const isInSentenceCase = (heading: string): boolean =>
  heading
    .split(' ')
    .slice(1)
    .every((part) => !/^\(?\p{Lu}\p{Ll}/u.test(part));

test('names of solutions, groups and procedures and titles of pages are in sentence case, as the menus are', () => {
  const names = [...content.solutions, ...content.categories, ...content.procedures].flatMap(({ name }) =>
    Object.values(name),
  );
  const titles = languages.flatMap((language) =>
    Object.values(content.pages).flatMap(({ [language]: page }) => ('title' in page ? [page.title] : [])),
  );
  expect(titles).toContain('Teklif alın ya da bize yazın');
  expect([...names, ...titles].filter((heading) => !isInSentenceCase(heading))).toEqual([]);
});

test('accessories that are no products are in sentence case, apart from names', () => {
  const products = new Set(content.products.flatMap(({ name }) => [name.tr, name.en]));
  const families = new Set([...products].map((name) => name.split(' ')[0]));
  const accessories = content.products
    .flatMap(({ gallery }) => gallery.flatMap(({ tr, en }) => [tr, en]))
    .filter((name) => !products.has(name) && !families.has(name.split(' ')[0]));
  expect(accessories.length).toBeGreaterThan(500);
  expect(accessories.filter((name) => !isInSentenceCase(name))).toEqual([]);
});
