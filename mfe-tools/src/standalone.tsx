import '@annuity-lantern/ui/global.css';
import { mountStandalone } from '@annuity-lantern/host-kit/standalone';
import { sampleSite } from '@annuity-lantern/site/sample';
import RetirementCalculatorPage from './pages/retirement-calculator/retirement-calculator-page.tsx';
import { routes } from './routes.ts';

mountStandalone(
  { 'retirement-calculator': RetirementCalculatorPage },
  {
    routes: routes.map((route) => ({ ...route, remote: 'mfe-tools' })),
    site: { ...sampleSite, showSamples: true },
    publicOrigin: window.location.origin,
    indexing: false,
    analytics: false,
  },
);
