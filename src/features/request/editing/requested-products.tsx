import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type ListItem, itemKey, withoutItems } from '#contracts/list/items.ts';
import { Picture } from '../../../components/picture.tsx';
import { ServerHtml } from '../../../components/server-html.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { listAdditionId, paths } from '../../../lib/paths.ts';
import { type GoneItem, type NamedItem, itemName } from '../list/named-item.ts';
import { itemsTextIn, withItems } from '#contracts/request-address.ts';
import { pageFormId } from '../form/form-body.tsx';
import { ChooseSizeLink, type SizeLinkPosts } from '../form/choose-size-link.tsx';
import { AddedNotice } from './added-notice.tsx';
import { DefaultButton, UpdateList, UpdatedNotice } from './update-list.tsx';
import { EmptyRequest } from './empty-request.tsx';
import { FoldedList } from './folded-list.tsx';
import { GoneLines, type LineEditing } from './gone-lines.tsx';
import { LeftOut } from './left-out.tsx';
import { OtherListMark } from './other-list-mark.tsx';
import { PlainListTools } from './plain-list-tools.tsx';
import { OrderAdded } from '../order/order-added.tsx';
import { QuickOrder } from '../order/quick-order.tsx';
import { QuantityField } from './quantity-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import { UnknownVariant } from './unknown-variant.tsx';
import { useAmounts } from './use-amounts.tsx';
import { useLineRemoval } from './removal/use-line-removal.ts';
import { useOwnList } from './use-own-list.ts';
import { type ListTools, useListTools } from './use-list-tools.ts';
import { useEnteredQuantities } from './use-entered-quantities.ts';
import type { RequestEditing } from './use-request-editing.ts';

const listSectionId = 'list';

interface ItemProps extends LineEditing {
  readonly item: NamedItem;
  readonly tools: ListTools | undefined;
}

/** A requested product with its size, its quantity and the button that removes it. */
const RequestedItem = ({ item, tools, onChange, posts, removeButton }: ItemProps): ReactNode => {
  const name = itemName(item, useLanguage());
  return (
    <>
      <Picture kind="product" file={item.slug} alt="" sizes="(width < 40rem) 4rem, 5rem" />
      <span>
        <SiteLink to={paths.product(item.slug)}>
          <UnbrokenNumbers text={name} />
        </SiteLink>
        {item.variantName && item.ref && (
          <small>
            {' '}
            <UnbrokenNumbers text={`REF ${item.ref}`} />
          </small>
        )}
        <ChooseSizeLink item={item} posts={posts} />
        {item.ref !== undefined &&
          !item.variantName &&
          (tools ? (
            <tools.UnknownVariant />
          ) : (
            <noscript>{import.meta.env.SSR && <UnknownVariant />}</noscript>
          ))}
      </span>
      <QuantityField product={item} formId={posts.formId} onChange={onChange} />
      <RemoveButton productName={name} {...removeButton} />
    </>
  );
};

interface NoticesProps {
  readonly items: readonly NamedItem[];
  /** All lines of the list. */
  readonly lines: readonly GoneItem[];
  readonly posts: SizeLinkPosts;
}

/** Notices of what a post without JavaScript has changed, and of whose list this is. Only the server renders them. */
const Notices = ({ items, lines, posts }: NoticesProps): ReactNode => (
  <>
    <AddedNotice items={items} posts={posts} />
    <OrderAdded items={items} posts={posts} />
    <UpdatedNotice items={lines} />
    <OtherListMark items={items} />
  </>
);

/** Says that the list did not take all that the visitor added. @param max number of products that it has */
const FullNotice = ({ max }: { readonly max: number }): ReactNode => {
  const { t } = useTranslation();
  return (
    new URLSearchParams(useLocation().search).has('full') && (
      <output id={listAdditionId} tabIndex={-1}>
        {t('list.outcome.full', { max })}
      </output>
    )
  );
};

interface MissingProps extends ComponentProps<typeof LeftOut> {
  readonly tools: ListTools | undefined;
}

/** Notice about products that the catalogue does not have, from the server until the browser has its tools. */
const Missing = ({ tools, ...leftOut }: MissingProps): ReactNode => {
  const language = useLanguage();
  return tools ? (
    <tools.LeftOut {...leftOut} />
  ) : (
    <ServerHtml key={`${language} ${leftOut.gone.map(itemKey).join(' ')}`}>
      {import.meta.env.SSR && <LeftOut {...leftOut} />}
    </ServerHtml>
  );
};

interface Props {
  readonly request: RequestEditing;
}

/** Lists the products of the request. With JavaScript they can be edited, which changes the URL. */
export const RequestedProducts = ({ request }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  useOwnList(request);
  const tools = useListTools();
  const [isOrderLoaded, setIsOrderLoaded] = useState(false);
  const { items, gone } = request;
  const lines = [...items, ...gone];
  const { setAmounts, notice } = useAmounts({ items: lines, setAmounts: request.setAmounts });
  useEnteredQuantities({ items: lines, setAmounts });
  const { remove, removal } = useLineRemoval({ ...request, lines, listKey: request.requestKey });
  const shownRemoval = removal?.isGone ? undefined : removal;
  const { pathname, search } = useLocation();
  /** Returns the address of the page that requests these products, scrolled to its list. */
  const addressOf = (requested: readonly ListItem[], remaining: readonly ListItem[] = gone): string =>
    `${pathname}${withItems('', [...requested, ...remaining])}#${listSectionId}`;
  const posts = { formId: pageFormId, address: addressOf(items) };
  const postsWithout = (item: ListItem): SizeLinkPosts => ({
    ...posts,
    address: addressOf(withoutItems(items, [item]), withoutItems(gone, [item])),
  });
  const editingOf = (item: GoneItem): LineEditing => ({
    onChange: (changed: ListItem) => setAmounts(new Map([[itemKey(item), changed]])),
    posts,
    removeButton: { onClick: () => remove(item), posts: { ...postsWithout(item), key: itemKey(item) } },
  });
  return (
    <section className="requested-products" id={listSectionId}>
      {/* Gone with the first change of the list. */}
      <ServerHtml key={language + search}>
        {import.meta.env.SSR && <Notices items={items} lines={lines} posts={posts} />}
      </ServerHtml>
      <h2 tabIndex={-1}>{t('list.requested')}</h2>
      <FullNotice max={items.length} />
      <div className={items.length > 0 ? 'list-tools-space' : undefined}>
        {tools && <tools.ListTools request={request} />}
      </div>
      {!isOrderLoaded && (
        <ServerHtml>
          {import.meta.env.SSR && <DefaultButton address={lines.length > 0 ? posts.address : undefined} />}
        </ServerHtml>
      )}
      <noscript>
        {import.meta.env.SSR && <PlainListTools items={items} gone={gone} addressOf={addressOf} />}
      </noscript>
      <Missing tools={tools} gone={gone} />
      <GoneLines gone={gone} removal={removal?.isGone ? removal : undefined} editingOf={editingOf} />
      {tools && request.isOwn !== false && <tools.UnsentItems items={lines} isMore={items.length > 0} />}
      {items.length === 0 && <EmptyRequest isNamed={itemsTextIn(search) !== ''} />}
      {notice}
      {(items.length > 0 || shownRemoval) && (
        <FoldedList items={items} removal={shownRemoval}>
          {(item) => <RequestedItem item={item} tools={tools} {...editingOf(item)} />}
        </FoldedList>
      )}
      <noscript>{import.meta.env.SSR && lines.length > 0 && <UpdateList {...posts} />}</noscript>
      <QuickOrder
        request={request}
        tools={tools}
        isLoaded={isOrderLoaded}
        onLoad={() => setIsOrderLoaded(true)}
      />
    </section>
  );
};
