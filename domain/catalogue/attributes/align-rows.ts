import type { TechnicalRow } from '#domain/catalogue/attributes/technical-data.ts';
import { fold } from '#domain/shared/fold.ts';
import { type Language, type Localized, inEachLanguage, languages } from '#domain/shared/language.ts';

/** Labels of technical data that mean the same; of a language there may be none. */
export type LabelGroup = Localized<readonly string[]>;

export interface AlignedRow {
  /** The first of its group, or as the first product has it. No two rows have that of one group. */
  readonly label: Localized;
  /** One for each product; `undefined`: the product says nothing about it. */
  readonly values: readonly (Localized | undefined)[];
}

/** A label of a language without case, accents and punctuation: `tr toplam boy`. Equal ones mean the same. */
export const labelKey = (language: Language, label: string): string =>
  `${language} ${fold(label)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

interface GrowingRow {
  readonly label: Localized;
  readonly keys: ReadonlySet<string>;
  readonly values: (Localized | undefined)[];
}

const keysIn = (label: Localized): readonly string[] =>
  languages.map((language) => labelKey(language, label[language]));

const createGroupOf = (groups: readonly LabelGroup[]) => {
  const groupOf = new Map<string, LabelGroup>(
    groups.flatMap((group) =>
      languages.flatMap((language) =>
        group[language].map((label) => [labelKey(language, label), group] as const),
      ),
    ),
  );
  return (key: string): LabelGroup | undefined => groupOf.get(key);
};

/** Keys that a label shares with others that mean the same: the words of a language, or the group. */
const createKeysOf = (groups: readonly LabelGroup[]) => {
  const groupOf = createGroupOf(groups);
  return (label: Localized): readonly string[] =>
    keysIn(label).flatMap((key) => {
      const group = groupOf(key);
      return [key, group ? `group ${groups.indexOf(group)}` : key];
    });
};

/** Tells whether two labels mean the same: they are equal in a language, or belong to a group. */
export const createIsSameLabel = (groups: readonly LabelGroup[]) => {
  const keysOf = createKeysOf(groups);
  return (one: Localized, other: Localized): boolean => {
    const keys = keysOf(other);
    return keysOf(one).some((key) => keys.includes(key));
  };
};

/** Names a label by its group, each group once: a product that has two labels of a group keeps the second. */
const createNameOf = (groups: readonly LabelGroup[]) => {
  const groupOf = createGroupOf(groups);
  const named = new Set<LabelGroup>();
  return (label: Localized): Localized => {
    const group = keysIn(label).map(groupOf).find(Boolean);
    if (!group || named.has(group)) return label;
    named.add(group);
    return inEachLanguage((language) => group[language][0] ?? label[language]);
  };
};

/** The free row that shares most with the label, the first among equals. */
const findRow = (
  rows: readonly GrowingRow[],
  keys: readonly string[],
  product: number,
): GrowingRow | undefined => {
  const candidates = rows
    .filter(({ values }) => values[product] === undefined)
    .map((row) => ({ row, shared: keys.filter((key) => row.keys.has(key)).length }))
    .filter(({ shared }) => shared > 0);
  const most = Math.max(...candidates.map(({ shared }) => shared));
  return candidates.find(({ shared }) => shared === most)?.row;
};

/**
 * Puts the rows of several products side by side: those whose labels are equal in a language or belong to a group. Rows
 * of several products come first; apart from that, they are in the order of the products' own.
 * @param tables one for each product
 */
export const alignRows = (
  tables: readonly (readonly TechnicalRow[])[],
  groups: readonly LabelGroup[],
): readonly AlignedRow[] => {
  const keysOf = createKeysOf(groups);
  const nameOf = createNameOf(groups);
  const rows: GrowingRow[] = [];
  for (const [product, table] of tables.entries())
    for (const { label, value } of table) {
      const keys = keysOf(label);
      let row = findRow(rows, keys, product);
      if (!row) {
        row = { label: nameOf(label), keys: new Set(keys), values: tables.map(() => undefined) };
        rows.push(row);
      }
      row.values[product] = value;
    }
  const isShared = ({ values }: GrowingRow): boolean => values.filter(Boolean).length > 1;
  return [...rows.filter(isShared), ...rows.filter((row) => !isShared(row))].map(({ label, values }) => ({
    label,
    values,
  }));
};
