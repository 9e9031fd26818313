import type { ReactNode } from 'react';
import type { useMenu } from './menu.ts';
import { SiteLink } from '../components/navigation/site-link.tsx';

export const MenuItems = ({
  entries,
}: {
  readonly entries: ReturnType<typeof useMenu>['pages'];
}): ReactNode =>
  entries.map(({ to, label, current, isServerPage }) => (
    <li key={to}>
      <SiteLink to={to} isServerPage={isServerPage} aria-current={current}>
        {label}
      </SiteLink>
    </li>
  ));
