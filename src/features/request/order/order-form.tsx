import { type DragEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { maxOrderLength, orderFieldName } from '#contracts/order.ts';
import { withdrawOpenOrder } from '../form/submission/pending-order.ts';
import { decodeOrderFile } from './decode-order-file.ts';
import type { Order } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly onCheck: () => void;
}

/** The lines, typed, pasted or read from a file. */
export const OrderForm = ({ order: { text, changeText, state, setState }, onCheck }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const id = useId();
  const isChecking = state?.kind === 'checking';

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

  return (
    <form
      className="order-form field"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
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
  );
};
