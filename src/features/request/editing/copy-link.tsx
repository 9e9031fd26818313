import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListItem } from '#contracts/list/items.ts';
import { requestPath } from '#contracts/request-address.ts';

interface Props {
  readonly items: readonly ListItem[];
}

/** Rendered in the browser only. The link names no language, so that it opens in the reader's own. */
export const CopyLink = ({ items }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const [attempt, setAttempt] = useState<{
    readonly link: string;
    readonly outcome: 'copied' | 'notCopied';
  }>();
  // Browsers offer the clipboard in secure contexts only.
  if (!('clipboard' in navigator)) return null;
  const link = new URL(requestPath(items), window.location.origin).href;
  const outcome = attempt?.link === link ? attempt.outcome : undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setAttempt({ link, outcome: 'copied' });
    } catch {
      setAttempt({ link, outcome: 'notCopied' });
    }
  };
  return (
    <p className="copy-link">
      <button type="button" className="button secondary" onClick={() => void copy()}>
        <span>{t('copyLink')}</span>
      </button>
      <output>{outcome && t(`copying.${outcome}`)}</output>
    </p>
  );
};
