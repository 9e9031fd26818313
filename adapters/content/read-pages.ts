import path from 'node:path';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { Localized } from '#domain/shared/language.ts';
import { type AllPageTexts, type PageName, type PageTexts, pageNames } from '#domain/site/page-texts.ts';
import { withMapVersions } from '#domain/site/map.ts';
import { type PageSchemas, pageSchemas } from './schemas/page-schemas.ts';
import { type PageLink, linksOf } from './checks/check-links.ts';
import { filesIn } from './files/content-tree.ts';
import { didYouMean } from './yaml/near-miss.ts';
import { type YamlFile, readYaml } from './yaml/yaml-file.ts';

const folder = 'pages';

/** Files that no page shows: their name or ending is misspelt. */
const findUnknownFiles = async (root: string): Promise<ContentProblem[]> => {
  const files = await filesIn(path.join(root, folder));
  const known = new Set(pageNames.map((page) => `${page}.yaml`));
  return files
    .filter((file) => !known.has(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      line: 1,
      text: `belongs to no page; those that there are: ${[...known].join(', ')}`,
    }));
};

const readPage = async <Texts>(
  root: string,
  page: PageName,
  schemas: PageSchemas<Texts>,
  problems: ContentProblem[],
  check: (yaml: YamlFile<Texts>) => void,
): Promise<Localized<Texts> | undefined> => {
  const file = `${folder}/${page}.yaml`;
  const tr = await readYaml(root, file, schemas.tr, problems);
  // Both languages have the same warnings.
  const found: ContentProblem[] = [];
  const en = tr && (await readYaml(root, file, schemas.en, found));
  if (tr && !en) problems.push(...found);
  if (!tr || !en) return undefined;
  check(tr);
  return { tr: tr.value, en: en.value };
};

/** Milestones that link to news items which do not exist. */
const findUnknownNews =
  (newsIds: ReadonlySet<string>) =>
  ({ file, value, lineOf }: YamlFile<PageTexts['about-us']>): readonly ContentProblem[] =>
    (value.history?.milestones ?? []).flatMap(({ news }, index) =>
      news === undefined || newsIds.has(news)
        ? []
        : [
            {
              file,
              line: lineOf(['history', 'milestones', index, 'news']),
              text: `there is no news item "${news}"${didYouMean(news, newsIds)}`,
            },
          ],
    );

/** `undefined`: the file is missing or invalid. */
type ReadPages = { readonly [Page in PageName]: AllPageTexts[Page] | undefined };

interface References {
  /** The news items that a page may link to. */
  readonly newsIds: ReadonlySet<string>;
  /** Gets the links of the pages. */
  readonly links: PageLink[];
}

/**
 * The texts of all pages. Adds every fault to `problems`.
 * @param references left out where links are not checked
 */
export const readPages = async (
  root: string,
  problems: ContentProblem[],
  references?: References,
): Promise<ReadPages> => {
  const noteLinks = (yaml: YamlFile<unknown>): void => {
    references?.links.push(...linksOf(yaml));
  };
  const read = <Page extends PageName>(page: Page): Promise<Localized<PageTexts[Page]> | undefined> =>
    readPage(root, page, pageSchemas[page], problems, noteLinks);
  problems.push(...(await findUnknownFiles(root)));
  const about = await readPage(root, 'about-us', pageSchemas['about-us'], problems, (yaml) => {
    noteLinks(yaml);
    if (references) problems.push(...findUnknownNews(references.newsIds)(yaml));
  });
  return {
    home: await read('home'),
    'about-us': about && withMapVersions(about),
    'why-us': await read('why-us'),
    contact: await read('contact'),
    'privacy-policy': await read('privacy-policy'),
    management: await read('management'),
    partners: await read('partners'),
    news: await read('news'),
    request: await read('request'),
    search: await read('search'),
    'technical-service': await read('technical-service'),
    oem: await read('oem'),
    'online-catalog': await read('online-catalog'),
    solution: await read('solution'),
  };
};

export const hasEveryPage = (pages: ReadPages): pages is AllPageTexts =>
  pageNames.every((page) => pages[page] !== undefined);
