import PhotoSwipe from 'photoswipe';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { closeOnBack } from '../../../lib/close-on-back.ts';
import type textsInEnglish from '#locales/en/gallery.json';
import { textsOf } from '../../../i18n/texts-of.ts';
import { offerFullScreen } from './gallery-full-screen.ts';

const texts = textsOf(
  import.meta.glob<typeof textsInEnglish>('/locales/*/gallery.json', { eager: true, import: 'default' }),
);

/** Size of the largest photos, in pixels; drawings have the same shape. */
const size = { width: 1600, height: 1200 };

/** Factor by which a picture gets larger with each press of +. */
const zoomStep = 1.5;

/** Distance that a picture moves with each press of an arrow key, in pixels. */
const panStep = 80;

const toItem = (slide: Element) => {
  const image = slide.querySelector('img');
  return {
    src: slide.querySelector('a')?.getAttribute('href') ?? '',
    ...size,
    alt: image?.alt ?? '',
    // Shown until the large one is there.
    msrc: image?.currentSrc ?? '',
    element: slide instanceof HTMLElement ? slide : document.body,
  };
};

const zoomBy = ({ currSlide: slide }: PhotoSwipe, factor: number): void =>
  slide?.zoomTo(slide.currZoomLevel * factor, undefined, 0);

const isEnlarged = ({ currSlide: slide }: PhotoSwipe): boolean =>
  slide !== undefined && slide.currZoomLevel > slide.zoomLevels.fit;

/** Moves the picture if it is enlarged. */
const pan = (viewer: PhotoSwipe, step: number): boolean => {
  const { currSlide: slide } = viewer;
  if (!slide || !isEnlarged(viewer)) return false;
  slide.panTo(slide.pan.x + step, slide.pan.y);
  return true;
};

/** Keys that the library has none for. Returns whether it was one of them. */
const press = (viewer: PhotoSwipe, key: string): boolean => {
  switch (key) {
    case '+':
    case '=':
      zoomBy(viewer, zoomStep);
      return true;
    case '-':
      zoomBy(viewer, 1 / zoomStep);
      return true;
    case 'ArrowLeft':
      return pan(viewer, panStep);
    case 'ArrowRight':
      return pan(viewer, -panStep);
    default:
      return false;
  }
};

interface Options {
  /** Each with a link to the file of its picture. */
  readonly slides: readonly Element[];
  /** Index of the slide that is shown first. */
  readonly index: number;
  /** Gets the index of each picture that is shown. */
  readonly onShow: (index: number) => void;
}

/** Shows pictures in the whole window. */
export const openViewer = ({ slides, index, onShow }: Options): void => {
  const { close, zoom, fullScreen, previous, next, error } = texts[pageLanguage()];
  // Makes the page behind it inert, and gives the focus back.
  const dialog = document.createElement('dialog');
  dialog.className = 'gallery-viewer';
  dialog.ariaLabel = slides[index]?.querySelector('img')?.alt ?? '';
  document.body.append(dialog);
  dialog.showModal();
  const viewer = new PhotoSwipe({
    dataSource: slides.map(toItem),
    index,
    appendToEl: dialog,
    returnFocus: false,
    loop: false,
    wheelToZoom: true,
    bgOpacity: 1,
    secondaryZoomLevel: ({ fit }) => fit * 2.5,
    maxZoomLevel: ({ fit }) => fit * 4,
    closeTitle: close,
    zoomTitle: zoom,
    arrowPrevTitle: previous,
    arrowNextTitle: next,
    errorMsg: error,
  });
  offerFullScreen(viewer, fullScreen);
  viewer.on('change', () => onShow(viewer.currIndex));
  viewer.on('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
    if (ctrlKey || metaKey || altKey || !press(viewer, key)) return;
    event.originalEvent.preventDefault();
    event.preventDefault();
  });
  const removeEntry = closeOnBack(dialog, () => viewer.close());
  viewer.on('destroy', () => {
    removeEntry();
    dialog.close();
    dialog.remove();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    viewer.close();
  });
  viewer.init();
  const zoomButton = viewer.element?.querySelector('.pswp__button--zoom');
  const showZoom = (): void => {
    if (zoomButton) zoomButton.ariaPressed = String(isEnlarged(viewer));
  };
  viewer.on('zoomPanUpdate', showZoom);
  viewer.on('change', showZoom);
  showZoom();
  // The dialog around it is one.
  viewer.element?.removeAttribute('role');
};
