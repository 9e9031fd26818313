import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { loadEarly } from '../../../lib/load-early.ts';
import type { RequestEditing } from '../list/use-request-editing.ts';
import type * as orderTools from './order-tools.tsx';
import { PlainOrder } from './plain-order.tsx';
import { PostedOrderContext } from './posted-order.ts';

interface Props {
  readonly request: RequestEditing;
}

/** Adds the products of pasted lines to the list. What it takes in the browser is loaded when it is opened. */
export const QuickOrder = ({ request }: Props): ReactNode => {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const isPosted = useContext(PostedOrderContext) !== undefined;
  const [tools, setTools] = useState<typeof orderTools>();
  const load = async (): Promise<void> => {
    const [loaded] = await Promise.all([
      import('./order-tools.tsx'),
      loadTexts(i18n, language, ['request-list']),
    ]);
    setTools(loaded);
  };
  return (
    <section className="quick-order">
      <details
        id="quick-order"
        open={isPosted || undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !tools) loadEarly(load);
        }}
      >
        <summary>
          <span>{t('basket.quickOrder')}</span>
        </summary>
        {tools ? (
          <tools.OrderTools request={request} />
        ) : (
          <noscript>{import.meta.env.SSR && <PlainOrder />}</noscript>
        )}
      </details>
    </section>
  );
};
