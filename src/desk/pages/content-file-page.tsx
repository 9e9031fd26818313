import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '#contracts/desk/field-names.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import { Fields } from '../content/fields.tsx';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

type View = ViewOf<'contentFile'>;

const DraftState = ({ draft }: Pick<View, 'draft'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  if (!draft) return <p className="hint">{t('content.noDraft')}</p>;
  const { author, changedAt } = draft;
  return (
    <p className="hint">
      {t('content.draft', { author, time: formatMoment(changedAt, language) })}{' '}
      <a href={deskPaths.drafts}>{t('content.toDrafts')}</a>
    </p>
  );
};

/** Problems of the file, each with a link to its field. */
const Problems = ({ problems }: Pick<View, 'problems'>): ReactNode => {
  const { t } = useTranslation('desk');
  if (problems.length === 0) return undefined;
  return (
    <div className="alert">
      <p>{t('content.problems', { count: problems.length })}</p>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={fieldName(path) + text}>
            <a href={`#${encodeURIComponent(fieldName(path))}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Conflict = ({ isConflict, clashes }: Pick<View, 'isConflict' | 'clashes'>): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      {isConflict && (
        <p role="alert" className="alert">
          {t('content.conflict')}
        </p>
      )}
      {clashes.length > 0 && (
        <p role="alert" className="alert">
          {t('content.clash', { fields: clashes.map(({ path }) => fieldName(path)).join(', ') })}
        </p>
      )}
    </>
  );
};

/** A file of the content as a form. */
export const ContentFilePage = (view: View): ReactNode => {
  const { t } = useTranslation('desk');
  const { file, title, schema, value, version, fingerprint, problems, isSaved } = view;
  return (
    <>
      <p className="crumb">
        <a href={deskPaths.content}>{t('content.back')}</a>
      </p>
      <h1>
        {title}
        <small>{file}</small>
      </h1>
      {isSaved && <output className="success">{t('content.saved')}</output>}
      <Conflict isConflict={view.isConflict} clashes={view.clashes} />
      <DraftState draft={view.draft} />
      <Problems problems={problems} />
      <form method="post" action={deskPaths.contentFile(file)} className="content-form">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        {/* Enter in a field presses the first button of a form. */}
        <button className="first" tabIndex={-1} aria-hidden="true">
          {t('content.save')}
        </button>
        <Fields schema={schema} path={[]} value={value} isRequired problems={problems} />
        <p className="actions save">
          <button className="button">{t('content.save')}</button>
        </p>
      </form>
    </>
  );
};
