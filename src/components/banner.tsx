import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { SitePicture } from './site-picture.tsx';
import type { LinkTarget } from './site-link.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** The pages between the home page and this one. */
  readonly trail?: readonly LinkTarget[];
  /** The same for search engines, by default the trail. */
  readonly canonicalTrail?: readonly LinkTarget[];
  /** Name of the banner picture, the last segment of the page's path (spec §2); without it the background is plain. */
  readonly picture?: string;
  /** Shown beside the title. */
  readonly logo?: ReactNode;
}

const noTrail: readonly LinkTarget[] = [];

/** The head of an inner page: breadcrumb, title and picture. */
export const Banner = ({
  title,
  lead,
  trail = noTrail,
  canonicalTrail = trail,
  picture,
  logo,
}: Props): ReactNode => (
  <div className={picture ? 'banner with-picture on-ink' : 'banner'}>
    <div className={logo ? 'frame banner-text with-logo' : 'frame banner-text'}>
      <Breadcrumb trail={trail} canonicalTrail={canonicalTrail} current={title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {logo && <div className="banner-logo">{logo}</div>}
    </div>
    {picture && (
      <SitePicture
        kind="banner"
        name={picture}
        alt=""
        // On small screens its right half fills the width.
        sizes="(width >= 90rem) 90rem, (width >= 54rem) 100vw, 160vw"
        className="banner-picture"
        priority
      />
    )}
  </div>
);
