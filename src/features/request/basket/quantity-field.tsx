import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxQuantity } from '#contracts/request-items.ts';

interface Props {
  /** Name of the product. */
  readonly of: string;
  readonly quantity: number;
  /** Called with whole numbers from 1 to `maxQuantity`. */
  readonly onChange: (quantity: number) => void;
}

const isQuantity = (text: string): boolean => {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
};

/**
 * While it is typed in, it may hold what is no quantity, and says so. Left with too much, it takes the most that there
 * can be; with anything else, it shows the last good one again.
 */
export const QuantityField = ({ of, quantity, onChange }: Props): ReactNode => {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const tooMuch = Number(draft) > maxQuantity;
  const wrong = draft !== undefined && draft !== '' && !isQuantity(draft);
  return (
    <div className="quantity">
      <label htmlFor={id}>
        {t('basket.quantity')}
        <span className="visually-hidden">: {of}</span>
      </label>
      <input
        id={id}
        type="number"
        min={1}
        max={maxQuantity}
        required
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error` : undefined}
        value={draft ?? quantity}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (isQuantity(value)) onChange(Number(value));
        }}
        onBlur={() => {
          setDraft(undefined);
          if (tooMuch) onChange(maxQuantity);
        }}
        // Who scrolls the page means no other quantity.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      {wrong && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {tooMuch ? t('basket.maxQuantity', { max: maxQuantity }) : t('basket.minQuantity')}
        </p>
      )}
    </div>
  );
};
