/** Maximum time between the two presses of a double click, in milliseconds. */
const pause = 700;

/** Maximum distance between the two presses of a double click, in pixels. */
const reach = 24;

interface Press {
  readonly nativeEvent: Pick<MouseEvent, 'detail' | 'pageX' | 'pageY' | 'target'>;
}

const ignoreHeld = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/**
 * Ignores what repeats a press, and would hit what has come or moved to its place, or undo it: further clicks at the same
 * place, further presses of the same button by keys, and those of a key that is held, wherever the focus has gone.
 */
export const ignoreSecondPress = ({ nativeEvent: first }: Press): void => {
  const ignoreClick = (event: MouseEvent): void => {
    const { detail, pageX, pageY, target } = event;
    const isNear = Math.hypot(pageX - first.pageX, pageY - first.pageY) < reach;
    // Keys press buttons as well, at no place.
    if (detail === 0 ? first.detail > 0 || target !== first.target : detail === 1 && !isNear) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignoreClick, true);
  setTimeout(() => window.removeEventListener('click', ignoreClick, true), pause);
  if (first.detail > 0) return;
  window.addEventListener('keydown', ignoreHeld, true);
  window.addEventListener('keyup', () => window.removeEventListener('keydown', ignoreHeld, true), {
    once: true,
  });
};
