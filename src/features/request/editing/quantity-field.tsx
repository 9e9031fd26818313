import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { quantityInputName } from '#contracts/form-fields.ts';
import { fieldErrorText, formTexts, pluralUnit } from '#contracts/form-messages.ts';
import { type ListItem, type RequestedQuantity, isSameItem, itemKey } from '#contracts/list/items.ts';
import { maxTypedLength, withTypedAmount, withUnreadText } from '#contracts/list/typed-amount.ts';
import type { Language } from '#domain/shared/language.ts';
import { unitName } from '#domain/shared/unit.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { selectOnPress } from '../../../lib/select-on-press.ts';
import { type GoneItem, knownName } from '../list/named-item.ts';
import { quantityError } from '../form/submission/visible-errors.ts';

interface Props {
  readonly product: GoneItem;
  /** Called with the product as it is typed, also with what is no amount; in another unit once the field is left. */
  readonly onChange: (changed: ListItem) => void;
  /** Id of the form that posts the quantity without JavaScript. */
  readonly formId?: string;
}

/** The text of the field. */
export const shownQuantity = ({ quantity, typed }: RequestedQuantity): string => typed ?? String(quantity);

/** The name of a unit as a label: `Kutu`. */
const unitLabel = (unit: string, language: Language): string => {
  const name = unitName(unit, 2, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** Whether a text that is being typed may become an amount: a field that was emptied, or a unit after a number. */
const mayGoOn = (draft: string): boolean => /^$|\d\s*\p{L}+$/u.test(draft);

const ignoreEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * Takes a number, or one with a unit, as `3 kutu`. What is typed stays, with an error beside it that names it where it is no
 * amount; of a text that may become one, that is not said before the field is left. Then a unit is that of the line.
 */
export const QuantityField = ({ product, onChange, formId }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isAway = useRef(false);
  const [draft, setDraft] = useState<string>();
  const label = product.unit === undefined ? t('list.quantity') : unitLabel(product.unit, language);
  const text = draft ?? product.typed;
  const read = text ? withTypedAmount(product, text, language) : product;
  const isUnread = !isQuantity(read.quantity);
  const isLeft = useHydrated() && draft === undefined;
  // Stays so where the list has a line in that unit that it cannot join.
  const hasOtherUnit = draft === undefined && product.typed !== undefined && !isUnread;
  const isInvalid = hasOtherUnit || (isUnread && (draft === undefined || !mayGoOn(draft)));
  const changeUnit = useEffectEvent(() => onChange(read));
  useLayoutEffect(() => {
    if (isLeft && hasOtherUnit) changeUnit();
  }, [isLeft, hasOtherUnit]);
  // Who is typing since before hydration goes on in the same text.
  useLayoutEffect(() => {
    if (input.current && input.current === document.activeElement) setDraft(input.current.value);
  }, []);
  return (
    <div className="quantity">
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <input
        id={id}
        ref={input}
        form={formId}
        name={quantityInputName(itemKey(product))}
        // A number field has no value where the notation is not the browser's, and a pad of numbers has no letters for a unit.
        type="text"
        maxLength={maxTypedLength}
        autoComplete="off"
        aria-label={`${label}: ${knownName(product, language)}`}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        value={draft ?? shownQuantity(product)}
        onChange={({ target: { value } }) => {
          setDraft(value);
          const typed = withTypedAmount(product, value, language);
          onChange(isSameItem(typed, product) ? typed : withUnreadText(product, value));
        }}
        onFocus={({ target }) => {
          // By its label or a script as well, but not where the visitor comes back to the window and types on.
          if (!isAway.current) target.select();
        }}
        onBlur={({ target }) => {
          isAway.current = target === document.activeElement;
          setDraft(undefined);
        }}
        onMouseDown={selectOnPress}
        onKeyDown={ignoreEnter}
      />
      {isInvalid && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <span>
            {hasOtherUnit
              ? fillText(formTexts[language].clash, { unit: pluralUnit(read.unit, language) })
              : fieldErrorText({ ...quantityError, typed: read.typed }, language)}
          </span>
        </p>
      )}
    </div>
  );
};
