import type { ReactNode } from 'react';
import type { Localized } from '#domain/shared/language.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths, sizeFieldId } from '../../../lib/paths.ts';
import type { NamedItem } from '../basket/named-item.ts';
import { hasOpenSize } from '../form/has-open-size.ts';

const chooseSize: Localized = { tr: 'Ölçü seçin', en: 'Choose the size' };

/** Leads to the choice of a size, which then takes the place of the line; nothing for an item that needs none. */
export const ChooseSizeLink = ({ item }: { readonly item: NamedItem }): ReactNode => {
  const language = useLanguage();
  return (
    hasOpenSize(item) && (
      <small>
        <SiteLink
          to={`${paths.product(item.slug)}#${sizeFieldId}`}
          aria-label={`${chooseSize[language]}: ${item.name[language]}`}
        >
          <span>{chooseSize[language]}</span>
        </SiteLink>
      </small>
    )
  );
};
