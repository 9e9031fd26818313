import type { ReactNode } from 'react';
import type { Accessory } from '#domain/catalogue/product.ts';
import { AddToRequest } from '../request/basket/add-to-request.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';

interface Props {
  readonly accessories: readonly Accessory[];
}

/** The gallery of a product: first those that are products and lead to their pages (spec §2), then the others. */
export const Accessories = ({ accessories }: Props): ReactNode => {
  const language = useLanguage();
  const others = accessories.filter(({ slug }) => slug === undefined);
  return (
    <>
      {others.length < accessories.length && (
        <ul className="accessories">
          {accessories.map(
            ({ name, slug }) =>
              slug !== undefined && (
                <li key={slug} className="card accessory">
                  <Picture kind="product" name={slug} alt="" sizes="8rem" />
                  <h3>
                    <SiteLink to={paths.product(slug)}>{name[language]}</SiteLink>
                  </h3>
                  <AddToRequest product={{ slug: { en: slug }, name }} />
                </li>
              ),
          )}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="details">
          {others.map(({ name }) => (
            <li key={name.en}>{name[language]}</li>
          ))}
        </ul>
      )}
    </>
  );
};
