/** Id of the first line of the quick order that the visitor has to decide on, or of what came of the lines. */
export const openLineId = 'order-open';

/** Brings the first open line into view and its field into focus. @returns whether there is one */
export const showOpenLine = (): boolean => {
  const line = document.getElementById(openLineId);
  if (!line) return false;
  line.closest('details')?.setAttribute('open', '');
  const field = line.querySelector<HTMLElement>('[aria-invalid="true"], input:not([type="hidden"])');
  (field ?? line).focus({ preventScroll: true });
  line.scrollIntoView();
  return true;
};
