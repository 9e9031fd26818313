import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { splitLanguage } from '../lib/paths.ts';

/** A navigation that takes less is not announced. */
const delayMs = 300;

const listingPrefix = '/products/';

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
  const isListing = isShown && splitLanguage(location.pathname).path.startsWith(listingPrefix);
  return (
    <output className={isShown ? 'pending shown' : 'pending'}>
      {isShown && <span>{isListing ? t('loading.products') : t('loading.page')}</span>}
    </output>
  );
};
