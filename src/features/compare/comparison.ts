import './comparison-page.css';

/**
 * Keeps what the visitor has chosen in step with the page that compares: products that are added there are chosen, those
 * that are removed are not. A comparison that lacks some of the chosen products, such as one that somebody sent, leaves
 * the choice as it is.
 */
const keepInStep = (): void => {
  const shown = document.querySelector<HTMLElement>('[data-compared]');
  const { compared = '', choiceKey: key = '' } = shown?.dataset ?? {};
  const slugs = compared.split(',');
  const read = (): string[] => (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
  const write = (chosen: readonly string[]): void => localStorage.setItem(key, chosen.join(','));
  if (!shown) return;
  if (read().every((slug) => slugs.includes(slug))) write(slugs);
  shown.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-removed]');
    if (link) write(read().filter((slug) => slug !== link.dataset['removed']));
  });
};

try {
  keepInStep();
} catch {
  // The storage is forbidden or full: then nothing was chosen that has to be kept.
}
