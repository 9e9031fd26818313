import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSite } from '../../api/site.ts';
import { isMapRemembered } from './map-consent.ts';
import type { ShownMap } from './shown-map.tsx';

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
 * @param props.children shown above the link until the map is there
 */
export const ClickToLoadMap = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>();
  const mapUrl = useSite().company.maps[useLanguage()];
  useEffect(() => {
    if (isMapRemembered()) loadMap(false).then(setShown, () => {});
  }, []);
  if (shown) return <shown.Map url={mapUrl} hasFocus={shown.isAskedFor} onHide={() => setShown(undefined)} />;
  return (
    <div className="map">
      {children}
      <a
        href={mapUrl}
        className="arrow-link"
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
