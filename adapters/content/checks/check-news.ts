import type * as z from 'zod';
import { type NewsItem, readingMinutes } from '#domain/news/news-item.ts';
import { type newsSchema, slugSchema } from '../schemas/file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { PictureSource } from '../pictures/picture-files.ts';
import { oddPublishingDay } from './day-faults.ts';
import { missingFile } from '../yaml/missing-file.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

export interface NewsEntry {
  /** The file name without its extension. */
  readonly id: string;
  readonly yaml: YamlFile<z.output<typeof newsSchema>>;
}

/** Checks what the schema of a single file cannot: file names and pictures. */
export const checkNews = (
  entries: readonly NewsEntry[],
  pictures: ReadonlyMap<string, PictureSource>,
): ContentProblem[] =>
  entries.flatMap(({ id, yaml: { file } }) => [
    ...(slugSchema.safeParse(id).success
      ? []
      : [
          {
            file,
            line: 1,
            text: `the file name "${id}" must be lower-case ASCII letters, digits and single hyphens`,
          },
        ]),
    ...(pictures.has(id)
      ? []
      : [
          {
            file,
            line: 1,
            text: missingFile('picture pictures/news/', id, pictures),
          },
        ]),
  ]);

export const oddNewsDay = (
  { yaml: { file, value, lineOf } }: NewsEntry,
  { today, founded }: { readonly today: string; readonly founded: number | undefined },
): ContentProblem[] => {
  const odd = oddPublishingDay(value.publishDate, today, founded);
  if (odd === undefined) return [];
  return [{ file, line: lineOf(['publishDate']), text: `publishDate: ${odd}`, isWarning: true }];
};

export const toNewsItem = (
  { id, yaml }: NewsEntry,
  pictures: ReadonlyMap<string, PictureSource>,
): NewsItem => ({
  ...yaml.value,
  id,
  readingMinutes: readingMinutes(yaml.value.article),
  picture: pictures.get(id)?.file ?? id,
});
