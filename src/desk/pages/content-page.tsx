import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { folderTitle } from '#contracts/desk/describe-changes.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import { useFrame } from '../frame/frame.ts';

type View = ViewOf<'content'>;

const Files = ({ files }: Pick<View['groups'][number], 'files'>): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <ul className="content-files">
      {files.map(({ file, title, isDrafted }) => (
        <li key={file}>
          <a href={deskPaths.contentFile(file)}>{title}</a>
          {isDrafted && <small>{t('content.isDrafted')}</small>}
        </li>
      ))}
    </ul>
  );
};

/** Everything that staff edit, by kind. */
export const ContentPage = ({ groups }: View): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  return (
    <>
      <h1>{t('content.title')}</h1>
      {groups.map(({ folder, files }) => (
        <details key={folder} className="group" open={files.length < 20}>
          <summary>{`${folderTitle(folder, language)} (${files.length})`}</summary>
          <Files files={files} />
        </details>
      ))}
    </>
  );
};
