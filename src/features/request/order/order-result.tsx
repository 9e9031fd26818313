import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type IdentifiedOrder, orderChoicePrefix, restFieldName } from '#contracts/order.ts';
import { maxLengths } from '#contracts/form-fields.ts';
import { encodeRequestItems, itemKey, maxItems } from '#contracts/request-items.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type OrderChoices, type OrderedLine, groupLines } from '#contracts/taken-order.ts';
import { orderedText } from './order-lines.ts';

interface Props {
  readonly order: IdentifiedOrder;
  /** Of the form that its inputs belong to; by default the one around it. */
  readonly formId?: string;
  /** What was chosen before, where the page came back. */
  readonly choices?: OrderChoices | undefined;
  readonly isRestSent?: boolean | undefined;
  /** Further items that the list takes. */
  readonly room: number;
}

/** From where on the visitor is told how much text goes along, in characters. */
const longRest = 0.75 * maxLengths.orderLines;

const Choice = ({
  line,
  text,
  items,
  formId,
  choices,
}: OrderedLine & Pick<Props, 'formId' | 'choices'>): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const name = orderChoicePrefix + line;
  return (
    <fieldset>
      <legend>{t('order.line', { line, text })}</legend>
      {items.map((item) => (
        <div key={itemKey(item)}>
          <label>
            <input
              type="radio"
              form={formId}
              name={name}
              value={encodeRequestItems([item])}
              defaultChecked={choices?.[line] === encodeRequestItems([item])}
            />
            <span>{orderedText(item, language)}</span>
          </label>
        </div>
      ))}
      <label>
        <input type="radio" form={formId} name={name} value="" defaultChecked={!choices?.[line]} />
        <span>{t('order.none')}</span>
      </label>
    </fieldset>
  );
};

/** What the lines of an order are, with the inputs that say what of it is to be added. */
export const OrderResult = ({ order, formId, choices, isRestSent = false, room }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const id = useId();
  const { sure, guessed, unknown } = groupLines(order);
  const isOverfull = sure.length + guessed.length > room;
  const isUnclear = guessed.length + unknown.length + order.more > 0 || isOverfull || sure.length === 0;
  const restLength = [...guessed, ...unknown].reduce((length, line) => length + line.text.length, 0);
  return (
    <div className="order-result">
      {sure.length > 0 && (
        <section aria-labelledby={`${id}-sure`}>
          <h3 id={`${id}-sure`}>{t('order.sure', { count: sure.length })}</h3>
          <ul>
            {sure.map(({ line, items }) => (
              <li key={line}>
                <input
                  type="hidden"
                  form={formId}
                  name={orderChoicePrefix + line}
                  value={encodeRequestItems(items)}
                />
                {items.map((item) => (
                  <span key={line}>{orderedText(item, language)}</span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {guessed.length > 0 && (
        <section aria-labelledby={`${id}-guessed`}>
          <h3 id={`${id}-guessed`}>{t('order.guessed', { count: guessed.length })}</h3>
          {guessed.map((line) => (
            <Choice key={line.line} {...line} choices={choices} {...(formId !== undefined && { formId })} />
          ))}
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-labelledby={`${id}-unknown`}>
          <h3 id={`${id}-unknown`}>{t('order.unknown', { count: unknown.length })}</h3>
          <ul>
            {unknown.map(({ line, text, quantity }) => (
              <li key={line}>
                <span>{t('order.line', { line, text })}</span>
                {quantity === 0 && <small>{t('order.quantity')}</small>}
              </li>
            ))}
          </ul>
          <p>{t('order.help')}</p>
        </section>
      )}
      {order.more > 0 && <p>{t('order.more', { count: order.more })}</p>}
      {isOverfull && <p>{t('order.room', { max: maxItems })}</p>}
      {isUnclear && (
        <p className="order-rest">
          <label>
            <input type="checkbox" form={formId} name={restFieldName} defaultChecked={isRestSent} />
            <span>{t('order.sendRest')}</span>
          </label>
        </p>
      )}
      {(order.more > 0 || restLength > longRest) && (
        <p>{t('order.longRest', { max: maxLengths.orderLines.toLocaleString(language) })}</p>
      )}
    </div>
  );
};
