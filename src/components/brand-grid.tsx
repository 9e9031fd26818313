import type { ReactNode } from 'react';
import { files, paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { SiteLink } from './site-link.tsx';

/** Every brand's word-mark, leading to its products. */
export const BrandGrid = (): ReactNode => (
  <ul className="brands">
    {useSite().catalogue.brands.map(({ slug, name }) => (
      <li key={slug}>
        <SiteLink to={paths.brand(slug)}>
          <img src={files.brandPicture(slug)} alt={name} width="480" height="200" loading="lazy" />
        </SiteLink>
      </li>
    ))}
  </ul>
);
