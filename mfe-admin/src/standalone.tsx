import '@annuity-lantern/ui/global.css';
import { mountStandalone } from '@annuity-lantern/host-kit/standalone';
import { sampleSite } from '@annuity-lantern/site/sample';
import AdminPage from './pages/admin/admin-page.tsx';
import { routes } from './routes.ts';

mountStandalone(
  { admin: AdminPage },
  {
    routes: routes.map((route) => ({ ...route, remote: 'mfe-admin' })),
    site: { ...sampleSite, showSamples: true },
    publicOrigin: window.location.origin,
    indexing: false,
    analytics: false,
  },
);
