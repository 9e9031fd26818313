import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '#contracts/form-messages.ts';
import { orderAmountPrefix, orderChoicePrefix } from '#contracts/order.ts';
import { encodeItems, itemKey } from '#contracts/list/items.ts';
import type { OrderChoices, OrderedLine } from '#contracts/taken-order.ts';
import { amountText } from '#domain/shared/unit.ts';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { selectOnPress } from '../../../lib/select-on-press.ts';
import { namedText, orderedText } from './order-lines.ts';

interface LineProps extends OrderedLine {
  /** Id of the form that its inputs belong to; by default the one around it. */
  readonly formId?: string | undefined;
  /** Choices that were made before, where the page came back. */
  readonly choices?: OrderChoices | undefined;
  /** Id, set if this is the first line that the visitor has to decide on. */
  readonly id: string | undefined;
}

/** Asks which of several items a line means. */
export const Choice = ({ id, line, text, items, formId, choices }: LineProps): ReactNode => {
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
              value={encodeItems([item])}
              defaultChecked={choices?.[line] === encodeItems([item])}
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
export const Question = ({
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
