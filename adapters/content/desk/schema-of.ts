import type * as z from 'zod';
import { defaultLanguage } from '#domain/shared/language.ts';
import { pageNames } from '#domain/site/page-texts.ts';
import { contentFiles, entryFolders } from '../schemas/content-files.ts';
import { productSchema } from '../schemas/file-schemas.ts';
import { pageSchemas } from '../schemas/page-schemas.ts';

/** The schema of a YAML file of the content; `undefined` of files that have none. */
export const schemaOf = (file: string): z.ZodType | undefined => {
  const [folder = '', ...rest] = file.split('/');
  const name = rest.at(-1)?.replace(/\.yaml$/u, '') ?? '';
  if (rest.length === 0) return Object.values(contentFiles).find((each) => each.file === folder)?.schema;
  if (folder === 'products') return productSchema;
  if (folder === 'pages') {
    const page = pageNames.find((each) => each === name);
    // All languages have the same faults.
    return page && pageSchemas[page][defaultLanguage];
  }
  return new Map<string, z.ZodType>(Object.entries(entryFolders)).get(folder);
};
