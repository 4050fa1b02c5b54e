import { formatDollars, formatShortPercent, formatYears } from '@annuity-lantern/domain/format-number';
import {
  type IncomeRun,
  type IncomeWanted,
  type IncomeWay,
  incomeInHistory,
  MOST_YEARS,
  type ShortBefore,
  type WayInHistory,
} from '@annuity-lantern/domain/income-in-history';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import { fromExample } from '../../../inputs/from-example.ts';
import { lifeNow } from '../../../inputs/life-inputs.ts';
import { sayOf100 } from '../../../people/say-chances.ts';
import type { WantedWays } from './read-ways.ts';
import { mainNames, waysFields, waysLabels } from './ways-fields.ts';

/** The age that answer and drawing are about. */
export const TARGET_AGE = 95;

/** Must be shown wherever a figure of history is. */
export const historyCredits =
  'Stocks and dividends: Robert Shiller. Prices: Bureau of Labor Statistics, before 1913 an index by Warren and Pearson. Ten-year yields: Federal Reserve.';

/** A way to the income, and what became of it from every start. */
export interface WayView {
  readonly id: 'annuity' | 'part' | 'portfolio' | 'ladder';
  readonly name: string;
  /** As a drawing has room for. */
  readonly short: string;
  readonly buys: string;
  readonly costs: string;
  readonly history: WayInHistory;
  /** Until {@link TARGET_AGE}. */
  readonly target: ShortBefore;
}

/** Everything that the page and the sheet of paper say. */
export interface WaysView {
  readonly wanted: WantedWays;
  readonly person: TablePerson;
  readonly isExample: boolean;
  readonly ways: readonly WayView[];
  readonly portfolio: WayView;
  readonly answer: { readonly lead: string; readonly figure: string; readonly words: string };
  readonly notes: readonly string[];
  readonly facts: readonly { readonly label: string; readonly figure: string }[];
  /** The drawing in words. */
  readonly sentence: string;
  /** Of a ladder of annuities; empty where nothing has to be said. */
  readonly tight: string;
}

export function waysView(wanted: WantedWays, thisYear: number): WaysView {
  const { texts, amount, income, rises, age, share, stocks, costs, ladder } = wanted;
  const life = lifeNow(age, texts.sex, thisYear);
  const mix = (annuityPercent: number) => ({ kind: 'portfolio', annuityPercent, stocksPercent: stocks, costsPercent: costs }) as const;
  const asked: IncomeWanted = { amount, yearlyIncome: income, rises, life };
  const wayOf = (way: IncomeWay, words: (history: WayInHistory) => Omit<WayView, 'history' | 'target'>): WayView => {
    const history = incomeInHistory(asked, way);
    return { ...words(history), history, target: history.before.find((one) => one.age === TARGET_AGE) as ShortBefore };
  };
  const rate = `${formatShortPercent(ladder.ratePercent)} a year${ladder.real ? ' above prices' : ''}`;
  const portfolio = wayOf(mix(0), () => ({
    id: 'portfolio',
    name: 'Portfolio',
    short: 'Portfolio',
    buys: 'All the money stays yours to use, and heirs get what is left.',
    costs: 'A bad start, rising prices or a long life can use it up. Then it pays nothing.',
  }));
  const ways = [
    wayOf(mix(100), ({ annuityIncome }) => ({
      id: 'annuity',
      name: 'Annuity',
      short: 'Annuity',
      buys: `${formatDollars(annuityIncome)} a year for life. It never stops.`,
      costs: 'All the money, for good: nothing is left for heirs. Level income buys less each year.',
    })),
    wayOf(mix(share), ({ annuityIncome }) => ({
      id: 'part',
      name: 'Part annuity, part portfolio',
      short: 'Part annuity',
      buys: `${formatDollars(annuityIncome)} a year for life. The rest of the money stays yours to use.`,
      costs: `${formatShortPercent(share)} of the money, for good. The rest can still run out.`,
    })),
    portfolio,
    wayOf(ladder, () => ({
      id: 'ladder',
      name: 'Ladder',
      short: 'Ladder',
      buys: `A set yield of ${rate} until each part comes due, whatever stocks do.`,
      costs: 'It ends when the money is gone, however long you live. A renewal may pay less: we count the same yield.',
    })),
  ];
  const example = fromExample(mainNames, texts, waysFields, waysLabels);
  const { target, history } = portfolio;
  return {
    wanted,
    person: life.person,
    isExample: example.isExample,
    ways,
    portfolio,
    answer: {
      lead: `If you live on the portfolio alone, history says that it runs out before age ${TARGET_AGE}, while you are alive, in`,
      figure: `${saySeen(target)} of 100`,
      words: ' cases.',
    },
    notes: [
      `Counted over ${target.starts} starts since 1871, each with the chance that you are alive when the money runs out.`,
      'History is one path and no promise.',
      example.note,
    ].filter((note) => note !== ''),
    facts: [
      { label: `starts that ran out before ${TARGET_AGE}`, figure: sayShort(target) },
      { label: 'shortest', figure: sayShortest(portfolio) },
      { label: 'left after 30 years (half left more)', figure: sayLeft(history.leftAfter30) },
    ],
    sentence: `Each bar is a start in January, from 1871 to 2022. It is as long as the years with your full income. Short before ${TARGET_AGE}: ${ways.map((way) => `${way.short.toLowerCase()} in ${sayShort(way.target)}`).join('; ')}.`,
    tight: ladder.real ? '' : sayTight(ways.at(-1) as WayView, rises),
  };
}

export function sayInShort({ answer: { lead, figure, words } }: WaysView): string {
  return `${lead} ${figure}${words}`;
}

/** Of 100 cases, those in which the person is alive when the income falls short: `17`, `fewer than 1`. */
export function saySeen({ seen }: ShortBefore): string {
  return seen > 0 && seen < 0.005 ? 'fewer than 1' : sayOf100(seen);
}

/** Starts: `38 of 123`. */
export function sayShort({ short, starts }: ShortBefore): string {
  return `${short} of ${starts}`;
}

/** How long the shortest run paid in full, and when it began. */
export function sayShortest({ history: { shortest, runs } }: WayView): string {
  if (!shortest) return 'none has ended';
  if (shortest.lasts === 0) return 'short from the first year';
  const isAlways = runs.every(({ ended, lasts }) => (ended ? lasts === shortest.lasts : lasts <= shortest.lasts));
  return `${formatYears(shortest.lasts)}, from ${isAlways ? 'every start' : shortest.year}`;
}

/** `1 year`; `16 years so far` where history ends first; `60 years or more` where our count does. */
export function sayLasts({ lasts, ended }: IncomeRun): string {
  const open = lasts === MOST_YEARS ? ' or more' : ' so far';
  return `${formatYears(lasts)}${ended ? '' : open}`;
}

export function sayLeft(dollars: number): string {
  return dollars < 0.5 ? 'nothing' : formatDollars(dollars);
}

function sayTight({ history: { shortest, runs } }: WayView, rises: boolean): string {
  const { tightYears = [], year } = shortest ?? runs[0] ?? {};
  const [first, ...more] = tightYears;
  if (first === undefined) return '';
  const last = more.pop();
  const years = last === undefined ? first : `${[first, ...more].join(', ')} and ${last}`;
  return `A ladder of annuities of 3, 5 and 7 years${rises ? `, started in ${year},` : ''} has no rung that ends after ${years} years. Your income is then more than the 10% that many contracts let you take without a charge.`;
}
