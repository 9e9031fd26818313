import path from 'node:path';
import type { ContentProblem } from '#domain/content/problems.ts';
import {
  type Localized,
  defaultLanguage,
  inEachLanguage,
  isInEachLanguage,
  languages,
  resolveEachLanguage,
} from '#domain/shared/language.ts';
import { type AllPageTexts, type PageName, type PageTexts, pageNames } from '#domain/site/page-texts.ts';
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

/** Texts by page, each read by the schema of its page; a page whose file is missing or invalid is left out. */
type ReadPages = Partial<Record<PageName, Localized<PageTexts[PageName]>>>;

interface References {
  /** News items that a page may link to. */
  readonly newsIds: ReadonlySet<string>;
  /** Gets the links of the pages. */
  readonly links: PageLink[];
}

/** Reads the texts of all pages. Adds every fault to `problems`. */
export const readPages = async (
  root: string,
  problems: ContentProblem[],
  { newsIds, links }: References,
): Promise<ReadPages> => {
  const checks: { [Page in PageName]?: (yaml: YamlFile<PageTexts[Page]>) => readonly ContentProblem[] } = {
    'about-us': findUnknownNews(newsIds),
  };
  const read = async <Page extends PageName>(page: Page): Promise<Localized<PageTexts[Page]> | undefined> => {
    const schemas: PageSchemas<PageTexts[Page]> = pageSchemas[page];
    const file = `${folder}/${page}.yaml`;
    const found = inEachLanguage((): ContentProblem[] => []);
    const files = await resolveEachLanguage((language) =>
      readYaml(root, file, schemas[language], found[language]),
    );
    // All languages have the same warnings.
    problems.push(...found[languages.find((language) => !files[language]) ?? defaultLanguage]);
    if (!isInEachLanguage(files)) return undefined;
    const first = files[defaultLanguage];
    links.push(...linksOf(first));
    problems.push(...(checks[page]?.(first) ?? []));
    return inEachLanguage((language) => files[language].value);
  };
  problems.push(...(await findUnknownFiles(root)));
  const pages: ReadPages = {};
  for (const page of pageNames) {
    const texts = await read(page);
    if (texts) pages[page] = texts;
  }
  return pages;
};

export const hasEveryPage = (pages: ReadPages): pages is AllPageTexts =>
  pageNames.every((page) => pages[page] !== undefined);
