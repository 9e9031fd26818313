import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '#contracts/desk/describe-changes.ts';
import { fieldName, listActionName, listActionValue, newKeyName } from '#contracts/desk/field-names.ts';
import { type FieldKind, type FieldSchema, kindOf, resolveSchema } from '#contracts/desk/json-schema.ts';
import { type Json, type JsonPath, isList, isObject, valueAt } from '#domain/desk/publishing/json.ts';
import type { DraftProblem } from '#domain/desk/publishing/ports.ts';
import { useFrame } from '../frame/frame.ts';

interface Place {
  readonly schema: FieldSchema;
  readonly path: JsonPath;
  readonly value: Json | undefined;
  readonly isRequired: boolean;
}

interface FieldsProps extends Place {
  readonly problems: readonly DraftProblem[];
}

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const linesOf = (value: Json | undefined): string =>
  isList(value) ? value.map(textOf).join('\n') : textOf(value);

const isAt = (problem: DraftProblem, path: JsonPath): boolean => fieldName(problem.path) === fieldName(path);

const faultId = (path: JsonPath): string => `fault ${fieldName(path)}`.replaceAll(' ', '-');

/** Problems of a place, below its field. */
const Faults = ({ path, problems }: Pick<FieldsProps, 'path' | 'problems'>): ReactNode => {
  const found = problems.filter((problem) => isAt(problem, path));
  return found.length === 0 ? undefined : (
    <p id={faultId(path)} className="fault">
      {found.map(({ text }) => text).join(' ')}
    </p>
  );
};

interface TextProps extends Pick<FieldsProps, 'path' | 'problems'> {
  readonly label: ReactNode;
  readonly text: string;
  readonly lang?: string | undefined;
  readonly isMissing?: boolean;
}

const TextField = ({ path, problems, label, text, lang, isMissing = false }: TextProps): ReactNode => (
  <label className={isMissing ? 'missing' : undefined}>
    {label}
    <textarea
      name={fieldName(path)}
      id={fieldName(path)}
      rows={1}
      lang={lang}
      defaultValue={text}
      aria-describedby={problems.some((problem) => isAt(problem, path)) ? faultId(path) : undefined}
    />
    <Faults path={path} problems={problems} />
  </label>
);

/** A text in both languages, side by side; one that is empty beside the other is marked. */
const Localised = ({ path, value, problems }: FieldsProps): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  const texts = {
    tr: textOf(isObject(value) ? value['tr'] : undefined),
    en: textOf(isObject(value) ? value['en'] : undefined),
  };
  const isHalf = (texts.tr === '') !== (texts.en === '');
  return (
    <div className="localised">
      {(['tr', 'en'] as const).map((language) => (
        <TextField
          key={language}
          path={[...path, language]}
          problems={problems}
          lang={language}
          label={t(`requests:languageNames.${language}`)}
          text={texts[language]}
          isMissing={isHalf && texts[language] === ''}
        />
      ))}
      <Faults path={path} problems={problems} />
    </div>
  );
};

interface ButtonProps {
  readonly action: Parameters<typeof listActionValue>[0];
  readonly path: JsonPath;
  readonly children: ReactNode;
}

const ListButton = ({ action, path, children }: ButtonProps): ReactNode => (
  <button className="plain" name={listActionName} value={listActionValue(action, path)}>
    {children}
  </button>
);

const List = ({ path, value, problems, items }: FieldsProps & { readonly items: FieldSchema }): ReactNode => {
  const { t } = useTranslation('desk');
  const entries = isList(value) ? value : [];
  return (
    <>
      <Faults path={path} problems={problems} />
      <ol className="entries">
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rendered once, on the server
          <li key={index}>
            <Fields schema={items} path={[...path, index]} value={entry} isRequired problems={problems} />
            <p className="actions">
              {index > 0 && (
                <ListButton action="up" path={[...path, index]}>
                  {t('content.up')}
                </ListButton>
              )}
              {index < entries.length - 1 && (
                <ListButton action="down" path={[...path, index]}>
                  {t('content.down')}
                </ListButton>
              )}
              <ListButton action="remove" path={[...path, index]}>
                {t('content.remove')}
              </ListButton>
            </p>
          </li>
        ))}
      </ol>
      <ListButton action="add" path={path}>
        {t('content.add')}
      </ListButton>
    </>
  );
};

/** One field of a group with its label. */
const Labelled = (props: FieldsProps & { readonly name: string }): ReactNode => {
  const { language } = useFrame();
  const { name, schema, path, value, problems, isRequired } = props;
  const { kind } = kindOf(schema);
  const label = fieldLabel(name, language);
  if (kind === 'text' || kind === 'number' || kind === 'date' || kind === 'yesNo' || kind === 'choice')
    return <Simple {...props} label={label} />;
  if (kind === 'lines' || kind === 'textOrLines')
    return <TextField path={path} problems={problems} label={label} text={linesOf(value)} />;
  // What may be left out, and is, takes no room.
  const isOpen = isRequired || value !== undefined;
  return (
    <details open={isOpen} className="group" id={fieldName(path)}>
      <summary>{label}</summary>
      <Fields schema={schema} path={path} value={value} isRequired={isRequired} problems={problems} />
    </details>
  );
};

const Simple = ({
  schema,
  path,
  value,
  problems,
  label,
  isRequired,
}: FieldsProps & { readonly label: string }): ReactNode => {
  const { t } = useTranslation('desk');
  const kind: FieldKind = kindOf(schema);
  const name = fieldName(path);
  if (kind.kind === 'yesNo')
    return (
      <label className="yes-no">
        <input type="checkbox" name={name} value="yes" defaultChecked={value === true} />
        <span>{label}</span>
      </label>
    );
  if (kind.kind === 'choice')
    return (
      <label>
        {label}
        <select name={name} defaultValue={textOf(value)}>
          {(!isRequired || value === undefined) && <option value="">{t('content.none')}</option>}
          {kind.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Faults path={path} problems={problems} />
      </label>
    );
  if (kind.kind === 'date' || kind.kind === 'number')
    return (
      <label>
        {label}
        <input
          name={name}
          id={name}
          type={kind.kind === 'date' ? 'date' : 'text'}
          inputMode={kind.kind === 'number' ? 'decimal' : undefined}
          defaultValue={textOf(value)}
        />
        <Faults path={path} problems={problems} />
      </label>
    );
  return <TextField path={path} problems={problems} label={label} text={textOf(value)} />;
};

const Group = ({ schema: given, path, value, problems }: FieldsProps): ReactNode => {
  const schema = resolveSchema(given);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => (
    <Labelled
      key={name}
      name={name}
      schema={property}
      path={[...path, name]}
      value={isObject(value) ? valueAt(value, name) : undefined}
      isRequired={schema.required?.includes(name) ?? false}
      problems={problems}
    />
  ));
};

const RecordFields = ({
  path,
  value,
  problems,
  values,
}: FieldsProps & { readonly values: FieldSchema }): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      <Faults path={path} problems={problems} />
      {Object.entries(isObject(value) ? value : {}).map(([name, entry]) => (
        <Labelled
          key={name}
          name={name}
          schema={values}
          path={[...path, name]}
          value={entry}
          isRequired={false}
          problems={problems}
        />
      ))}
      <label>
        {t('content.newKey')}
        <input name={newKeyName(path)} />
      </label>
    </>
  );
};

/** Fields of a list whose entries are each another thing, in one row. */
const Tuple = ({
  path,
  value,
  problems,
  items,
}: FieldsProps & { readonly items: readonly FieldSchema[] }): ReactNode => (
  <div className="localised">
    {items.map((schema, index) => (
      <Simple
        key={fieldName([...path, index])}
        schema={schema}
        path={[...path, index]}
        value={isList(value) ? value[index] : undefined}
        isRequired
        problems={problems}
        label={String(index + 1)}
      />
    ))}
    <Faults path={path} problems={problems} />
  </div>
);

/** Fields for a value, as its schema has it. */
export const Fields = (props: FieldsProps): ReactNode => {
  const kind = kindOf(props.schema);
  switch (kind.kind) {
    case 'localised':
      return <Localised {...props} />;
    case 'group':
      return <Group {...props} />;
    case 'list':
      return <List {...props} items={kind.items} />;
    case 'tuple':
      return <Tuple {...props} items={kind.items} />;
    case 'record':
      return <RecordFields {...props} values={kind.values} />;
    case 'lines':
    case 'textOrLines':
      return <TextField {...props} label="" text={linesOf(props.value)} />;
    case 'text':
    case 'date':
    case 'choice':
    case 'number':
    case 'yesNo':
      break;
  }
  return <Simple {...props} label="" />;
};
