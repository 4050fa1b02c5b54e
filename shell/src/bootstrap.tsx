import { adoptComfort } from '@annuity-lantern/host-kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readHostData } from './host-data.ts';
import { pause } from './pause.ts';
import { registerRemotes } from './remotes/load-page.ts';
import { rememberServedPage } from './remotes/served-page.ts';
import { warmOnIntent } from './remotes/warm-on-intent.ts';
import { tidyHere } from './router/tidy-here.ts';

/**
 * Hydrates the served page. Header and footer work at once. The page itself stays as served, typed text included, until
 * its remote has loaded.
 */
export async function bootstrap(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found!');
  const host = readHostData();
  registerRemotes(host.routes);
  const app = <App host={host} />;
  await pause();
  await tidyHere();
  const served = root.querySelector('main[data-finished]');
  if (served) {
    rememberServedPage(window.location.pathname, served.innerHTML);
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  adoptComfort();
  warmOnIntent(host.routes);
}
