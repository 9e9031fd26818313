import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import { comparedParameter } from '#domain/site/compared-parameter.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm, paths } from '../../lib/paths.ts';
import { ignoreSecondPress } from '../../lib/ignore-second-press.ts';
import { chosenHash } from './choice/chosen-hash.ts';
import { loadChoice } from './choice/load-choice.ts';

const toggle = (event: MouseEvent<HTMLButtonElement>): void => {
  event.preventDefault();
  ignoreSecondPress(event);
  const { currentTarget: button } = event;
  loadChoice().then(
    ({ toggleChosen }) => toggleChosen(button.value),
    () => button.form?.requestSubmit(button),
  );
};

interface Props {
  readonly product: {
    readonly slug: Pick<ProductSummary['slug'], 'en'>;
    readonly name: ProductSummary['name'];
  };
}

/**
 * Chooses a product to be compared; without scripts it leads to the page that compares. What keeps the choice and shows
 * it, also on the button itself, is loaded when something is chosen.
 */
export const CompareButton = ({ product: { slug, name } }: Props): ReactNode => {
  const label = useTranslation().t('compare');
  const shownName = name[useLanguage()];
  return (
    <form
      className="compare-button"
      action={`${inSameForm(paths.compare, useParams()['language'])}#${chosenHash}`}
    >
      <button name={comparedParameter} value={slug.en} aria-label={`${label}: ${shownName}`} onClick={toggle}>
        {label}
      </button>
    </form>
  );
};
