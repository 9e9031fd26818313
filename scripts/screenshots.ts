import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type Page, chromium } from 'playwright-core';
import { wholeCatalogue } from '#domain/catalogue/editions/edition.ts';
import { languages } from '#domain/shared/language.ts';
import { cataloguesPath } from '#domain/site/catalogue-path.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { browserFlags, findBrowser } from './find-browser.ts';
import { type LookName, lookNames, looks, paper, screens } from './screenshots/looks.ts';
import { type View, views } from './screenshots/views.ts';
import { startSiteProcess } from './site-process.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'var', 'screenshots');

const { values } = parseArgs({
  options: {
    /** Names of looks, widths, languages and views; each unset: all. */
    look: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    view: { type: 'string', multiple: true },
  },
});

const cataloguesTimeoutMs = 600_000;

const isWanted = (wanted: readonly string[] | undefined, name: string | number): boolean =>
  wanted?.includes(String(name)) ?? true;

/** Scrolls through the page to load lazy pictures. */
const loadAll = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => window.setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
    // A busy machine may have passed some by.
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
};

/** Waits until pages name the catalogue of everything, which is made last; those of the first load take minutes. */
const waitForCatalogues = async (url: string): Promise<void> => {
  const link = `href="${cataloguesPath}/${wholeCatalogue}/`;
  const end = Date.now() + cataloguesTimeoutMs;
  const page = `${url}${inLanguage('tr', paths.onlineCatalog)}`;
  while (!(await (await fetch(page)).text()).includes(link)) {
    if (Date.now() > end) throw new Error('The catalogues have not been made in time.');
    await setTimeout(1000);
  }
};

interface Set {
  readonly browser: Browser;
  readonly url: string;
  readonly look: LookName;
  readonly screen: (typeof screens)[number];
}

/** Whether the pictures on the screen are there, those in what was opened too. */
const isComplete = (): boolean =>
  Array.from(document.images).every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.complete || !picture.checkVisibility() || bottom < 0 || top > innerHeight;
  });

/** One that was cached in a large size is complete at once, but not yet painted. */
const decodeAll = async (): Promise<void> => {
  const pictures = Array.from(document.images).filter((picture) => picture.checkVisibility());
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
};

const take = async ({ browser, url, look, screen }: Set, wanted: readonly View[]): Promise<void> => {
  const { media, ...options } = looks[look];
  // Animations would be captured halfway.
  const context = await browser.newContext({
    baseURL: url,
    viewport: screen,
    isMobile: screen.isPhone ?? false,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await page.emulateMedia({ media });
  for (const language of languages.filter((each) => isWanted(values.language, each)))
    for (const { name, path: address, act } of wanted) {
      await page.goto(inLanguage(language, address), { waitUntil: 'networkidle' });
      await loadAll(page);
      await act?.(page);
      if (act) await page.waitForLoadState('networkidle');
      await page.waitForFunction(isComplete);
      await page.evaluate(decodeAll);
      const file = path.join(folder, look, `${name}.${language}.${screen.width}.png`);
      // What opens over a page is as large as the screen.
      await page.screenshot({ path: file, fullPage: !act });
    }
  await context.close();
};

// Takes screenshots of every kind of page: npm run screenshots -- [--look dark] [--width 360] [--language tr] [--view home]
const browser = await chromium.launch({ executablePath: await findBrowser(root), args: browserFlags });
const dataDir = path.join(root, 'var', 'screenshots-site');
const site = await startSiteProcess({ DATA_DIR: dataDir });
// A start leaves content that was loaded from another checkout, and makes pictures in the background.
const loaded = spawnSync(process.execPath, ['adapters/main.ts', 'content', 'load'], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: 'inherit',
});
if (loaded.status !== 0) throw new Error('The content could not be loaded.');
await waitForCatalogues(site.url);
const closed = await startSiteProcess({ DATA_DIR: dataDir, MAINTENANCE: 'on' });
const shown = views.filter(({ name }) => isWanted(values.view, name));
const maintenance = [{ name: 'maintenance', path: paths.home }].filter(({ name }) =>
  isWanted(values.view, name),
);
for (const look of lookNames.filter((name) => isWanted(values.look, name))) {
  await mkdir(path.join(folder, look), { recursive: true });
  const sizes = look === 'print' ? [paper] : screens.filter(({ width }) => isWanted(values.width, width));
  for (const screen of sizes) {
    await take(
      { browser, url: site.url, look, screen },
      look === 'print' ? shown.filter(({ act }) => !act) : shown,
    );
    await take({ browser, url: closed.url, look, screen }, maintenance);
  }
}
await browser.close();
await closed.stop();
await site.stop();
console.log(`Screenshots are in ${path.relative(process.cwd(), folder)}.`);
