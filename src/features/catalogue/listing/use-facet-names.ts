import { useTranslation } from 'react-i18next';
import type { Facet } from '#domain/catalogue/facets/browse-products.ts';
import type { FixedFacet } from '#domain/catalogue/facets/fixed-facet.ts';
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

const namesOf = (
  entries: readonly { readonly slug: string; readonly name: string }[],
): ReadonlyMap<string, string> => new Map(entries.map(({ slug, name }) => [slug, name]));

/** Names of facets and their values in the page's language. */
export const useFacetNames = (): FacetNames => {
  const { t } = useTranslation(['facets', 'ui']);
  const language = useLanguage();
  const { solutions, brands } = useSite().catalogue;
  const categories = solutions.flatMap((solution) => solution.categories);
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    solution: namesOf(solutions.map(({ slug, name }) => ({ slug, name: name[language] }))),
    category: namesOf(categories.map(({ slug, name }) => ({ slug, name: name[language] }))),
    brand: namesOf(brands),
  };
  return {
    nameOf({ key, attribute }) {
      if (attribute) return attribute.name[language];
      if (key === 'solution') return t('solution');
      if (key === 'class') return t('classification');
      return key === 'brand' ? t('ui:product.brand') : t('ui:product.category');
    },
    nameOfFixed: ({ facet, value }) => names[facet]?.get(value) ?? value,
    nameOfCategory: (slug) => names['category']?.get(slug) ?? slug,
    nameOfValue({ key, attribute }, { value, name }) {
      if (name) return name[language];
      if (key === 'class') return value === 'none' ? t('noDevice') : t('ui:listing.class', { value });
      if (attribute?.unit !== undefined) return formatRange(value, attribute.unit, language);
      return names[key]?.get(value) ?? value;
    },
  };
};
