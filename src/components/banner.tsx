import type { ReactNode } from 'react';
import { files } from '../paths.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Between home and this page. */
  readonly trail?: readonly Crumb[];
  /** Name of the banner picture: the last segment of the page's path (spec §2). Without it, a plain band. */
  readonly picture?: string;
}

/** The head of an inner page: breadcrumb, title and picture. */
export const Banner = ({ title, lead, trail, picture }: Props): ReactNode => (
  <div className={picture ? 'banner pictured' : 'banner'}>
    {picture && (
      <img
        className="banner-picture"
        src={files.banner(picture)}
        alt=""
        width="1600"
        height="500"
        fetchPriority="high"
      />
    )}
    <div className="frame banner-text">
      <Breadcrumb trail={trail ?? []} here={title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  </div>
);
