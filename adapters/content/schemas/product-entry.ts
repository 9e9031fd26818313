import type { Localized } from '#domain/shared/language.ts';
import type { ProductFile } from './file-schemas.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { TableHtml } from './table-html.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

export interface ProductEntry {
  /** Slug of the category: the name of the folder. */
  readonly category: string;
  /** English slug: the file name without its extension. */
  readonly slug: string;
  readonly yaml: YamlFile<ProductFile>;
  /** The details table in each language, sanitized. */
  readonly tables: Localized<TableHtml> | undefined;
}

/** Whether the product's day has not begun. @param today the day in Türkiye, as 2026-01-31 */
export const isHeldBack = ({ publishAt }: Pick<ProductFile, 'publishAt'>, today: string): boolean =>
  publishAt !== undefined && publishAt > today;

export const problemAt = (
  { yaml }: ProductEntry,
  path: readonly PropertyKey[],
  text: string,
): ContentProblem => ({ file: yaml.file, line: yaml.lineOf(path), text });

/** A product whose day has not begun. */
export interface HeldBackEntry {
  readonly file: string;
  /** First day on which the product is shown, as 2026-01-31. */
  readonly day: string;
  /** 1-based, of the day in the file. */
  line(): number;
}
