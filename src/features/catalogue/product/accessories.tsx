import type { ReactNode } from 'react';
import type { Accessory } from '#domain/catalogue/products/product.ts';
import type { Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { Picture } from '../../../components/picture.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';

interface AccessoryProduct {
  readonly slug: { readonly en: string };
  readonly name: Localized;
  readonly hasVariants: boolean;
}

interface Props {
  readonly accessories: readonly Accessory[];
  /** Shown with an accessory that is a product. */
  readonly renderAction: (product: AccessoryProduct) => ReactNode;
}

/** The accessories of a product: first those that are products, linked to their pages (spec §2), then the others. */
export const Accessories = ({ accessories, renderAction }: Props): ReactNode => {
  const language = useLanguage();
  const others = accessories.filter(({ slug }) => slug === undefined);
  return (
    <>
      {others.length < accessories.length && (
        <ul className="accessories">
          {accessories.map(
            ({ name, slug, picture, hasVariants = false }) =>
              slug !== undefined && (
                <li key={slug} className="card accessory">
                  <Picture kind="product" file={picture ?? slug} alt="" sizes="8rem" />
                  <h3>
                    <SiteLink to={paths.product(slug)}>{name[language]}</SiteLink>
                  </h3>
                  <div className="product-actions">
                    {renderAction({ slug: { en: slug }, name, hasVariants })}
                  </div>
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
