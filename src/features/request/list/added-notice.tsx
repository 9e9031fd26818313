import { type ReactNode, useContext } from 'react';
import type { Localized } from '#domain/shared/language.ts';
import { productKey } from '#contracts/request-items.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { listAdditionId, orderPath, paths } from '../../../lib/paths.ts';
import { type NamedItem, itemName } from '../basket/named-item.ts';
import { ListAdditionContext } from '../posted/visitor-list.ts';
import type { SizeLinkPosts } from '../form/choose-size-link.tsx';
import { OpenSizes } from '../form/open-sizes.tsx';

interface NoticeTexts {
  readonly one: (name: string, isNew: boolean) => string;
  readonly added: (products: number) => string;
  readonly known: (products: number) => string;
  /** A size was chosen for lines that had none. */
  readonly replaced: string;
  readonly toComparison: string;
  readonly toProcedure: string;
  readonly back: string;
}

const texts: Localized<NoticeTexts> = {
  tr: {
    one: (name, isNew) =>
      isNew ? `${name} teklif listenize eklendi.` : `${name} teklif listenizde zaten vardı.`,
    added: (products) => `${products} ürün teklif listenize eklendi.`,
    known: (products) => `${products} ürün teklif listenizde zaten vardı.`,
    replaced: 'Ölçüsü seçilmemiş satır artık bu ölçüde; miktarı aynı kaldı.',
    toComparison: 'Karşılaştırmaya dön',
    toProcedure: 'Cerrahi girişime dön',
    back: 'Önceki sayfaya dön',
  },
  en: {
    one: (name, isNew) =>
      isNew ? `${name} was added to your quote list.` : `${name} was on your quote list already.`,
    added: (products) =>
      products === 1
        ? '1 product was added to your quote list.'
        : `${products} products were added to your quote list.`,
    known: (products) =>
      products === 1
        ? '1 product was on your quote list already.'
        : `${products} products were on your quote list already.`,
    replaced: 'The line without a size has this one now, in the same quantity.',
    toComparison: 'Back to the comparison',
    toProcedure: 'Back to the procedure',
    back: 'Back to the previous page',
  },
};

/** Leads back to the page with the button that was pressed. */
const BackLink = ({ to }: { readonly to: string }): ReactNode => {
  const { toComparison, toProcedure, back } = texts[useLanguage()];
  const path = to.split('?', 1)[0] ?? '';
  if (path === paths.request || path === orderPath) return null;
  const label =
    path === paths.compare ? toComparison : path.startsWith(`${paths.procedures}/`) ? toProcedure : back;
  return <SiteLink to={to}>{label}</SiteLink>;
};

interface Props {
  /** The products of the list. */
  readonly items: readonly NamedItem[];
  readonly posts: SizeLinkPosts;
}

/**
 * Says what the visitor has just added from a page without scripts, which had no place for it, and leads back there. Only
 * the server renders it; the response to the button leads to it, so that it has the focus.
 */
export const AddedNotice = ({ items, posts }: Props): ReactNode => {
  const language = useLanguage();
  const addition = useContext(ListAdditionContext);
  if (!addition) return null;
  const { added, known, key, replaced, from } = addition;
  const item = items.find((each) => productKey(each) === key);
  const said = texts[language];
  return (
    <div className="added-notice">
      <p id={listAdditionId} tabIndex={-1}>
        <output>
          {item ? (
            <UnbrokenNumbers text={said.one(itemName(item, language), added > 0)} />
          ) : (
            <>
              {added > 0 && said.added(added)} {known > 0 && said.known(known)}
            </>
          )}
          {replaced && ` ${said.replaced}`}
        </output>{' '}
        <OpenSizes items={items} posts={posts} />
      </p>
      {from !== undefined && <BackLink to={from} />}
    </div>
  );
};
