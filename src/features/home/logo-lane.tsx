import type { ReactNode } from 'react';
import { SitePicture } from '../../components/site-picture.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../api/site.ts';
import { lapSeconds } from './lap-seconds.ts';

interface Props {
  readonly isMoving: boolean;
  /** A copy that fills the gap behind the first lane, hidden from screen readers and keyboard. */
  readonly isCopy?: boolean;
}

/** The logos of all brands in a row, each linked to its products. */
export const LogoLane = ({ isMoving, isCopy = false }: Props): ReactNode => {
  const { brands } = useSite().catalogue;
  return (
    <ul
      className="logo-lane"
      aria-hidden={isCopy || undefined}
      style={isMoving ? { animationDuration: `${lapSeconds(brands.length)}s` } : undefined}
    >
      {brands.map(({ slug, name }) => (
        <li key={slug}>
          <SiteLink to={paths.brand(slug)} tabIndex={isCopy ? -1 : undefined}>
            <SitePicture kind="brand" name={slug} alt={isCopy ? '' : name} sizes="13rem" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};
