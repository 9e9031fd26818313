import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language.ts';
import { useSite } from '../site.ts';

/**
 * The map is another company's: nothing is asked of it before the visitor does. Without JavaScript it is a link, as
 * browsers then load even a lazy frame at once.
 */
export const MapOnRequest = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [requested, setRequested] = useState(false);
  const address = useSite().company.maps[language];
  if (!requested) {
    return (
      <a
        href={address}
        onClick={(event) => {
          event.preventDefault();
          setRequested(true);
        }}
      >
        {t('footer.showMap')}
      </a>
    );
  }
  return (
    <iframe
      src={address}
      title={t('footer.mapTitle')}
      // What the map needs to draw itself. It is of another origin, so it cannot lift its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin"
      width="480"
      height="300"
    />
  );
};
