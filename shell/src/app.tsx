import { type HostData, HostProvider } from '@annuity-lantern/host-kit';
import { Route, Switch } from 'wouter';
import { Breadcrumbs } from './chrome/breadcrumbs.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { SkipLink } from './chrome/skip-link.tsx';
import { HeadOfRoute } from './head/head-of-route.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
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
        <Switch>
          {host.routes.flatMap((route) =>
            [route.path, ...(route.aliases ?? [])].map((path) => (
              <Route key={path} path={path}>
                <RemotePage key={route.id} route={route} />
              </Route>
            )),
          )}
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </main>
      <Footer />
      <NavigationBridge />
      <HeadOfRoute />
      <ToastArea />
    </HostProvider>
  );
}
