import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSharedContent } from '../../components/shared-content.tsx';
import { SearchForm } from './search-form.tsx';
import { loadEarly } from '../../lib/load-early.ts';
import { useDismissibleDetails } from '../../lib/use-dismissible-details.ts';
import { loadAutocomplete } from './load-autocomplete.ts';
import type { Autocomplete } from './autocomplete.tsx';
import type { InitialInput } from './use-initial-input.ts';

const preload = (): void => loadEarly(loadAutocomplete);

interface LoadedAutocomplete {
  readonly Form: typeof Autocomplete;
  readonly initialInput: InitialInput;
}

const readInput = (field: HTMLInputElement | null | undefined): InitialInput => ({
  text: field?.value ?? '',
  selection:
    field && document.activeElement === field ? [field.selectionStart, field.selectionEnd] : undefined,
});

/** The header's search form without autocomplete. */
export const HeaderSearchForm = (): ReactNode => (
  <SearchForm id="header-search" label={useTranslation().t('search.title')} />
);

/**
 * The header's search. Without JavaScript its form leads to the results page; with JavaScript the autocomplete replaces
 * the form when the box is opened.
 */
export const SearchBox = (): ReactNode => {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isComposing = useRef(false);
  const [autocomplete, setAutocomplete] = useState<LoadedAutocomplete>();
  useDismissibleDetails(root);
  const plainForm = useSharedContent(HeaderSearchForm);

  const replaceForm = useCallback(async (): Promise<void> => {
    if (!box.current?.open) return;
    // If it cannot be loaded, the plain form stays.
    const loaded = await loadAutocomplete().catch(() => undefined);
    // Replacing the field would break off an input method's composition.
    if (!loaded || isComposing.current) return;
    const initialInput = readInput(box.current?.querySelector('input'));
    // A letter typed between reading and replacing the field would be lost.
    flushSync(() => setAutocomplete((present) => present ?? { Form: loaded.Autocomplete, initialInput }));
  }, []);
  useEffect(() => {
    const { current: details } = box;
    if (!details?.open) return;
    // It was opened before hydration, and the focus has not moved elsewhere.
    const { activeElement } = document;
    if (activeElement === summary.current || activeElement === document.body)
      details.querySelector('input')?.select();
    void replaceForm();
  }, [replaceForm]);

  const onClick = (event: MouseEvent): void => {
    const { current: details } = box;
    if (!details || details.open) return;
    // Phones show the keyboard only if the field gets focus within the click event.
    event.preventDefault();
    details.open = true;
    details.querySelector('input')?.select();
    void replaceForm();
  };
  const close = useCallback((): void => {
    if (!box.current) return;
    box.current.open = false;
    summary.current?.focus();
  }, []);

  return (
    <div ref={root}>
      <details
        ref={box}
        name="menu"
        className="search-box"
        onToggle={() => void replaceForm()}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          void replaceForm();
        }}
      >
        <summary
          ref={summary}
          aria-label={t('search.title')}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={onClick}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className="lens" d="M15.5 15.5 21 21M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0z" />
            <path className="cross" d="M5 5l14 14M19 5 5 19" />
          </svg>
        </summary>
        {autocomplete ? (
          <div className="search-panel">
            <autocomplete.Form initialInput={autocomplete.initialInput} onLeave={close} />
          </div>
        ) : (
          <div className="search-panel" {...plainForm} />
        )}
      </details>
    </div>
  );
};
