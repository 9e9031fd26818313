import type { TFunction } from 'i18next';
import {
  type DragEvent,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type IdentifiedOrder, maxOrderLength, orderFieldName } from '#contracts/order.ts';
import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import {
  exceedingItems,
  faultyAnswers,
  groupLines,
  isRestDecided,
  takeOrder,
} from '#contracts/taken-order.ts';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { basketStore } from '../basket/use-basket.ts';
import type { NamedItem } from '../basket/named-item.ts';
import { OpenSizes } from '../form/open-sizes.tsx';
import { decodeOrderFile } from './decode-order-file.ts';
import { fetchOrder } from './fetch-order.ts';
import { showOpenLine } from '../form/open-line.ts';
import { readOrderDraft, writeOrderDraft } from '../form/order-draft.ts';
import { exceedingLinesText } from './order-lines.ts';
import { OrderResult, RestChoice } from './order-result.tsx';
import { type PendingOrder, registerOrder, withdrawOpenOrder } from '../form/pending-order.ts';
import { PostedFormContext } from '../posted/posted-form.ts';
import { type OrderState, decisionsIn, isRestTicked, plainOrderState } from './order-state.ts';
import { plainFocus } from './plain-focus.ts';

interface Props {
  /** The list on the page. */
  readonly request: {
    readonly items: readonly NamedItem[];
    /** Whether it is the visitor's own, unlike one from somebody else's link; `undefined` until hydration. */
    readonly isOwn: boolean | undefined;
    readonly show: (items: readonly NamedItem[]) => void;
  };
}

const messagesOf = (
  state: OrderState | undefined,
  t: TFunction<'request-list'>,
  language: Language,
): readonly string[] => {
  if (state?.kind === 'failed') return [t('order.failed')];
  if (state?.kind === 'unreadable') return [t('order.unreadable')];
  if (state?.kind === 'added') {
    return [
      t('order.added', { count: state.count }),
      ...(state.exceeding > 0 ? [exceedingLinesText(t, state.exceeding, language)] : []),
      ...(state.hasRest ? [t('order.rest')] : []),
    ];
  }
  if (state?.kind !== 'checked') return [];
  const groups = groupLines(state.order);
  return (['sure', 'guessed', 'asked', 'unknown'] as const)
    .filter((group) => groups[group].length > 0)
    .map((group) => `${t(`order.${group}`, { count: groups[group].length })}.`);
};

/** The quick order in the browser: lines are typed, pasted or read from a file, checked, and added to the list. */
export const OrderTools = ({ request }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const id = useId();
  const message = useRef<HTMLOutputElement>(null);
  const result = useRef<HTMLFormElement>(null);
  const { items } = request;
  const [text, setText] = useState(readOrderDraft);
  const posted = useContext(PostedFormContext)?.order;
  const [state, setState] = useState(() => plainOrderState(posted));
  const [restoreFocus] = useState(plainFocus);
  useLayoutEffect(() => {
    const details = message.current?.closest('details');
    if (details) restoreFocus?.(details);
  }, [restoreFocus]);

  // The list above grows by what was added after the message has the focus.
  useEffect(() => {
    const isAdded = state?.kind === 'added' && items.length > 0;
    if (isAdded && document.activeElement === message.current)
      message.current?.scrollIntoView({ block: 'nearest' });
  }, [state, items]);

  const changeText = (changed: string): void => {
    setText(changed);
    writeOrderDraft(changed);
    // Lines that are left by others in the list stay open.
    if (changed === '') withdrawOpenOrder();
  };

  const followDecisions = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    if (state?.kind !== 'checked') return;
    const { order } = state;
    const { isRestSent, ...decisions } = decisionsIn(currentTarget, order);
    const { rest } = takeOrder(items, { text, order, language, ...decisions });
    if (isRestDecided(rest, isRestSent)) withdrawOpenOrder();
  };

  /** @returns what the lines are, or why nobody can say */
  const identify = async (): Promise<IdentifiedOrder | 'offline' | 'failed'> => {
    if (state?.kind === 'checked') return state.order;
    // It goes on to be that of the lines that are left.
    const isRestSent = isRestTicked(result.current);
    setState({ kind: 'checking', isRestSent });
    const order = await fetchOrder(text, language);
    // Lines that were changed meanwhile are others.
    if (readOrderDraft() === text)
      setState(
        typeof order === 'string' ? { kind: 'failed', isRestSent } : { kind: 'checked', order, isRestSent },
      );
    return order;
  };

  const check = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await identify();
    message.current?.focus();
  };

  const takeAlong = useEffectEvent(
    async (list: readonly RequestItem[]): Promise<PendingOrder | undefined> => {
      if (text.trim() === '') return undefined;
      // The choice for the lines that were left, which a check replaces.
      const isLeftSent = state?.kind !== 'checked' && isRestTicked(result.current);
      const order = await identify();
      if (typeof order === 'string') return { kind: order === 'offline' ? 'offline' : 'unavailable' };
      const { isRestSent: isTicked, ...decisions } = decisionsIn(result.current, order);
      const isRestSent = isLeftSent || isTicked;
      const { list: joined, rest } = takeOrder(list, { text, order, language, ...decisions });
      if (readOrderDraft() === text) setState({ kind: 'checked', order, ...decisions, isRestSent });
      if (!isRestDecided(rest, isRestSent)) {
        const details = message.current?.closest('details');
        if (details) details.open = true;
        return { kind: 'orderOpen' };
      }
      const onSent = (): void => {
        setState(undefined);
        // What was typed meanwhile is another order.
        if (readOrderDraft() === text) changeText('');
      };
      return { kind: 'taken', list: joined, rest, onSent };
    },
  );
  useEffect(() => registerOrder((list) => takeAlong(list)), []);

  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read =
      file.size > 4 * maxOrderLength ? undefined : decodeOrderFile(new Uint8Array(await file.arrayBuffer()));
    setState(read === undefined ? { kind: 'unreadable' } : undefined);
    if (read === undefined) return;
    changeText(read.slice(0, maxOrderLength));
    withdrawOpenOrder();
  };

  const onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void readFile(file);
  };

  const add = (event: FormEvent<HTMLFormElement>, order: IdentifiedOrder): void => {
    event.preventDefault();
    const { choices, answers, isRestSent } = decisionsIn(event.currentTarget, order);
    if (faultyAnswers(order, answers, language).size > 0) {
      flushSync(() => setState({ kind: 'checked', order, choices, answers, isRestSent }));
      showOpenLine();
      return;
    }
    // A list from somebody's link takes the order, and the visitor's own stays.
    const isOwn = request.isOwn !== false;
    const list = isOwn ? basketStore.get() : request.items;
    const decisions = { choices, answers, language };
    const { list: joined, added, rest } = takeOrder(list, { text, order, ...decisions });
    if (isOwn) basketStore.update(() => joined);
    request.show(joined);
    changeText(rest);
    setState({
      kind: 'added',
      count: new Set(added.map(itemKey)).size,
      exceeding: exceedingItems(list, order, decisions).length,
      hasRest: rest !== '',
      isRestSent,
    });
    message.current?.focus();
  };

  const isChecking = state?.kind === 'checking';
  const hasRestChoice =
    state?.kind === 'added' ? state.hasRest : state?.kind !== 'checked' && state?.isRestSent;
  const texts = messagesOf(state, t, language);
  return (
    <>
      <form className="order-form field" onSubmit={(event) => void check(event)}>
        <label htmlFor={id}>{t('order.label')}</label>
        <p id={`${id}-hint`}>{t('order.hint')}</p>
        <textarea
          id={id}
          rows={6}
          maxLength={maxOrderLength}
          name={orderFieldName}
          spellCheck={false}
          required
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ target }) => {
            changeText(target.value);
            // The result is that of other lines.
            setState(undefined);
            withdrawOpenOrder();
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
        {state?.kind === 'added' && <OpenSizes items={items} />}
      </output>
      {hasRestChoice && (
        <form
          ref={result}
          className="order-result"
          onSubmit={(event) => event.preventDefault()}
          onChange={({ currentTarget }) => {
            if (isRestTicked(currentTarget)) withdrawOpenOrder();
          }}
        >
          <RestChoice isRestSent={state?.isRestSent} />
        </form>
      )}
      {state?.kind === 'checked' && (
        <form ref={result} onSubmit={(event) => add(event, state.order)} onChange={followDecisions}>
          <OrderResult
            order={state.order}
            answers={state.answers}
            choices={state.choices}
            isRestSent={state.isRestSent}
            list={request.items}
          />
          <button type="submit" className="button">
            <span>{t('order.add')}</span>
          </button>
        </form>
      )}
    </>
  );
};
