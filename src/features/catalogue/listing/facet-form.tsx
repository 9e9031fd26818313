import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Facet, ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import { type FacetValue, facetKey } from '#domain/catalogue/facets/facet.ts';
import { defaultOrderOf } from '#domain/catalogue/facets/fixed-facet.ts';
import { choiceParameter, parseFilter } from '#domain/catalogue/facets/product-filter.ts';
import { collatorOf } from '#domain/catalogue/facets/listing.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { inSameForm } from '../../../lib/paths.ts';
import { loadEarly } from '../../../lib/load-early.ts';
import { useEntered } from '../../../lib/use-entered.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { OmittedFacets } from './chosen-facets.tsx';
import { pathOfList, useKeptParameters } from './filter-address.ts';
import { useFacetNames } from './use-facet-names.ts';

interface Props {
  readonly page: ProductPage;
  /** Choices of the page or, while others are being loaded, already the new ones. */
  readonly choices: readonly FacetValue[];
  readonly onChoose: (choice: FacetValue) => void;
  /** Called with all choices, where they were made before hydration. */
  readonly onChosen: (choices: readonly FacetValue[]) => void;
}

const formId = 'facets';

/** Facets that are open at first, beside those with a choice. */
const openFacets = 3;

const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === 'string';

const choicesOf = (form: FormData): readonly FacetValue[] => parseFilter([...form].filter(isText)).choices;

const FacetGroup = ({
  facet,
  isOpen,
  choices,
  onChoose,
}: Pick<Props, 'choices' | 'onChoose'> & { readonly facet: Facet; readonly isOpen: boolean }): ReactNode => {
  const { nameOf, nameOfValue } = useFacetNames();
  const id = useId();
  const { compare } = collatorOf(useLanguage());
  const chosen = new Set(choices.map(facetKey));
  const options = facet.values.map((value) => {
    const choice = { facet: facet.key, value: value.value };
    return {
      choice,
      label: nameOfValue(facet, value),
      count: value.count,
      isChosen: chosen.has(facetKey(choice)),
    };
  });
  // It stays open when its last choice is taken back, as the visitor is there.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (!wasOpened && options.some(({ isChosen }) => isChosen)) setWasOpened(true);
  // The others have an order of their own.
  const hasNames = facet.key === 'brand' || facet.key === 'category';
  return (
    <details className="facet" open={wasOpened}>
      <summary>
        <h3 id={id}>{nameOf(facet)}</h3>
      </summary>
      <fieldset aria-labelledby={id}>
        <ul className="plain-list">
          {(hasNames ? options.toSorted((a, b) => compare(a.label, b.label)) : options).map(
            ({ choice, label, count, isChosen }) => {
              const [name, value] = choiceParameter(choice);
              return (
                <li key={value}>
                  <label className={count === 0 ? 'facet-none' : undefined}>
                    <input
                      type="checkbox"
                      name={name}
                      value={value}
                      checked={isChosen}
                      onChange={() => onChoose(choice)}
                    />
                    <span>{`${label} `}</span>
                    <span className="count">{count}</span>
                  </label>
                </li>
              );
            },
          )}
        </ul>
      </fieldset>
    </details>
  );
};

/** Button that shows the products to a visitor who has opened the form over them. */
const SubmitButton = ({ count }: { readonly count: number }): ReactNode => {
  const { t } = useTranslation('facets');
  const isHydrated = useHydrated();
  return (
    <p className={isHydrated ? 'facet-submit live' : 'facet-submit'}>
      <button className="button">{isHydrated ? t('show', { count }) : t('apply')}</button>
    </p>
  );
};

/** Has Back close the sheet. */
const onToggle = ({ currentTarget: sheet }: ToggleEvent<HTMLFormElement>): void =>
  loadEarly(async () => (await import('../../../lib/close-on-back.ts')).closePopoverOnBack(sheet));

/**
 * The facets with their values to choose, beside the products; on small screens a sheet over them, which opens without
 * JavaScript too. Without JavaScript a button sends the form, with it every choice shows its products at once.
 */
export const FacetForm = ({ page, onChosen, ...choosing }: Props): ReactNode => {
  const { t } = useTranslation('facets');
  const titleId = useId();
  const kept = useKeptParameters(page.fixed);
  useEntered(formId, (entered) => onChosen(choicesOf(entered)));
  return (
    <form
      id={formId}
      popover="auto"
      className="facet-form"
      action={inSameForm(pathOfList(page.fixed), useParams()['language'])}
      aria-labelledby={titleId}
      onToggle={onToggle}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.hidePopover();
      }}
    >
      <h2 id={titleId}>{t('label')}</h2>
      {page.facets.map((facet, index) => (
        <FacetGroup key={facet.key} facet={facet} isOpen={index < openFacets} {...choosing} />
      ))}
      {page.order !== defaultOrderOf(page.fixed) && <input type="hidden" name="sort" value={page.order} />}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OmittedFacets page={page} />
      <SubmitButton count={page.count} />
    </form>
  );
};
