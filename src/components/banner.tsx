import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { Picture } from './picture.tsx';
import { SitePicture } from './site-picture.tsx';
import type { LinkTarget } from './site-link.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** The pages between the home page and this one. */
  readonly trail?: readonly LinkTarget[];
  /** The same for search engines, by default the trail. */
  readonly canonicalTrail?: readonly LinkTarget[];
  /** Name of the banner picture, the last segment of the page's path (spec §2). */
  readonly picture?: string | undefined;
  /** File of a product's picture, shown instead of the banner picture. */
  readonly productPicture?: string | undefined;
  /** Shown beside the title. */
  readonly logo?: ReactNode;
}

/** Beside the picture, a phone has room for so many letters of a title. */
const longWord = /\S{10}/u;

const noTrail: NonNullable<Props['trail']> = [];

/** At most so wide that the text has the larger part. */
const sizes = '(width < 48rem) 9rem, 22rem';

const BannerPicture = ({ picture, productPicture }: Pick<Props, 'picture' | 'productPicture'>): ReactNode => {
  const shown = { className: 'banner-picture', alt: '', sizes, priority: true };
  if (productPicture) return <Picture kind="product" file={productPicture} {...shown} />;
  return picture && <SitePicture kind="banner" name={picture} {...shown} />;
};

/** The head of an inner page: breadcrumb, title and, where the page has one, the drawing of an instrument. */
export const Banner = ({
  title,
  lead,
  trail = noTrail,
  canonicalTrail = trail,
  picture,
  productPicture,
  logo,
}: Props): ReactNode => (
  <div className="banner">
    <div
      className={[
        'frame banner-text',
        (picture ?? productPicture) && 'with-picture',
        longWord.test(title) && 'with-long-word',
        logo !== undefined && 'with-logo',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <BannerPicture picture={picture} productPicture={productPicture} />
      <Breadcrumb trail={trail} canonicalTrail={canonicalTrail} current={title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {logo && <div className="banner-logo">{logo}</div>}
    </div>
  </div>
);
