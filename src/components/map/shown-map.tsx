import type textsInEnglish from '#locales/en/map.json';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../i18n/use-language.ts';
import { textsOf } from '../../i18n/texts-of.ts';
import { isMapRemembered, rememberMap } from './map-consent.ts';
import './shown-map.css';

/** Loaded with the map, not with every page. */
const texts = textsOf(
  import.meta.glob<typeof textsInEnglish>('/locales/*/map.json', { eager: true, import: 'default' }),
);

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

interface Props {
  readonly url: string;
  readonly hasFocus: boolean;
  readonly onHide: () => void;
}

/** The map, with what the visitor may say about further visits; hiding it ends that too. */
export const ShownMap = ({ url, hasFocus, onHide }: Props): ReactNode => {
  const { title, remember, hide } = texts[useLanguage()];
  const map = useRef<HTMLElement>(null);
  const isRemembered = useSyncExternalStore(subscribe, isMapRemembered);
  useEffect(() => {
    if (hasFocus) map.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const onClick = (): void => {
    const surroundings = map.current?.parentElement;
    rememberMap(false);
    flushSync(onHide);
    surroundings?.querySelector<HTMLElement>('.map > a')?.focus({ preventScroll: true });
  };
  return (
    <section className="map shown-map" ref={map} aria-label={title} tabIndex={-1}>
      <iframe
        src={url}
        title={title}
        loading="lazy"
        // The map needs both; as it is of another origin, it cannot remove its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
        sandbox="allow-scripts allow-same-origin"
        width="480"
        height="360"
      />
      <div className="map-choice">
        <label>
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => rememberMap(target.checked)}
          />
          <span>{remember}</span>
        </label>
        <button type="button" onClick={onClick}>
          <span>{hide}</span>
        </button>
      </div>
    </section>
  );
};
