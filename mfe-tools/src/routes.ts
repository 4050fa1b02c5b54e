import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import { toolNames } from '@annuity-lantern/contracts/tools';

const rows = [
  {
    id: 'comparison-tools',
    path: '/comparison-tools',
    head: {
      title: 'Annuity Rate Comparison Tool',
      description:
        'Fixed and fixed index annuity rates side by side: how long each rate is guaranteed, how long leaving costs, the minimum premium, the date and the source.',
      keywords: ['annuity rates', 'compare annuity rates', 'MYGA rates', 'fixed index annuity cap rates', 'guaranteed rate'],
    },
    updatedOn: '2026-11-28',
    indexable: true,
  },
  {
    id: 'annuity-comparison',
    path: '/annuity-comparison',
    head: {
      title: toolNames['annuity-comparison'],
      description:
        'Three kinds of annuity, or two or three of your choice, side by side in dollars: what each surely pays, could pay, costs to leave and leaves to heirs.',
      keywords: ['annuity comparison', 'compare annuities', 'fixed index annuity', 'MYGA', 'surrender charge', 'variable annuity'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'retirement-calculator',
    path: '/retirement-calculator',
    aliases: ['/calculator'],
    head: {
      title: toolNames['retirement-calculator'],
      description:
        'What a sum paid into an annuity could pay each month for life, by income start age, with its payout rate, break-even age and the math.',
      keywords: ['annuity payout calculator', 'retirement income calculator', 'lifetime income', 'annuity payout rate', 'break-even age'],
    },
    updatedOn: '2026-11-26',
    indexable: true,
  },
  {
    id: 'income-planning',
    path: '/income-planning',
    head: {
      title: toolNames['income-planning'],
      description:
        'Social Security and an annuity together, month by month: what they pay, what that buys after inflation, and how likely it is to be needed.',
      keywords: [
        'retirement income planner',
        'Social Security claiming age',
        'annuity income',
        'income in today’s dollars',
        'survivor benefit',
      ],
    },
    updatedOn: '2026-11-28',
    indexable: true,
  },
  {
    id: 'contract-check',
    path: '/annuity-review/check',
    parent: 'annuity-review',
    head: {
      title: toolNames['contract-check'],
      description:
        'Check an annuity yourself: what its brochure said in dollars, then four questions on fees, surrender years and rider, red flags with their math, and what to ask.',
      keywords: [
        'annuity contract check',
        'bad annuity',
        'surrender charge',
        'annuity fees',
        'guaranteed roll-up',
        'annuity brochure',
        'bonus annuity',
      ],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'leave-or-stay',
    path: '/annuity-review/leave-or-stay',
    parent: 'annuity-review',
    head: {
      title: `${toolNames['leave-or-stay']}: Annuity Exchange`,
      description:
        'Should you exchange your annuity for a new one? What leaving costs today, with charge and market value adjustment, and when it would pay for itself.',
      keywords: [
        'annuity exchange',
        '1035 exchange break-even',
        'surrender charge',
        'free withdrawal',
        'market value adjustment',
        'replace an annuity',
      ],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'pension-choice',
    path: '/pension-choice',
    head: {
      title: `${toolNames['pension-choice']}: Lump Sum or Monthly?`,
      description:
        'Lump sum or monthly pension, and how much to a spouse? Each offer’s worth today on average, the interest it pays, and who gets what, when.',
      keywords: ['lump sum or pension', 'pension choice', 'joint and survivor', 'single life pension', 'pension max', 'pension buyout'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'required-withdrawal',
    path: '/required-withdrawal',
    head: {
      title: `${toolNames['required-withdrawal']}: How Much This Year?`,
      description:
        'The required minimum distribution of a traditional IRA or a plan: how much you must take out this year, by when, and what a missed one costs.',
      keywords: ['required minimum distribution', 'RMD calculator', 'IRA withdrawal', 'RMD by age', 'missed RMD'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'do-i-need-one',
    path: '/do-i-need-one',
    head: {
      title: 'Do I Need an Annuity? Six Questions',
      description:
        'Should you skip an annuity? Six questions on cash, debt, health, need, Medicaid and the account. They may end with a no, and say why.',
      keywords: ['do I need an annuity', 'should I skip an annuity', 'who should not buy an annuity', 'annuity alternatives'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'quote-check',
    path: '/quote-check',
    head: {
      title: `${toolNames['quote-check']}: What Comes Back`,
      description:
        'What does an annuity quote give back? Cents of each dollar on average, the interest it amounts to, and every payout option for the same price.',
      keywords: ['annuity quote', 'immediate annuity quote', 'payout options', 'period certain', 'cash refund', 'joint life annuity'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
  {
    id: 'four-ways',
    path: '/four-ways',
    head: {
      title: `${toolNames['four-ways']}: Since 1871`,
      description:
        'Annuity, portfolio, part of each, or a bond ladder: what each way to an income buys and costs, and how long it lasted from every start since 1871.',
      keywords: ['annuity or portfolio', '4% rule', 'safe withdrawal rate', 'TIPS ladder', 'bond ladder', 'retirement income in history'],
    },
    updatedOn: '2026-11-29',
    indexable: true,
  },
] as const satisfies readonly RouteRow[];

type Row = (typeof rows)[number];
/** Pages that search engines see. They are drawn on the server too. */
type IndexableRow = Extract<Row, { readonly indexable: true }>;

export type RouteId = Row['id'];
export type IndexableId = IndexableRow['id'];
export type IndexablePath = IndexableRow['path'];

/** The pages of this remote. Data only: the build turns it into `route-manifest.json`. */
export const routes: readonly RouteRow[] = rows;

declare module '@annuity-lantern/contracts/routes' {
  interface SiteRoutes extends Record<RouteId, true> {}
}
