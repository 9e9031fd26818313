import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { type NamedItem, maxNamed } from '../list/named-item.ts';
import { hasOpenSize } from './has-open-size.ts';
import { type SizeLinkPosts, SizeLink } from './choose-size-link.tsx';

interface Props {
  /** The products of the list. */
  readonly items: readonly NamedItem[];
  readonly posts?: SizeLinkPosts;
}

/** Names the products of a list whose size is to be chosen, each as a link to the choice; renders nothing if all sizes are chosen. */
export const OpenSizes = ({ items, posts }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const open = [...new Map(items.filter(hasOpenSize).map((item) => [item.slug, item])).values()];
  if (open.length === 0) return null;
  const named = open.slice(0, maxNamed);
  const more = open.length - named.length;
  const texts = [
    ...named.map(({ name }) => name[language]),
    ...(more > 0 ? [t('more', { count: more })] : []),
  ];
  const parts = new Intl.ListFormat(localeOf(language)).formatToParts(texts);
  const isName = ({ type }: (typeof parts)[number]): boolean => type === 'element';
  return (
    <span>
      {`${t('needSize')} `}
      {parts.map((part, index) => {
        const item = isName(part) ? named[parts.slice(0, index).filter(isName).length] : undefined;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same words are between several names
          <Fragment key={index}>
            {item ? (
              <SizeLink item={item} {...(posts && { posts })}>
                {part.value}
              </SizeLink>
            ) : (
              part.value
            )}
          </Fragment>
        );
      })}
      .
    </span>
  );
};
