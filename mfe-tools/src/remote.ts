import { CONTRACT_VERSION, type RemoteModule } from '@annuity-lantern/host-kit';

export const contractVersion = CONTRACT_VERSION;

/** Each page is a chunk of its own; the route manifest finds its files by the chunk's name, `page-<route id>`. */
export const pages = {
  'retirement-calculator': () =>
    import(/* webpackChunkName: "page-retirement-calculator" */ './pages/retirement-calculator/retirement-calculator-page.tsx'),
} satisfies RemoteModule['pages'];
