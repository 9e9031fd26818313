import type { ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../api/site.ts';
import { lapSeconds } from './lap-seconds.ts';

interface Props {
  readonly moving: boolean;
  /** The lane that follows the first, so that no gap is seen: for the eye and the mouse only. */
  readonly repeated?: boolean;
}

/** The word-marks of all brands in a row, each leading to its products. */
export const LogoLane = ({ moving, repeated = false }: Props): ReactNode => {
  const { brands } = useSite().catalogue;
  return (
    <ul
      className="logo-lane"
      aria-hidden={repeated || undefined}
      style={moving ? { animationDuration: `${lapSeconds(brands.length)}s` } : undefined}
    >
      {brands.map(({ slug, name }) => (
        <li key={slug}>
          <SiteLink to={paths.brand(slug)} tabIndex={repeated ? -1 : undefined}>
            <Picture kind="brand" name={slug} alt={repeated ? '' : name} sizes="13rem" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};
