import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskFrame, DeskView } from '#contracts/desk/views.ts';
import { FrameContext } from './frame/frame.ts';
import { pageTitle } from './page-title.ts';
import { DeskHeader } from './parts/header.tsx';

interface Props {
  readonly view: DeskView;
  readonly frame: DeskFrame;
  readonly children: ReactNode;
}

/** Page of the desk as a document. Its script finds its texts in the attributes of `body`. */
export const DeskDocument = ({ view, frame, children }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${pageTitle(view, t)} · ${t('desk')}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={frame.assets.style} />
        <script type="module" src={frame.assets.script} />
      </head>
      <body
        data-address={frame.address}
        data-updated={t('updated')}
        data-stale={t('stale')}
        data-offline={t('offline')}
        data-restored={t('restored')}
      >
        <FrameContext value={frame}>
          <a className="skip" href="#content">
            {t('skip')}
          </a>
          <DeskHeader page={view.page} />
          <main id="content" tabIndex={-1}>
            <output className="live" id="live" />
            {children}
          </main>
        </FrameContext>
      </body>
    </html>
  );
};
