import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Language, defaultLanguage, isLanguage } from '#domain/shared/language.ts';
import { compareAddress } from '#domain/site/compare-address.ts';
import { inSameForm, splitLanguage } from '../../lib/paths.ts';
import { outcomeStore, showOutcome } from './choice-outcome.ts';
import { choiceStore } from './choice-store.ts';
import { choiceTexts } from './choice-texts.ts';
import { chosenName, loadChosenNames } from './chosen-names.ts';

const documentLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
};

const onLanguageChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** Renders again once names have come. A name that cannot be loaded is missing in the bar only. */
const useNames = (slugs: readonly string[]): void => {
  const [, setLoaded] = useState<readonly string[]>();
  useEffect(() => {
    loadChosenNames(slugs).then(
      () => setLoaded(slugs),
      () => {},
    );
  }, [slugs]);
};

const Outcome = ({ language }: { readonly language: Language }): ReactNode => {
  const outcome = useSyncExternalStore(outcomeStore.subscribe, outcomeStore.get);
  const texts = choiceTexts[language].outcome;
  const name = outcome && chosenName(outcome.slug)?.[language];
  const textOf = (): string => {
    if (!outcome) return '';
    if (outcome.change === 'full') return texts.full;
    // Announced once, with its name.
    if (name === undefined) return '';
    return outcome.change === 'added' ? texts.added(name, choiceStore.get().length) : texts.removed(name);
  };
  return (
    <output className={outcome?.change === 'full' ? 'choice-full' : 'visually-hidden'}>{textOf()}</output>
  );
};

const clear = (): void => {
  choiceStore.clear();
  showOutcome(undefined);
  // The button that had the focus is gone.
  document.querySelector('main')?.focus();
};

/** Shows which products are to be compared, on every page from the first choice on. */
export const ChoiceBar = (): ReactNode => {
  const slugs = useSyncExternalStore(choiceStore.subscribe, choiceStore.get);
  const language = useSyncExternalStore(onLanguageChange, documentLanguage);
  const bar = useRef<HTMLElement>(null);
  useNames(slugs);
  const texts = choiceTexts[language];
  const remove = (slug: string): void => {
    showOutcome({ change: choiceStore.toggle(slug), slug });
    // The button that had the focus is gone.
    bar.current?.focus();
  };
  const address = inSameForm(compareAddress(slugs), splitLanguage(window.location.pathname).language);
  return (
    <>
      {slugs.length > 0 && (
        <section ref={bar} className="choice-bar" aria-label={texts.label} tabIndex={-1}>
          <p className="choice-count">{texts.count(slugs.length)}</p>
          <ul>
            {slugs.map((slug) => {
              const name = chosenName(slug)?.[language] ?? '…';
              return (
                <li key={slug}>
                  <span>{name}</span>
                  <button type="button" aria-label={texts.remove(name)} onClick={() => remove(slug)}>
                    ×
                  </button>
                </li>
              );
            })}
          </ul>
          <div className="choice-actions">
            {slugs.length > 1 ? (
              <a href={address} className="button">
                <span>{texts.compare}</span>
              </a>
            ) : (
              <p>{texts.another}</p>
            )}
            <button type="button" className="button tertiary" onClick={clear}>
              <span>{texts.clear}</span>
            </button>
          </div>
        </section>
      )}
      <Outcome language={language} />
    </>
  );
};
