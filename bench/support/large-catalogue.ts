import type { Regulatory } from '#domain/catalogue/regulatory.ts';
import type { Content } from '#domain/content/content.ts';
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

/** A product name without its first word, which is the invented name of the product line. */
const kindOf = ({ tr, en }: Localized): Localized => ({
  tr: tr.split(' ').slice(1).join(' '),
  en: en.split(' ').slice(1).join(' '),
});

const seriesNames = (random: () => number, count: number): readonly string[] =>
  Array.from({ length: count }, () => {
    const word = `${pick(random, syllables)}${pick(random, syllables)}${pick(random, endings)}`;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });

const slugOf = (text: string): Localized => {
  const slug = text.toLowerCase().replaceAll(' ', '-');
  return { tr: `${slug}-tr`, en: slug };
};

/** Unique per product, with invalid check digits. */
const registryNumbers = (index: number): Pick<Regulatory, 'udiDi' | 'uts'> => ({
  udiDi: `09529${String(index).padStart(9, '0')}`,
  uts: `DEMO-9${index}`,
});

/**
 * Adds generated products to the content, up to the given total. Each combines the kind of a real product with a quality,
 * an invented series of about 25 products and a type, so that words are about as frequent as in a real catalogue of that
 * size. The result is the same on every run.
 */
export const growContent = (content: Content, products: number): Content => {
  const random = seeded(2026);
  const series = seriesNames(random, Math.ceil(products / 25));
  const all = new Map(content.products.map((product) => [product.name.en, product]));
  while (all.size < products) {
    const model = pick(random, content.products);
    const kind = kindOf(model.name);
    const quality = pick(random, qualities);
    const type = `${pick(random, series)} ${pick(random, letters)}${Math.floor(random() * 1000)}`;
    const name = { tr: `${type} ${quality.tr} ${kind.tr}`, en: `${type} ${quality.en} ${kind.en}` };
    const slug = slugOf(`${type} ${all.size}`);
    const regulatory = model.regulatory && {
      regulatory: { ...model.regulatory, ...registryNumbers(all.size) },
    };
    all.set(name.en, { ...model, slug, name, brand: pick(random, content.brands).slug, ...regulatory });
  }
  // Shuffled, so that the real products are not the first rows of the table.
  return { ...content, products: shuffled(random, [...all.values()]) };
};
