import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SearchForm } from './search-form.tsx';
import { useDismissibleDetails } from '../../lib/use-dismissible-details.ts';
import { loadAutocomplete } from './load-autocomplete.ts';
import type { Autocomplete } from './autocomplete.tsx';
import type { AdoptedInput } from './use-adopted-input.ts';

const prepare = (): void => {
  loadAutocomplete().catch(() => {
    // It counts when the box is opened.
  });
};

interface Better {
  readonly Form: typeof Autocomplete;
  readonly begun: AdoptedInput;
}

const begunIn = (field: HTMLInputElement | null | undefined): AdoptedInput => ({
  text: field?.value ?? '',
  selection:
    field && document.activeElement === field ? [field.selectionStart, field.selectionEnd] : undefined,
});

/**
 * The header's search. It opens without JavaScript too, and then its form leads to the results; with JavaScript that
 * form is exchanged, once the box was opened, for one that suggests.
 */
export const SearchBox = (): ReactNode => {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const composing = useRef(false);
  const [better, setBetter] = useState<Better>();
  useDismissibleDetails(root);

  const improve = useCallback(async (): Promise<void> => {
    if (!box.current?.open) return;
    // Without it, the form that is there does it too.
    const loaded = await loadAutocomplete().catch(() => undefined);
    // In the middle of a letter that takes several keys, the field stays.
    if (!loaded || composing.current) return;
    const begun = begunIn(box.current?.querySelector('input'));
    // At once: a letter between reading the field and exchanging it would be lost.
    flushSync(() => setBetter((present) => present ?? { Form: loaded.Autocomplete, begun }));
  }, []);
  useEffect(() => {
    const { current: details } = box;
    if (!details?.open) return;
    // Opened before this page came to life, and nobody moved the focus into the field.
    const { activeElement } = document;
    if (activeElement === summary.current || activeElement === document.body)
      details.querySelector('input')?.select();
    void improve();
  }, [improve]);

  const onClick = (event: MouseEvent): void => {
    const { current: details } = box;
    if (!details || details.open) return;
    // At once, and not with the browser's event: only so does a phone show its keyboard.
    event.preventDefault();
    details.open = true;
    details.querySelector('input')?.select();
    void improve();
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
        onToggle={() => void improve()}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={() => {
          composing.current = false;
          void improve();
        }}
      >
        <summary
          ref={summary}
          aria-label={t('search.title')}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={onClick}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className="lens" d="M15.5 15.5 21 21M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0z" />
            <path className="cross" d="M5 5l14 14M19 5 5 19" />
          </svg>
        </summary>
        <div className="search-panel">
          {better ? (
            <better.Form begun={better.begun} onLeave={close} />
          ) : (
            <SearchForm label={t('search.title')} />
          )}
        </div>
      </details>
    </div>
  );
};
