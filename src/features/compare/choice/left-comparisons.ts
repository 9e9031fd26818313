import { readCompareQuery } from '#domain/site/compare-query.ts';
import { storeText, storedText } from '../../../lib/stored-text.ts';
import { leftEntries } from './left-entries.ts';

/** Key of the session storage with the ids of entries of the history that were read, with spaces between them. */
const readKey = 'compare-read';

/**
 * Slugs of the products of comparisons that a button led to, and that were left before their script, which chooses the
 * products, had come. Each comparison is read once.
 */
export const takeLeftComparisons = (): readonly string[] => {
  const read = storedText('sessionStorage', readKey)?.split(' ') ?? [];
  const left = leftEntries().filter(({ id }) => !read.includes(id));
  if (left.length > 0) storeText('sessionStorage', readKey, [...read, ...left.map(({ id }) => id)].join(' '));
  return left.flatMap(({ url }) => readCompareQuery(new URL(url ?? '', window.location.href).search).slugs);
};
