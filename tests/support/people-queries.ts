import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import * as z from 'zod';

const slugs = z.array(z.string());

const queriesSchema = z.array(
  z.strictObject({
    query: z.string(),
    language: z.enum(['tr', 'en']),
    kind: z.string(),
    /** English slugs of every product that is a good answer; none for what the catalogue does not have. */
    right: slugs,
    /** Slugs of the answers that should be first, where the query means some of them. */
    best: slugs.exactOptional(),
  }),
);

export type PeopleQuery = z.output<typeof queriesSchema>[number];

const folder = path.resolve(import.meta.dirname, '..', '..', 'bench', 'search');

/**
 * Queries as people type them, written from the catalogue by somebody who did not know how the search works: one half that the
 * search is tuned on, and one that is looked at only to judge it. `undefined` if there is no such half.
 */
export const readPeopleQueries = async (
  half: 'tuning' | 'unseen',
): Promise<readonly PeopleQuery[] | undefined> => {
  const text = await readFile(path.join(folder, `${half}.yaml`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : queriesSchema.parse(load(text, { schema: CORE_SCHEMA }));
};

interface Answer {
  readonly slug: string;
  readonly isSure: boolean;
}

export interface Quality {
  readonly queries: number;
  /** Shares of the queries that have right answers, from 0 to 1. */
  readonly amongFive: number;
  readonly first: number;
  readonly sure: number;
  /** Share of the queries whose first answer is right, but shown as if nothing were found. */
  readonly deniedRight: number;
  /** Share of the queries that have no right answer, but get one that is shown as sure. */
  readonly wronglySure: number;
  /** Descriptions of what is not as it should be. */
  readonly faults: readonly string[];
}

const share = (list: readonly unknown[], whole: readonly unknown[]): number =>
  whole.length === 0 ? 0 : list.length / whole.length;

/** @param search answers a query, best first */
export const measureQuality = async (
  queries: readonly PeopleQuery[],
  search: (query: PeopleQuery) => Promise<readonly Answer[]>,
): Promise<Quality> => {
  const answered: (PeopleQuery & { readonly answers: readonly Answer[] })[] = [];
  for (const query of queries) answered.push({ ...query, answers: await search(query) });
  const meant = answered.filter(({ right }) => right.length > 0);
  const nonsense = answered.filter(({ right }) => right.length === 0);
  const isFirst = ({ answers, right, best = right }: (typeof answered)[number]): boolean =>
    best.includes(answers[0]?.slug ?? '');
  const isFound = ({ answers, right }: (typeof answered)[number]): boolean =>
    answers.slice(0, 5).some(({ slug }) => right.includes(slug));
  const wrong = nonsense.filter(({ answers }) => answers[0]?.isSure);
  const rightFirst = meant.filter(({ answers, right }) => right.includes(answers[0]?.slug ?? ''));
  const denied = rightFirst.filter(({ answers }) => !answers[0]?.isSure);
  return {
    queries: queries.length,
    amongFive: share(meant.filter(isFound), meant),
    first: share(meant.filter(isFirst), meant),
    sure: share(
      meant.filter(({ answers }) => answers[0]?.isSure),
      meant,
    ),
    deniedRight: share(denied, rightFirst),
    wronglySure: share(wrong, nonsense),
    faults: [
      ...meant.filter((each) => !isFound(each)).map(({ query }) => `not among five: ${query}`),
      ...meant
        .filter((each) => isFound(each) && !isFirst(each))
        .map(({ query, answers }) => `not first: ${query} (${answers[0]?.slug})`),
      ...denied.map(({ query }) => `right, but shown as not found: ${query}`),
      ...wrong.map(({ query, answers }) => `sure of nonsense: ${query} (${answers[0]?.slug})`),
    ],
  };
};
