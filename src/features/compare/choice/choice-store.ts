import { maxCompared } from '#domain/site/compare-query.ts';
import { storeText, storedText } from '../../../lib/stored-text.ts';
import { choiceKey } from './choice-key.ts';
import { type StoredChoice, choiceText, parseChoice, withGone, withoutProduct } from './stored-choice.ts';

const listeners = new Set<() => void>();

let text = storedText('localStorage', choiceKey) ?? '';
let choice = parseChoice(text);

const set = (changed: string): void => {
  if (changed === text) return;
  text = changed;
  choice = parseChoice(text);
  for (const listener of listeners) listener();
};

const write = (changedChoice: StoredChoice): void => {
  const changed = choiceText(changedChoice);
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

/** The products that the visitor has chosen to compare, by slug: the same objects until it changes. */
export const choiceStore = {
  get: (): readonly string[] => choice.slugs,
  /** Slugs of chosen products that the catalogue no longer has. */
  gone: (): readonly string[] => choice.gone,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  toggle(slug: string): ChoiceChange {
    const others = withoutProduct(choice, slug);
    if (choice.slugs.includes(slug)) {
      write(others);
      return 'removed';
    }
    if (choice.slugs.length >= maxCompared) return 'full';
    write({ ...others, slugs: [...choice.slugs, slug] });
    return 'added';
  },
  /** Notes that the catalogue does not have these products. */
  lose: (slugs: readonly string[]): void => write(withGone(choice, slugs)),
  /** Notes the present slug of a product whose page has moved. */
  rename(former: string, present: string): void {
    const renamed = choice.slugs.map((slug) => (slug === former ? present : slug));
    write({ ...choice, slugs: [...new Set(renamed)] });
  },
  remove: (slug: string): void => write(withoutProduct(choice, slug)),
  clear: (): void => write({ slugs: [], gone: [] }),
};
