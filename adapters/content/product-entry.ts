import type { ProductFile } from './file-schemas.ts';
import type { ContentProblem } from './problems.ts';
import type { YamlFile } from './yaml-file.ts';

export interface ProductEntry {
  /** The folder that the file lies in. */
  readonly category: string;
  /** English slug: the file's name. */
  readonly slug: string;
  readonly yaml: YamlFile<ProductFile>;
}

export const problemAt = (
  { yaml }: ProductEntry,
  path: readonly PropertyKey[],
  text: string,
): ContentProblem => ({ file: yaml.file, line: yaml.lineOf(path), text });
