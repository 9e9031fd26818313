import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLengths } from '#contracts/form-fields.ts';
import { type IdentifiedOrder, orderChoicePrefix, restFieldName } from '#contracts/order.ts';
import { type ListItem, encodeItems, maxItems } from '#contracts/list/items.ts';
import {
  type GroupedLines,
  type OrderAnswers,
  type OrderChoices,
  type OrderedLine,
  exceedingItems,
  faultyAnswers,
  groupLines,
} from '#contracts/taken-order.ts';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { openLineId } from '../form/submission/open-line.ts';
import { exceedingLinesText, orderedText } from './order-lines.ts';
import { Choice, Question } from './order-questions.tsx';

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
  readonly list: readonly ListItem[];
}

/** Length from which the visitor is told how much text goes along, in characters. */
const longRest = 0.75 * maxLengths.orderLines;

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

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Group = ({ title, children }: GroupProps): ReactNode => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
};

interface SureLinesProps extends Pick<Props, 'formId'> {
  readonly lines: readonly OrderedLine[];
}

const SureLines = ({ lines, formId }: SureLinesProps): ReactNode => {
  const language = useLanguage();
  return (
    <ul>
      {lines.map(({ line, items }) => (
        <li key={line}>
          <input type="hidden" form={formId} name={orderChoicePrefix + line} value={encodeItems(items)} />
          {items.map((item) => (
            <UnbrokenNumbers key={line} text={orderedText(item, language)} />
          ))}
        </li>
      ))}
    </ul>
  );
};

interface UnknownLinesProps {
  readonly lines: GroupedLines['unknown'];
  readonly idOf: (line: number) => string | undefined;
}

const UnknownLines = ({ lines, idOf }: UnknownLinesProps): ReactNode => {
  const { t } = useTranslation('request-list');
  return (
    <>
      <ul>
        {lines.map(({ line, text, question }) => {
          const id = idOf(line);
          return (
            <li key={line} id={id} tabIndex={id === undefined ? undefined : -1}>
              <UnbrokenNumbers text={t('order.line', { line, text })} />
              {question === 'several' && <p>{t('order.several')}</p>}
            </li>
          );
        })}
      </ul>
      <p>{t('order.help')}</p>
    </>
  );
};

/** More notes would push what is to be decided out of sight. */
const maxUnfoldedNotes = 5;

/** Lines that order nothing. */
const Notes = ({ notes }: Pick<GroupedLines, 'notes'>): ReactNode => {
  const { t } = useTranslation('request-list');
  return (
    <details className="fold" open={notes.length <= maxUnfoldedNotes}>
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
  );
};

/** Finds the first line that the visitor has to decide on: one with a fault, else one without an answer. */
const openLineOf = (
  { guessed, asked, unknown }: GroupedLines,
  fault: number | undefined,
  { choices, answers }: Pick<Props, 'choices' | 'answers'>,
): number | undefined =>
  fault ??
  [
    ...guessed.filter(({ line }) => !choices?.[line]),
    ...asked.filter(({ line }) => !answers?.[line]),
    ...unknown,
  ][0]?.line;

/** Lines that are not added as they are, and what becomes of them. */
const Remainder = ({
  order,
  formId,
  choices,
  answers,
  isRestSent = false,
  list,
  restId,
}: Props & { readonly restId: string | undefined }): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const { sure, guessed, asked, unknown, notes } = groupLines(order);
  const exceeding = exceedingItems(list, order, { choices: choices ?? {}, answers: answers ?? {}, language });
  const isOverfull = list.length + sure.length + guessed.length + asked.length > maxItems;
  const open = [...guessed, ...asked, ...unknown, ...notes];
  const isUnclear = open.length + order.more + exceeding.length > 0 || isOverfull || sure.length === 0;
  const restLength = open.reduce((length, line) => length + line.text.length, 0);
  return (
    <>
      {order.more > 0 && <p>{t('order.more', { count: order.more })}</p>}
      {exceeding.length > 0 && (
        <p>
          <span>{exceedingLinesText(t, exceeding.length, language)}</span>{' '}
          <UnbrokenNumbers text={exceeding.map((item) => orderedText(item, language)).join(', ')} />
        </p>
      )}
      {isOverfull && <p>{t('order.room', { max: maxItems })}</p>}
      {isUnclear && <RestChoice id={restId} formId={formId} isRestSent={isRestSent} />}
      {(order.more > 0 || restLength > longRest) && (
        <p>{t('order.longRest', { max: maxLengths.orderLines.toLocaleString(language) })}</p>
      )}
    </>
  );
};

/** Identified lines of an order, with the inputs that say what of it is to be added. */
export const OrderResult = (props: Props): ReactNode => {
  const { order, formId, choices, answers } = props;
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const groups = groupLines(order);
  const { sure, guessed, asked, unknown, notes } = groups;
  const faults = faultyAnswers(order, answers ?? {}, language);
  const [fault] = faults.keys();
  const open = openLineOf(groups, fault, props);
  const idOf = (line: number | undefined): string | undefined => (line === open ? openLineId : undefined);
  return (
    <div className="order-result">
      {sure.length > 0 && (
        <Group title={t('order.sure', { count: sure.length })}>
          <SureLines lines={sure} formId={formId} />
        </Group>
      )}
      {guessed.length > 0 && (
        <Group title={t('order.guessed', { count: guessed.length })}>
          {guessed.map((line) => (
            <Choice key={line.line} id={idOf(line.line)} {...line} choices={choices} formId={formId} />
          ))}
        </Group>
      )}
      {asked.length > 0 && (
        <Group title={t('order.asked', { count: asked.length })}>
          {asked.map((line) => (
            <Question
              key={line.line}
              id={idOf(line.line)}
              {...line}
              choices={choices}
              answer={answers?.[line.line]}
              fault={faults.get(line.line)}
              formId={formId}
            />
          ))}
        </Group>
      )}
      {unknown.length > 0 && (
        <Group title={t('order.unknown', { count: unknown.length })}>
          <UnknownLines lines={unknown} idOf={idOf} />
        </Group>
      )}
      {notes.length > 0 && <Notes notes={notes} />}
      <Remainder {...props} restId={idOf(undefined)} />
      {faults.size > 0 && (
        <p className="field-error">
          <span>{t('order.faulty', { count: faults.size })}</span>
        </p>
      )}
    </div>
  );
};
