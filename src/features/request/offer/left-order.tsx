import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedItem } from '../basket/named-item.ts';
import { orderSectionId } from '../form/form-message.tsx';
import { useListTools } from '../list/use-list-tools.ts';

/** Items are shown as soon as they are on the visitor's list. */
const show = (): void => {};

/** Lines that the visitor has left in the quick order of the request page: part of what is sent, as they are there. */
export const LeftOrder = ({ items }: { readonly items: readonly NamedItem[] }): ReactNode => {
  const { t } = useTranslation();
  const tools = useListTools();
  return (
    tools && (
      <details className="fold quick-order" id={orderSectionId} open>
        <summary>
          <span>{t('basket.quickOrder')}</span>
        </summary>
        <tools.LazyOrder request={{ items, isOwn: true, show }} />
      </details>
    )
  );
};
