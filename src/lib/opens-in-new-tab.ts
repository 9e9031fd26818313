/** Whether a click on a link opens another tab or window, or downloads, instead of navigating. */
export const opensInNewTab = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
