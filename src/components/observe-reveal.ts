/** An element that is visible for so long is shown even if less than half of it is. */
const timeoutMs = 600;

/** Whether half of an element is visible, or half of the screen is filled by an element taller than the screen. */
export const isHalfVisible = (visibleHeight: number, height: number, screenHeight: number): boolean =>
  visibleHeight >= Math.min(height, screenHeight) / 2;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

const clearTimer = (element: Element): void => {
  clearTimeout(timers.get(element));
  timers.delete(element);
};

const show = (element: Element): void => {
  clearTimer(element);
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
  const isWaiting = target.dataset['reveal'] === 'waiting';
  if (!isIntersecting) {
    clearTimer(target);
    target.dataset['reveal'] = 'waiting';
  } else if (
    !isWaiting ||
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

/** Shared by all elements. By the root margin everything above the screen counts as visible, also after a jump past it. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver((entries) => entries.forEach(onChange), {
    rootMargin: '1000000px 0px 0px 0px',
    threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
  }));

/**
 * Sets `data-reveal` of an element below the screen to `waiting`, and to `shown` once half of it is visible; an element
 * in view from the start is never touched. reveal.css hides waiting elements only where motion is allowed.
 * @returns a function that stops observing
 */
export const observeReveal = (element: HTMLElement): (() => void) => {
  sharedObserver().observe(element);
  return () => {
    clearTimer(element);
    observer?.unobserve(element);
    delete element.dataset['reveal'];
  };
};
