import type * as z from 'zod';
import type { CatalogueDocument, DocumentFile } from '#domain/catalogue/products/document.ts';
import { lotKey } from '#domain/catalogue/products/document-key.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { languages } from '#domain/shared/language.ts';
import { forEachDuplicate } from '../yaml/check-duplicates.ts';
import type { DocumentSource } from './document-files.ts';
import { oddLastDay, oddPastDay } from './day-faults.ts';
import { missingFile } from '../yaml/missing-file.ts';
import { didYouMean } from '../yaml/near-miss.ts';
import type { documentsSchema } from '../schemas/file-schemas.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

export type DocumentsFile = YamlFile<z.output<typeof documentsSchema>>;

type Entry = z.output<typeof documentsSchema>[number];

type Fault = readonly [path: readonly PropertyKey[], text: string];

/** Entries and files that documents may refer to; `undefined` while the file that names them is invalid. */
interface References {
  /** English slugs. */
  readonly products: ReadonlySet<string>;
  readonly categories: ReadonlySet<string> | undefined;
  readonly brands: ReadonlySet<string> | undefined;
  /** The files in documents/, by name. */
  readonly files: ReadonlyMap<string, DocumentSource>;
  /** The day in Türkiye, as 2026-01-31. */
  readonly today: string;
}

const unknownNames = (
  field: 'products' | 'categories' | 'brands',
  names: readonly string[] = [],
  known: ReadonlySet<string> | undefined,
): Fault[] =>
  names.flatMap((name, index): Fault[] =>
    known?.has(name) === false
      ? [[['for', field, index], `for.${field}: there is no "${name}"${didYouMean(name, known)}`]]
      : [],
  );

const versionFaults = ({ kind, individual, versions }: Entry, files: References['files']): Fault[] =>
  versions.flatMap(({ date, signed, expires, languages: written, files: named = {} }, index): Fault[] => {
    const at = (field: string): readonly PropertyKey[] => ['versions', index, field];
    const name = (field: string): string => `versions.${index}.${field}`;
    const newer = versions[index - 1];
    const faults: Fault[] = [];
    if (newer && newer.date < date)
      faults.push([at('date'), `${name('date')}: newer versions stand above older ones`]);
    if (kind === 'certificate' && expires === undefined)
      faults.push([at('expires'), `${name('expires')}: is missing, as certificates expire`]);
    if (kind !== 'declaration' && signed !== undefined)
      faults.push([at('signed'), `${name('signed')}: is of declarations only`]);
    if (expires !== undefined && expires < date)
      faults.push([at('expires'), `${name('expires')}: is before the date of issue`]);
    for (const language of languages) {
      const file = named[language];
      if (file === undefined) continue;
      const path = [...at('files'), language];
      if (individual) faults.push([path, `${name('files')}: one file cannot be that of each product`]);
      if (!written.includes(language))
        faults.push([path, `${name('files')}.${language}: languages does not name "${language}"`]);
      if (!files.has(file))
        faults.push([path, `${name('files')}.${language}: ${missingFile('file documents/', file, files)}`]);
    }
    return faults;
  });

const duplicateVersions = ({ versions }: Entry): Fault[] => {
  const faults: Fault[] = [];
  forEachDuplicate(
    versions.entries(),
    ([, { version }]) => version,
    ([index, { version }]) =>
      faults.push([['versions', index, 'version'], `versions.${index}.version: "${version}" is there twice`]),
  );
  return faults;
};

/** Days that are later than they can be. */
const oddDays = ({ versions }: Entry, today: string): Fault[] =>
  versions.flatMap(({ date, signed, expires }, index): Fault[] => {
    const faults = {
      date: oddPastDay(date, today),
      signed: signed === undefined ? undefined : oddPastDay(signed, today),
      expires: expires === undefined ? undefined : oddLastDay(expires, date),
    };
    return Object.entries(faults).flatMap(([field, text]): Fault[] =>
      text === undefined ? [] : [[['versions', index, field], `versions.${index}.${field}: ${text}`]],
    );
  });

/** Lots that are there twice, as searches compare them, and patterns, which no search knows. */
const oddLots = ({ lots = [] }: Entry): Fault[] => {
  const faults = lots.flatMap((lot, index): Fault[] =>
    /[*?%…]/u.test(lot)
      ? [[['lots', index], `lots.${index}: "${lot}" is no pattern, but one lot: name each lot`]]
      : [],
  );
  forEachDuplicate(
    lots.entries(),
    ([, lot]) => lotKey(lot) ?? '',
    ([index, lot], [, first]) => {
      // The same letters are found in every list.
      if (lot !== first)
        faults.push([['lots', index], `lots.${index}: "${lot}" is the same lot as "${first}"`]);
    },
  );
  return faults;
};

/** Checks what the schema of a single value cannot: references, duplicates and contradictions. */
export const checkDocuments = (
  { file, value, lineOf }: DocumentsFile,
  { products, categories, brands, files, today }: References,
): ContentProblem[] => {
  const problems: ContentProblem[] = value.flatMap((entry, index) =>
    [
      ...unknownNames('products', entry.for.products, products),
      ...unknownNames('categories', entry.for.categories, categories),
      ...unknownNames('brands', entry.for.brands, brands),
      ...duplicateVersions(entry),
      ...versionFaults(entry, files),
    ].map(([path, text]) => ({ file, line: lineOf([index, ...path]), text: `${entry.id}: ${text}` })),
  );
  for (const [index, entry] of value.entries())
    for (const [path, text] of [...oddDays(entry, today), ...oddLots(entry)])
      problems.push({
        file,
        line: lineOf([index, ...path]),
        text: `${entry.id}: ${text}`,
        isWarning: true,
      });
  forEachDuplicate(
    value.entries(),
    ([, { id }]) => id,
    ([index, { id }]) =>
      problems.push({
        file,
        line: lineOf([index, 'id']),
        text: `the id "${id}" is taken by another document`,
      }),
  );
  return problems;
};

/** REFs that no product which the document is for has. @param known REFs of the products that have the document, by its id */
export const checkDocumentRefs = (
  { file, value, lineOf }: DocumentsFile,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): ContentProblem[] =>
  value.flatMap(({ id, refs = [] }, index) =>
    refs.flatMap((ref, position) =>
      known.get(id)?.has(ref)
        ? []
        : [
            {
              file,
              line: lineOf([index, 'refs', position]),
              text: `${id}: refs: no product that it is for has the REF ${ref}`,
            },
          ],
    ),
  );

type Version = Entry['versions'][number];

/** The file as it is served; `undefined` if the content has no such file. */
export const toDocumentFile = (
  name: string | undefined,
  files: References['files'],
): DocumentFile | undefined => {
  const source = name === undefined ? undefined : files.get(name);
  return source && { file: source.file, bytes: source.bytes };
};

const toVersion = (
  { files: named, ...version }: Version,
  files: References['files'],
): CatalogueDocument['versions'][0] => {
  if (!named) return version;
  const [tr, en] = [toDocumentFile(named.tr, files), toDocumentFile(named.en, files)];
  return { ...version, files: { ...(tr && { tr }), ...(en && { en }) } };
};

export const toDocuments = (
  { value }: DocumentsFile,
  files: References['files'],
): readonly CatalogueDocument[] =>
  value.map(({ for: scope, versions: [present, ...older], ...document }) => ({
    ...document,
    scope,
    versions: [toVersion(present, files), ...older.map((version) => toVersion(version, files))],
  }));

/** Names of the files that the documents have. */
export const namedFiles = ({ value }: DocumentsFile): readonly string[] =>
  value.flatMap(({ versions }) =>
    versions.flatMap(({ files: named = {} }) => languages.flatMap((language) => named[language] ?? [])),
  );
