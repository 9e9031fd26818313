import { type HydrationFiles, hydrationFilesElementId } from './hydration-files.ts';
import './site.css';

/** Time in milliseconds after which the page is hydrated even if a picture has not come and the browser is busy. */
const maxWaitMs = 3000;

/** Events of a visitor's first use of a page; a touch causes `pointerover` too. */
const intents = ['pointerover', 'focusin', 'keydown'] as const;

const firstIntent = (): Promise<unknown> =>
  Promise.race(
    intents.map(
      (type) =>
        new Promise((resolve) => {
          document.addEventListener(type, resolve, { once: true, passive: true, capture: true });
        }),
    ),
  );

const delay = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until what has been loaded is painted; a hidden page is not painted. */
const nextPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Waits until something is seen: on a busy phone a frame comes to the screen long after its callbacks. */
const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

/** Waits until the pictures of the first screen are painted; those below are loaded lazily. */
const firstScreen = async (): Promise<void> => {
  const pictures = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await nextPaint();
  await firstPaint();
};

const idle = (): Promise<unknown> =>
  // Safari has no requestIdleCallback.
  'requestIdleCallback' in window
    ? new Promise((resolve) => {
        window.requestIdleCallback(resolve);
      })
    : delay(0);

const readFiles = (): HydrationFiles =>
  JSON.parse(document.getElementById(hydrationFilesElementId)?.textContent ?? '');

const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { fetchPriority: 'low' }, attributes));

/** Begins to load all files at once. */
const preload = ({ scripts, styleSheets, later, siteData }: HydrationFiles): void => {
  // Vite's loader of chunks loads no style sheet that has a link; disabled ones are not loaded.
  for (const href of styleSheets) addLink({ rel: 'stylesheet', href, disabled: true });
  for (const href of scripts) addLink({ rel: 'modulepreload', href });
  addLink({ rel: 'preload', as: 'fetch', href: siteData, crossOrigin: 'anonymous' });
  for (const link of later ?? []) addLink(link);
};

/** Runs a script, once the browser is idle or there is a reason not to wait. */
const run = async (script: string, soon: Promise<unknown>): Promise<unknown> => {
  await Promise.race([idle(), soon]);
  return import(/* @vite-ignore */ script);
};

/**
 * Loads the scripts once the first screen is painted, so that none is in the way of what is seen, and runs them when the
 * browser is idle, or with the visitor's first action. Links and forms work before. Each script is run in a task of its
 * own, so that the visitor can scroll and press between them.
 */
const start = async (): Promise<void> => {
  const soon = Promise.race([firstIntent(), delay(maxWaitMs)]);
  await Promise.race([firstScreen(), soon]);
  const files = readFiles();
  preload(files);
  for (const script of files.scripts) {
    await run(script, soon);
    await delay(0);
  }
};

await start();
