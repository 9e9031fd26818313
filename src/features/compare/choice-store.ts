import { maxCompared, readCompareQuery } from '#domain/site/compare-address.ts';
import { storeText, storedText } from '../../lib/stored-text.ts';
import { choiceKey } from './choice-key.ts';

type Choice = readonly string[];

const listeners = new Set<() => void>();

/** Only slugs, whatever is stored. */
const parse = (text: string): Choice => readCompareQuery(`?items=${encodeURIComponent(text)}`).slugs;

let text = storedText('localStorage', choiceKey) ?? '';
let choice = parse(text);

const set = (changed: string): void => {
  if (changed === text) return;
  text = changed;
  choice = parse(text);
  for (const listener of listeners) listener();
};

const write = (slugs: Choice): void => {
  const changed = slugs.join(',');
  storeText('localStorage', choiceKey, changed || undefined);
  set(changed);
};

/** Another tab, or the page that compares, may have changed it; where the storage is forbidden, it is kept in memory. */
const refresh = (): void => set(storedText('localStorage', choiceKey) ?? '');

window.addEventListener('storage', refresh);
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) refresh();
});

export type ChoiceChange = 'added' | 'removed' | 'full';

/** The products that the visitor has chosen to compare, by slug: the same object until it changes. */
export const choiceStore = {
  get: (): Choice => choice,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  toggle(slug: string): ChoiceChange {
    if (choice.includes(slug)) {
      write(choice.filter((chosen) => chosen !== slug));
      return 'removed';
    }
    if (choice.length >= maxCompared) return 'full';
    write([...choice, slug]);
    return 'added';
  },
  clear: (): void => write([]),
};
