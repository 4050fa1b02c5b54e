import { mountStandalone } from '@annuity-lantern/host-kit/standalone';
import { sampleSite } from '@annuity-lantern/site/sample';
import AnnuityReviewPage from './pages/annuity-review/annuity-review-page.tsx';
import ConsultationPage from './pages/consultation/consultation-page.tsx';
import FiguresPage from './pages/figures/figures-page.tsx';
import HomePage from './pages/home/home-page.tsx';
import PrivacyPolicyPage from './pages/privacy-policy/privacy-policy-page.tsx';
import TermsOfUsePage from './pages/terms-of-use/terms-of-use-page.tsx';
import { routes } from './routes.ts';

mountStandalone(
  {
    home: HomePage,
    figures: FiguresPage,
    consultation: ConsultationPage,
    'annuity-review': AnnuityReviewPage,
    'privacy-policy': PrivacyPolicyPage,
    'terms-of-use': TermsOfUsePage,
  },
  {
    routes: routes.map((route) => ({ ...route, remote: 'mfe-content' })),
    site: { ...sampleSite, showSamples: true },
    publicOrigin: window.location.origin,
    indexing: false,
    analytics: false,
  },
);
