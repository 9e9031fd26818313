import type * as z from 'zod';
import type { ContentProblem } from '#domain/content/problems.ts';
import {
  attributesSchema,
  brandsSchema,
  categoriesSchema,
  companySchema,
  documentsSchema,
  newsSchema,
  procedureSchema,
  redirectsSchema,
  solutionsSchema,
  synonymsSchema,
  technicalLabelsSchema,
} from './file-schemas.ts';
import { type YamlFile, readOptionalYaml, readYaml } from '../yaml/yaml-file.ts';

interface ContentFile {
  readonly file: string;
  readonly schema: z.ZodType;
  /** Whether the file may be left out. Default: false. */
  readonly isOptional?: boolean;
}

/** YAML files directly in the content folder. */
export const contentFiles = {
  company: { file: 'company.yaml', schema: companySchema },
  solutions: { file: 'solutions.yaml', schema: solutionsSchema },
  categories: { file: 'categories.yaml', schema: categoriesSchema },
  brands: { file: 'brands.yaml', schema: brandsSchema },
  attributes: { file: 'attributes.yaml', schema: attributesSchema },
  redirects: { file: 'redirects.yaml', schema: redirectsSchema },
  synonyms: { file: 'synonyms.yaml', schema: synonymsSchema },
  technicalLabels: { file: 'technical-labels.yaml', schema: technicalLabelsSchema, isOptional: true },
  documents: { file: 'documents.yaml', schema: documentsSchema, isOptional: true },
} as const satisfies Record<string, ContentFile>;

/** Folders with a YAML file for each entry, which is named by the file. */
export const entryFolders = { news: newsSchema, procedures: procedureSchema } as const;

/** Folders with a YAML file for each entry; those of products lie in a folder for each category. */
export const foldersOfEntries: readonly string[] = ['products', ...Object.keys(entryFolders)];

/** Folders of YAML files. */
export const yamlFolders: readonly string[] = [...foldersOfEntries, 'pages'];

type Names = keyof typeof contentFiles;

type OptionalName = {
  [Name in Names]: (typeof contentFiles)[Name] extends { readonly isOptional: true } ? Name : never;
}[Names];

type ReadFile<Name extends Names> = YamlFile<z.output<(typeof contentFiles)[Name]['schema']>>;

/** Files as they were read; `undefined` where one is invalid, or left out. */
export type RootFiles = { readonly [Name in Names]: ReadFile<Name> | undefined };

/** Files of which none that has to be there is missing or invalid. */
export type CompleteRootFiles = { readonly [Name in Exclude<Names, OptionalName>]: ReadFile<Name> } & {
  readonly [Name in OptionalName]: ReadFile<Name> | undefined;
};

/** Reads the files directly in the content folder. Adds every fault to `problems`. @param root the content folder */
export const readContentFiles = async (root: string, problems: ContentProblem[]): Promise<RootFiles> => {
  const files: [string, YamlFile<unknown> | undefined][] = [];
  for (const [name, { file, schema, ...rest }] of Object.entries<ContentFile>(contentFiles)) {
    const read = rest.isOptional ? readOptionalYaml : readYaml;
    files.push([name, await read(root, file, schema, problems)]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot follow which schema is at which name
  return Object.fromEntries(files) as RootFiles;
};

const optionalNames: ReadonlySet<string> = new Set(
  Object.entries<ContentFile>(contentFiles).flatMap(([name, { isOptional }]) => (isOptional ? [name] : [])),
);

/** Whether every file that has to be there is there and valid. */
export const isCompleteRoot = (files: RootFiles): files is CompleteRootFiles =>
  Object.entries(files).every(([name, file]) => file !== undefined || optionalNames.has(name));
