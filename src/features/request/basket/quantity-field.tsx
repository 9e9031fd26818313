import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxQuantity } from '#contracts/request-items.ts';

interface Props {
  readonly productName: string;
  readonly quantity: number;
  /** Called with integers from 1 to `maxQuantity`. */
  readonly onChange: (quantity: number) => void;
}

const isQuantity = (text: string): boolean => {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
};

/**
 * While the visitor types, the field may hold an invalid quantity and shows an error. On blur, a number above the limit
 * becomes `maxQuantity`; any other invalid text gives way to the last valid quantity.
 */
export const QuantityField = ({ productName, quantity, onChange }: Props): ReactNode => {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isTooMuch = Number(draft) > maxQuantity;
  const isInvalid = draft !== undefined && draft !== '' && !isQuantity(draft);
  return (
    <div className="quantity">
      <label htmlFor={id}>
        <span>{t('basket.quantity')}</span>
        <span className="visually-hidden">{`: ${productName}`}</span>
      </label>
      <input
        id={id}
        type="number"
        min={1}
        max={maxQuantity}
        required
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        value={draft ?? quantity}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (isQuantity(value)) onChange(Number(value));
        }}
        onBlur={() => {
          setDraft(undefined);
          if (isTooMuch) onChange(maxQuantity);
        }}
        // Scrolling the page over a focused number field would change it.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      {isInvalid && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {isTooMuch ? t('basket.maxQuantity', { max: maxQuantity }) : t('basket.minQuantity')}
        </p>
      )}
    </div>
  );
};
