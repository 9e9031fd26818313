import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { ContentProduct } from '#domain/content/content.ts';
import { languages } from '#domain/shared/language.ts';
import { copiesOf } from './large-catalogue.ts';

/** Texts of a copy, in the order of their placeholders. */
const ownTexts = ({
  name,
  slug,
  brand,
  description,
  regulatory,
  variants,
}: ContentProduct): readonly string[] => [
  ...languages.flatMap((language) => [name[language], description[language]]),
  slug.tr,
  brand,
  regulatory?.udiDi ?? '',
  regulatory?.uts ?? '',
  ...variants.map(({ ref }) => ref),
];

const placeholder = (index: number): string => `OWNTEXT${index}END`;

const fileOf = (root: string, { category, slug }: ContentProduct): string =>
  path.join(root, 'products', category, `${slug.en}.yaml`);

/** The model's file, with placeholders for what its copies have of their own. */
const readTemplate = async (root: string, model: ContentProduct): Promise<string> => {
  const file = parseDocument(await readFile(fileOf(root, model), 'utf8'));
  // A new node, as the one in the file may be a block.
  const set = (keys: readonly (string | number)[], index: number): void =>
    file.setIn(keys, file.createNode(placeholder(index)));
  for (const [index, language] of languages.entries()) {
    set(['name', language], 2 * index);
    set(['description', language], 2 * index + 1);
  }
  set(['slugTr'], 4);
  set(['brand'], 5);
  for (const [index, number] of ['udiDi', 'uts'].entries()) {
    if (file.hasIn(['regulatory', number])) set(['regulatory', number], 6 + index);
  }
  for (const index of model.variants.keys()) set(['variants', index, 'ref'], 8 + index);
  return file.toString();
};

/** A JSON string is a quoted YAML scalar. */
const fill = (template: string, texts: readonly string[]): string =>
  template.replaceAll(/OWNTEXT(\d+)END/gu, (_, index: string) => JSON.stringify(texts[Number(index)]));

/**
 * Writes a content folder of so many products: that of `source` with generated copies, one file each.
 * @param models the products of `source`
 */
export const writeLargeContent = async (
  source: string,
  target: string,
  { models, products }: { readonly models: readonly ContentProduct[]; readonly products: number },
): Promise<void> => {
  await cp(source, target, { recursive: true });
  const templates = new Map<ContentProduct, string>();
  for (const { model, product } of copiesOf(models, products - models.length)) {
    const template = templates.get(model) ?? (await readTemplate(source, model));
    templates.set(model, template);
    await writeFile(fileOf(target, product), fill(template, ownTexts(product)));
  }
};
