import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { byName } from '../../../lib/by-name.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../api/site.ts';
import { SitePicture } from '../../../components/site-picture.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';

/** The logos of all brands from A to Z, each linked to its products. */
export const BrandGrid = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <ul className="brands">
      {byName(useSite().catalogue.brands).map(({ slug, name, products }) => (
        <li key={slug}>
          <SiteLink to={paths.brand(slug)}>
            <SitePicture
              kind="brand"
              name={slug}
              alt={name}
              sizes="(width < 40rem) 45vw, (width < 64rem) 30vw, 14rem"
            />
            <span className="meta">{t('listing.count', { count: products })}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};
