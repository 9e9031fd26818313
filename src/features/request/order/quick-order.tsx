import { type ComponentProps, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ServerHtml } from '../../../components/server-html.tsx';
import { orderSectionId } from '../form/submission/form-message.tsx';
import { keepPlainOrder, plainOrderField } from '../form/submission/order-draft.ts';
import { PlainOrder } from './plain-order.tsx';
import { PostedFormContext } from '../posted/posted-form.ts';
import type { LazyOrder } from './lazy-order.tsx';

interface Props extends Pick<ComponentProps<typeof LazyOrder>, 'request'> {
  readonly tools: { readonly LazyOrder: typeof LazyOrder } | undefined;
  /** Whether the quick order that a browser shows has replaced the one of the HTML. */
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
}

/** The folded quick order, which is open where the address or a post without JavaScript is about it. */
export const QuickOrder = ({ request, tools, isLoaded, onLoad }: Props): ReactNode => {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const isPosted = useContext(PostedFormContext)?.order !== undefined;
  useEffect(() => {
    // Without a post, an empty field says nothing.
    if (isPosted || plainOrderField()?.value) keepPlainOrder();
  }, [isPosted]);
  useEffect(() => {
    if (hash === `#${orderSectionId}` && fold.current) fold.current.open = true;
  }, [hash]);
  return (
    <details className="fold quick-order" id={orderSectionId} ref={fold} open={isPosted || undefined}>
      <summary>
        <span>{t('list.quickOrder')}</span>
      </summary>
      {!isLoaded && <ServerHtml onInput={keepPlainOrder}>{import.meta.env.SSR && <PlainOrder />}</ServerHtml>}
      {tools && <tools.LazyOrder request={request} onLoad={onLoad} />}
    </details>
  );
};
