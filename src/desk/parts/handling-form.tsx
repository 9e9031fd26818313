import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { RequestView } from '#contracts/desk/views.ts';
import { type Handling, handlingSteps, isOpenStep } from '#domain/desk/handling.ts';
import { formatLastDay } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

type Chosen = Pick<Handling, 'step' | 'assignee'>;

interface Props {
  readonly view: RequestView;
}

const Due = ({ view }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  const time = formatLastDay(view.dueAt, language);
  if (!isOpenStep(view.handling.step)) return undefined;
  return (
    <p className={view.isOverdue ? 'urgent' : undefined}>
      {`${t('request.due')}: `}
      {view.isOverdue ? t('request.overdue', { time }) : t('request.dueBy', { time })}
    </p>
  );
};

/** A change that another one saved meanwhile, beside what the user had chosen. */
export const Conflict = ({ view }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { handling, conflict } = view;
  if (!conflict) return undefined;
  const wordsOf = ({ step, assignee = t('request.nobody') }: Chosen) => ({
    step: t(`steps.${step}`),
    assignee,
  });
  return (
    <div role="alert" className="alert">
      <p>{t('request.conflict')}</p>
      <p>{t('request.theirs', wordsOf(handling))}</p>
      <p>{t('request.yours', wordsOf(conflict))}</p>
      <p>
        <a href="#handling">{t('request.decide')}</a>
      </p>
    </div>
  );
};

const Steps = ({ chosen }: { readonly chosen: Handling['step'] }): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <fieldset className="steps">
      <legend>{t('request.step')}</legend>
      {handlingSteps.map((step) => (
        <label key={step}>
          <input type="radio" name="step" value={step} defaultChecked={step === chosen} />
          <span>{t(`steps.${step}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};

const TakeForm = ({ view }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { user } = useFrame();
  const { request, handling } = view;
  if (user === undefined || handling.step !== 'new' || handling.assignee === user) return undefined;
  return (
    <form method="post" action={deskPaths.handling(request.id)}>
      <input type="hidden" name="version" value={handling.version} />
      <input type="hidden" name="assignee" value={user} />
      <button name="step" value="inWork" className="button secondary">
        {t('request.take')}
      </button>
    </form>
  );
};

/** Form of the state of work: who has the request, and how far it is. */
export const HandlingForm = ({ view }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { request, handling, conflict, assignees } = view;
  const { step, assignee = '' }: Chosen = conflict ?? handling;
  return (
    <section className="handling no-print" id="handling" data-live={conflict ? undefined : 'handling'}>
      <Due view={view} />
      {conflict === undefined && <TakeForm view={view} />}
      <form method="post" action={deskPaths.handling(request.id)}>
        <input type="hidden" name="version" value={handling.version} />
        <Steps chosen={step} />
        <label>
          {t('request.assignee')}
          <select name="assignee" defaultValue={assignee}>
            <option value="">{t('request.nobody')}</option>
            {assignees.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p className="actions">
          <button className="button secondary">
            {conflict ? t('request.saveAnyway') : t('request.save')}
          </button>
          {conflict && <a href={deskPaths.request(request.id)}>{t('request.keepTheirs')}</a>}
        </p>
      </form>
    </section>
  );
};
