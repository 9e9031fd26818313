import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostPieces } from '../../adapters/http/contracts/request-items.ts';

interface Props {
  /** Name of the product. */
  readonly of: string;
  readonly quantity: number;
  /** Called with whole numbers from 1 to `mostPieces`. */
  readonly onChange: (quantity: number) => void;
}

/** While it is typed in, it may hold what is no quantity; left so, it shows the last good one again. */
export const QuantityField = ({ of, quantity, onChange }: Props): ReactNode => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string>();
  return (
    <label className="quantity">
      <span>
        {t('basket.quantity')}
        <span className="visually-hidden">: {of}</span>
      </span>
      <input
        type="number"
        min={1}
        max={mostPieces}
        required
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? quantity}
        onChange={({ target }) => {
          setDraft(target.value);
          if (target.validity.valid) onChange(target.valueAsNumber);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  );
};
