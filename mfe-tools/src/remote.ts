import { CONTRACT_VERSION, type RemoteModule } from '@annuity-lantern/host-kit';
import type { RouteId } from './routes.ts';

export const contractVersion = CONTRACT_VERSION;

/** Each page is a chunk of its own; the route manifest finds its files by the chunk's name, `page-<route id>`. */
export const pages = {
  'comparison-tools': () => import(/* webpackChunkName: "page-comparison-tools" */ './pages/comparison-tools/comparison-tools-page.tsx'),
  'annuity-comparison': () =>
    import(/* webpackChunkName: "page-annuity-comparison" */ './pages/annuity-comparison/annuity-comparison-page.tsx'),
  'retirement-calculator': () =>
    import(/* webpackChunkName: "page-retirement-calculator" */ './pages/retirement-calculator/retirement-calculator-page.tsx'),
  'income-planning': () => import(/* webpackChunkName: "page-income-planning" */ './pages/income-planning/income-planning-page.tsx'),
  'contract-check': () => import(/* webpackChunkName: "page-contract-check" */ './pages/contract-check/contract-check-page.tsx'),
  'leave-or-stay': () => import(/* webpackChunkName: "page-leave-or-stay" */ './pages/leave-or-stay/leave-or-stay-page.tsx'),
  'required-withdrawal': () =>
    import(/* webpackChunkName: "page-required-withdrawal" */ './pages/required-withdrawal/required-withdrawal-page.tsx'),
  'do-i-need-one': () => import(/* webpackChunkName: "page-do-i-need-one" */ './pages/do-i-need-one/do-i-need-one-page.tsx'),
  'pension-choice': () => import(/* webpackChunkName: "page-pension-choice" */ './pages/pension-choice/pension-choice-page.tsx'),
  'quote-check': () => import(/* webpackChunkName: "page-quote-check" */ './pages/quote-check/quote-check-page.tsx'),
  'four-ways': () => import(/* webpackChunkName: "page-four-ways" */ './pages/four-ways/four-ways-page.tsx'),
} satisfies RemoteModule<RouteId>['pages'];
