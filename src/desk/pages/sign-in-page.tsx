import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';

const Failure = ({ failure }: Pick<ViewOf<'signIn'>, 'failure'>): ReactNode => {
  const { t } = useTranslation('desk');
  if (failure === undefined) return undefined;
  return (
    <p role="alert" id="failure" className="alert">
      {failure === 'wrong' ? t('signIn.wrong') : t('signIn.tooMany', { count: failure.retryInMinutes })}
    </p>
  );
};

export const SignInPage = ({ name, next, failure }: ViewOf<'signIn'>): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <form method="post" action={deskPaths.signIn} className="sign-in">
      <h1>{t('signIn.title')}</h1>
      <Failure failure={failure} />
      <input type="hidden" name="next" value={next} />
      <label>
        {t('signIn.name')}
        <input
          name="name"
          defaultValue={name}
          required
          data-focus={failure === undefined ? true : undefined}
          autoComplete="username"
          autoCapitalize="none"
        />
      </label>
      <label>
        {t('signIn.password')}
        <input
          name="password"
          type="password"
          required
          data-focus={failure === undefined ? undefined : true}
          aria-describedby={failure === undefined ? undefined : 'failure'}
          autoComplete="current-password"
        />
      </label>
      <button className="button">{t('signIn.submit')}</button>
    </form>
  );
};
