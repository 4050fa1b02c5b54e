import { createFragmentRenderer } from '@annuity-lantern/host-kit/server';
import AboutPage from './pages/about/about-page.tsx';
import AccessibilityPage from './pages/accessibility/accessibility-page.tsx';
import AnnuityAlertPage from './pages/annuity-alert/annuity-alert-page.tsx';
import AnnuityReviewPage from './pages/annuity-review/annuity-review-page.tsx';
import AnnuityTypesPage from './pages/annuity-types/annuity-types-page.tsx';
import DeferredIncomeAnnuityPage from './pages/annuity-types/deferred-income-annuity-page.tsx';
import FixedIndexAnnuityPage from './pages/annuity-types/fixed-index-annuity-page.tsx';
import ImmediateAnnuityPage from './pages/annuity-types/immediate-annuity-page.tsx';
import MultiYearAnnuityPage from './pages/annuity-types/multi-year-annuity-page.tsx';
import VariableAnnuityPage from './pages/annuity-types/variable-annuity-page.tsx';
import ConsultationPage from './pages/consultation/consultation-page.tsx';
import CorrectionsPage from './pages/corrections/corrections-page.tsx';
import EducationPage from './pages/education/education-page.tsx';
import FiaMasteryPage from './pages/fia-mastery/fia-mastery-page.tsx';
import FiguresPage from './pages/figures/figures-page.tsx';
import ForAdvisorsPage from './pages/for-advisors/for-advisors-page.tsx';
import FreeLookPage from './pages/free-look/free-look-page.tsx';
import GlossaryPage from './pages/glossary/glossary-page.tsx';
import HomePage from './pages/home/home-page.tsx';
import InheritedAnnuityPage from './pages/inherited-annuity/inherited-annuity-page.tsx';
import PrivacyPolicyPage from './pages/privacy-policy/privacy-policy-page.tsx';
import RenewalWindowPage from './pages/renewal-window/renewal-window-page.tsx';
import ResourcesPage from './pages/resources/resources-page.tsx';
import TermsOfUsePage from './pages/terms-of-use/terms-of-use-page.tsx';
import ToolsPage from './pages/tools/tools-page.tsx';
import type { IndexableId } from './routes.ts';

export const renderFragment = createFragmentRenderer<IndexableId>({
  home: HomePage,
  tools: ToolsPage,
  figures: FiguresPage,
  consultation: ConsultationPage,
  'annuity-review': AnnuityReviewPage,
  'privacy-policy': PrivacyPolicyPage,
  'terms-of-use': TermsOfUsePage,
  corrections: CorrectionsPage,
  accessibility: AccessibilityPage,
  about: AboutPage,
  education: EducationPage,
  'fia-mastery': FiaMasteryPage,
  'annuity-types': AnnuityTypesPage,
  'immediate-annuity': ImmediateAnnuityPage,
  'deferred-income-annuity': DeferredIncomeAnnuityPage,
  'multi-year-annuity': MultiYearAnnuityPage,
  'fixed-index-annuity': FixedIndexAnnuityPage,
  'variable-annuity': VariableAnnuityPage,
  glossary: GlossaryPage,
  resources: ResourcesPage,
  'annuity-alert': AnnuityAlertPage,
  'free-look': FreeLookPage,
  'renewal-window': RenewalWindowPage,
  'inherited-annuity': InheritedAnnuityPage,
  'for-advisors': ForAdvisorsPage,
});
