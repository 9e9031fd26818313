import type { ReactNode } from 'react';
import type { CategoryWithProductCount } from '#domain/catalogue/groups/browse-catalogue.ts';
import { originQuery } from '#domain/catalogue/origin.ts';
import { useSite } from '../api/site.ts';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { withProducts } from '../lib/with-products.ts';

interface Props {
  /** Slug of the solution that the links come from. */
  readonly solution: string;
  readonly categories: readonly CategoryWithProductCount[];
  readonly hasPictures?: boolean;
}

/** Menu entries of categories, with the number of their products. */
export const CategoryLinks = ({ solution, categories, hasPictures = false }: Props): ReactNode => {
  const language = useLanguage();
  const { solutions } = useSite().catalogue;
  return withProducts(categories).map(({ slug, name, picture, products }) => (
    <li key={slug}>
      <SiteLink to={paths.category(slug) + originQuery(solutions, slug, solution)}>
        {hasPictures && picture && <Picture kind="product" file={picture} alt="" sizes="4rem" />}
        <span>
          <span>{name[language]}</span>
          <small>{products}</small>
        </span>
      </SiteLink>
    </li>
  ));
};
