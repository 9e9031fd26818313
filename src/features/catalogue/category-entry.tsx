import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryWithProductCount } from '#domain/catalogue/browse-catalogue.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Reveal } from '../../components/reveal.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../api/site.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';

/** A category among those of its solution: what it is for, how much there is of it, and by whom. */
export const CategoryEntry = ({ category }: { readonly category: CategoryWithProductCount }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  const { slug, name, summary, products, picture } = category;
  const makers = brands.filter((brand) => category.brands.includes(brand.slug));
  return (
    <Reveal as="li" className="category-entry">
      <div className="category-picture">
        {picture && (
          <Picture
            kind="product"
            name={picture}
            alt=""
            sizes="(width < 48rem) 7rem, (width < 88rem) 17vw, 14rem"
          />
        )}
      </div>
      <div>
        <h2>
          <SiteLink to={paths.category(slug)}>{name[language]}</SiteLink>
        </h2>
        <p>{summary[language]}</p>
      </div>
      <p className="category-brands">{makers.map((brand) => brand.name).join(', ')}</p>
      <p className="category-count">{t('listing.count', { count: products })}</p>
    </Reveal>
  );
};
