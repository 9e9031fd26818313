/** Shorter than a glance, longer than the pointer's way across the header. */
const openDelayMs = 150;
/** Time to come back after a slip. */
const closeDelayMs = 400;

const listening = new WeakSet<HTMLElement>();

/**
 * Has the menus of an element open while a mouse rests on them; the first click on the title of such a menu leaves it
 * open. To be called when the mouse enters the element.
 */
export const openOnHover = (root: HTMLElement): void => {
  if (listening.has(root)) return;
  listening.add(root);
  let hovered: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showUnderPointer = (): void => {
    const menu = root.querySelector<HTMLDetailsElement>('details:hover');
    if (menu === (hovered ?? null)) return;
    if (hovered && !hovered.contains(document.activeElement)) hovered.open = false;
    // The menu with the focus is being used: one that was just closed by Escape would open again.
    const isFree = menu && !menu.open && !menu.contains(document.activeElement);
    hovered = isFree ? menu : undefined;
    if (hovered) hovered.open = true;
  };
  const wait = ({ pointerType }: PointerEvent, delayMs: number): void => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(showUnderPointer, delayMs);
  };

  root.addEventListener('pointerover', (event) => wait(event, openDelayMs));
  root.addEventListener('pointerleave', (event) => wait(event, closeDelayMs));
  root.addEventListener('click', (event) => {
    const isTitle =
      event.target instanceof Element && event.target.closest('summary')?.parentElement === hovered;
    if (!hovered?.open || !isTitle) return;
    event.preventDefault();
    hovered = undefined;
  });
  timer = setTimeout(showUnderPointer, openDelayMs);
};
