import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formTexts } from '#contracts/form-messages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { NamedItem } from '../list/named-item.ts';
import type { SizeLinkPosts } from '../form/choose-size-link.tsx';
import { orderSectionId } from '../form/submission/form-message.tsx';
import { openLineId } from '../form/submission/open-line.ts';
import { OpenSizes } from '../form/open-sizes.tsx';
import { PostedFormContext } from '../posted/posted-form.ts';
import { exceedingLinesText } from './order-lines.ts';

interface Props {
  /** The products of the list. */
  readonly items: readonly NamedItem[];
  readonly posts: SizeLinkPosts;
}

/**
 * Says above the list what an order that was posted has added to it, and leads to the lines that are left. Only the server
 * renders it; the address of the button leads to it.
 */
export const OrderAdded = ({ items, posts }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const order = useContext(PostedFormContext)?.order;
  if (order?.kind !== 'added') return null;
  const { count, left, exceeding } = order;
  return (
    <div className="added-notice">
      <p id={openLineId} tabIndex={-1}>
        <output>
          {t('order.added', { count })}
          {exceeding > 0 && ` ${exceedingLinesText(t, exceeding, language)}`}
          {left > 0 && ` ${t('order.rest', { count: left })}`}
        </output>{' '}
        <OpenSizes items={items} posts={posts} />
      </p>
      {left > 0 && <a href={`#${orderSectionId}`}>{formTexts[language].toOrder}</a>}
    </div>
  );
};
