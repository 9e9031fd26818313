import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestItem } from '#contracts/request-items.ts';
import { requestAddress } from './request-path.ts';

interface Props {
  readonly items: readonly RequestItem[];
}

/** Browser only. The link names no language: whoever opens it reads it in their own. */
export const CopyLink = ({ items }: Props): ReactNode => {
  const { t } = useTranslation();
  const [tried, setTried] = useState<{ readonly link: string; readonly outcome: 'copied' | 'notCopied' }>();
  // Only where the page came over a safe connection.
  if (!('clipboard' in navigator)) return null;
  const link = new URL(requestAddress(items), window.location.origin).href;
  const outcome = tried?.link === link ? tried.outcome : undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setTried({ link, outcome: 'copied' });
    } catch {
      setTried({ link, outcome: 'notCopied' });
    }
  };
  return (
    <p className="copy-link">
      <button type="button" className="button secondary" onClick={() => void copy()}>
        {t('basket.copyLink')}
      </button>
      <output>{outcome && t(`basket.copying.${outcome}`)}</output>
    </p>
  );
};
