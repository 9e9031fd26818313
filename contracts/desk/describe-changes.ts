import type { FieldChange } from '#domain/desk/publishing/differences.ts';
import { type Json, isObject, valueAt } from '#domain/desk/publishing/json.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import en from '#locales/en/desk-content.json' with { type: 'json' };
import tr from '#locales/tr/desk-content.json' with { type: 'json' };

const texts: Localized<typeof tr> = { tr, en };

type Labels = Readonly<Record<string, string>>;

/** Returns the label of a field of content files, or its key if it has no label. */
export const fieldLabel = (field: string, language: Language): string => {
  const fields: Labels = texts[language].fields;
  return Object.hasOwn(fields, field) ? (fields[field] ?? field) : field;
};

/** Returns the title of a folder of the content. */
export const folderTitle = (folder: string, language: Language): string => {
  const folders: Labels = texts[language].folders;
  return Object.hasOwn(folders, folder) ? (folders[folder] ?? folder) : folder;
};

/** Returns the title of a file at the root of the content; `undefined` of others. */
const rootTitle = (file: string, language: Language): string | undefined => {
  const files: Labels = texts[language].files;
  const name = file.replace('.yaml', '');
  return Object.hasOwn(files, name) ? files[name] : undefined;
};

const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/u, '');

/** Returns the title by which a file of the content is known: the name or title in it, or its own. */
export const fileTitle = (file: string, value: Json | undefined, language: Language): string => {
  const named = isObject(value) ? (valueAt(value, 'name') ?? valueAt(value, 'title')) : undefined;
  const written = isObject(named) ? valueAt(named, language) : named;
  const name = rootTitle(file, language) ?? (typeof written === 'string' ? written : stemOf(file));
  return file.startsWith('pages/') ? fillText(texts[language].page, { name }) : name;
};

const describeField = (field: string, change: FieldChange, language: Language): string[] => {
  const { fieldChanges, count, language: inLanguage, languages } = texts[language];
  const label = fieldLabel(field, language);
  const parts = [
    ...(change.count
      ? [
          fillText(count, {
            field: label,
            before: String(change.count.before),
            after: String(change.count.after),
          }),
        ]
      : []),
    ...change.languages.map((each) => fillText(inLanguage, { field: label, language: languages[each] })),
  ];
  return parts.length > 0 ? parts : [fillText(fieldChanges[change.kind], { field: label })];
};

/** Puts the changes of a file into words, such as "Features 4 → 5". */
export const describeChanges = (changes: readonly FieldChange[], language: Language): readonly string[] =>
  changes.flatMap((change) => {
    const { fileChanges, entry: inEntry } = texts[language];
    const { field, entry } = change;
    const parts = field === undefined ? [fileChanges[change.kind]] : describeField(field, change, language);
    return entry === undefined ? parts : parts.map((part) => fillText(inEntry, { entry, change: part }));
  });
