import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FilterField, type TypedFilter, filterFields, overdueValue } from '#contracts/desk/filter.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import { requestKinds } from '#domain/requests/visitor-request.ts';
import { languages } from '#domain/shared/language.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly name: FilterField;
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly Choice[];
}

const Select = ({ name, label, all, value, choices }: SelectProps): ReactNode => (
  <label>
    {label}
    <select name={name} defaultValue={value}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

interface Props {
  readonly filter: TypedFilter;
  /** Fields whose value was not understood. */
  readonly unread: readonly FilterField[];
  readonly assignees: readonly string[];
}

/** Filters beside the search and the state, which are out of sight until they are asked for, or one is set. */
const Selects = ({ filter, assignees }: Omit<Props, 'unread'>): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  return (
    <>
      <Select
        name="kind"
        label={t('list.kind')}
        all={t('list.all')}
        value={filter.kind}
        choices={requestKinds.map((value) => ({ value, label: t(`requests:kindNames.${value}`) }))}
      />
      <Select
        name="due"
        label={t('list.due')}
        all={t('list.all')}
        value={filter.due}
        choices={[{ value: overdueValue, label: t('list.overdueOnly') }]}
      />
      <Select
        name="assignee"
        label={t('list.assignee')}
        all={t('list.everyone')}
        value={filter.assignee}
        choices={assignees.map((value) => ({ value, label: value }))}
      />
      <Select
        name="language"
        label={t('list.language')}
        all={t('list.all')}
        value={filter.language}
        choices={languages.map((value) => ({ value, label: t(`requests:languageNames.${value}`) }))}
      />
    </>
  );
};

const Inputs = ({ filter, unread }: Omit<Props, 'assignees'>): ReactNode => {
  const { t } = useTranslation('desk');
  // A field for days takes nothing else; the page says what was not understood.
  const dayOf = (field: 'from' | 'until'): string => (unread.includes(field) ? '' : filter[field]);
  return (
    <>
      <label>
        {t('list.country')}
        <input name="country" defaultValue={filter.country} />
      </label>
      <label>
        {t('list.product')}
        <input name="product" defaultValue={filter.product} />
      </label>
      <label>
        {t('list.from')}
        <input name="from" type="date" defaultValue={dayOf('from')} />
      </label>
      <label>
        {t('list.until')}
        <input name="until" type="date" defaultValue={dayOf('until')} />
      </label>
    </>
  );
};

/** Form of the list's filter. */
export const FilterForm = ({ filter, unread, assignees }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const chosen = filterFields.filter((field) => filter[field] !== '');
  return (
    <search>
      <form className="filter" action={deskPaths.requests}>
        <input
          type="search"
          name="text"
          defaultValue={filter.text}
          placeholder={t('list.search')}
          aria-label={t('list.text')}
          aria-keyshortcuts="/"
        />
        <input type="hidden" name="step" value={filter.step} />
        <button className="button secondary">{t('list.filter')}</button>
        <details open={chosen.some((field) => field !== 'text' && field !== 'step')}>
          <summary>{t('list.more')}</summary>
          <div className="fields">
            <Selects filter={filter} assignees={assignees} />
            <Inputs filter={filter} unread={unread} />
          </div>
        </details>
        {chosen.length > 0 && <a href={deskPaths.requests}>{t('list.reset')}</a>}
      </form>
    </search>
  );
};
