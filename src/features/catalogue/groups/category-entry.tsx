import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryWithProductCount } from '#domain/catalogue/groups/browse-catalogue.ts';
import { originQuery } from '#domain/catalogue/origin.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Reveal } from '../../../components/reveal.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../api/site.ts';
import { Picture } from '../../../components/picture.tsx';
import { EditionLink } from './edition-link.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { Unbroken } from '../../../components/text/unbroken.tsx';

interface Props {
  /** Slug of the solution in whose list it is. */
  readonly solution: string;
  readonly category: CategoryWithProductCount;
}

/** A category in the list of its solution, with its summary, brands and number of products. */
export const CategoryEntry = ({ solution, category }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brands, solutions } = useSite().catalogue;
  const { slug, name, summary, products, picture } = category;
  const brandNames = brands
    .filter((brand) => category.brands.includes(brand.slug))
    // In one line each.
    .map((brand) => brand.name.replaceAll(' ', '\u00A0'));
  return (
    <Reveal as="li" className="category-entry">
      <div className="category-picture">
        {picture && (
          <Picture
            kind="product"
            file={picture}
            alt=""
            sizes="(width < 48rem) 7rem, (width < 64rem) 45vw, (width < 88rem) 29vw, 26rem"
          />
        )}
      </div>
      <div>
        <h2 className="title-arrow">
          <SiteLink to={paths.category(slug) + originQuery(solutions, slug, solution)}>
            {name[language]}
          </SiteLink>
        </h2>
        <p>{summary[language]}</p>
      </div>
      <div className="category-foot">
        <p>
          <span>{t('listing.count', { count: products })}</span>
          <span>
            <Unbroken text={brandNames.join(', ')} />
          </span>
        </p>
        <EditionLink category={category} />
      </div>
    </Reveal>
  );
};
