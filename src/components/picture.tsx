import type { ReactNode } from 'react';
import { type PictureKind, heightOf, pictureEndings, pictureFormats } from '#domain/content/picture.ts';
import { files } from '../lib/paths.ts';

interface Props {
  readonly kind: PictureKind;
  /** Slug, id or name in the picture's file name. */
  readonly name: string;
  readonly alt: string;
  /** HTML `sizes`. */
  readonly sizes: string;
  /** Whether it is the page's main picture, which is loaded eagerly. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** A picture in the format and width that suit the visitor's browser and screen. */
export const Picture = ({ kind, name, alt, sizes, priority = false, className }: Props): ReactNode => {
  const format = pictureFormats[kind];
  return (
    <picture>
      {pictureEndings.map((ending) => (
        <source
          key={ending}
          type={`image/${ending}`}
          srcSet={format.widths
            .map((width) => `${files.sizedPicture(kind, name, width, ending)} ${width}w`)
            .join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        className={className}
        src={files.picture(kind, name)}
        alt={alt}
        width={format.width}
        height={heightOf(format, format.width)}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
};
