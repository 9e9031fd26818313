import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hotspot } from '#domain/catalogue/products/product.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { isPhoto, stemOf } from '#domain/content/picture.ts';
import { type ZoomedKind, zoomWidth } from '#domain/content/zoom-widths.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { files } from '../../../lib/paths.ts';
import { Picture } from '../../../components/picture.tsx';
import { listenForGallery } from './listen-for-gallery.ts';

const sizes = '(width < 64rem) 92vw, (width < 88rem) 52vw, 46rem';

const idOfPicture = (index: number): string => `picture-${index + 1}`;
const idOfNumber = (index: number): string => `number-${index + 1}`;
const idOfFeature = (index: number): string => `feature-${index + 1}`;

const hasFile = <Entry extends { readonly file: string | undefined }>(
  entry: Entry,
): entry is Entry & { readonly file: string } => entry.file !== undefined;

/** A drawing itself, or the widest file of a photo. */
const largestFile = (kind: ZoomedKind, file: string): string =>
  isPhoto(file) ? files.sizedPicture(kind, stemOf(file), zoomWidth, 'webp') : files.picture(kind, file);

/** SVG, as its attributes have places in percent, and styles of elements are not allowed. */
const Numbers = ({ hotspots }: { readonly hotspots: readonly Hotspot[] }): ReactNode => (
  <svg className="hotspot-numbers no-print">
    {hotspots.map(({ x, y, text }, index) => (
      <a
        key={text.en}
        id={idOfNumber(index)}
        href={`#${idOfFeature(index)}`}
        aria-labelledby={idOfFeature(index)}
      >
        <circle cx={`${x}%`} cy={`${y}%`} r="14" />
        <text x={`${x}%`} y={`${y}%`} dy=".35em">
          {index + 1}
        </text>
      </a>
    ))}
  </svg>
);

/**
 * The pictures of a product, which are swiped, each a link to its largest file; below them links to each, a button for the
 * turntable, which only scripts show, and what the numbers on the first one point at. Everything else is loaded when a visitor turns to it.
 */
export const ProductGallery = ({ product }: { readonly product: ProductView }): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const language = useLanguage();
  const { picture, detailPicture, drawing, turntable, hotspots } = product;
  const name = product.name[language];
  const drawingName = t('ui:product.drawing', { name });
  const pictures = (
    [
      { kind: 'product', file: picture, alt: isPhoto(picture) ? name : drawingName },
      { kind: 'detail', file: detailPicture, alt: t('pictures.detail', { name }) },
      { kind: 'drawing', file: drawing, alt: drawingName },
    ] as const
  ).filter(hasFile);
  return (
    <div className="product-gallery" ref={listenForGallery}>
      <ul className="gallery-pictures">
        {pictures.map(({ kind, file, alt }, index) => (
          <li key={kind} id={idOfPicture(index)} className={index === 0 ? 'product-picture' : 'no-print'}>
            <a href={largestFile(kind, file)} title={t('pictures.enlarge')}>
              <Picture kind={kind} file={file} alt={alt} sizes={sizes} priority={index === 0} />
            </a>
            {index === 0 && hotspots && <Numbers hotspots={hotspots} />}
          </li>
        ))}
      </ul>
      {(pictures.length > 1 || turntable) && (
        <ul className="gallery-thumbnails no-print">
          {pictures.map(({ kind, file, alt }, index) => (
            <li key={kind}>
              <a href={`#${idOfPicture(index)}`}>
                <Picture kind={kind} file={file} alt={alt} sizes={sizes} />
              </a>
            </li>
          ))}
          {turntable && (
            <li hidden>
              <button type="button" data-turntable={turntable}>
                {t('pictures.turn')}
              </button>
            </li>
          )}
        </ul>
      )}
      {hotspots && (
        <ol className="hotspots no-print" aria-label={t('pictures.numbers')}>
          {hotspots.map(({ text }, index) => (
            <li key={text.en}>
              <a id={idOfFeature(index)} href={`#${idOfNumber(index)}`}>
                {text[language]}
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
