import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import '@annuity-lantern/ui/global.css';
import { mountStandalone } from '@annuity-lantern/host-kit/standalone';
import RetirementCalculatorPage from './pages/retirement-calculator/retirement-calculator-page.tsx';
import { routes } from './routes.ts';

mountStandalone(
  { 'retirement-calculator': RetirementCalculatorPage },
  sampleHost({ routes: servedBy('mfe-tools', routes), publicOrigin: window.location.origin }),
);
