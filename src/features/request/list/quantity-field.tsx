import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quantityInputName } from '#contracts/form-fields.ts';
import { fieldErrorText } from '#contracts/form-messages.ts';
import { maxTypedLength, typedQuantity } from '#contracts/decode-request-items.ts';
import { type RequestedQuantity, itemKey } from '#contracts/request-items.ts';
import type { Language } from '#domain/shared/language.ts';
import { unitName } from '#domain/shared/unit.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { itemName } from '../basket/named-item.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { quantityError } from '../form/visible-errors.ts';

interface Props {
  readonly product: RequestedProduct;
  /** Called with everything that is typed, also with what is no quantity. */
  readonly onChange: (quantity: RequestedQuantity) => void;
  /** Of the form that posts the quantity without JavaScript. */
  readonly formId?: string;
}

/** The text of the field. */
export const shownQuantity = ({ quantity, typed }: RequestedQuantity): string => typed ?? String(quantity);

/** The name of a unit as a label: `Kutu`. */
const unitLabel = (unit: string, language: Language): string => {
  const name = unitName(unit, 2, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

const ignoreEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * What is typed stays, with an error beside it that names it where it is no quantity. A field that is emptied is no quantity
 * either, which is not said before it is left, as another number may follow.
 */
export const QuantityField = ({ product, onChange, formId }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const { quantity, typed } = draft ? typedQuantity(draft, language) : product;
  const isInvalid = draft !== '' && !isQuantity(quantity);
  // Who is typing since before hydration goes on in the same text.
  useLayoutEffect(() => {
    if (input.current && input.current === document.activeElement) setDraft(input.current.value);
  }, []);
  return (
    <div className="quantity">
      <label htmlFor={id}>
        <span>{product.unit === undefined ? t('basket.quantity') : unitLabel(product.unit, language)}</span>
        <span className="visually-hidden">{`: ${itemName(product, language)}`}</span>
      </label>
      <input
        id={id}
        ref={input}
        form={formId}
        name={quantityInputName(itemKey(product))}
        // A number field has no value where the notation is not the browser's.
        type="text"
        maxLength={maxTypedLength}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        value={draft ?? shownQuantity(product)}
        onChange={({ target: { value } }) => {
          setDraft(value);
          onChange(typedQuantity(value, language));
        }}
        onBlur={() => setDraft(undefined)}
        onKeyDown={ignoreEnter}
      />
      {isInvalid && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <span>{fieldErrorText({ ...quantityError, typed }, language)}</span>
        </p>
      )}
    </div>
  );
};
