import { isObject } from './is-object.ts';
import { opensInNewTab } from './opens-in-new-tab.ts';
import { stepsInHistory } from './steps-in-history.ts';

/** Name of the flag in the state of those entries of the history that overlays have added. */
const flag = 'overlay';

/** Position of the present entry among those of the router: that of an overlay has the one of the page below. */
const routerIndex = (): number => (isObject(history.state) ? Number(history.state['idx']) : Number.NaN);

const isOverlayEntry = (): boolean => isObject(history.state) && history.state[flag] === true;

/** An open overlay, whose entry is the present one. */
interface Overlay {
  readonly close: () => void;
  /** Address of the page below it. */
  readonly href: string;
  /** Position of its entry among those of the router. */
  readonly index: number;
}

let open: Overlay | undefined;

/** Called once the entry of a closed overlay is left; `undefined` if none is being left. */
let onLeft: (() => void) | undefined;

/** Resolves once the entry of the last overlay is left. */
let left = Promise.resolve();

const leave = (): Promise<void> => {
  open = undefined;
  left = new Promise((resolve) => {
    onLeft = resolve;
  });
  history.back();
  return left;
};

/** Runs before the router’s listener, which would load the page again, also one that broke with the overlay. */
const onPopState = (event: PopStateEvent): void => {
  if (onLeft) {
    event.stopImmediatePropagation();
    onLeft();
    onLeft = undefined;
  } else if (open) {
    const { close, href, index } = open;
    open = undefined;
    // What was chosen in it has added entries of the page: the visitor left the last of them, and goes there again.
    if (isOverlayEntry() || routerIndex() > index) {
      event.stopImmediatePropagation();
      history.forward();
    }
    // Further back, there is another page.
    else if (window.location.href === href) event.stopImmediatePropagation();
    close();
  } else if (isOverlayEntry()) {
    // Forward to an overlay that was closed.
    event.stopImmediatePropagation();
    history.back();
  }
};

const leadsAway = ({ protocol, origin, pathname, search }: HTMLAnchorElement): boolean =>
  protocol.startsWith('http') &&
  origin + pathname + search !== window.location.origin + window.location.pathname + window.location.search;

/** The link to another page that a click follows in the same tab. */
const followedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.target === '' && !opensInNewTab(event) && leadsAway(link) ? link : undefined;
};

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** A link outside of an overlay, a press on which has closed it, is followed once its entry is left. */
const onClick = (event: MouseEvent): void => {
  const link = onLeft && followedLink(event);
  if (!link) return;
  stop(event);
  void left.then(() => link.click());
};

stepsInHistory.handle = onPopState;
window.addEventListener('click', onClick, { capture: true });

/**
 * Gives an overlay, which has just been opened, an entry of its own in the history, so that Back closes it before it leaves
 * the page, also one that choices in the overlay have changed. The entry has the address of the page and is left again when the overlay is closed otherwise, and before a
 * link or form in it leads to another page.
 * @returns a function to be called when the overlay is closed
 */
export const closeOnBack = (element: HTMLElement, close: () => void): (() => void) => {
  const overlay: Overlay = { close, href: window.location.href, index: routerIndex() };
  const closed = new AbortController();
  const { signal } = closed;
  const addEntry = async (): Promise<void> => {
    await left;
    if (signal.aborted) return;
    open = overlay;
    history.pushState({ ...history.state, [flag]: true }, '');
  };
  void addEntry();
  const onFollow = (event: MouseEvent): void => {
    const link = open === overlay && isOverlayEntry() && followedLink(event);
    if (!link) return;
    stop(event);
    void leave().then(() => link.click());
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (open !== overlay || !isOverlayEntry() || !(form instanceof HTMLFormElement) || form.method !== 'get')
      return;
    stop(event);
    void leave().then(() => form.requestSubmit(submitter));
  };
  element.addEventListener('click', onFollow, { capture: true, signal });
  element.addEventListener('submit', onSubmit, { capture: true, signal });
  return () => {
    closed.abort();
    if (open !== overlay) return;
    open = undefined;
    // Otherwise another page has been opened since.
    if (isOverlayEntry()) void leave();
  };
};

/** Has Back close a popover, if it is open. */
export const closePopoverOnBack = (popover: HTMLElement): void => {
  if (!popover.matches(':popover-open')) return;
  const removeEntry = closeOnBack(popover, () => popover.hidePopover());
  popover.addEventListener('beforetoggle', removeEntry, { once: true });
};
