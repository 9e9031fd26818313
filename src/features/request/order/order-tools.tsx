import type { TFunction } from 'i18next';
import { type DragEvent, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IdentifiedOrder, maxOrderLength, orderChoicePrefix, withOrder } from '#contracts/order.ts';
import { encodeRequestItems, itemKey } from '#contracts/request-items.ts';
import { restOf } from '#domain/search/rest-of-order.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { NamedItem } from '../basket/named-item.ts';
import { basketStore } from '../basket/use-basket.ts';
import { decodeOrderFile } from './decode-order-file.ts';
import { fetchOrder } from './fetch-order.ts';
import { groupLines } from './order-lines.ts';
import { OrderResult } from './order-result.tsx';
import './quick-order.css';

interface Props {
  /** Shows the list on its page. */
  readonly show: (items: readonly NamedItem[]) => void;
}

type State =
  | { readonly kind: 'checking' | 'failed' | 'unreadable' }
  | { readonly kind: 'checked'; readonly order: IdentifiedOrder }
  | { readonly kind: 'added'; readonly count: number; readonly hasRest: boolean };

const messagesOf = (state: State | undefined, t: TFunction<'request-list'>): readonly string[] => {
  if (state?.kind === 'failed') return [t('order.failed')];
  if (state?.kind === 'unreadable') return [t('order.unreadable')];
  if (state?.kind === 'added')
    return [t('order.added', { count: state.count }), ...(state.hasRest ? [t('order.rest')] : [])];
  if (state?.kind !== 'checked') return [];
  const groups = groupLines(state.order);
  return (['sure', 'guessed', 'unknown'] as const)
    .filter((group) => groups[group].length > 0)
    .map((group) => `${t(`order.${group}`, { count: groups[group].length })}.`);
};

/** The quick order in the browser: lines are typed, pasted or read from a file, checked, and added to the list. */
export const OrderTools = ({ show }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const id = useId();
  const message = useRef<HTMLOutputElement>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState<State>();

  const check = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState({ kind: 'checking' });
    const order = await fetchOrder(text, language);
    setState(order ? { kind: 'checked', order } : { kind: 'failed' });
    message.current?.focus();
  };

  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read =
      file.size > 4 * maxOrderLength ? undefined : decodeOrderFile(new Uint8Array(await file.arrayBuffer()));
    setState(read === undefined ? { kind: 'unreadable' } : undefined);
    if (read !== undefined) setText(read.slice(0, maxOrderLength));
  };

  const onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void readFile(file);
  };

  const add = (event: FormEvent<HTMLFormElement>, order: IdentifiedOrder): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const { sure, guessed } = groupLines(order);
    const picked = [...sure, ...guessed].flatMap(({ line, items }) => {
      const choice = chosen.get(orderChoicePrefix + line);
      return items.filter((item) => encodeRequestItems([item]) === choice).map((item) => ({ line, item }));
    });
    const { list, left } = withOrder(
      basketStore.get(),
      picked.map(({ item }) => item),
    );
    const added = new Set(picked.filter(({ item }) => !left.includes(item)).map(({ line }) => line));
    const rest = restOf(text, order, added);
    basketStore.update(() => list);
    show(basketStore.get());
    setText(rest);
    const count = new Set(picked.filter(({ line }) => added.has(line)).map(({ item }) => itemKey(item))).size;
    setState({ kind: 'added', count, hasRest: rest !== '' });
    message.current?.focus();
  };

  const isChecking = state?.kind === 'checking';
  const texts = messagesOf(state, t);
  return (
    <>
      <form className="order-form field" onSubmit={(event) => void check(event)}>
        <label htmlFor={id}>{t('order.label')}</label>
        <p id={`${id}-hint`}>{t('order.hint')}</p>
        <textarea
          id={id}
          rows={6}
          maxLength={maxOrderLength}
          spellCheck={false}
          required
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            // The result is that of other lines.
            setState(undefined);
          }}
          onDrop={onDrop}
        />
        <p className="actions">
          <button type="submit" className="button secondary" disabled={isChecking}>
            <span>{isChecking ? t('order.checking') : t('order.check')}</span>
          </button>
          <span className="file-input listed">
            <label htmlFor={`${id}-file`} className="button tertiary">
              <span>{t('order.file')}</span>
            </label>
            <input
              type="file"
              id={`${id}-file`}
              accept=".csv,.txt,.tsv,text/*"
              onChange={({ target }) => void readFile(target.files?.[0])}
            />
          </span>
        </p>
      </form>
      <output ref={message} tabIndex={-1}>
        {texts.map((each) => (
          <span key={each}>{each} </span>
        ))}
      </output>
      {state?.kind === 'checked' && (
        <form onSubmit={(event) => add(event, state.order)}>
          <OrderResult order={state.order} />
          <button type="submit" className="button">
            <span>{t('order.add')}</span>
          </button>
        </form>
      )}
    </>
  );
};
