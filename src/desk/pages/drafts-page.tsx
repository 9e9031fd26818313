import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { DescribedDraft } from '#contracts/desk/content-views.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

type View = ViewOf<'drafts'>;

const Outcome = ({ outcome }: Pick<View, 'outcome'>): ReactNode => {
  const { t } = useTranslation('desk');
  if (!outcome) return undefined;
  if (outcome.kind === 'published')
    return (
      <output className="success">
        {t('drafts.published', { count: outcome.files })}{' '}
        {outcome.unwritten.length > 0 && t('drafts.unwritten', { files: outcome.unwritten.join(', ') })}
      </output>
    );
  if (outcome.kind === 'stale' || outcome.kind === 'clash')
    return (
      <p role="alert" className="alert">
        {outcome.kind === 'stale'
          ? t('drafts.stale', { files: outcome.files.join(', ') })
          : t('drafts.clash', { files: outcome.files.join(', ') })}
      </p>
    );
  if (outcome.kind === 'invalid')
    return (
      <div role="alert" className="alert">
        <p>{t('drafts.invalid')}</p>
        <ul>
          {outcome.problems.map(({ file, line, text }) => (
            <li key={`${file}:${line} ${text}`}>
              <a href={deskPaths.contentFile(file)}>{file}</a>
              {` ${text}`}
            </li>
          ))}
        </ul>
      </div>
    );
  const { kind } = outcome;
  return <output className="success">{t(`drafts.${kind}`)}</output>;
};

const Row = ({ draft }: { readonly draft: DescribedDraft }): ReactNode => {
  const { language } = useFrame();
  const { file, version, title, changes, author, changedAt } = draft;
  return (
    <li>
      <label className="yes-no">
        <input type="checkbox" name="draft" value={`${version} ${file}`} defaultChecked />
        <span>
          <strong>{title}</strong>
          {changes.map((change) => (
            <span key={change} className="change">
              {change}
            </span>
          ))}
          <small>{`${author}, ${formatMoment(changedAt, language)}`}</small>
        </span>
      </label>
      <a href={deskPaths.contentFile(file)}>{file}</a>
    </li>
  );
};

/** Drafts of everybody with what they change, of which some or all are published. */
export const DraftsPage = ({ drafts, outcome }: View): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      <div className="title">
        <h1>{t('drafts.title')}</h1>
        <a href={deskPaths.publications}>{t('drafts.history')}</a>
      </div>
      <Outcome outcome={outcome} />
      {drafts.length === 0 ? (
        <p>{t('drafts.empty')}</p>
      ) : (
        <form method="post" action={deskPaths.publish}>
          <ul className="drafts">
            {drafts.map((draft) => (
              <Row key={draft.file} draft={draft} />
            ))}
          </ul>
          <p className="actions">
            <button className="button">{t('drafts.publish')}</button>
          </p>
          <details className="group">
            <summary>{t('drafts.discard')}</summary>
            <p>{t('drafts.ask')}</p>
            <button className="button secondary" formAction={deskPaths.discard}>
              {t('drafts.confirm')}
            </button>
          </details>
        </form>
      )}
    </>
  );
};
