import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { isCataloguePath, splitLanguage } from '../lib/paths.ts';

/** A navigation that takes less is not announced. */
const delayMs = 300;

/** Announces a navigation that takes a moment (spec §8), over the page so that nothing moves. */
export const PendingNavigation = (): ReactNode => {
  const { t } = useTranslation();
  const { location } = useNavigation();
  const [slowLocation, setSlowLocation] = useState<typeof location>();
  useEffect(() => {
    if (!location) return undefined;
    const timer = setTimeout(() => setSlowLocation(location), delayMs);
    return () => clearTimeout(timer);
  }, [location]);
  const isShown = location !== undefined && slowLocation === location;
  const isCatalogue = isShown && isCataloguePath(splitLanguage(location.pathname).path);
  return (
    <output className={isShown ? 'pending shown' : 'pending'}>
      {isShown && <span>{isCatalogue ? t('loading.products') : t('loading.page')}</span>}
    </output>
  );
};
