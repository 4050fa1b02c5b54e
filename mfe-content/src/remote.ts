import { CONTRACT_VERSION, type RemoteModule } from '@annuity-lantern/host-kit';

export const contractVersion = CONTRACT_VERSION;

/** Each page is a chunk of its own; the route manifest finds its files by the chunk's name, `page-<route id>`. */
export const pages = {
  home: () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page.tsx'),
  figures: () => import(/* webpackChunkName: "page-figures" */ './pages/figures/figures-page.tsx'),
  consultation: () => import(/* webpackChunkName: "page-consultation" */ './pages/consultation/consultation-page.tsx'),
  'annuity-review': () => import(/* webpackChunkName: "page-annuity-review" */ './pages/annuity-review/annuity-review-page.tsx'),
  'privacy-policy': () => import(/* webpackChunkName: "page-privacy-policy" */ './pages/privacy-policy/privacy-policy-page.tsx'),
  'terms-of-use': () => import(/* webpackChunkName: "page-terms-of-use" */ './pages/terms-of-use/terms-of-use-page.tsx'),
} satisfies RemoteModule['pages'];
