import type { ComponentProps, ReactNode } from 'react';
import type { ListItem } from '#contracts/list/items.ts';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { SizeLinkPosts } from '../form/choose-size-link.tsx';
import { type GoneItem, knownName } from '../list/named-item.ts';
import { lineKey } from './folded-list.tsx';
import { QuantityField } from './quantity-field.tsx';
import { RemoveButton } from './remove-button.tsx';

/** Changes and removal of a line of the list. */
export interface LineEditing {
  readonly onChange: (changed: ListItem) => void;
  /** Form and address for the buttons without JavaScript. */
  readonly posts: SizeLinkPosts;
  readonly removal: Omit<ComponentProps<typeof RemoveButton>, 'productName'>;
}

interface Props {
  readonly gone: readonly GoneItem[];
  readonly editingOf: (item: GoneItem) => LineEditing;
}

/** Requested products that the catalogue does not have, each with its quantity. */
export const GoneLines = ({ gone, editingOf }: Props): ReactNode => {
  const language = useLanguage();
  const toLine = (item: GoneItem, index: number): ReactNode => {
    const name = knownName(item, language);
    const { onChange, posts, removal } = editingOf(item);
    return (
      <li key={lineKey(gone, index)} className="requested unavailable">
        <span>
          <UnbrokenNumbers text={name} />
        </span>
        <QuantityField product={item} formId={posts.formId} onChange={onChange} />
        <RemoveButton productName={name} {...removal} />
      </li>
    );
  };
  return gone.length > 0 && <ul>{gone.map(toLine)}</ul>;
};
