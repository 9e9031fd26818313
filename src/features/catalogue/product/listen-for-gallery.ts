import { loadEarly } from '../../../lib/load-early.ts';
import { opensInNewTab } from '../../../lib/opens-in-new-tab.ts';
import type { FollowLink } from './gallery.ts';

/** A React ref: what a gallery can do is loaded when a visitor turns to it. Without it, links lead to the files. */
export const listenForGallery = (gallery: HTMLElement | null): void => {
  if (!gallery) return;
  gallery.querySelector('[hidden]')?.removeAttribute('hidden');
  let started: Promise<FollowLink> | undefined;
  const start = (): Promise<FollowLink> =>
    (started ??= import('./gallery.ts').then(({ startGallery }) => startGallery(gallery)));
  for (const intent of ['pointerover', 'focusin'])
    gallery.addEventListener(intent, () => loadEarly(start), { once: true });
  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a, button');
    if (!link || opensInNewTab(event)) return;
    event.preventDefault();
    start().then(
      (follow) => follow(link),
      () => {
        const href = link.getAttribute('href');
        if (href) location.assign(href);
      },
    );
  });
};
