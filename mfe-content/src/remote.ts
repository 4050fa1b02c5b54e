import { CONTRACT_VERSION, type RemoteModule } from '@annuity-lantern/host-kit';
import type { RouteId } from './routes.ts';

export const contractVersion = CONTRACT_VERSION;

/** Each page is a chunk of its own; the route manifest finds its files by the chunk's name, `page-<route id>`. */
export const pages = {
  home: () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page.tsx'),
  tools: () => import(/* webpackChunkName: "page-tools" */ './pages/tools/tools-page.tsx'),
  figures: () => import(/* webpackChunkName: "page-figures" */ './pages/figures/figures-page.tsx'),
  consultation: () => import(/* webpackChunkName: "page-consultation" */ './pages/consultation/consultation-page.tsx'),
  'annuity-review': () => import(/* webpackChunkName: "page-annuity-review" */ './pages/annuity-review/annuity-review-page.tsx'),
  'privacy-policy': () => import(/* webpackChunkName: "page-privacy-policy" */ './pages/privacy-policy/privacy-policy-page.tsx'),
  'terms-of-use': () => import(/* webpackChunkName: "page-terms-of-use" */ './pages/terms-of-use/terms-of-use-page.tsx'),
  corrections: () => import(/* webpackChunkName: "page-corrections" */ './pages/corrections/corrections-page.tsx'),
  accessibility: () => import(/* webpackChunkName: "page-accessibility" */ './pages/accessibility/accessibility-page.tsx'),
  about: () => import(/* webpackChunkName: "page-about" */ './pages/about/about-page.tsx'),
  education: () => import(/* webpackChunkName: "page-education" */ './pages/education/education-page.tsx'),
  'fia-mastery': () => import(/* webpackChunkName: "page-fia-mastery" */ './pages/fia-mastery/fia-mastery-page.tsx'),
  'course-worksheet': () => import(/* webpackChunkName: "page-course-worksheet" */ './pages/course-worksheet/course-worksheet-page.tsx'),
  'course-certificate': () =>
    import(/* webpackChunkName: "page-course-certificate" */ './pages/course-certificate/course-certificate-page.tsx'),
  'course-materials': () => import(/* webpackChunkName: "page-course-materials" */ './pages/course-materials/course-materials-page.tsx'),
  'annuity-types': () => import(/* webpackChunkName: "page-annuity-types" */ './pages/annuity-types/annuity-types-page.tsx'),
  'immediate-annuity': () => import(/* webpackChunkName: "page-immediate-annuity" */ './pages/annuity-types/immediate-annuity-page.tsx'),
  'deferred-income-annuity': () =>
    import(/* webpackChunkName: "page-deferred-income-annuity" */ './pages/annuity-types/deferred-income-annuity-page.tsx'),
  'multi-year-annuity': () => import(/* webpackChunkName: "page-multi-year-annuity" */ './pages/annuity-types/multi-year-annuity-page.tsx'),
  'fixed-index-annuity': () =>
    import(/* webpackChunkName: "page-fixed-index-annuity" */ './pages/annuity-types/fixed-index-annuity-page.tsx'),
  'variable-annuity': () => import(/* webpackChunkName: "page-variable-annuity" */ './pages/annuity-types/variable-annuity-page.tsx'),
  glossary: () => import(/* webpackChunkName: "page-glossary" */ './pages/glossary/glossary-page.tsx'),
  resources: () => import(/* webpackChunkName: "page-resources" */ './pages/resources/resources-page.tsx'),
  'annuity-alert': () => import(/* webpackChunkName: "page-annuity-alert" */ './pages/annuity-alert/annuity-alert-page.tsx'),
  'free-look': () => import(/* webpackChunkName: "page-free-look" */ './pages/free-look/free-look-page.tsx'),
  'renewal-window': () => import(/* webpackChunkName: "page-renewal-window" */ './pages/renewal-window/renewal-window-page.tsx'),
  'inherited-annuity': () =>
    import(/* webpackChunkName: "page-inherited-annuity" */ './pages/inherited-annuity/inherited-annuity-page.tsx'),
  reminders: () => import(/* webpackChunkName: "page-reminders" */ './pages/reminders/reminders-page.tsx'),
  'my-request': () => import(/* webpackChunkName: "page-my-request" */ './pages/my-request/my-request-page.tsx'),
  'for-advisors': () => import(/* webpackChunkName: "page-for-advisors" */ './pages/for-advisors/for-advisors-page.tsx'),
} satisfies RemoteModule<RouteId>['pages'];

export const search = () => import(/* webpackChunkName: "search-entries" */ './search-entries.ts');
