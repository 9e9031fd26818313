import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import type { Crumb } from './crumb.ts';
import { Picture } from './picture.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Between home and this page. */
  readonly trail?: readonly Crumb[];
  /** Name of the banner picture: the last segment of the page's path (spec §2). Without it, a plain band. */
  readonly picture?: string;
  /** Stands beside the title. */
  readonly mark?: ReactNode;
}

/** The head of an inner page: breadcrumb, title and picture. */
export const Banner = ({ title, lead, trail, picture, mark }: Props): ReactNode => (
  <div className={picture ? 'banner pictured on-ink' : 'banner'}>
    <div className="frame banner-text">
      <Breadcrumb trail={trail ?? []} here={title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {mark && <div className="banner-mark">{mark}</div>}
    </div>
    {picture && (
      <Picture
        kind="banner"
        name={picture}
        alt=""
        // On a small screen its right half fills the width.
        sizes="(width >= 90rem) 90rem, (width >= 54rem) 100vw, 160vw"
        className="banner-picture"
        priority
      />
    )}
  </div>
);
