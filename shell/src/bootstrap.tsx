import { adoptComfort } from '@annuity-lantern/host-kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readHostData } from './host-data.ts';
import { registerRemotes } from './remotes/load-page.ts';
import { rememberServedPage } from './remotes/served-page.ts';

/**
 * Brings the served page to life. Header and footer work at once; the page itself stays as it was served, with all that
 * was typed into it, until its remote has answered and React has taken it over in place.
 */
export async function bootstrap(): Promise<void> {
  await pause();
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found!');
  const host = readHostData();
  registerRemotes(host.routes);
  const app = <App host={host} />;
  await pause();
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
}

/** Lets the browser draw and answer a tap between two pieces of work, each of which keeps a cheap phone busy for a good part of a tenth of a second. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
