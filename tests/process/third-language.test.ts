import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../support/database.ts';
import { startProgram } from '../support/process.ts';
import { seconds } from '../support/seconds.ts';
import { contentDir } from '../support/test-content.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Sources of the site, which its build and its server read. */
const sources = [
  'adapters',
  'contracts',
  'domain',
  'locales',
  'migrations',
  'public',
  'scripts',
  'src',
  'src-ssr',
  'content/company.yaml',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** Files of the product that a third language has to touch, with what it writes there. Rules of a language fall back. */
const changes: Readonly<Record<string, (source: string) => string>> = {
  'domain/shared/language.ts': (source) => source.replace("['tr', 'en']", "['tr', 'en', 'xx']"),
  'domain/shared/read-quantity.ts': (source) => source.replace("en: '.' }", "en: '.', xx: '.' }"),
  'domain/shared/open-size.ts': (source) => source.replace("en: '", "xx: '[size]', en: '"),
  'src/layout/language-toggle.tsx': (source) => source.replace('en: enFlag }', 'en: enFlag, xx: enFlag }'),
  'contracts/form-messages.ts': withTexts,
  'contracts/form-questions.ts': withTexts,
  'src/features/request/editing/begun-message.ts': withTexts,
  'adapters/texts/texts.ts': withTexts,
};

/** A migration for the names of products in the language, and their order. */
const migration = `export class ThirdLanguage1895737600000 {
  name = 'ThirdLanguage1895737600000';
  async up(runner) {
    await runner.query(\`
      CREATE COLLATION catalogue_xx (provider = icu, locale = 'und-u-kn-true');
      ALTER TABLE products
        ADD COLUMN name_xx text NOT NULL GENERATED ALWAYS AS (definition -> 'name' ->> 'xx') STORED;
      ALTER TABLE editions DROP CONSTRAINT editions_language_check;
    \`);
  }
  async down() {}
}
`;

/** Adds the third language to tables of texts, which import each file by language. */
function withTexts(source: string): string {
  return source
    .replaceAll(
      /import en(\w*) from '#locales\/en\/([\w-]+\.json)'(.*)\n/gu,
      (line, name: string, file: string, rest: string) =>
        `${line}import xx${name} from '#locales/xx/${file}'${rest}\n`,
    )
    .replaceAll(/ en(?:: (en\w+))? \}/gu, (_, name?: string) =>
      name === undefined ? ' en, xx }' : ` en: ${name}, xx: ${name.replace('en', 'xx')} }`,
    )
    .replaceAll(/^ {2}en: \{.*\},\n/gmu, (line) => line + line.replaceAll(/\ben(?=\b|[A-Z])/gu, 'xx'));
}

/** Puts brackets around each text. */
const bracketed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? `[${value}]` : value;

/** Copies the site to a temporary folder, and adds the language to it. */
const createThirdLanguageSite = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'third-language-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const source of sources)
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, change] of Object.entries(changes)) {
    const source = await readFile(path.join(folder, file), 'utf8');
    const changed = change(source);
    expect(changed, file).not.toBe(source);
    await writeFile(path.join(folder, file), changed);
  }
  await writeFile(path.join(folder, 'migrations/1895737600000-third-language.ts'), migration);
  await cp(path.join(root, 'locales/en'), path.join(folder, 'locales/xx'), { recursive: true });
  for (const file of await readdir(path.join(folder, 'locales/xx'))) {
    const texts: unknown = JSON.parse(await readFile(path.join(folder, 'locales/xx', file), 'utf8'));
    await writeFile(path.join(folder, 'locales/xx', file), JSON.stringify(texts, bracketed));
  }
  return folder;
};

test(
  'a third language touches fewer than 15 files, and its pages come',
  { timeout: 240 * seconds },
  async () => {
    expect(Object.keys(changes).length + 1).toBeLessThan(15);
    const folder = await createThirdLanguageSite();
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder });
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const { url } = await startProgram({
      args: ['adapters/main.ts'],
      cwd: folder,
      settings: {
        DATABASE_URL: database.url,
        CONTENT_DIR: contentDir,
        DATA_DIR: path.join(folder, 'var'),
        WORKER: 'off',
      },
    });
    const get = async (address: string) => {
      const response = await fetch(url + address);
      return { status: response.status, html: await response.text() };
    };
    const pages = [
      '',
      '/products',
      '/products/product-details/orvia-p2-piezo-bone-surgery-unit',
      '/request',
      '/contact',
    ];
    for (const page of pages) {
      const { status, html } = await get(`/xx${page}`);
      expect(status, page).toBe(200);
      expect(html).toMatch(/<html[^>]* lang="xx"/u);
      expect([...html.matchAll(/hrefLang="(\w\w)"/giu)].map(([, language]) => language)).toEqual(
        expect.arrayContaining(['tr', 'en', 'xx']),
      );
      expect(html).toContain('>[About us]<');
    }
  },
);
