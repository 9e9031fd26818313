import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { splitLanguage } from '../lib/paths.ts';

/** Milliseconds; what takes less is not worth a word. */
const timeoutMs = 300;

const listingPrefix = '/products/';

/** Says that a page is on its way when it takes a moment (spec §8). Its room is kept, so that nothing moves. */
export const PendingNavigation = (): ReactNode => {
  const { t } = useTranslation();
  const { location } = useNavigation();
  const [late, setLate] = useState<typeof location>();
  useEffect(() => {
    if (!location) return undefined;
    const timer = setTimeout(() => setLate(location), timeoutMs);
    return () => clearTimeout(timer);
  }, [location]);
  const shown = location !== undefined && late === location;
  const toProducts = shown && splitLanguage(location.pathname).path.startsWith(listingPrefix);
  return (
    <output className={shown ? 'pending shown' : 'pending'}>
      {shown && <span>{toProducts ? t('loading.products') : t('loading.page')}</span>}
    </output>
  );
};
