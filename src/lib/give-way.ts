/** Smaller movements are not deliberate. */
const minScrollPixels = 8;

/** Time without scrolling after which the page is at rest, in milliseconds. */
const restMs = 700;

/** Selector of what visitors use and fill in. */
const controls = 'main :is(button, input, select, textarea, .button)';

/** The page's own link to the request of an offer. */
const ownAction = 'main .offer-link';

/** Whether a fixed element lies on a control of the page at its own place, from which it may have been moved. */
const isOverControl = ({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): boolean =>
  Array.from(document.querySelectorAll(controls)).some((control) => {
    const { top, right, bottom, left, width } = control.getBoundingClientRect();
    return (
      width > 0 &&
      bottom > offsetTop &&
      top < offsetTop + offsetHeight &&
      right > offsetLeft &&
      left < offsetLeft + offsetWidth
    );
  });

/**
 * Has a fixed element give way while the visitor scrolls down. It comes back on the way up and once the page is at rest,
 * unless it would then lie on a control of the page; and not where the page's own link to request an offer is in view.
 * To be called when the page is scrolled for the first time; it ends when the element has gone.
 * @param element gets the attribute `data-away` while it is out of the way
 */
export const giveWay = (element: HTMLElement | null): void => {
  if (!element) return;
  const gone = new AbortController();
  const setAway = (isAway: boolean): void => {
    element.toggleAttribute('data-away', isAway);
  };
  let last = 0;
  let rest: number | undefined;
  let isOffered = false;
  const onRest = (): void => setAway(isOffered || isOverControl(element));
  const onScroll = (): void => {
    window.clearTimeout(rest);
    if (!element.isConnected) {
      gone.abort();
      observer.disconnect();
      return;
    }
    rest = window.setTimeout(onRest, restMs);
    const { scrollY } = window;
    if (Math.abs(scrollY - last) < minScrollPixels) return;
    setAway(scrollY > last || isOffered);
    last = scrollY;
  };
  const observer = new IntersectionObserver((entries) => {
    isOffered = entries.some(({ isIntersecting }) => isIntersecting);
    if (isOffered) setAway(true);
  });
  for (const link of document.querySelectorAll(ownAction)) observer.observe(link);
  window.addEventListener('scroll', onScroll, { passive: true, signal: gone.signal });
  onScroll();
};
