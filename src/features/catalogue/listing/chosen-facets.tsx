import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facet, ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import { type FacetValue, facetKey } from '#domain/catalogue/facets/facet.ts';
import { maxChoices, toggleChoice } from '#domain/catalogue/facets/product-filter.ts';
import { questionPath } from '#domain/site/question-path.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { useViewAddress } from './filter-address.ts';
import { useFacetNames } from './use-facet-names.ts';

interface Props {
  readonly page: ProductPage;
  readonly choices?: readonly FacetValue[];
}

interface Chosen {
  readonly facet: Facet;
  readonly value: Facet['values'][number];
  readonly choice: FacetValue;
}

const chosenOf = ({ facets }: ProductPage, choices: readonly FacetValue[]): readonly Chosen[] => {
  const keys = new Set(choices.map(facetKey));
  return facets.flatMap((facet) =>
    facet.values
      .map((value) => ({ facet, value, choice: { facet: facet.key, value: value.value } }))
      .filter(({ choice }) => keys.has(facetKey(choice))),
  );
};

/** The choices as links that take them away, by default all of them. */
export const ChosenFacets = ({ page, choices = page.choices }: Props): ReactNode => {
  const { t } = useTranslation('facets');
  const { nameOfValue } = useFacetNames();
  const addressOf = useViewAddress(page.fixed);
  const chosen = chosenOf(page, choices);
  if (chosen.length === 0) return null;
  return (
    <ul className="tags facet-chosen" aria-label={t('chosen')}>
      {chosen.map(({ facet, value, choice }) => {
        const name = nameOfValue(facet, value);
        return (
          <li key={facetKey(choice)}>
            <SiteLink
              to={addressOf(toggleChoice(page, choice))}
              className="tag"
              aria-label={t('remove', { name })}
              preventScrollReset
            >
              {name}
            </SiteLink>
          </li>
        );
      })}
      <li>
        <SiteLink
          to={addressOf({ ...page, choices: [], page: 1 })}
          className="tag facet-clear"
          preventScrollReset
        >
          {t('clear')}
        </SiteLink>
      </li>
    </ul>
  );
};

/** Says which choices are not applied: those that are too many, and how many do not exist. */
export const OmittedFacets = ({ page }: { readonly page: ProductPage }): ReactNode => {
  const { t } = useTranslation('facets');
  const { nameOf, nameOfValue } = useFacetNames();
  const { omitted = [], unknown: count = 0 } = page;
  const names = omitted.map((choice) => {
    const [found] = chosenOf(page, [choice]);
    return found ? `${nameOf(found.facet)}: ${nameOfValue(found.facet, found.value)}` : choice.value;
  });
  return (
    <>
      {names.length > 0 && (
        <p className="facet-omitted">
          <output>{t('omitted', { count: names.length, max: maxChoices, names: names.join(', ') })}</output>
        </p>
      )}
      {count > 0 && (
        <p className="facet-omitted">
          <output>{t('unknown', { count })}</output>
        </p>
      )}
    </>
  );
};

/** Choices of the facets without which there would be products, if any. */
const obstacles = ({ facets, choices }: ProductPage): readonly FacetValue[] => {
  const found = choices.filter(({ facet }) =>
    facets.some(({ key, values }) => key === facet && values.some(({ count }) => count > 0)),
  );
  return found.length > 0 ? found : choices;
};

/** Says which choices to take away, as no product has them all. */
export const NoProducts = ({ page }: { readonly page: ProductPage }): ReactNode => {
  const { t } = useTranslation(['facets', 'ui']);
  const { nameOfFixed, nameOfValue } = useFacetNames();
  const chosen = chosenOf(page, page.choices).map(({ facet, value }) => nameOfValue(facet, value));
  const words = [...(page.fixed ? [nameOfFixed(page.fixed)] : []), ...chosen].join(', ');
  return (
    <div className="empty">
      <p className="serif-line">{t('none')}</p>
      <p className="meta">{t('takeAway')}</p>
      <ChosenFacets page={page} choices={obstacles(page)} />
      <SiteLink to={questionPath({ q: words })} className="arrow-link">
        {t('ui:listing.ask')}
      </SiteLink>
    </div>
  );
};
