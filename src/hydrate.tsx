import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { createHttpApi } from './api/http-api.ts';
import { App } from './app.tsx';
import { type Hydration, hydrationElementId } from './hydration.ts';
import { createI18n } from './i18n.ts';
import { createRoutes } from './routes.tsx';

/** Waits until the router has loaded the page's chunk: only then is the first render the server's. */
const whenReady = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Brings the server's page to life. A page without data (the failure page) stays as it is. */
export const hydrate = async (): Promise<void> => {
  const block = document.getElementById(hydrationElementId)?.textContent;
  if (!block) return;
  const { language, publicUrl, router: hydrationData }: Hydration = JSON.parse(block);
  const i18n = await createI18n(language);
  const routes = createRoutes({ api: createHttpApi(), i18n });
  const router = createBrowserRouter(routes, { hydrationData });
  await whenReady(router);
  hydrateRoot(
    document,
    <App i18n={i18n} publicUrl={publicUrl}>
      <RouterProvider router={router} />
    </App>,
  );
};
