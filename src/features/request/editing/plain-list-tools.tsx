import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listButtonNames } from '#contracts/form-fields.ts';
import { joinLists } from '#contracts/list/join-lists.ts';
import { type ListItem, encodeItems, hasItem, isOwnRequest, maxItems } from '#contracts/list/items.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import type { ListChanged } from '#contracts/submission-result.ts';
import { pageFormId } from '../form/form-body.tsx';
import { PostedFormContext } from '../posted/posted-form.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { emptiedKind } from './emptied.ts';
import { exceedingText } from './exceeding-text.ts';
import type { RequestEditing } from './use-request-editing.ts';
import { OwnListContext } from '../posted/own-list.ts';

interface Props {
  /** The products that the page requests. */
  readonly items: readonly ListItem[];
  /**
   * Address of the page that requests these products and names the missing ones; by default, all missing ones that it
   * names now.
   */
  readonly addressOf: (items: readonly ListItem[], gone?: readonly ListItem[]) => string;
}

interface ButtonProps {
  /** Change of the list that the button makes. */
  readonly name: keyof typeof listButtonNames;
  /** Value of the button: products as `encodeItems` writes them. */
  readonly value: string;
  /** Address of the page that shows the changed list. */
  readonly address: string;
  readonly children: string;
}

/** Posts the form of the page along, so that what was typed in it stays. */
const ListButton = ({ name, value, address, children }: ButtonProps): ReactNode => (
  <button
    form={pageFormId}
    formAction={address}
    // Files would be sent for nothing, and again with the form.
    formEncType="application/x-www-form-urlencoded"
    formNoValidate
    name={listButtonNames[name]}
    value={value}
    className={name === 'keep' ? 'button secondary' : 'button tertiary'}
  >
    {children}
  </button>
);

/** Adds a list that somebody sent to the visitor's own. */
const KeepList = ({ items, addressOf }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const own = useContext(OwnListContext);
  if (isOwnRequest(own, items)) return null;
  const summed = items.filter((item) => hasItem(own, item)).length;
  return (
    <>
      {summed > 0 && <p>{t('sums', { count: summed })}</p>}
      <ListButton name="keep" value={encodeItems(own)} address={addressOf(joinLists(own, items).list)}>
        {own.length > 0 ? t('addToMine') : t('takeOver')}
      </ListButton>
    </>
  );
};

/** The visitor's own list, where the address lacks some of it. */
const OwnListLink = ({ items }: Pick<Props, 'items'>): ReactNode => {
  const { t } = useTranslation('request-list');
  const own = useContext(OwnListContext);
  return (
    !isOwnRequest(items, own) && (
      <p>
        <SiteLink to={paths.request}>{t('showUnsent', { count: own.length })}</SiteLink>
      </p>
    )
  );
};

/** Says that the list is what is shown alone, as the browser kept no cookie with it. */
const NotKept = (): ReactNode => {
  const { t } = useTranslation('request-list');
  return (
    <p>
      <output>{t('notKept')}</output>
    </p>
  );
};

const Joined = ({ summed, exceeding, isFull, hadOwn }: NonNullable<ListChanged['joined']>): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  return (
    <>
      <span>{hadOwn ? t('done.added') : t('done.replaced')}</span>
      {summed > 0 && <span> {t('summed', { count: summed })}</span>}
      {exceeding > 0 && <span> {exceedingText(t, exceeding, language)}</span>}
      {isFull && <span> {t('notAll', { max: maxItems })}</span>}
    </>
  );
};

/** Tools for the list without JavaScript, which only the server renders, with the way to undo a change. */
export const PlainListTools = ({
  items,
  gone,
  addressOf,
}: Props & Pick<RequestEditing, 'gone'>): ReactNode => {
  const { t } = useTranslation(['request-list', 'ui']);
  const result = useContext(PostedFormContext)?.result;
  const own = useContext(OwnListContext);
  const { joined, undo } = result?.kind === 'listChanged' ? result : {};
  const emptied = emptiedKind(undo?.own !== '', own.length);
  // The server takes it away where the browser kept the list.
  const isNotKept = new URLSearchParams(useLocation().search).has('added');
  const shown = undo && decodeItems(undo.shown);
  return (
    <div className="list-tools">
      {undo && shown && (
        <p>
          <output>{joined ? <Joined {...joined} /> : <span>{t(`done.${emptied}`)}</span>}</output>
          <ListButton name="restore" value={undo.own} address={addressOf(shown)}>
            {t('ui:list.undo')}
          </ListButton>
        </p>
      )}
      <OwnListLink items={[...items, ...gone]} />
      {items.length > 0 && (
        <div>
          {!joined && (isNotKept ? <NotKept /> : <KeepList items={items} addressOf={addressOf} />)}
          <ListButton name="empty" value={encodeItems(items)} address={addressOf([], [])}>
            {t('empty')}
          </ListButton>
        </div>
      )}
    </div>
  );
};
