import { compareSearch, readCompareQuery } from '#domain/site/compare-address.ts';
import { comparedParameter } from '#domain/site/compare-path.ts';
import { chosenHash } from './chosen-hash.ts';
import './comparison-page.css';

/** Says that nothing is chosen, which the page does not until it is known. */
const showEmpty = (): void => document.querySelector('.comparison-page > .empty')?.classList.add('known');

/** Goes on to what the visitor has chosen from an address that names no products, as one that was typed. */
const showChosen = (): void => {
  if (new URLSearchParams(window.location.search).get(comparedParameter)) return;
  const { choiceKey = '' } = document.querySelector<HTMLElement>('[data-choice-key]')?.dataset ?? {};
  const chosen = encodeURIComponent(localStorage.getItem(choiceKey) ?? '');
  const search = compareSearch(readCompareQuery(`?${comparedParameter}=${chosen}`));
  if (search) window.location.replace(window.location.pathname + search);
  else showEmpty();
};

/**
 * Keeps what the visitor has chosen in step with the page that compares: products that are added there are chosen, those
 * that are removed are not. An address by itself, which somebody may have sent, leaves the choice as it is: the page
 * offers to take it over.
 */
const keepInStep = (): void => {
  const shown = document.querySelector<HTMLElement>('[data-compared]');
  const { compared = '', choiceKey: key = '' } = shown?.dataset ?? {};
  const slugs = compared.split(',');
  const read = (): string[] => (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
  const write = (chosen: readonly string[]): void => localStorage.setItem(key, chosen.join(','));
  if (!shown) return;
  const offer = shown.querySelector<HTMLElement>('.comparison-take');
  const showOffer = (): void => {
    if (offer) offer.hidden = slugs.every((slug) => read().includes(slug));
  };
  // The buttons of the site lead to the address with this fragment.
  if (window.location.hash === `#${chosenHash}` && read().every((slug) => slugs.includes(slug))) write(slugs);
  if (window.location.hash === `#${chosenHash}`)
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  showOffer();
  window.addEventListener('storage', showOffer);
  offer?.addEventListener('click', () => {
    write(slugs);
    showOffer();
  });
  shown.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-removed]');
    if (link) write(read().filter((slug) => slug !== link.dataset['removed']));
  });
};

try {
  showChosen();
  keepInStep();
} catch {
  // The storage is forbidden or full: then nothing was chosen that has to be kept.
  showEmpty();
}
