import type { NamedItem } from '../list/named-item.ts';
import { joinLists } from '#contracts/list/join-lists.ts';
import { hasItem, withoutItems } from '#contracts/list/items.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnList } from '../list/own-list.ts';
import { listStore, useList } from '../list/use-list.ts';
import { ignoreSecondPress } from '../../../lib/ignore-second-press.ts';
import { CopyLink } from './copy-link.tsx';
import { type Emptied, emptiedKind } from './emptied.ts';
import { ListChange } from './list-change.tsx';
import type { RequestEditing } from './use-request-editing.ts';
import './list-choice.css';

/** A change of the list, with what it can be undone with. */
interface Change {
  readonly kind: Emptied | 'replaced' | 'added';
  readonly ownList: OwnList;
  readonly items: readonly NamedItem[];
  readonly gone: RequestEditing['gone'];
  /** Whether the list did not take all products. */
  readonly isFull: boolean;
  /** Products that both lists had. */
  readonly summed: number;
  /** Products that both lists had, whose sum is no quantity. */
  readonly exceeding: number;
}

/** An empty list may have been filled since. */
const isTrue = ({ kind }: Change, items: readonly NamedItem[]): boolean =>
  kind !== 'emptied' || items.length === 0;

/** Handles a press, and none of those that follow it too fast to be meant. */
const once =
  (act: () => void) =>
  (event: MouseEvent): void => {
    ignoreSecondPress(event);
    act();
  };

/** Moves the focus to the heading of the list, where the button that had it has gone and no other one has come. */
const focusHeading = (): void => document.querySelector<HTMLElement>('.requested-products h2')?.focus();

interface ChoiceProps {
  /** Whether the visitor has a list too. */
  readonly hasOwn: boolean;
  /** Products that are on both lists. */
  readonly inBoth: number;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
  readonly onLook: () => void;
}

/** Asks what becomes of a list that was opened from a link. */
const Choice = ({ hasOwn, inBoth, onAdd, onReplace, onLook }: ChoiceProps): ReactNode => {
  const { t } = useTranslation('request-list');
  return (
    <section className="list-choice" aria-labelledby="list-choice">
      <p id="list-choice">{hasOwn ? t('different') : t('notYours')}</p>
      {inBoth > 0 && <p>{t('sums', { count: inBoth })}</p>}
      <p className="actions">
        {hasOwn && (
          <button type="button" className="button secondary" onClick={once(onAdd)}>
            <span>{t('addToMine')}</span>
          </button>
        )}
        <button type="button" className="button secondary" onClick={once(onReplace)}>
          <span>{hasOwn ? t('replaceMine') : t('takeOver')}</span>
        </button>
        <button type="button" className="button tertiary" onClick={once(onLook)}>
          <span>{t('look')}</span>
        </button>
      </p>
    </section>
  );
};

interface Props {
  readonly request: RequestEditing;
}

/** Choice of what becomes of a list that was opened from a link, the link to this list, and the way to empty it. */
export const ListTools = ({ request }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const { items, gone, isOwn, requestKey } = request;
  const ownList = useList() ?? [];
  const [change, setChange] = useState<Change>();
  const [lookedAt, setLookedAt] = useState<string>();
  const inBoth = items.filter((item) => hasItem(ownList, item)).length;
  const isUndecided = isOwn === false && items.length > 0 && lookedAt !== requestKey;

  const apply = (
    kind: Change['kind'],
    changed: readonly NamedItem[],
    shown: readonly NamedItem[],
    sums: Pick<Change, 'isFull' | 'summed' | 'exceeding'> = { isFull: false, summed: 0, exceeding: 0 },
  ): void => {
    listStore.update(() => changed);
    request.show(shown, shown.length > 0 ? gone : []);
    setChange({ kind, ownList, items, gone, ...sums });
  };
  const takeOver = (): void => apply('replaced', items, items);
  const addToMine = (): void => {
    const { list, left, exceeding, summed } = joinLists(ownList, items);
    apply('added', list, list, {
      isFull: left.length > exceeding.length,
      summed,
      exceeding: exceeding.length,
    });
  };
  const empty = (): void => {
    const shown = [...items, ...gone];
    const remaining = isOwn ? withoutItems(ownList, shown) : ownList;
    apply(emptiedKind(isOwn === true, remaining.length), remaining, []);
  };
  const undo = ({ ownList: formerList, items: formerItems, gone: formerGone }: Change): void => {
    listStore.update(() => formerList);
    request.show(formerItems, formerGone);
    setChange(undefined);
    focusHeading();
  };
  const look = (): void => {
    setLookedAt(requestKey);
    focusHeading();
  };

  return (
    <div className="list-tools">
      {isUndecided && !change && (
        <Choice
          hasOwn={ownList.length > 0}
          inBoth={inBoth}
          onAdd={addToMine}
          onReplace={takeOver}
          onLook={look}
        />
      )}
      {change && isTrue(change, items) && (
        <ListChange
          key={change.kind}
          kind={change.kind}
          isFull={change.isFull}
          summed={change.summed}
          exceeding={change.exceeding}
          onUndo={() => undo(change)}
        />
      )}
      {items.length > 0 && (
        <div>
          <CopyLink items={items} />
          <button type="button" className="button tertiary" onClick={once(empty)}>
            <span>{t('empty')}</span>
          </button>
        </div>
      )}
    </div>
  );
};

export { LazyOrder } from '../order/lazy-order.tsx';
export { LeftOut } from './left-out.tsx';
export { UnknownVariant } from './unknown-variant.tsx';
export { UnsentItems } from './unsent-items.tsx';
