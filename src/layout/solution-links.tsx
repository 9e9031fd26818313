import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from './menu.ts';
import { SiteLink } from '../components/navigation/site-link.tsx';

/** Links to the solutions, for pages without a result. */
export const SolutionLinks = (): ReactNode => (
  <nav aria-label={useTranslation().t('listing.browse')}>
    <ul className="tags">
      {useMenu()
        .products.entries.filter(({ isServerPage }) => !isServerPage)
        .map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to} className="tag">
              {label}
            </SiteLink>
          </li>
        ))}
    </ul>
  </nav>
);
