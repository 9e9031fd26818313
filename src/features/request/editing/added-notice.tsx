import { type ReactNode, useContext } from 'react';
import { countText, fillText } from '#domain/shared/fill-text.ts';
import { productKey } from '#contracts/list/items.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { plainTexts } from '../../../i18n/plain-texts.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { listAdditionId, orderPath, paths } from '../../../lib/paths.ts';
import { type NamedItem, itemName } from '../list/named-item.ts';
import { ListAdditionContext } from '../posted/own-list.ts';
import type { SizeLinkPosts } from '../form/choose-size-link.tsx';
import { OpenSizes } from '../form/open-sizes.tsx';

/** Leads back to the page with the button that was pressed. */
const BackLink = ({ to }: { readonly to: string }): ReactNode => {
  const { toComparison, toProcedure, back } = plainTexts[useLanguage()].added;
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
  if (!addition || addition.isUpdated) return null;
  const { added, known, key, replaced, from } = addition;
  const item = items.find((each) => productKey(each) === key);
  const texts = plainTexts[language].added;
  return (
    <div className="added-notice">
      <p id={listAdditionId} tabIndex={-1}>
        <output>
          {item ? (
            <UnbrokenNumbers
              text={fillText(added > 0 ? texts.new : texts.known, { name: itemName(item, language) })}
            />
          ) : (
            <>
              {added > 0 && countText(texts, 'newProducts', { language, count: added })}{' '}
              {known > 0 && countText(texts, 'knownProducts', { language, count: known })}
            </>
          )}
          {replaced && ` ${texts.replaced}`}
        </output>{' '}
        <OpenSizes items={items} posts={posts} />
      </p>
      {from !== undefined && <BackLink to={from} />}
    </div>
  );
};
