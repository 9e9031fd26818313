import { createRoot } from 'react-dom/client';
import styles from './choice-bar.css?inline';
import { ChoiceBar } from './choice-bar.tsx';
import { onPageChange } from './choice-places.ts';
import { takeLeftComparisons } from './left-comparisons.ts';
import { type ChoiceChange, choiceStore } from './choice-store.ts';
import { showOutcome } from './choice-outcome.ts';

const buttonsOf = (): NodeListOf<HTMLButtonElement> =>
  document.querySelectorAll<HTMLButtonElement>('.compare-button button');

/** The buttons do not render it themselves, so that pages need no script for it before something is chosen. */
const markButtons = (): void => {
  const chosen = choiceStore.get();
  for (const button of buttonsOf()) {
    const isPressed = String(chosen.includes(button.value));
    if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed);
  }
};

/**
 * Adds the styles, which are in the script's file: pages would have to name a separate style sheet, which few
 * visitors need.
 */
const addStyles = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
};

/** A root of its own, as what pages are hydrated with has no place for it; after the content in the order of focus. */
const mountBar = (): void => {
  const place = document.createElement('div');
  document.querySelector('main')?.after(place);
  createRoot(place).render(<ChoiceBar />);
};

/** Adds the product to those that are compared, or removes it. */
export const toggleChosen = (slug: string): void => {
  const change: ChoiceChange = choiceStore.toggle(slug);
  showOutcome({ change, slug });
};

for (const slug of takeLeftComparisons()) if (!choiceStore.get().includes(slug)) choiceStore.toggle(slug);
addStyles();
mountBar();
markButtons();
choiceStore.subscribe(markButtons);
// Other pages and lists bring other buttons.
onPageChange(markButtons);
