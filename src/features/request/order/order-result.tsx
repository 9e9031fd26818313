import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '#contracts/form-messages.ts';
import { amountText } from '#domain/shared/unit.ts';
import {
  type IdentifiedOrder,
  orderAmountPrefix,
  orderChoicePrefix,
  restFieldName,
} from '#contracts/order.ts';
import { maxLengths } from '#contracts/form-fields.ts';
import { type RequestItem, encodeRequestItems, itemKey, maxItems } from '#contracts/request-items.ts';
import { openLineId } from '../form/open-line.ts';
import { UnbrokenNumbers } from '../../../components/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { selectOnPress } from '../../../lib/select-on-press.ts';
import {
  type OrderAnswers,
  type OrderChoices,
  type OrderedLine,
  exceedingItems,
  faultyAnswers,
  groupLines,
} from '#contracts/taken-order.ts';
import { exceedingLinesText, namedText, orderedText } from './order-lines.ts';

interface Props {
  readonly order: IdentifiedOrder;
  /** Id of the form that its inputs belong to; by default the one around it. */
  readonly formId?: string | undefined;
  /** Choices that were made before, where the page came back. */
  readonly choices?: OrderChoices | undefined;
  /** Amounts that were typed before; text that is no quantity is an error. */
  readonly answers?: OrderAnswers | undefined;
  readonly isRestSent?: boolean | undefined;
  /** List that the lines are to be added to. */
  readonly list: readonly RequestItem[];
}

/** Length from which the visitor is told how much text goes along, in characters. */
const longRest = 0.75 * maxLengths.orderLines;

interface LineProps extends OrderedLine, Pick<Props, 'formId' | 'choices'> {
  /** Id, set if this is the first line that the visitor has to decide on. */
  readonly id: string | undefined;
}

const Choice = ({ id, line, text, items, formId, choices }: LineProps): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const name = orderChoicePrefix + line;
  return (
    <fieldset id={id}>
      <legend>
        <UnbrokenNumbers text={t('order.line', { line, text })} />
      </legend>
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
            <UnbrokenNumbers text={orderedText(item, language)} />
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

interface QuestionProps extends LineProps {
  readonly answer: string | undefined;
  /** The answer, if it is no quantity. */
  readonly fault: string | undefined;
}

/** Asks how many of an item a line wants. */
const Question = ({
  id: lineId,
  line,
  text,
  items,
  formId,
  choices,
  answer,
  fault,
}: QuestionProps): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const id = useId();
  const name = orderChoicePrefix + line;
  const [first] = items;
  const isOne = items.length === 1;
  return (
    <fieldset id={lineId}>
      <legend>
        <UnbrokenNumbers text={t('order.line', { line, text })} />
      </legend>
      {items.map((item) => {
        const value = itemKey(item);
        return isOne ? (
          <input key={value} type="hidden" form={formId} name={name} value={value} />
        ) : (
          <div key={value}>
            <label>
              <input
                type="radio"
                form={formId}
                name={name}
                value={value}
                defaultChecked={choices?.[line] === value}
              />
              <UnbrokenNumbers text={namedText(item, language)} />
            </label>
          </div>
        );
      })}
      <div className="field">
        <label htmlFor={id}>
          <UnbrokenNumbers
            text={
              isOne && first ? t('order.howManyOf', { name: namedText(first, language) }) : t('order.howMany')
            }
          />
        </label>
        <input
          id={id}
          form={formId}
          name={orderAmountPrefix + line}
          type="text"
          autoComplete="off"
          onMouseDown={selectOnPress}
          defaultValue={answer ?? (first && first.quantity > 0 ? amountText(first, language) : '')}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-error`}
        />
        {fault !== undefined && (
          <p className="field-error" id={`${id}-error`} role="alert">
            <span>{fieldErrorText({ field: 'products', code: 'quantity', typed: fault }, language)}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
};

/** Sends the lines that are not in the list along as text. */
export const RestChoice = ({
  id,
  formId,
  isRestSent,
}: Pick<Props, 'formId' | 'isRestSent'> & { readonly id?: string | undefined }): ReactNode => {
  const { t } = useTranslation('request-list');
  return (
    <p className="order-rest" id={id}>
      <label>
        <input type="checkbox" form={formId} name={restFieldName} defaultChecked={isRestSent} />
        <span>{t('order.sendRest')}</span>
      </label>
    </p>
  );
};

/** Identified lines of an order, with the inputs that say what of it is to be added. */
export const OrderResult = ({
  order,
  formId,
  choices,
  answers,
  isRestSent = false,
  list,
}: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const id = useId();
  const { sure, guessed, asked, unknown, notes } = groupLines(order);
  const faults = faultyAnswers(order, answers ?? {}, language);
  const exceeding = exceedingItems(list, order, { choices: choices ?? {}, answers: answers ?? {}, language });
  const isOverfull = list.length + sure.length + guessed.length + asked.length > maxItems;
  const isUnclear =
    guessed.length + asked.length + unknown.length + order.more + exceeding.length > 0 ||
    isOverfull ||
    sure.length === 0;
  const [fault] = faults.keys();
  const open =
    fault ??
    [
      ...guessed.filter(({ line }) => !choices?.[line]),
      ...asked.filter(({ line }) => !answers?.[line]),
      ...unknown,
    ][0]?.line;
  const idOf = (line: number | undefined): string | undefined => (line === open ? openLineId : undefined);
  const restLength = [...guessed, ...asked, ...unknown].reduce(
    (length, line) => length + line.text.length,
    0,
  );
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
                  <UnbrokenNumbers key={line} text={orderedText(item, language)} />
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
            <Choice
              key={line.line}
              id={idOf(line.line)}
              {...line}
              choices={choices}
              {...(formId !== undefined && { formId })}
            />
          ))}
        </section>
      )}
      {asked.length > 0 && (
        <section aria-labelledby={`${id}-asked`}>
          <h3 id={`${id}-asked`}>{t('order.asked', { count: asked.length })}</h3>
          {asked.map((line) => (
            <Question
              key={line.line}
              id={idOf(line.line)}
              {...line}
              choices={choices}
              answer={answers?.[line.line]}
              fault={faults.get(line.line)}
              {...(formId !== undefined && { formId })}
            />
          ))}
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-labelledby={`${id}-unknown`}>
          <h3 id={`${id}-unknown`}>{t('order.unknown', { count: unknown.length })}</h3>
          <ul>
            {unknown.map(({ line, text, question }) => (
              <li key={line} id={idOf(line)} tabIndex={line === open ? -1 : undefined}>
                <UnbrokenNumbers text={t('order.line', { line, text })} />
                {question === 'several' && <p>{t('order.several')}</p>}
              </li>
            ))}
          </ul>
          <p>{t('order.help')}</p>
        </section>
      )}
      {notes.length > 0 && (
        <details className="fold">
          <summary>
            <span>{t('order.notes', { count: notes.length })}</span>
          </summary>
          <ul>
            {notes.map(({ line, text }) => (
              <li key={line}>
                <UnbrokenNumbers text={t('order.line', { line, text })} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {order.more > 0 && <p>{t('order.more', { count: order.more })}</p>}
      {exceeding.length > 0 && (
        <p>
          <span>{exceedingLinesText(t, exceeding.length, language)}</span>{' '}
          <UnbrokenNumbers text={exceeding.map((item) => orderedText(item, language)).join(', ')} />
        </p>
      )}
      {isOverfull && <p>{t('order.room', { max: maxItems })}</p>}
      {isUnclear && <RestChoice id={idOf(undefined)} formId={formId} isRestSent={isRestSent} />}
      {(order.more > 0 || restLength > longRest) && (
        <p>{t('order.longRest', { max: maxLengths.orderLines.toLocaleString(language) })}</p>
      )}
      {faults.size > 0 && (
        <p className="field-error">
          <span>{t('order.faulty', { count: faults.size })}</span>
        </p>
      )}
    </div>
  );
};
