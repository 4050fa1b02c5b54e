import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { mountStandalone } from '@annuity-lantern/host-kit/standalone';
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
  sampleHost({ routes: servedBy('mfe-content', routes), publicOrigin: window.location.origin }),
);
