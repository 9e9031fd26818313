import { type StoredChoice, withoutProduct, wordsOfSlug } from './choice/stored-choice.ts';

interface Choosing {
  /** Slugs of the products that the page compares. */
  readonly slugs: readonly string[];
  /** Products of the address that the catalogue does not have, which the page names. */
  readonly missing: readonly string[];
  read(): StoredChoice;
  write(choice: StoredChoice): void;
}

/** Names those of the visitor's choice that the catalogue no longer has, where the page shows that choice. */
export const showGone = (page: HTMLElement, { slugs, missing, read, write }: Choosing): void => {
  const notice = page.querySelector<HTMLElement>('.comparison-gone');
  const list = notice?.querySelector('ul');
  const template = notice?.querySelector('template');
  if (!notice || !list || !template) return;
  const show = (): void => {
    const own = read();
    const isOwn = slugs.every((slug) => own.slugs.includes(slug));
    const gone = isOwn ? own.gone.filter((slug) => !missing.includes(slug)) : [];
    list.replaceChildren(
      ...gone.map((slug) => {
        const item = document.importNode(template.content, true);
        const button = item.querySelector('button');
        item.querySelector('span')?.replaceChildren(wordsOfSlug(slug));
        button?.setAttribute('aria-label', `${button.textContent}: ${wordsOfSlug(slug)}`);
        button?.addEventListener('click', () => {
          write(withoutProduct(read(), slug));
          show();
          document.querySelector('main')?.focus({ preventScroll: true });
        });
        return item;
      }),
    );
    notice.hidden = gone.length === 0;
  };
  show();
  window.addEventListener('storage', show);
};
