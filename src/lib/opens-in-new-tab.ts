import type { MouseEvent } from 'react';

/** Whether a click on a link opens another tab or window, or saves, and so leaves the page as it is. */
export const opensInNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
