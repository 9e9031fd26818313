/** How long after a press another one may be the second of a double click, or of a key that is held, in milliseconds. */
const pause = 700;

/** How far apart the two may be, in pixels. */
const reach = 24;

interface Press {
  readonly nativeEvent: MouseEvent;
}

/** Ignores further presses at the same place, which would hit what has come or moved there, or undo the first one. */
export const ignoreSecondPress = ({ nativeEvent: first }: Press): void => {
  const ignore = (event: MouseEvent): void => {
    const { detail, pageX, pageY } = event;
    const isNear = Math.hypot(pageX - first.pageX, pageY - first.pageY) < reach;
    // Keys press buttons as well, at no place.
    if (detail === 0 ? first.detail > 0 : detail === 1 && !isNear) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
  setTimeout(() => window.removeEventListener('click', ignore, true), pause);
};
