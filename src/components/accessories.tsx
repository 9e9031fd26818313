import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accessory } from '#domain/catalogue/product.ts';
import { AddToRequest } from '../basket/add-to-request.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import { files, paths } from '../paths.ts';
import { SiteLink } from './site-link.tsx';

/** The gallery of a product; an accessory that is a product leads to its page (spec §2). */
export const Accessories = ({ accessories }: { readonly accessories: readonly Accessory[] }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section>
      <h2>{t('product.gallery')}</h2>
      <ul className="accessories">
        {accessories.map(({ name, slug }) => (
          <li key={name.en}>
            {slug ? (
              <>
                <SiteLink to={paths.product(slug)}>
                  <img src={files.productPicture(slug)} alt="" width="800" height="600" loading="lazy" />
                  {name[language]}
                </SiteLink>
                <AddToRequest product={{ slug: { en: slug }, name }} />
              </>
            ) : (
              name[language]
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
