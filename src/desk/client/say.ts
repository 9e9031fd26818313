/** Texts that the script says, which the document has in the attributes of `body`. */
type Said = 'updated' | 'stale' | 'offline' | 'restored';

/** Says something in the page's status line, also to screen readers. */
export const say = (text: Said | undefined): void => {
  const line = document.getElementById('live');
  const said = text === undefined ? '' : (document.body.dataset[text] ?? '');
  if (line && line.textContent !== said) line.textContent = said;
};
