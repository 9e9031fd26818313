import type { ReactNode } from 'react';
import { listButtonNames } from '#contracts/form-fields.ts';
import { formTexts } from '#contracts/form-messages.ts';
import { itemKey } from '#contracts/list/items.ts';
import { sizeChoicePath } from '#domain/site/size-choice-path.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { NamedItem } from '../list/named-item.ts';
import { hasOpenSize } from './has-open-size.ts';

export interface SizeLinkPosts {
  readonly formId: string;
  /** Address of the page. */
  readonly address: string;
}

interface LinkProps {
  readonly item: NamedItem;
  /**
   * Form and address for the button that is pressed before hydration and without JavaScript: a link would lose the
   * quantities that were typed.
   */
  readonly posts?: SizeLinkPosts;
}

/** Leads to the choice of a product's size. */
export const SizeLink = ({ item, posts, children }: LinkProps & { readonly children: string }): ReactNode => {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const label = `${formTexts[language].chooseSize}: ${item.name[language]}`;
  return posts && !isHydrated ? (
    <button
      className="link"
      form={posts.formId}
      formAction={posts.address}
      // Files would be sent for nothing.
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name={listButtonNames.choose}
      value={itemKey(item)}
      aria-label={label}
    >
      <span>{children}</span>
    </button>
  ) : (
    <SiteLink to={sizeChoicePath(item.slug)} aria-label={label}>
      <span>{children}</span>
    </SiteLink>
  );
};

/** Leads to the choice of a size, which then takes the place of the line; nothing for an item that needs none. */
export const ChooseSizeLink = (props: LinkProps): ReactNode => {
  const text = formTexts[useLanguage()].chooseSize;
  return (
    hasOpenSize(props.item) && (
      <small>
        <SizeLink {...props}>{text}</SizeLink>
      </small>
    )
  );
};
