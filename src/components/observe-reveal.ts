/** How long something may stand in view below the half before it is shown all the same, in milliseconds. */
const timeoutMs = 600;

/** Half of an element, or what fills half of the screen when it is taller than that. */
export const isHalfVisible = (visible: number, height: number, screen: number): boolean =>
  visible >= Math.min(height, screen) / 2;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

const stopWaiting = (element: Element): void => {
  clearTimeout(timers.get(element));
  timers.delete(element);
};

const show = (element: Element): void => {
  stopWaiting(element);
  observer?.unobserve(element);
  if (element instanceof HTMLElement && element.dataset['reveal'] === 'waiting')
    element.dataset['reveal'] = 'shown';
};

const onChange = ({
  target,
  isIntersecting,
  intersectionRect,
  boundingClientRect,
}: IntersectionObserverEntry) => {
  if (!(target instanceof HTMLElement)) return;
  const waiting = target.dataset['reveal'] === 'waiting';
  if (!isIntersecting) {
    stopWaiting(target);
    target.dataset['reveal'] = 'waiting';
  } else if (
    !waiting ||
    isHalfVisible(intersectionRect.height, boundingClientRect.height, window.innerHeight)
  ) {
    show(target);
  } else if (!timers.has(target)) {
    timers.set(
      target,
      setTimeout(() => show(target), timeoutMs),
    );
  }
};

let observer: IntersectionObserver | undefined;

/** One for all: what lies above the screen counts as seen, however the visitor got past it. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver((entries) => entries.forEach(onChange), {
    rootMargin: '1000000px 0px 0px 0px',
    threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
  }));

/**
 * Marks an element that lies below the screen as waiting (data-reveal), and as shown once half of it is visible; what
 * is in view from the start is never touched. Only reveal.css hides what waits, and only where motion is welcome.
 * Returns what ends the watching.
 */
export const observeReveal = (element: HTMLElement): (() => void) => {
  sharedObserver().observe(element);
  return () => {
    stopWaiting(element);
    observer?.unobserve(element);
    delete element.dataset['reveal'];
  };
};
