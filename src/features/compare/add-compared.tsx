import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import { comparedParameter } from '#domain/site/compared-parameter.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm, paths } from '../../lib/paths.ts';
import { chosenHash } from './choice/chosen-hash.ts';
import { compareTexts } from './compare-texts.ts';

interface Props {
  /** Slugs of the products that are compared already. */
  readonly slugs: readonly string[];
  readonly others: readonly Pick<ProductSummary, 'slug' | 'name'>[];
}

/** Adds one more product of the group. */
export const AddCompared = ({ slugs, others }: Props): ReactNode => {
  const language = useLanguage();
  const texts = compareTexts[language];
  return (
    <form
      className="comparison-add"
      action={`${inSameForm(paths.compare, useParams()['language'])}#${chosenHash}`}
    >
      <input type="hidden" name={comparedParameter} value={slugs.join(',')} />
      <label htmlFor="add-compared">{texts.add}</label>
      <select id="add-compared" name={comparedParameter}>
        {others.map(({ slug, name }) => (
          <option key={slug.en} value={slug.en}>
            {name[language]}
          </option>
        ))}
      </select>
      <button className="button secondary">{texts.addSubmit}</button>
    </form>
  );
};
