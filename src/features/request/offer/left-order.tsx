import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { loadEarly } from '../../../lib/load-early.ts';
import type { NamedItem } from '../list/named-item.ts';
import { orderSectionId } from '../form/submission/form-message.tsx';
import { LazyOrder } from '../order/lazy-order.tsx';

/** Items are shown as soon as they are on the visitor's list. */
const show = (): void => {};

/** Lines that the visitor has left in the quick order of the request page: part of what is sent, as they are there. */
export const LeftOrder = ({ items }: { readonly items: readonly NamedItem[] }): ReactNode => {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    loadEarly(async () => {
      await loadTexts(i18n, language, ['request-list']);
      setHasTexts(true);
    });
  }, [i18n, language]);
  return (
    hasTexts && (
      <details className="fold quick-order" id={orderSectionId} open>
        <summary>
          <span>{t('list.quickOrder')}</span>
        </summary>
        <LazyOrder request={{ items, isOwn: true, show }} />
      </details>
    )
  );
};
