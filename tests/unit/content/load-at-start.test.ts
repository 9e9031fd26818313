import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadContent, loadContentAtStart } from '../../../adapters/content/load-content.ts';
import { type ContentFolder, makeContentFolder, makeFolder } from '../../support/content-folder.ts';
import { toArray } from '../../support/test-content.ts';

/** A checkout of the content, with the pictures of its machine. */
interface Machine {
  readonly folder: ContentFolder;
  readonly imagesDir: string;
}

let titles: string[];
let warnings: { readonly fields: object; readonly text: string }[];
let store: Parameters<typeof loadContentAtStart>[0]['store'];

const makeMachine = async (imagesDir?: string): Promise<Machine> => ({
  folder: await makeContentFolder(),
  imagesDir: imagesDir ?? path.join(await makeFolder(), 'images'),
});

const optionsOf = ({ folder, imagesDir }: Machine) => ({ contentDir: folder.root, imagesDir, store });

const logger = {
  info: (): void => {},
  warn: (fields: object, text: string): void => void warnings.push({ fields, text }),
  error: (text: string): void => {
    throw new Error(text);
  },
};

const start = (machine: Machine): Promise<void> => loadContentAtStart({ ...optionsOf(machine), logger });

const edit = ({ folder }: Machine, from: string, to: string): Promise<void> =>
  folder.change('news/new-office.yaml', `en: ${from}`, `en: ${to}`);

beforeEach(() => {
  titles = [];
  warnings = [];
  let version: string | undefined;
  store = {
    version: async () => version,
    loadedAt: async () => new Date(0),
    async replace(content, next) {
      await toArray(content.products);
      titles.push(content.news[0]?.title.en ?? '');
      version = next;
      return [];
    },
  };
});

test('a start loads into an empty store, and edited files again, also when the edit is undone', async () => {
  const machine = await makeMachine();
  await start(machine);
  await start(machine);
  await edit(machine, 'New office', 'Newest office');
  await start(machine);
  await edit(machine, 'Newest office', 'New office');
  await start(machine);
  expect(titles).toEqual(['New office', 'Newest office', 'New office']);
  expect(warnings).toEqual([]);
});

test('a restart does not take back what was loaded from elsewhere, and says what is served and how to load', async () => {
  const [first, second] = [await makeMachine(), await makeMachine()];
  await start(first);
  await start(second);
  await edit(second, 'New office', 'Newest office');
  await start(second);
  await start(first);
  await start(second);
  expect(titles).toEqual(['New office', 'Newest office']);
  expect(warnings).toEqual([
    {
      fields: {
        served: expect.stringMatching(/^[\da-f]{12}$/u),
        loadedAt: new Date(0),
        files: expect.stringMatching(/^[\da-f]{12}$/u),
      },
      text: expect.stringContaining('content load'),
    },
  ]);
});

test('of two machines whose files were both edited, the first to start is served until somebody decides', async () => {
  const [first, second] = [await makeMachine(), await makeMachine()];
  await start(first);
  await start(second);
  await edit(first, 'New office', 'First office');
  await edit(second, 'New office', 'Second office');
  for (const machine of [first, second, first, second]) await start(machine);
  expect(titles).toEqual(['New office', 'First office']);
  await loadContent(optionsOf(second));
  for (const machine of [first, second]) await start(machine);
  await edit(second, 'Second office', 'Third office');
  await start(second);
  expect(titles.slice(2)).toEqual(['Second office', 'Third office']);
});

test('a checkout that was never loaded, beside the same pictures, takes nothing back', async () => {
  const first = await makeMachine();
  const second = await makeMachine(first.imagesDir);
  await edit(second, 'New office', 'Oldest office');
  for (const machine of [first, second, first, second]) await start(machine);
  expect(titles).toEqual(['New office']);
});
