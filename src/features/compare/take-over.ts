import type { StoredChoice } from './choice/stored-choice.ts';

interface Choosing {
  /** Slugs of the products that the page compares. */
  readonly slugs: readonly string[];
  read(): StoredChoice;
  write(choice: StoredChoice): void;
  /** The query of their comparison. */
  searchOf(slugs: readonly string[]): string;
}

/** Offers to choose the products of the page, with a link to those that they replace, and a way back; says what became of it. */
export const offerTakeOver = (page: HTMLElement, { slugs, read, write, searchOf }: Choosing): void => {
  const offer = page.querySelector<HTMLElement>('.comparison-take');
  const wayBack = page.querySelector<HTMLElement>('.comparison-take-back');
  const replaced = offer?.querySelector('p');
  const link = replaced?.querySelector('a');
  const said = page.querySelector<HTMLElement>('.comparison-taken');
  const [take, takeBack] = [offer, wayBack].map((block) => block?.querySelector('button'));
  if (!offer || !wayBack || !replaced || !link || !take || !takeBack || !said) return;
  let former: StoredChoice | undefined;
  const losesSome = (choice: StoredChoice): boolean => choice.slugs.some((slug) => !slugs.includes(slug));
  const show = (): void => {
    const own = read();
    offer.hidden = slugs.every((slug) => own.slugs.includes(slug));
    replaced.hidden = !losesSome(own);
    link.search = searchOf(own.slugs);
    link.dataset['count'] = String(own.slugs.length);
    wayBack.hidden = !former;
  };
  take.addEventListener('click', () => {
    const own = read();
    former = losesSome(own) ? own : undefined;
    write({ ...own, slugs });
    show();
    said.textContent = said.dataset['taken'] ?? '';
    (former ? takeBack : said).focus();
  });
  takeBack.addEventListener('click', () => {
    if (former) write(former);
    former = undefined;
    show();
    said.textContent = said.dataset['takenBack'] ?? '';
    take.focus();
  });
  window.addEventListener('storage', show);
  show();
};
