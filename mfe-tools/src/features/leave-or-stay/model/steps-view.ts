import { lowerFirst, upperFirst } from '@annuity-lantern/domain/first-letter';
import { aboutDollars, formatDollars, formatPercent, formatShortPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import {
  chargesAhead,
  cheapestDay,
  deathBenefitGivenUp,
  type LeavingDay,
  leaveInSteps,
  leavingDays,
  riderGivenUp,
} from '@annuity-lantern/domain/leave-in-steps';
import { type Exchange, oldValue } from '@annuity-lantern/domain/leave-or-stay';
import { FIRST_TABLE_AGE, LAST_TABLE_AGE, payoutRate } from '@annuity-lantern/domain/payout';
import type { SheetFact } from '@annuity-lantern/host-kit/print-or-send';
import type { WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import type { TableData } from '@annuity-lantern/ui';
import { lifeNow } from '../../../inputs/life-inputs.ts';
import { peopleLike, sayOf100, sayTable } from '../../../people/say-chances.ts';
import { sayYears } from '../../../result/say-years.ts';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { whatThisIs } from '../../../result/what-this-is.ts';
import type { ExchangeView } from './exchange-view.ts';
import { leaveLabels } from './leave-fields.ts';
import type { LeaveView } from './leave-view.ts';

/** What "Leave in steps" and the sheet of paper say. */
export interface StepsView {
  /** The first answers. */
  readonly sentences: readonly string[];
  /** Null once there are no charges. */
  readonly table: TableData | null;
  readonly assumptions: string;
  /** What ends with the contract, and where its figures come from. Empty while nothing of it was given. */
  readonly ending: readonly string[];
  readonly endingNote: string;
  readonly working: readonly WorkingStep[];
  readonly facts: readonly SheetFact[];
}

export function stepsView(view: LeaveView, thisYear: number): StepsView {
  const found = findSteps(view);
  const ending = endingOf(view, found.horizon, thisYear);
  return {
    sentences: sayAnswer(found),
    table: found.charges.length > 0 ? tableOf(found) : null,
    assumptions: sayAssumptions(view, found),
    ending: ending.sentences,
    endingNote: ending.note,
    working: [...(found.charges.length > 0 ? workingOf(found) : []), ...ending.working],
    facts: factsOf(found, ending.inShort),
  };
}

type Found = ReturnType<typeof findSteps>;

function findSteps({ leaving: { exchange, figures, schedule }, unadjusted, course }: LeaveView) {
  const charges = chargesAhead({ chargePercent: exchange.chargePercent, yearsLeft: figures.left ?? 0, schedule });
  // As far as the chart goes, and until every bonus would count.
  const horizon = Math.max(course.at(-1)?.year ?? 0, charges.length + exchange.newSurrenderYears);
  const free = figures.free ?? 0;
  const steps = leaveInSteps({ exchange, charges, horizon }, free);
  const outcomeOf = (one: Exchange) => {
    const days = leavingDays({ exchange: one, charges, horizon });
    const today = days[0]?.atHorizon ?? 0;
    // Of the sums as they are shown beside it.
    return { days, today, cheapest: cheapestDay(days), gain: Math.round(steps.atHorizon) - Math.round(today) };
  };
  return {
    charges,
    horizon,
    free,
    steps,
    exchange,
    staying: oldValue(exchange, horizon),
    outcome: outcomeOf(exchange),
    /** While the visitor is not sure that there is an adjustment. */
    unadjusted: unadjusted && outcomeOf(unadjusted.exchange),
  };
}

function sayAnswer(found: Found): string[] {
  const { charges, horizon, free, steps, staying, outcome, unadjusted } = found;
  if (charges.length === 0) return ['Your charges are over. You can move all of it today without a charge.'];
  const unless = unadjusted ? ` (${formatDollars(unadjusted.today)} if yours doesn’t adjust)` : '';
  const most = Math.max(...(unadjusted ?? outcome).days.map(({ atHorizon }) => atHorizon));
  return [
    ...sayGains(found),
    ...(free > 0
      ? [
          `By year ${horizon} you would have ${aboutDollars(steps.atHorizon)} in steps, ${formatDollars(outcome.today)} leaving today${unless} and ${formatDollars(staying)} staying.`,
        ]
      : []),
    ...sayCheapest(found),
    ...(staying > most + 0.5 ? [`Staying until year ${horizon} keeps more than leaving on any of these days.`] : []),
  ];
}

function sayGains({ horizon, free, outcome, unadjusted }: Found): string[] {
  if (free === 0) return ['Without a free withdrawal there are no steps: you leave all at once, now or later.'];
  const gained = (gain: number) => `keeps ${againstToday(gain)} by year ${horizon}.`;
  return unadjusted
    ? [`${ifNot}, leaving in steps ${gained(unadjusted.gain)}`, `If it does, leaving in steps ${gained(outcome.gain)}`]
    : [`Leaving in steps ${gained(outcome.gain)}`];
}

const ifNot = 'If yours doesn’t adjust with interest rates';

function sayCheapest({ horizon, outcome, unadjusted }: Found): string[] {
  const words = (day: LeavingDay) => `${sayDay(day)}, with ${aboutDollars(day.atHorizon)} by year ${horizon}`;
  const cheapest = 'The cheapest day to leave all at once is';
  if (!unadjusted) return [`${cheapest} ${words(outcome.cheapest)}.`];
  return unadjusted.cheapest.year === outcome.cheapest.year
    ? [`${cheapest} ${sayDay(outcome.cheapest)}, whether yours adjusts or not.`]
    : [`${ifNot}, ${lowerFirst(cheapest)} ${words(unadjusted.cheapest)}.`, `If it does, it is ${words(outcome.cheapest)}.`];
}

/** `about $6,200 more`; undefined for the same. */
function differenceOf(gain: number): string | undefined {
  return Math.abs(gain) < 0.5 ? undefined : `${aboutDollars(Math.abs(gain))} ${gain > 0 ? 'more' : 'less'}`;
}

function againstToday(gain: number): string {
  const difference = differenceOf(gain);
  return `${difference ? `${difference} than` : 'as much as'} leaving today`;
}

function sayDay({ year }: Pick<LeavingDay, 'year'>): string {
  return year === 0 ? 'today' : `after ${sayYears(year)}`;
}

function tableOf({ horizon, free, steps, outcome: { days, cheapest } }: Found): TableData {
  const adjusts = days.some(({ adjustment }) => adjustment > 0);
  const columns = [
    { key: 'day', label: 'If you leave all', numeric: false },
    { key: 'charge', label: 'Charge', numeric: true },
    ...(adjusts ? [{ key: 'adjustment', label: 'Adjustment', numeric: true }] : []),
    { key: 'left', label: 'You move', numeric: true },
    { key: 'atHorizon', label: `Worth in year ${horizon}`, numeric: true },
    ...(free > 0 ? [{ key: 'step', label: 'Each step', numeric: true }] : []),
  ];
  const rows = days.map((day, index) => ({
    day: `${upperFirst(sayDay(day))}${day === cheapest ? ' (cheapest)' : ''}`,
    charge: formatDollars(day.charge),
    adjustment: formatDollars(day.adjustment),
    left: formatDollars(day.left),
    atHorizon: formatDollars(day.atHorizon),
    step: formatDollars(steps.moved[index] ?? 0),
  }));
  return { columns, rows };
}

function sayAssumptions({ leaving: { schedule }, cost }: LeaveView, { charges, free }: Found): string {
  if (charges.length === 0) return '';
  const isFalling = schedule.length + 1 < charges.length && charges.some((charge) => charge > 0);
  return [
    'Years count from today, as if a contract year began now.',
    ...(free > 0
      ? ['The free part has no charge and no adjustment. What you don’t use isn’t carried over. Ask the insurer how yours works.']
      : []),
    ...(isFalling
      ? [
          schedule.length === 0
            ? `We let today’s charge fall evenly to zero over ${sayYears(charges.length)}. Enter the charges of the next years to count yours.`
            : 'After the years you entered, we let the charge fall evenly to zero.',
        ]
      : []),
    ...(cost.adjustment > 0 ? [takenFromWhole] : []),
    'We count the new rate for money moved later, too. The offer may change, and the new insurer may want a minimum.',
  ].join(' ');
}

function workingOf({ charges, horizon, exchange, free, steps, outcome: { cheapest }, unadjusted }: Found): WorkingStep[] {
  const factor = cheapest.left > 0 ? cheapest.atHorizon / cheapest.left : 0;
  return [
    { name: 'Charges', formula: 'as in the fields, then evenly to zero', sum: charges.map(formatPercent).join(', ') },
    {
      name: `Leaving all ${sayDay(cheapest)}${unadjusted ? ', if yours adjusts' : ''}`,
      formula: 'value on that day − charge − adjustment, then the growth if you leave',
      sum: `${formatDollars(oldValue(exchange, cheapest.year))} − ${formatDollars(cheapest.charge)} − ${formatDollars(cheapest.adjustment)} = ${formatDollars(cheapest.left)}; × ${toDecimals(factor, 4)} over ${sayYears(horizon - cheapest.year)} = ${formatDollars(cheapest.atHorizon)}`,
    },
    ...(free > 0
      ? [
          {
            name: 'In steps',
            formula: 'each part moved, with the growth if you leave from its day on, added up',
            sum: `${formatShortPercent(free)} of the value at the start of each year, the rest after ${sayYears(charges.length)}: ${formatDollars(steps.atHorizon)}`,
          },
        ]
      : []),
  ];
}

/** Two rows at most: the sheet has one page. */
function factsOf({ charges, horizon, free, outcome, unadjusted }: Found, givenUp: string): SheetFact[] {
  const ending = givenUp === '' ? [] : [{ label: 'You give up', value: givenUp }];
  if (charges.length === 0) return ending;
  const [day, dayAdjusted] = [sayDay((unadjusted ?? outcome).cheapest), sayDay(outcome.cheapest)];
  return [
    ...(free > 0
      ? [
          {
            label: `Steps of ${formatShortPercent(free)}, year ${horizon}`,
            value: unadjusted
              ? `${againstToday(unadjusted.gain)}; if it adjusts, ${differenceOf(outcome.gain) ?? 'the same'}`
              : againstToday(outcome.gain),
          },
        ]
      : []),
    ...(ending.length > 0
      ? ending
      : [{ label: 'Cheapest day to leave all', value: day === dayAdjusted ? day : `${day}; if it adjusts, ${dayAdjusted}` }]),
  ];
}

interface Ending {
  readonly sentences: readonly string[];
  readonly note: string;
  readonly working: readonly WorkingStep[];
  readonly inShort: string;
}

/** What an income rider and a death benefit are worth that end with the contract. */
function endingOf(view: LeaveView, years: number, thisYear: number): Ending {
  const { leaving, exchange } = view;
  const { figures, base, death, texts } = leaving;
  const { payout, age } = figures;
  const hasRider = base !== null || payout !== null;
  const missing = [
    ...(hasRider && base === null ? [leaveLabels.base] : []),
    ...(hasRider && payout === null ? [leaveLabels.payout] : []),
    ...((hasRider || death !== null) && age === null ? [leaveLabels.age] : []),
  ];
  const parts = [
    ...(base !== null && payout !== null && age !== null ? [riderEnding({ base, payout, age }, view)] : []),
    ...(death !== null && age !== null ? [deathEnding(death, exchange.value, lifeNow(age, texts.sex, thisYear), years)] : []),
  ];
  return {
    sentences: [...(missing.length > 0 ? [`Still missing: ${missing.join('; ')}.`] : []), ...parts.flatMap(({ sentences }) => sentences)],
    note: parts.map(({ note }) => note).join(' '),
    working: parts.flatMap(({ working }) => working),
    inShort: parts
      .map(({ inShort }) => inShort)
      .filter(Boolean)
      .join('; '),
  };
}

function riderEnding(
  { base, payout, age }: { readonly base: number; readonly payout: number; readonly age: number },
  view: LeaveView,
): Ending {
  const tableAge = Math.min(LAST_TABLE_AGE, Math.max(FIRST_TABLE_AGE, age));
  const tableRate = formatPercent(payoutRate(age));
  const exchanged = ({ cost: { left } }: ExchangeView) => {
    const { rider, bought } = riderGivenUp({ incomeBase: base, payoutPercent: payout, age }, left);
    const difference = differenceOf(bought - rider);
    return {
      rider: formatDollars(rider),
      moved: formatDollars(left),
      buys: `buys ${aboutDollars(bought)} a year`,
      against: difference ? ` That is ${difference} a year.` : '',
      sum: `${formatDollars(left)} × ${tableRate} = ${formatDollars(bought)}`,
    };
  };
  const { rider, ...first } = exchanged(view.unadjusted ?? view);
  const adjusted = view.unadjusted && exchanged(view);
  return {
    sentences: [
      `Your rider would pay ${rider} a year for life, starting at ${age}. It ends when you leave.`,
      `${adjusted ? `${ifNot}, the` : 'The'} ${first.moved} you would have after leaving today ${first.buys} at our table’s rate for ${tableAge}, ${tableRate}.${first.against}`,
      ...(adjusted ? [`If it does, ${adjusted.moved} ${adjusted.buys}.${adjusted.against}`] : []),
    ],
    note: whatThisIs,
    working: [
      {
        name: 'Income of the rider',
        formula: 'income base × payout rate',
        sum: `${formatDollars(base)} × ${formatPercent(payout)} = ${rider}`,
      },
      {
        name: 'Income that the money buys',
        formula: 'what you would have after leaving today × table rate',
        sum: first.sum,
      },
      ...(adjusted ? [{ name: 'If yours adjusts', formula: 'the same with the adjustment', sum: adjusted.sum }] : []),
    ],
    inShort: `rider, ${rider} a year`,
  };
}

function deathEnding(death: number, value: number, life: ReturnType<typeof lifeNow>, years: number): Ending {
  const { above, chance, worth } = deathBenefitGivenUp({ benefit: death, value }, life, years);
  if (above === 0)
    return {
      sentences: ['Your death benefit isn’t above the value, so nothing of it is lost by leaving.'],
      note: '',
      working: [],
      inShort: '',
    };
  return {
    sentences: [
      `If you die, your heirs get ${formatDollars(above)} more than the value today. That ends when you leave.`,
      `Of 100 ${peopleLike(life.person)}, about ${sayOf100(chance)} die within ${sayYears(years)}. So what you give up is worth ${aboutDollars(worth)}, an estimate.`,
    ],
    note: `We take the part above the value as the same in all ${years} years, without interest. Chances: ${sayTable(life.person)}.`,
    working: [
      {
        name: 'Death benefit',
        formula: 'what heirs get above the value × the chance of dying in these years',
        sum: `${formatDollars(above)} × ${toDecimals(chance, 4)} = ${formatDollars(worth)}`,
      },
    ],
    inShort: `${formatDollars(above)} at death`,
  };
}
