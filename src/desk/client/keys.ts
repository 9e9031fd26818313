const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

const links = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('table.list tbody th a'),
];

/** Moves the focus by so many rows of the list. */
const moveFocus = (rows: 1 | -1): void => {
  const all = links();
  const present = all.findIndex((link) => link.closest('tr')?.contains(document.activeElement) === true);
  const first = rows === 1 ? 0 : all.length - 1;
  all[present === -1 ? first : present + rows]?.focus();
};

const searchField = (): HTMLInputElement | null => document.querySelector('input[type="search"]');

/** Sends the form that somebody types in. */
const submit = (event: KeyboardEvent): void => {
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (form?.method !== 'post') return;
  event.preventDefault();
  form.requestSubmit();
};

/** Keys of the list: arrows go from row to row, `/` to the search. `Ctrl+S` sends the form that one types in. */
export const handleKeys = (): void => {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && key === 's') submit(event);
    if (isTyping(event) || ctrlKey || metaKey || altKey) return;
    const search = searchField();
    if (key === '/' && search) {
      event.preventDefault();
      search.focus();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && links().length > 0) {
      event.preventDefault();
      moveFocus(key === 'ArrowDown' ? 1 : -1);
    }
  });
};
