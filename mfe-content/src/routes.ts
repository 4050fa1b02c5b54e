import type { RouteRow } from '@annuity-lantern/contracts/routes';

/** The pages of this remote. Data only: the build turns it into `route-manifest.json`. */
export const routes: readonly RouteRow[] = [
  {
    id: 'home',
    path: '/',
    head: {
      title: 'Annuity Lantern: annuities in plain words',
      description:
        'Free education about annuities for people near or in retirement: calculators that show their working, resources to print, and a consultation without pressure.',
      keywords: ['annuities', 'annuity education', 'retirement income', 'annuity fees', 'surrender period', 'fixed index annuity', 'MYGA'],
    },
    indexable: true,
  },
  {
    id: 'figures',
    path: '/about/figures',
    head: {
      title: 'Where each figure comes from',
      description:
        'Every figure this site uses about itself and about annuities, with its wording, its source, its date, its owner and how far it can be relied on.',
      keywords: ['sources', 'claims', 'annuity statistics', 'annuity figures'],
    },
    indexable: true,
  },
  {
    id: 'consultation',
    path: '/consultation',
    head: {
      title: 'Schedule Your Consultation',
      description:
        'Ask for a free consultation about an annuity you own or are offered: 30 to 45 minutes with a licensed advisor, second opinions welcome, no pressure.',
      keywords: ['annuity consultation', 'free annuity advice', 'annuity second opinion', 'retirement income advisor'],
    },
    indexable: true,
  },
  {
    id: 'annuity-review',
    path: '/annuity-review',
    head: {
      title: 'Free Annuity Review',
      description:
        'Have an annuity you own looked at for free: contract terms, fees, performance, benefits, timing and future planning, in plain words and without obligation.',
      keywords: ['annuity review', 'annuity fees', 'surrender charge', 'income rider', 'annuity second opinion'],
    },
    indexable: true,
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    head: {
      title: 'Privacy Policy',
      description: 'What this site stores about you, why, who can read it, how long it is kept, and how to have it corrected or deleted.',
      keywords: ['privacy policy', 'personal data', 'data deletion'],
    },
    indexable: true,
  },
  {
    id: 'terms-of-use',
    path: '/terms-of-use',
    head: {
      title: 'Terms of Use',
      description: 'What this site is and is not: education about annuities, examples instead of quotes, no advice, no rate reserved.',
      keywords: ['terms of use', 'annuity disclaimer', 'educational content'],
    },
    indexable: true,
  },
];
