import { type HostData, HostProvider } from '@annuity-lantern/host-kit';
import { Part } from '@annuity-lantern/ui';
import { Breadcrumbs } from './chrome/breadcrumbs.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { SkipLink } from './chrome/skip-link.tsx';
import { HeadOfRoute } from './head/head-of-route.tsx';
import { CurrentPage } from './router/current-page.tsx';
import { NavigationBridge } from './router/navigation-bridge.tsx';
import { ToastArea } from './toasts/toast-area.tsx';

/** The whole document body: chrome around the page that the address names. */
export function App({ host }: { host: HostData }) {
  return (
    <HostProvider host={host}>
      <SkipLink />
      <Part>
        <Header />
      </Part>
      <Part>
        <Breadcrumbs />
      </Part>
      <main id="main" data-finished="" tabIndex={-1}>
        <CurrentPage />
      </main>
      <Part>
        <Footer />
      </Part>
      <Part>
        <NavigationBridge />
      </Part>
      <Part>
        <HeadOfRoute />
      </Part>
      <ToastArea />
    </HostProvider>
  );
}
