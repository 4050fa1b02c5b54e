import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';

/** The pages of this remote. Data only: the build turns it into `route-manifest.json`. */
export const routes: readonly RouteRow[] = [
  {
    id: 'retirement-calculator',
    path: '/retirement-calculator',
    aliases: ['/calculator'],
    head: {
      title: 'Payout Calculator',
      description:
        'What a sum paid into an annuity could pay each month for life, by income start age, with its payout rate, break-even age and the working.',
      keywords: ['annuity payout calculator', 'retirement income calculator', 'lifetime income', 'annuity payout rate', 'break-even age'],
    },
    updatedOn: '2026-11-21',
    indexable: true,
  },
];
