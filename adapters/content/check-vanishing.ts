import type { ContentProblem } from '#domain/content/problems.ts';
import { paths } from '#domain/site/pages.ts';
import { newsSchema } from './schemas/file-schemas.ts';
import type { Entries } from './loaded-entries.ts';
import type { HeldBackEntry } from './schemas/product-entry.ts';
import { readYaml } from './yaml/yaml-file.ts';

const vanishes = (key: string, day: string): string =>
  `${key}: it is on the site, and would vanish from it until ${day}`;

/** Products that were loaded, and news that were shown, whose day is a later one now. */
export const findVanishing = async (
  root: string,
  {
    before,
    heldBack,
    news,
    today,
  }: {
    readonly before: Entries;
    /** Products whose day has not begun, by English slug. */
    readonly heldBack: ReadonlyMap<string, HeldBackEntry>;
    readonly news: readonly { readonly id: string; readonly publishDate: string }[];
    /** The day in Türkiye, as 2026-01-31. */
    readonly today: string;
  },
): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  for (const { slug } of before.products) {
    const entry = heldBack.get(slug.en);
    if (!entry) continue;
    const text = vanishes('publishAt', entry.day);
    problems.push({ file: entry.file, line: entry.line(), text, isWarning: true });
  }
  const shown = new Set(
    before.pages.filter(({ day }) => day !== undefined && day <= today).map(({ path }) => path),
  );
  for (const { id, publishDate } of news) {
    if (publishDate <= today || !shown.has(paths.newsItem(id))) continue;
    const file = `news/${id}.yaml`;
    const yaml = await readYaml(root, file, newsSchema, []);
    const text = vanishes('publishDate', publishDate);
    problems.push({ file, line: yaml?.lineOf(['publishDate']) ?? 1, text, isWarning: true });
  }
  return problems;
};
