import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { useSite } from '../api/site.ts';

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

/**
 * Requests nothing from the map's provider before the visitor clicks. Without JavaScript it is a link, as browsers then
 * load even a lazy frame at once.
 */
export const ClickToLoadMap = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [requested, setRequested] = useState(false);
  const mapUrl = useSite().company.maps[language];
  if (!requested) {
    return (
      <div className="map">
        <MapPlaceholder />
        <a
          href={mapUrl}
          className="button secondary"
          onClick={(event) => {
            event.preventDefault();
            setRequested(true);
          }}
        >
          {t('footer.showMap')}
        </a>
        <p>{t('footer.mapSource')}</p>
      </div>
    );
  }
  return (
    <div className="map">
      <iframe
        src={mapUrl}
        title={t('footer.mapTitle')}
        // The map needs both; as it is of another origin, it cannot remove its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
        sandbox="allow-scripts allow-same-origin"
        width="480"
        height="360"
      />
    </div>
  );
};
