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
import { fieldErrorText } from '#contracts/form-messages.ts';
import { isQuantity, itemKey, maxQuantity, quantityOf } from '#contracts/request-items.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { itemName } from '../basket/named-item.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { quantityError } from '../form/visible-errors.ts';

interface Props {
  readonly product: RequestedProduct;
  /** Called with every number that is typed, also with one that is no valid quantity. */
  readonly onChange: (quantity: number) => void;
  /** Of the form that posts the quantity without JavaScript. */
  readonly formId?: string;
}

const ignoreEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * What is typed stays, with an error beside it where it is no valid quantity; only an empty field gets its last number
 * back on blur.
 */
export const QuantityField = ({ product, onChange, formId }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const isInvalid = !isQuantity(draft ? quantityOf(draft) : product.quantity);
  const takeTyped = useEffectEvent((canChange: boolean) => {
    const typed = input.current?.value;
    if (!typed || quantityOf(typed) === product.quantity) return;
    setDraft(typed);
    if (canChange) onChange(quantityOf(typed));
  });
  // What was typed before hydration: the next rendering would overwrite it, and only the one after it can change the list.
  useLayoutEffect(() => takeTyped(isHydrated), [isHydrated]);
  return (
    <div className="quantity">
      <label htmlFor={id}>
        <span>{t('basket.quantity')}</span>
        <span className="visually-hidden">{`: ${itemName(product, language)}`}</span>
      </label>
      <input
        id={id}
        ref={input}
        form={formId}
        name={quantityInputName(itemKey(product))}
        type="number"
        min={1}
        max={maxQuantity}
        required
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        value={draft ?? product.quantity}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (value !== '') onChange(quantityOf(value));
        }}
        onBlur={() => setDraft(undefined)}
        onKeyDown={ignoreEnter}
        // Scrolling the page over a focused number field would change it.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      {isInvalid && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <span>{fieldErrorText(quantityError, language)}</span>
        </p>
      )}
    </div>
  );
};
