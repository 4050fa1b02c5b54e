import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import '@annuity-lantern/ui/global.css';
import { mountStandalone } from '@annuity-lantern/host-kit/standalone';
import AdminPage from './pages/admin/admin-page.tsx';
import { routes } from './routes.ts';

mountStandalone({ admin: AdminPage }, sampleHost({ routes: servedBy('mfe-admin', routes), publicOrigin: window.location.origin }));
