import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type ListItem, isSameItem, itemKey, withoutItems } from '#contracts/list/items.ts';
import { Picture } from '../../../components/picture.tsx';
import { ServerHtml } from '../../../components/server-html.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { listAdditionId, paths } from '../../../lib/paths.ts';
import { type GoneItem, itemName, knownName } from '../list/named-item.ts';
import { itemsTextIn, withItems } from '#contracts/request-address.ts';
import { pageFormId } from '../form/form-body.tsx';
import { AddedNotice } from './added-notice.tsx';
import { ChooseSizeLink } from '../form/choose-size-link.tsx';
import { DefaultButton, UpdateList, UpdatedNotice } from './update-list.tsx';
import { EmptyRequest } from './empty-request.tsx';
import { FoldedList } from './folded-list.tsx';
import { LeftOut } from './left-out.tsx';
import { OtherListMark } from './other-list-mark.tsx';
import { PlainListTools } from './plain-list-tools.tsx';
import { QuantityField } from './quantity-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import { orderSectionId } from '../form/submission/form-message.tsx';
import { keepPlainOrder, plainOrderField } from '../form/submission/order-draft.ts';
import { OrderAdded } from '../order/order-added.tsx';
import { PlainOrder } from '../order/plain-order.tsx';
import { PostedFormContext } from '../posted/posted-form.ts';
import { UnknownVariant } from './unknown-variant.tsx';
import { useAmounts } from './use-amounts.tsx';
import { useOwnList } from './use-own-list.ts';
import { useListTools } from './use-list-tools.ts';
import { useEnteredQuantities } from './use-entered-quantities.ts';
import type { RequestEditing } from './use-request-editing.ts';

const listSectionId = 'list';

interface Props {
  readonly request: RequestEditing;
}

/** Lists the products of the request. With JavaScript they can be edited, which changes the URL. */
export const RequestedProducts = ({ request }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<GoneItem>();
  useOwnList(request);
  const tools = useListTools();
  const [hasOrderTools, setHasOrderTools] = useState(false);
  const isOrderPosted = useContext(PostedFormContext)?.order !== undefined;
  useEffect(() => {
    // Without a post, an empty field says nothing.
    if (isOrderPosted || plainOrderField()?.value) keepPlainOrder();
  }, [isOrderPosted]);
  const { items, gone } = request;
  const { setAmounts, notice } = useAmounts(request);
  useEnteredQuantities({ items, setAmounts });
  const remove = (item: GoneItem): void => {
    request.remove(item);
    setRemoved(item);
    // The focused button is about to be removed.
    heading.current?.focus();
  };
  const { pathname, search, hash } = useLocation();
  const quickOrder = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash === `#${orderSectionId}` && quickOrder.current) quickOrder.current.open = true;
  }, [hash]);
  const isFull = new URLSearchParams(search).has('full');
  /** Returns the address of the page that requests these products, scrolled to its list. */
  const addressOf = (requested: readonly ListItem[], remaining: readonly ListItem[] = gone): string =>
    `${pathname}${withItems('', [...requested, ...remaining])}#${listSectionId}`;
  const sizePosts = { formId: pageFormId, address: addressOf(items) };
  const leftOut = {
    gone,
    onRemove: remove,
    postsOf: (item: ListItem) => ({
      formId: pageFormId,
      address: addressOf(items, withoutItems(gone, [item])),
    }),
  };
  return (
    <section className="requested-products" id={listSectionId}>
      {/* Gone with the first change of the list. */}
      <ServerHtml key={language + search}>
        {import.meta.env.SSR && (
          <>
            <AddedNotice items={items} posts={sizePosts} />
            <OrderAdded items={items} posts={sizePosts} />
            <UpdatedNotice items={items} />
            <OtherListMark items={items} />
          </>
        )}
      </ServerHtml>
      <h2 ref={heading} tabIndex={-1}>
        {t('list.requested')}
      </h2>
      <output className="visually-hidden">
        {removed && <span>{t('list.outcome.removed', { name: knownName(removed, language) })}</span>}
      </output>
      {isFull && (
        <output id={listAdditionId} tabIndex={-1}>
          {t('list.outcome.full', { max: items.length })}
        </output>
      )}
      <div className={items.length > 0 ? 'list-tools-space' : undefined}>
        {tools && <tools.ListTools request={request} />}
      </div>
      {!hasOrderTools && (
        <ServerHtml>
          {import.meta.env.SSR && (
            <DefaultButton address={items.length > 0 ? sizePosts.address : undefined} />
          )}
        </ServerHtml>
      )}
      <noscript>
        {import.meta.env.SSR && <PlainListTools items={items} gone={gone} addressOf={addressOf} />}
      </noscript>
      {tools ? (
        <tools.LeftOut {...leftOut} />
      ) : (
        <ServerHtml key={`${language} ${gone.map(itemKey).join(' ')}`}>
          {import.meta.env.SSR && <LeftOut {...leftOut} />}
        </ServerHtml>
      )}
      {tools && request.isOwn !== false && (
        <tools.UnsentItems items={[...items, ...gone]} isMore={items.length > 0} />
      )}
      {items.length === 0 && <EmptyRequest isNamed={itemsTextIn(search) !== ''} />}
      {notice}
      {items.length > 0 && (
        <FoldedList items={items}>
          {(item) => (
            <>
              <Picture kind="product" file={item.slug} alt="" sizes="(width < 40rem) 4rem, 5rem" />
              <span>
                <SiteLink to={paths.product(item.slug)}>
                  <UnbrokenNumbers text={itemName(item, language)} />
                </SiteLink>
                {item.variantName && item.ref && (
                  <small>
                    {' '}
                    <UnbrokenNumbers text={`REF ${item.ref}`} />
                  </small>
                )}
                <ChooseSizeLink item={item} posts={sizePosts} />
                {item.ref !== undefined &&
                  !item.variantName &&
                  (tools ? (
                    <tools.UnknownVariant />
                  ) : (
                    <noscript>{import.meta.env.SSR && <UnknownVariant />}</noscript>
                  ))}
              </span>
              <QuantityField
                product={item}
                formId={pageFormId}
                onChange={(changed) => setAmounts(new Map([[itemKey(item), changed]]))}
              />
              <RemoveButton
                productName={itemName(item, language)}
                onClick={() => remove(item)}
                posts={{
                  formId: pageFormId,
                  address: addressOf(items.filter((other) => !isSameItem(item, other))),
                  key: itemKey(item),
                }}
              />
            </>
          )}
        </FoldedList>
      )}
      <noscript>{import.meta.env.SSR && items.length > 0 && <UpdateList {...sizePosts} />}</noscript>
      <details
        className="fold quick-order"
        id={orderSectionId}
        ref={quickOrder}
        open={isOrderPosted || undefined}
      >
        <summary>
          <span>{t('list.quickOrder')}</span>
        </summary>
        {!hasOrderTools && (
          <ServerHtml onInput={keepPlainOrder}>{import.meta.env.SSR && <PlainOrder />}</ServerHtml>
        )}
        {tools && <tools.LazyOrder request={request} onLoad={() => setHasOrderTools(true)} />}
      </details>
    </section>
  );
};
