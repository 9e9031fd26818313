import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { useMenu } from './menu.ts';
import { SiteLink } from '../components/site-link.tsx';
import { inSameForm } from '../lib/paths.ts';

export const MenuItems = ({
  entries,
}: {
  readonly entries: ReturnType<typeof useMenu>['pages'];
}): ReactNode => {
  const { language } = useParams();
  return entries.map(({ to, label, current, isServerPage }) => (
    <li key={to}>
      {isServerPage ? (
        <a href={inSameForm(to, language)} aria-current={current}>
          {label}
        </a>
      ) : (
        <SiteLink to={to} aria-current={current}>
          {label}
        </SiteLink>
      )}
    </li>
  ));
};
