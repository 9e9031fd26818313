import { expect, test } from 'vitest';
import type { Edition, EditionKey } from '#domain/catalogue/editions/edition.ts';
import type { EditionFile, EditionRepository } from '#domain/catalogue/editions/edition-ports.ts';
import { createTypesetEditions } from '#domain/catalogue/editions/typeset-editions.ts';
import { category, inMemoryCatalogue, product, solution } from '../../support/in-memory-catalogue.ts';
import { company } from '../../support/sample-content.ts';

const keyOf = ({ scope, language }: EditionKey): string => `${scope} ${language}`;

const inMemoryEditions = (): EditionRepository => {
  const files = new Map<string, EditionFile & { readonly pdf: Uint8Array }>();
  return {
    list: async () => [...files.values()],
    find: async (key) => files.get(keyOf(key)),
    has: async (key, source) => files.get(keyOf(key))?.source === source,
    async store(edition) {
      files.set(keyOf(edition), { ...edition, version: edition.source, bytes: edition.pdf.length });
    },
    async deleteOthers(scopes) {
      const others = [...files].filter(([, { scope }]) => !scopes.includes(scope));
      for (const [key] of others) files.delete(key);
      return others.length;
    },
  };
};

const startEditions = ({ drills = 2 }: { readonly drills?: number } = {}) => {
  const products = [
    ...Array.from({ length: drills }, (_, index) => product(`drill-${index}`)),
    product('saw', { category: 'saws' }),
  ];
  const groups = ['drills', 'saws', 'empty'].map(category);
  const state = { version: 'first', templates: 'plain', isFailing: false, broken: '', groups, announced: 0 };
  const rendered: Edition[] = [];
  const editions = inMemoryEditions();
  const catalogue = () =>
    inMemoryCatalogue({
      solutions: [solution('ent', state.groups), solution('brain', state.groups)],
      products,
    });
  const run = (signal?: AbortSignal): Promise<void> =>
    createTypesetEditions({
      catalogue: catalogue(),
      editions,
      renderer: {
        version: async () => state.templates,
        async render(edition) {
          if (state.isFailing && rendered.length === 2) throw new Error('no memory');
          if (edition.scope === state.broken) throw new Error('no picture');
          rendered.push(edition);
          return { pdf: new Uint8Array([1]), title: edition.scope };
        },
      },
      getIssuer: async () => company,
      getContent: async () => ({ version: state.version, loadedAt: new Date('2026-03-14') }),
      announce: async () => {
        state.announced += 1;
      },
    })(signal);
  const made = (): string[] => rendered.map(({ scope, language }) => `${scope} ${language}`);
  return { run, rendered, made, state, editions };
};

const everything = ['drills tr', 'drills en', 'saws tr', 'saws en', 'all tr', 'all en'];

test('each group with products and the whole have a catalogue in both languages, once for a version of the content', async () => {
  const { run, made, state, rendered } = startEditions();
  await run();
  expect(made()).toEqual(everything);
  expect(rendered.at(-1)?.groups.map(({ slug, products }) => [slug, products.length])).toEqual([
    ['drills', 2],
    ['saws', 1],
  ]);
  await run();
  expect(made()).toEqual(everything);
  expect(state.announced).toBe(1);
  state.version = 'second';
  await run();
  expect(made()).toEqual([...everything, ...everything]);
  expect(state.announced).toBe(2);
});

test('after a failure the next attempt goes on where it ended', async () => {
  const { run, made, state } = startEditions();
  state.isFailing = true;
  await expect(run()).rejects.toThrow('no memory');
  state.isFailing = false;
  await run();
  expect(made()).toEqual(everything);
});

test('new templates have every catalogue made again, from the same content', async () => {
  const { run, made, state } = startEditions();
  await run();
  state.templates = 'new';
  await run();
  expect(made()).toEqual([...everything, ...everything]);
  expect(state.announced).toBe(2);
});

test('a catalogue that fails is named, and does not keep the others from being made and announced', async () => {
  const { run, editions, state } = startEditions();
  state.broken = 'drills';
  await expect(run()).rejects.toMatchObject({
    name: 'EditionsFailedError',
    failures: [{ key: { scope: 'drills', language: 'tr' } }, { key: { scope: 'drills', language: 'en' } }],
  });
  expect(new Set((await editions.list()).map(({ scope }) => scope))).toEqual(new Set(['saws', 'all']));
  expect(state.announced).toBe(1);
});

test('a run that is stopped makes nothing more', async () => {
  const { run, made } = startEditions();
  await expect(run(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(made()).toEqual([]);
});

test('the catalogues of a group that is gone are deleted', async () => {
  const { run, state, editions } = startEditions();
  await run();
  state.groups = [category('drills')];
  state.version = 'second';
  await run();
  const scopes = (await editions.list()).map(({ scope }) => scope);
  expect(new Set(scopes)).toEqual(new Set(['drills', 'all']));
});

test('a group of too many products is not typeset', async () => {
  const { run, made } = startEditions({ drills: 400 });
  await run();
  expect(made()).toEqual(['saws tr', 'saws en']);
});
