import { type HostData, HostProvider } from '@annuity-lantern/host-kit';
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
      <Header />
      <Breadcrumbs />
      <main id="main" data-finished="" tabIndex={-1}>
        <CurrentPage />
      </main>
      <Footer />
      <NavigationBridge />
      <HeadOfRoute />
      <ToastArea />
    </HostProvider>
  );
}
