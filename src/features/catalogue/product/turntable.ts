import { turntableFile, turntableFrames, turntableSheet } from '#domain/content/turntable.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import type turntable from '#locales/en/turntable.json';
import { textsOf } from '../../../i18n/texts-of.ts';
import './turntable.css';

const { columns, frameWidth, frameHeight } = turntableSheet;

const degreesOfFrame = 360 / turntableFrames;

const textsByLanguage = textsOf(
  import.meta.glob<typeof turntable>('/locales/*/turntable.json', { eager: true, import: 'default' }),
);

/** Returns the texts in the language of the page, which a visitor may change. */
const texts = () => textsByLanguage[pageLanguage()];

/** Next frame for each key, from the frame that is shown. */
const keys: Readonly<Record<string, (frame: number) => number>> = {
  ArrowLeft: (frame) => frame - 1,
  ArrowDown: (frame) => frame - 1,
  ArrowRight: (frame) => frame + 1,
  ArrowUp: (frame) => frame + 1,
  PageDown: (frame) => frame - 3,
  PageUp: (frame) => frame + 3,
  Home: () => 0,
  End: () => turntableFrames - 1,
};

/** Duration in milliseconds of the turn that shows that there is more to see. */
const hintMs = 900;
const hintFrames = turntableFrames / 4;

/**
 * Loads the sheet of frames as pixels: browsers may drop those of a picture that is not shown, and would decode it for
 * each frame.
 */
const loadSheet = async (file: string): Promise<ImageBitmap> => {
  const sheet = new Image();
  sheet.src = `/images/${turntableFile(file)}`;
  await sheet.decode();
  return createImageBitmap(sheet);
};

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.className = className;
  return made;
};

/** The slider that is turned, and its frame. */
interface Turned {
  readonly slider: HTMLElement;
  frame(): number;
  /** Any whole number: turns go round. */
  show(frame: number): void;
}

/** @param nameOf in the language of the page */
const createTurned = (sheet: ImageBitmap, nameOf: () => string): Turned => {
  const slider = element('div', 'turntable');
  slider.tabIndex = 0;
  slider.role = 'slider';
  slider.ariaValueMin = '0';
  slider.ariaValueMax = String(360 - degreesOfFrame);
  const canvas = element('canvas', 'turntable-frame');
  canvas.width = frameWidth;
  canvas.height = frameHeight;
  slider.append(canvas);
  const context = canvas.getContext('2d');
  let shown = 0;
  const show = (frame: number): void => {
    shown = ((frame % turntableFrames) + turntableFrames) % turntableFrames;
    const left = (shown % columns) * frameWidth;
    const top = Math.floor(shown / columns) * frameHeight;
    context?.clearRect(0, 0, frameWidth, frameHeight);
    context?.drawImage(sheet, left, top, frameWidth, frameHeight, 0, 0, frameWidth, frameHeight);
    const degrees = shown * degreesOfFrame;
    slider.ariaValueNow = String(degrees);
    const { view, angle } = texts();
    slider.ariaLabel = `${nameOf()}: ${view}`;
    slider.ariaValueText = fillText(angle, { degrees });
  };
  show(0);
  return { slider, frame: () => shown, show };
};

/** A drag over the whole width is a whole turn. Down and up, fingers scroll the page. */
const turnByDrag = ({ slider, frame, show }: Turned): void => {
  let start: { readonly x: number; readonly frame: number } | undefined;
  const end = (): void => {
    start = undefined;
  };
  slider.addEventListener('pointerdown', ({ button, clientX, pointerId }) => {
    if (button !== 0) return;
    slider.setPointerCapture(pointerId);
    start = { x: clientX, frame: frame() };
  });
  slider.addEventListener('pointermove', ({ clientX }) => {
    if (!start) return;
    const moved = ((clientX - start.x) / slider.clientWidth) * turntableFrames;
    show(start.frame + Math.round(moved));
  });
  for (const type of ['pointerup', 'pointercancel']) slider.addEventListener(type, end);
};

const turnByKeys = ({ slider, frame, show }: Turned): void =>
  slider.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const { [key]: next } = keys;
    if (!next || ctrlKey || metaKey || altKey) return;
    // The gallery would show another picture, and the page scroll.
    event.stopPropagation();
    event.preventDefault();
    show(next(frame()));
  });

/** Turns the product to its front, until a visitor turns it. */
const hintAtTurn = ({ slider, show }: Turned): void => {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const begun = performance.now();
  const taken = new AbortController();
  for (const type of ['pointerdown', 'keydown'])
    slider.addEventListener(type, () => taken.abort(), { once: true, capture: true });
  const step = (now: number): void => {
    if (taken.signal.aborted) return;
    const left = Math.max(0, 1 - (now - begun) / hintMs);
    show(-Math.round(hintFrames * left ** 2));
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/**
 * Loads a turntable and adds it to the pictures of a gallery as its last slide.
 * @param file the sheet with all frames
 * @returns what has the keys
 * @throws if the sheet cannot be loaded; nothing is added then
 */
export const addTurntable = async (pictures: Element, file: string): Promise<HTMLElement> => {
  const sheet = await loadSheet(file);
  const turned = createTurned(sheet, () => pictures.querySelector('img')?.alt ?? '');
  turnByDrag(turned);
  turnByKeys(turned);
  const hint = element('p', 'turntable-hint');
  hint.textContent = texts().hint;
  for (const type of ['pointerdown', 'keydown'])
    turned.slider.addEventListener(type, () => hint.remove(), { once: true });
  const slide = element('li', 'no-print');
  slide.append(turned.slider, hint);
  pictures.append(slide);
  hintAtTurn(turned);
  return turned.slider;
};
