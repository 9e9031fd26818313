import { useTranslation } from 'react-i18next';
import type { Facet } from '#domain/catalogue/facets/browse-products.ts';
import { isCommonFacet } from '#domain/catalogue/facets/facet.ts';
import type { FixedFacet } from '#domain/catalogue/facets/fixed-facet.ts';
import type facetTexts from '#locales/en/facets.json';
import { useSite } from '../../../api/site.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatRange } from './format-range.ts';

interface FacetNames {
  readonly nameOf: (facet: Facet) => string;
  /** Name of the category or brand whose list it is, or its slug if the catalogue has neither. */
  readonly nameOfFixed: (fixed: FixedFacet) => string;
  /** Name of a category, or its slug if there is no such category. */
  readonly nameOfCategory: (slug: string) => string;
  readonly nameOfValue: (facet: Facet, value: Facet['values'][number]) => string;
}

type ValueTexts = (typeof facetTexts)['values'];

/** Key of the text of a value that has no other name. */
type ValueText = {
  [Name in keyof ValueTexts]: `${Name}.${keyof ValueTexts[Name] & string}`;
}[keyof ValueTexts];

const namesOf = (
  entries: readonly { readonly slug: string; readonly name: string }[],
): ReadonlyMap<string, string> => new Map(entries.map(({ slug, name }) => [slug, name]));

/** Names of facets and their values in the page's language. */
export const useFacetNames = (): FacetNames => {
  const { t, i18n } = useTranslation(['facets', 'ui']);
  const language = useLanguage();
  const { solutions, brands } = useSite().catalogue;
  const categories = solutions.flatMap((solution) => solution.categories);
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    solution: namesOf(solutions.map(({ slug, name }) => ({ slug, name: name[language] }))),
    category: namesOf(categories.map(({ slug, name }) => ({ slug, name: name[language] }))),
    brand: namesOf(brands),
  };
  const isValueText = (key: string): key is ValueText => i18n.exists(`facets:values.${key}`);
  return {
    nameOf({ key, attribute }) {
      if (attribute) return attribute.name[language];
      return isCommonFacet(key) ? t(`names.${key}`) : key;
    },
    nameOfFixed: ({ facet, value }) => names[facet]?.get(value) ?? value,
    nameOfCategory: (slug) => names['category']?.get(slug) ?? slug,
    nameOfValue({ key, attribute }, { value, name }) {
      if (name) return name[language];
      if (attribute?.unit !== undefined) return formatRange(value, attribute.unit, language);
      const text = `${key}.${value}`;
      if (isValueText(text)) return t(`values.${text}`);
      if (key === 'class') return t('ui:listing.class', { value });
      return names[key]?.get(value) ?? value;
    },
  };
};
