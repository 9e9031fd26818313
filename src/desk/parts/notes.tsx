import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { RequestView } from '#contracts/desk/views.ts';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

interface Props {
  readonly view: RequestView;
}

const Fault = ({ note }: Pick<RequestView, 'note'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  if (!note) return undefined;
  const { format } = new Intl.NumberFormat(language);
  return (
    <p id="note-fault" role="alert" className="alert">
      {note.text === ''
        ? t('request.noteEmpty')
        : t('request.noteTooLong', { max: format(note.max), length: format(note.text.length) })}
    </p>
  );
};

const NoteForm = ({ view }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { request, note } = view;
  return (
    <form method="post" action={deskPaths.notes(request.id)} className="no-print">
      <Fault note={note} />
      <label>
        {t('request.note')}
        <textarea
          name="text"
          rows={3}
          defaultValue={note?.text}
          data-draft={`note ${request.id}`}
          aria-describedby={note ? 'note-fault note-hint' : 'note-hint'}
          aria-invalid={note ? true : undefined}
        />
      </label>
      <p id="note-hint" className="hint">
        {t('request.noteHint')}
      </p>
      <button className="button secondary">{t('request.addNote')}</button>
    </form>
  );
};

/** Notes of staff about a request, and the form of another one. */
export const Notes = ({ view }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  const { notes } = view;
  return (
    <section>
      <h2>{t('request.notes')}</h2>
      <div data-live="notes">
        {notes.length === 0 ? (
          <p className="hint">{t('request.noNotes')}</p>
        ) : (
          <ol className="notes">
            {notes.map(({ at, author, text }) => (
              <li key={`${at.toISOString()} ${author}`}>
                <p className="text">{text}</p>
                <small>{`${author}, ${formatMoment(at, language)}`}</small>
              </li>
            ))}
          </ol>
        )}
      </div>
      <NoteForm view={view} />
    </section>
  );
};
