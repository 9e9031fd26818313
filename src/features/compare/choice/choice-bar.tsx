import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#domain/shared/language.ts';
import { compareAddress } from '#domain/site/compare-address.ts';
import { onPageLanguageChange, pageLanguage } from '../../../i18n/page-language.ts';
import { ignoreSecondPress } from '../../../lib/ignore-second-press.ts';
import { inSameForm, splitLanguage } from '../../../lib/paths.ts';
import { countText, fillText } from '#domain/shared/fill-text.ts';
import { wordsOfSlug } from './stored-choice.ts';
import { outcomeStore, showOutcome } from './choice-outcome.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { useIsChoosing, useMarkPlace } from './choice-places.ts';
import { choiceStore } from './choice-store.ts';
import { choiceTexts } from './choice-texts.ts';
import { chosenName, loadChosenNames, presentSlug } from './chosen-names.ts';

/** Gives a product its present slug, or notes that the catalogue no longer has it. */
const settle = async (slug: string): Promise<void> => {
  const present = await presentSlug(slug);
  if (present === undefined) choiceStore.lose([slug]);
  else choiceStore.rename(slug, present);
};

/** Renders again once names have come. A name that cannot be loaded is missing in the bar alone. */
const useNames = (slugs: readonly string[]): void => {
  const [, setLoaded] = useState<readonly string[]>();
  useEffect(() => {
    loadChosenNames(slugs)
      .then((missing) => {
        setLoaded(slugs);
        return Promise.all(missing.map(settle));
      })
      .catch(() => {});
  }, [slugs]);
};

const Outcome = ({ language }: { readonly language: Language }): ReactNode => {
  const outcome = useSyncExternalStore(outcomeStore.subscribe, outcomeStore.get);
  const texts = choiceTexts[language].outcome;
  const name = outcome && (chosenName(outcome.slug)?.[language] ?? outcome.words);
  const textOf = (): string => {
    if (!outcome) return '';
    if (outcome.change === 'full') return texts.full;
    // Announced once, with its name.
    if (name === undefined) return '';
    return fillText(texts[outcome.change], { name, products: choiceStore.get().length });
  };
  return (
    <output className={outcome?.change === 'full' ? 'choice-full' : 'visually-hidden'}>{textOf()}</output>
  );
};

/** Moves the focus where the button that had it is gone. */
const focusContent = (): void => document.querySelector('main')?.focus({ preventScroll: true });

const clear = (): void => {
  choiceStore.clear();
  showOutcome(undefined);
  focusContent();
};

interface ProductsProps {
  readonly id: string;
  readonly slugs: readonly string[];
  /** Slugs of products that the catalogue no longer has. */
  readonly gone: readonly string[];
  readonly language: Language;
  readonly onRemove: (slug: string) => void;
}

const ChosenProducts = ({ id, slugs, gone, language, onRemove }: ProductsProps): ReactNode => {
  const texts = choiceTexts[language];
  const products = [
    ...slugs.map((slug) => {
      const name = chosenName(slug)?.[language] ?? '…';
      return { slug, name, shownName: name };
    }),
    ...gone.map((slug) => {
      const name = wordsOfSlug(slug);
      return { slug, name, shownName: fillText(texts.gone, { words: name }) };
    }),
  ];
  return (
    <ul id={id}>
      {products.map(({ slug, name, shownName }) => (
        <li key={slug}>
          <span>{shownName}</span>
          <button
            type="button"
            aria-label={fillText(texts.remove, { name })}
            onClick={(event) => {
              ignoreSecondPress(event);
              onRemove(slug);
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
};

interface BarProps extends Pick<ProductsProps, 'slugs' | 'gone' | 'language'> {
  /** Address of the comparison of these products. */
  readonly address: string;
}

/** Bar of the chosen products; on small screens, they are shown on request. */
const Bar = ({ slugs, gone, language, address }: BarProps): ReactNode => {
  const bar = useRef<HTMLElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const texts = choiceTexts[language];
  const counts = { products: slugs.length, gone: gone.length };
  const remove = (slug: string): void => {
    choiceStore.remove(slug);
    showOutcome({ change: 'removed', slug, words: wordsOfSlug(slug) });
    if (slugs.length + gone.length > 1) bar.current?.focus();
    else focusContent();
  };
  return (
    <section ref={bar} className="choice-bar" aria-label={texts.label} tabIndex={-1}>
      <div className="frame">
        <p className="choice-count">{fillText(gone.length > 0 ? texts.countGone : texts.count, counts)}</p>
        <button
          type="button"
          className="choice-count"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => {
            // What has been said lies where the products open.
            showOutcome(undefined);
            setOpen(!isOpen);
          }}
        >
          {fillText(gone.length > 0 ? texts.briefGone : texts.brief, counts)}
        </button>
        <ChosenProducts id={listId} slugs={slugs} gone={gone} language={language} onRemove={remove} />
        <div className="choice-actions">
          {slugs.length > 1 ? (
            <a href={address} className="button">
              <span>{texts.compare}</span>
            </a>
          ) : (
            <p>{slugs.length === 1 ? texts.another : texts.first}</p>
          )}
          <button type="button" className="button tertiary" onClick={clear}>
            <span>{texts.clear}</span>
          </button>
        </div>
      </div>
    </section>
  );
};

const none: readonly string[] = [];

/** Shows the choice: by a mark in the header of every page, and by a bar where products are chosen. */
export const ChoiceBar = (): ReactNode => {
  const slugs = useSyncExternalStore(choiceStore.subscribe, choiceStore.get);
  const gone = useSyncExternalStore(choiceStore.subscribe, choiceStore.gone);
  const language = useSyncExternalStore(onPageLanguageChange, pageLanguage);
  const isChoosing = useIsChoosing();
  const place = useMarkPlace();
  useNames(isChoosing ? slugs : none);
  const count = slugs.length;
  const address = inSameForm(compareAddress(slugs), splitLanguage(window.location.pathname).language);
  const label = countText(choiceTexts[language], 'mark', { language, count });
  return (
    <>
      {place &&
        count > 0 &&
        createPortal(<ChoiceMark address={address} count={count} label={label} />, place)}
      {isChoosing && count + gone.length > 0 && (
        <Bar slugs={slugs} gone={gone} language={language} address={address} />
      )}
      <Outcome language={language} />
    </>
  );
};
