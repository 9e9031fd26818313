import type { ReactNode } from 'react';
import { Breadcrumb } from './navigation/breadcrumb.tsx';
import { Picture } from './picture.tsx';
import { SitePicture } from './site-picture.tsx';
import type { LinkTarget } from './navigation/site-link.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** The pages between the home page and this one. */
  readonly trail?: readonly LinkTarget[];
  /** The same for search engines, by default the trail. */
  readonly canonicalTrail?: readonly LinkTarget[];
  /** Name of the banner picture, the last segment of the page's path (spec §2). */
  readonly picture?: string | undefined;
  /** Slug of the solution whose picture is shown instead. */
  readonly solutionPicture?: string | undefined;
  /** File of a product's picture, shown instead of the banner picture. */
  readonly productPicture?: string | undefined;
  /** Slug of a brand whose logo is shown instead of a picture. */
  readonly brand?: string | undefined;
}

const noTrail: NonNullable<Props['trail']> = [];

/**
 * Sizes of the picture: on phones less than its column in banner.css, so that sharp screens load the file of some 8 kB,
 * too.
 */
const sizes = '(width < 48rem) 5rem, 22rem';

const BannerPicture = ({
  picture,
  solutionPicture,
  productPicture,
  brand,
}: Pick<Props, 'picture' | 'solutionPicture' | 'productPicture' | 'brand'>): ReactNode => {
  const shown = { className: 'banner-picture', alt: '', sizes };
  if (brand !== undefined) return <SitePicture kind="brand" name={brand} {...shown} />;
  if (productPicture) return <Picture kind="product" file={productPicture} {...shown} />;
  if (solutionPicture) return <SitePicture kind="solution" name={solutionPicture} {...shown} />;
  return picture && <SitePicture kind="banner" name={picture} {...shown} />;
};

/** The head of an inner page: breadcrumb, title and, where the page has one, the picture of an instrument or a logo. */
export const Banner = ({
  title,
  lead,
  trail = noTrail,
  canonicalTrail = trail,
  picture,
  solutionPicture,
  productPicture,
  brand,
}: Props): ReactNode => (
  <div className="banner">
    <div className="frame banner-text">
      <BannerPicture
        picture={picture}
        solutionPicture={solutionPicture}
        productPicture={productPicture}
        brand={brand}
      />
      <Breadcrumb trail={trail} canonicalTrail={canonicalTrail} current={title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  </div>
);
