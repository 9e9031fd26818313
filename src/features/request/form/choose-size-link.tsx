import type { ReactNode } from 'react';
import { listButtonNames } from '#contracts/form-fields.ts';
import { itemKey } from '#contracts/request-items.ts';
import type { Localized } from '#domain/shared/language.ts';
import { sizeChoicePath } from '#domain/site/size-choice-path.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { NamedItem } from '../basket/named-item.ts';
import { hasOpenSize } from '../form/has-open-size.ts';

const chooseSize: Localized = { tr: 'Ölçü seçin', en: 'Choose the size' };

interface Props {
  readonly item: NamedItem;
  /** What is pressed before hydration and without JavaScript: a link would lose the quantities that were typed. */
  readonly posts?: {
    readonly formId: string;
    /** Address of the page. */
    readonly address: string;
  };
}

/** Leads to the choice of a size, which then takes the place of the line; nothing for an item that needs none. */
export const ChooseSizeLink = ({ item, posts }: Props): ReactNode => {
  const language = useLanguage();
  const isHydrated = useHydrated();
  if (!hasOpenSize(item)) return null;
  const label = `${chooseSize[language]}: ${item.name[language]}`;
  return (
    <small>
      {posts && !isHydrated ? (
        <button
          className="link"
          form={posts.formId}
          formAction={posts.address}
          // Files would be sent for nothing.
          formEncType="application/x-www-form-urlencoded"
          name={listButtonNames.choose}
          value={itemKey(item)}
          aria-label={label}
        >
          <span>{chooseSize[language]}</span>
        </button>
      ) : (
        <SiteLink to={sizeChoicePath(item.slug)} aria-label={label}>
          <span>{chooseSize[language]}</span>
        </SiteLink>
      )}
    </small>
  );
};
