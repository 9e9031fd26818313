import type { ReactNode } from 'react';
import {
  type PictureKind,
  heightOf,
  isPhoto,
  pictureEndings,
  pictureFormats,
  stemOf,
} from '#domain/content/picture.ts';
import { files } from '../lib/paths.ts';

interface Props {
  readonly kind: PictureKind;
  /** File of the picture, or slug of the product where its file is not known. */
  readonly file: string;
  readonly alt: string;
  /** HTML `sizes`, for photos. */
  readonly sizes: string;
  /** Whether it is the page's main picture, which is loaded eagerly. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** A drawing, or a photo in the format and width that suit the visitor's browser and screen. */
export const Picture = ({ kind, file, alt, sizes, priority = false, className }: Props): ReactNode => {
  const format = pictureFormats[kind];
  const inWidth = (width: number, ending: (typeof pictureEndings)[number]): string =>
    files.sizedPicture(kind, stemOf(file), width, ending);
  const image = (
    <img
      className={className}
      src={isPhoto(file) ? inWidth(format.width, 'webp') : files.picture(kind, file)}
      alt={alt}
      width={format.width}
      height={heightOf(format, format.width)}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (!isPhoto(file)) return image;
  return (
    <picture>
      {pictureEndings.map((ending) => (
        <source
          key={ending}
          type={`image/${ending}`}
          srcSet={format.widths.map((width) => `${inWidth(width, ending)} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
};
