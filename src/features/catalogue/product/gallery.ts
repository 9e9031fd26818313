import { openViewer } from './gallery-viewer.ts';
import './gallery.css';

/** Does what a link or button of the gallery is for: shows a picture, the turntable or the text of a feature, or opens the viewer. */
export type FollowLink = (link: Element) => void;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The id that a link within the page leads to. */
const targetOf = (link: Element): string => link.getAttribute('href')?.slice(1) ?? '';

const featureLinks = ':is(.hotspot-numbers, .hotspots) a';

/** Marks the number of a feature and its text together. */
const markFeature = (gallery: HTMLElement, target: EventTarget | null): void => {
  const link = target instanceof Element ? target.closest(featureLinks) : null;
  for (const other of gallery.querySelectorAll('.marked')) other.classList.remove('marked');
  if (!link) return;
  for (const part of [link, document.getElementById(targetOf(link))]) part?.classList.add('marked');
};

/** Adds what the button is for after the pictures. @returns what is turned */
const loadTurntable = async (pictures: Element, button: HTMLButtonElement): Promise<HTMLElement> => {
  const { addTurntable } = await import('./turntable.ts');
  return addTurntable(pictures, button.dataset['turntable'] ?? '');
};

/** Starts a gallery as `ProductGallery` renders it. */
export const startGallery = (gallery: HTMLElement): FollowLink => {
  const strip = gallery.querySelector('.gallery-pictures') ?? gallery;
  const slides = Array.from(strip.children);
  const thumbnails = gallery.querySelectorAll('.gallery-thumbnails :is(a, button)');
  let turntable: HTMLElement | undefined;
  const shown = (): number => Math.round(strip.scrollLeft / strip.clientWidth);
  const show = (index: number): void => strip.scrollTo({ left: index * strip.clientWidth });
  const markShown = (): void => {
    for (const [index, thumbnail] of thumbnails.entries())
      if (index === shown()) thumbnail.setAttribute('aria-current', 'true');
      else thumbnail.removeAttribute('aria-current');
  };

  gallery.classList.add('gallery-started');
  markShown();
  markFeature(gallery, gallery.querySelector(`:is(${featureLinks}):is(:hover, :focus)`));
  strip.addEventListener('scroll', markShown, { passive: true });
  for (const type of ['pointerover', 'focusin'])
    gallery.addEventListener(type, ({ target }) => markFeature(gallery, target));
  gallery.addEventListener('pointerleave', () => markFeature(gallery, document.activeElement));
  gallery.addEventListener('keydown', ({ key, target }) => {
    const { [key]: step } = steps;
    // The texts of the features scroll with these keys.
    const isText = target instanceof Element && target.closest('.hotspots') !== null;
    if (step !== undefined && !isText) show(shown() + step);
  });

  const turn = async (button: HTMLButtonElement): Promise<void> => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    try {
      turntable ??= await loadTurntable(strip, button);
      show(slides.length);
      turntable.focus({ preventScroll: true });
    } catch {
      // The pictures stay; a further press tries again.
    } finally {
      button.ariaBusy = null;
    }
  };

  return (link) => {
    if (link instanceof HTMLButtonElement) {
      void turn(link);
      return;
    }
    const target = document.getElementById(targetOf(link));
    if (!target)
      openViewer({ slides, index: slides.findIndex((slide) => slide.contains(link)), onShow: show });
    else if (slides.includes(target)) show(slides.indexOf(target));
    else target.focus();
  };
};
