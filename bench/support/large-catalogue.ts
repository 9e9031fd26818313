import { isUdiDi } from '#domain/shared/udi.ts';
import type { Regulatory } from '#domain/catalogue/products/regulatory.ts';
import type { ContentProduct } from '#domain/content/content.ts';
import type { Localized } from '#domain/shared/language.ts';
import { pick, seeded, shuffled } from './random.ts';

const syllables =
  'al ba ce do el fa ga hi ir jo ka le mi no or pa ra sa ti ul va we xe yl zo bren cor dra fen gri'.split(
    ' ',
  );
const endings = 'ra na vo lis don mar tek sia via nel rus pax'.split(' ');
const letters = 'A B C D F H K L M N P R S T V W X'.split(' ');

/** Attributes that product names contain. */
const qualities: readonly Localized[] = [
  { tr: 'Kompakt', en: 'Compact' },
  { tr: 'Hafif', en: 'Lightweight' },
  { tr: 'Uzun', en: 'Long' },
  { tr: 'Kısa', en: 'Short' },
  { tr: 'Otoklavlanabilir', en: 'Autoclavable' },
  { tr: 'Tek Kullanımlık', en: 'Single-Use' },
  { tr: 'Pediatrik', en: 'Paediatric' },
  { tr: 'Geniş', en: 'Wide' },
  { tr: 'İnce', en: 'Slim' },
  { tr: 'Eğri', en: 'Curved' },
  { tr: 'Düz', en: 'Straight' },
  { tr: 'Sessiz', en: 'Quiet' },
  { tr: 'Titanyum', en: 'Titanium' },
  { tr: 'Çelik', en: 'Steel' },
  { tr: 'Seramik', en: 'Ceramic' },
  { tr: 'Steril', en: 'Sterile' },
];

const seriesSize = 25;

/** A product name without its first word, which is the invented name of the product line. */
const kindOf = ({ tr, en }: Localized): Localized => ({
  tr: tr.split(' ').slice(1).join(' '),
  en: en.split(' ').slice(1).join(' '),
});

/** The invented names of product lines, in another order for each round through all of them, which is numbered. */
function* seriesNames(random: () => number): Generator<string> {
  for (let round = 1; ; round += 1) {
    const words = syllables.flatMap((first) =>
      syllables.flatMap((second) => endings.map((ending) => first + second + ending)),
    );
    for (const word of shuffled(random, words)) {
      yield word.charAt(0).toUpperCase() + word.slice(1) + (round > 1 ? ` ${round}` : '');
    }
  }
}

/** A GTIN of the prefix that GS1 reserves for demonstrations. */
const gtin = (index: number): string => {
  const digits = `0952${String(index).padStart(9, '0')}`;
  const code = Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(isUdiDi);
  if (code === undefined) throw new Error(`${digits} has no check digit`);
  return code;
};

/** Gives the copy of a model unique numbers where the model has some. */
const withOwnNumbers = (model: Regulatory, index: number): Regulatory => ({
  ...model,
  ...(model.udiDi !== undefined && { udiDi: gtin(900_000_000 + index) }),
  ...(model.uts !== undefined && { uts: `DEMO-9${index}` }),
});

export interface ProductCopy {
  /** The product whose texts and picture it has. */
  readonly model: ContentProduct;
  readonly product: ContentProduct;
}

/**
 * Generates copies of real products. Each combines the kind of a real product with a quality, an invented series of about
 * 25 products and a type, so that words are about as frequent as in a real catalogue of that size. They pass the content
 * check, share the pictures of their models and are the same on every run; none is held in memory.
 */
export function* copiesOf(models: readonly ContentProduct[], count: number): Generator<ProductCopy> {
  const random = seeded(2026);
  const series = seriesNames(random);
  const brands = [...new Set(models.map(({ brand }) => brand))];
  let line = '';
  for (let index = 0; index < count; index += 1) {
    if (index % seriesSize === 0) line = series.next().value;
    const model = pick(random, models);
    const kind = kindOf(model.name);
    const quality = pick(random, qualities);
    const type = `${line} ${pick(random, letters)}${(index % seriesSize) * 40 + Math.floor(random() * 40)}`;
    const slug = type.toLowerCase().replaceAll(' ', '-');
    const product = {
      ...model,
      slug: { tr: `${slug}-tr`, en: slug },
      name: { tr: `${type} ${quality.tr} ${kind.tr}`, en: `${type} ${quality.en} ${kind.en}` },
      description: { tr: `${type}. ${model.description.tr}`, en: `${type}. ${model.description.en}` },
      brand: pick(random, brands),
      variants: model.variants.map((variant) => ({ ...variant, ref: `${variant.ref}.${index}` })),
      ...(model.regulatory && { regulatory: withOwnNumbers(model.regulatory, index) }),
    };
    yield { model, product };
  }
}

/** The models, spread evenly among generated copies of them: so many products in all. */
export function* largeCatalogue(
  models: readonly ContentProduct[],
  products: number,
): Generator<ContentProduct> {
  const copies = copiesOf(models, products - models.length);
  const copiesBetween = products / models.length;
  for (let index = 0; index < products; index += 1) {
    const model = models[Math.floor(index / copiesBetween)];
    const isFirst = Math.floor((index - 1) / copiesBetween) !== Math.floor(index / copiesBetween);
    const copy = isFirst ? undefined : copies.next().value;
    const product = isFirst ? model : copy?.product;
    if (product) yield product;
  }
}
