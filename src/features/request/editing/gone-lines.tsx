import type { ComponentProps, ReactNode } from 'react';
import type { ListItem } from '#contracts/list/items.ts';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { SizeLinkPosts } from '../form/choose-size-link.tsx';
import { type GoneItem, knownName } from '../list/named-item.ts';
import { LineList } from './removal/line-list.tsx';
import { QuantityField } from './quantity-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { LineRemoval } from './removal/use-line-removal.ts';

/** Changes and removal of a line of the list. */
export interface LineEditing {
  readonly onChange: (changed: ListItem) => void;
  /** Form and address for the buttons without JavaScript. */
  readonly posts: SizeLinkPosts;
  readonly removeButton: Omit<ComponentProps<typeof RemoveButton>, 'productName'>;
}

interface Props {
  readonly gone: readonly GoneItem[];
  readonly removal: LineRemoval | undefined;
  readonly editingOf: (item: GoneItem) => LineEditing;
}

/** Requested products that the catalogue does not have, each with its quantity. */
export const GoneLines = ({ gone, removal, editingOf }: Props): ReactNode => {
  const language = useLanguage();
  const toLine = (item: GoneItem): ReactNode => {
    const name = knownName(item, language);
    const { onChange, posts, removeButton } = editingOf(item);
    return (
      <>
        <span>
          <UnbrokenNumbers text={name} />
        </span>
        <QuantityField product={item} formId={posts.formId} onChange={onChange} />
        <RemoveButton productName={name} {...removeButton} />
      </>
    );
  };
  return (
    (gone.length > 0 || removal) && (
      <LineList items={gone} className="requested unavailable" removal={removal}>
        {toLine}
      </LineList>
    )
  );
};
