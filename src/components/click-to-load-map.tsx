import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { useSite } from '../api/site.ts';
import { isMapRemembered } from './map-consent.ts';
import type { ShownMap } from './shown-map.tsx';

/** A drawing of fictional streets with a pin, as a placeholder for the map. */
const MapPlaceholder = (): ReactNode => (
  <svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M-10 96 190 60 490 118M-10 250l120-34 150 20 230-62M60-10 92 370M206-10l-22 150 34 230M330-10l-8 380M420-10l-34 190 40 190M92 130l92 14 140-34M84 300l130-20 110 30 120-24" />
    <path
      className="pin"
      d="M240 66a20 20 0 0 1 20 20c0 14-20 34-20 34s-20-20-20-34a20 20 0 0 1 20-20zm0 13a7 7 0 1 0 0 14a7 7 0 0 0 0-14z"
    />
  </svg>
);

interface Shown {
  readonly Map: typeof ShownMap;
  /** Whether the visitor asked for it just now. */
  readonly isAskedFor: boolean;
}

const loadMap = async (isAskedFor: boolean): Promise<Shown> => ({
  Map: (await import('./shown-map.tsx')).ShownMap,
  isAskedFor,
});

/**
 * Requests nothing from the map's provider before the visitor clicks, now or, where it is remembered, on an earlier
 * visit. Without JavaScript it is a link, as browsers then load even a lazy frame at once.
 */
export const ClickToLoadMap = (): ReactNode => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>();
  const mapUrl = useSite().company.maps[useLanguage()];
  useEffect(() => {
    if (isMapRemembered()) loadMap(false).then(setShown, () => {});
  }, []);
  if (shown) return <shown.Map url={mapUrl} hasFocus={shown.isAskedFor} onHide={() => setShown(undefined)} />;
  return (
    <div className="map">
      <MapPlaceholder />
      <a
        href={mapUrl}
        className="button secondary"
        onClick={(event) => {
          event.preventDefault();
          loadMap(true).then(setShown, () => window.location.assign(mapUrl));
        }}
      >
        {t('footer.showMap')}
      </a>
      <p>{t('footer.mapSource')}</p>
    </div>
  );
};
