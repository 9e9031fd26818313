import { compareSearch, maxCompared } from '#domain/site/compare-query.ts';
import { comparedParameter } from '#domain/site/compared-parameter.ts';
import { chosenHash } from './choice/chosen-hash.ts';
import { choiceText, parseChoice, withGone, withoutProduct } from './choice/stored-choice.ts';
import { offerTakeOver } from './take-over.ts';
import { preparePrint } from './print-comparison.ts';
import { showGone } from './show-gone.ts';
import './comparison-page.css';

/** Says that nothing is chosen, which the page does not until it is known. */
const showEmpty = (): void => document.querySelector('.comparison-page > .empty')?.classList.add('known');

const searchOf = (slugs: readonly string[]): string =>
  compareSearch({ slugs, omitted: [], onlyDifferences: false });

const listed = (text = ''): readonly string[] => text.split(',').filter(Boolean);

const page = document.querySelector<HTMLElement>('[data-choice-key]');
const key = page?.dataset['choiceKey'] ?? '';

const read = () => parseChoice(localStorage.getItem(key) ?? '');

const write = (choice: ReturnType<typeof read>): void => localStorage.setItem(key, choiceText(choice));

/** Goes on to what the visitor has chosen from an address that names no products, as one that was typed. */
const showChosen = (): void => {
  if (new URLSearchParams(window.location.search).get(comparedParameter)) return;
  const search = searchOf(read().slugs);
  if (search) window.location.replace(window.location.pathname + search);
  else showEmpty();
};

/** Chooses products to whose address a button of the site has led. */
const choose = (slugs: readonly string[]): void => {
  if (slugs.length === 0 || window.location.hash !== `#${chosenHash}`) return;
  const kept = read().slugs;
  // One alone was chosen on a list whose script was not there yet: it comes to the others.
  const search = searchOf([...new Set([...kept, ...slugs])]);
  const isNext = slugs.length === 1 && kept.length > 0 && kept.length < maxCompared;
  if (isNext && search !== window.location.search) {
    window.location.replace(`${window.location.pathname}${search}#${chosenHash}`);
    return;
  }
  if (kept.every((slug) => slugs.includes(slug))) write({ ...read(), slugs });
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
};

/**
 * Keeps what the visitor has chosen in step with the page that compares: products that are added there are chosen, those
 * that are removed are not. An address by itself, which somebody may have sent, leaves the choice as it is: the page
 * offers to take it over.
 */
const keepInStep = (): void => {
  if (!page) return;
  const slugs = listed(page.dataset['compared']);
  const missing = listed(page.dataset['unknown']);
  if (read().slugs.some((slug) => missing.includes(slug))) write(withGone(read(), missing));
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-removed]');
    if (link) write(withoutProduct(read(), link.dataset['removed'] ?? ''));
  });
  choose(slugs);
  showGone(page, { slugs, missing, read, write });
  if (slugs.length > 0) offerTakeOver(page, { slugs, read, write, searchOf });
};

preparePrint();
try {
  showChosen();
  keepInStep();
} catch {
  // The storage is forbidden or full: then nothing was chosen that has to be kept.
  showEmpty();
}
