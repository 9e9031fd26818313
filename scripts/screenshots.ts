import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { languages } from '#domain/shared/language.ts';
import { solutionSlugs } from '#domain/catalogue/solution.ts';
import { procedurePath } from '#domain/site/procedure-path.ts';
import { fixedPages, inLanguage, paths } from '#domain/site/paths.ts';
import { startSiteProcess } from './site-process.ts';
import { browserFlags, findBrowser } from './find-browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'var', 'screenshots');
const widths = [360, 768, 1440];
const heights: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 };

/** One page of each kind. */
const pages = [
  ...fixedPages,
  ...solutionSlugs.map((slug) => paths.solution(slug)),
  procedurePath('rhinoplasty'),
  paths.newsItem('catalogue-2026'),
  paths.category('ultrasonic-piezo-system'),
  paths.category('aaa'),
  paths.brand('smith&nephew'),
  paths.product('orvia-p2-piezo-bone-surgery-unit'),
  `${paths.search}?q=piezo`,
  '/not-found',
];

const fileOf = (page: string, language: string, width: number): string =>
  `${page === '/' ? 'home' : page.slice(1).replaceAll(/[^a-z0-9-]/giu, '_')}.${language}.${width}.png`;

// Takes screenshots of one page of each kind for phone, tablet and desktop, in both languages.
await mkdir(folder, { recursive: true });
const site = await startSiteProcess({ DATA_DIR: path.join(root, 'var', 'screenshots-site') });
const browser = await chromium.launch({ executablePath: await findBrowser(root), args: browserFlags });
for (const width of widths) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: heights[width] ?? width },
    // Animations would be captured halfway.
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  for (const language of languages)
    for (const page of pages) {
      await tab.goto(inLanguage(language, page), { waitUntil: 'networkidle' });
      // Scrolls through the page to load lazy pictures.
      await tab.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        window.scrollTo(0, 0);
      });
      await tab.waitForLoadState('networkidle');
      await tab.screenshot({ path: path.join(folder, fileOf(page, language, width)), fullPage: true });
    }
  await context.close();
}
await browser.close();
await site.stop();
console.log(`Screenshots of ${pages.length} pages are in ${path.relative(process.cwd(), folder)}.`);
