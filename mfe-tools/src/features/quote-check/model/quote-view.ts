import {
  fairMonthlyIncome,
  type IncomeLife,
  type IncomeRate,
  LEAST_REFUND_RATE,
  type PricedIncome,
  rateOfIncome,
  worthOfIncome,
} from '@annuity-lantern/domain/fair-price';
import { formatCents, formatDollars, formatNumber, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { fromExample } from '../../../inputs/from-example.ts';
import { lifeNow } from '../../../inputs/life-inputs.ts';
import { explainIncomeRate, sayIncomeRate } from '../../../result/say-income-rate.ts';
import { isForTwo, mainNames, type OptionName, optionNames, payoutOptions, quoteFields, quoteLabels } from './quote-fields.ts';
import type { Quote } from './read-quote.ts';

/** A payout option at the price of the quote. */
export interface OptionView {
  readonly id: OptionName;
  readonly short: string;
  /** Dollars a month that pay the whole price back on average. Null for a refund without interest, which none does. */
  readonly whole: number | null;
  /** What the payment of the quote would give back of each dollar, and the interest that it would amount to. */
  readonly back: number;
  readonly rate: IncomeRate;
}

/** Everything that the page and the sheet of paper say. */
export interface QuoteView {
  readonly quote: Quote;
  readonly own: IncomeLife;
  readonly spouse: IncomeLife | null;
  readonly isExample: boolean;
  readonly options: readonly OptionView[];
  /** The option of the quote. */
  readonly chosen: OptionView;
  readonly answer: { readonly lead: string; readonly figure: string; readonly words: string };
  readonly notes: readonly string[];
  readonly facts: readonly { readonly label: string; readonly figure: string }[];
  /** The bars in words. */
  readonly sentence: string;
}

export function quoteView(quote: Quote, thisYear: number): QuoteView {
  const { texts, price, monthly, age, spouseAge, rate, option } = quote;
  const own = lifeNow(age, texts.sex, thisYear);
  const spouse = spouseAge === null ? null : lifeNow(spouseAge, texts.spouseSex, thisYear);
  const options = optionNames.flatMap((id) => optionView(id, quote, own, spouse));
  const chosen = options.find(({ id }) => id === option) as OptionView;
  const example = fromExample(mainNames, texts, quoteFields, quoteLabels);
  const whole = chosen.whole === null ? null : `${formatCents(chosen.whole)} a month`;
  return {
    quote,
    own,
    spouse,
    isExample: example.isExample,
    options,
    chosen,
    answer: {
      lead: 'Of each dollar that you pay, on average this quote gives back',
      figure: sayCents(chosen.back),
      words: `, counted at ${formatShortPercent(rate)} interest.`,
    },
    notes: [
      ...(isForTwo(option) ? [`Counted for two: you at ${age}, your spouse at ${spouseAge}.`] : []),
      'This reads low. We count everyone’s lives, and people who buy an annuity live longer.',
      explainIncomeRate(chosen.rate, 'the price'),
      example.note,
    ].filter((note) => note !== ''),
    facts: [
      { label: 'interest a year it amounts to', figure: sayIncomeRate(chosen.rate) },
      { label: 'worth today, on average', figure: formatDollars(chosen.back * price) },
      ...(whole === null ? [] : [{ label: 'would give back 100 cents', figure: whole }]),
    ],
    sentence: `Each bar is the payment a month at which 100 cents of each dollar come back on average, for ${formatDollars(price)} at ${formatShortPercent(rate)} interest. ${payoutOptions[option].label}: ${sayWhole(chosen.whole)}. The quote is ${formatDollars(monthly)}. Options that pay longer, or to more people, pay less each month.`,
  };
}

function optionView(id: OptionName, { price, monthly, rate }: Quote, own: IncomeLife, spouse: IncomeLife | null): readonly OptionView[] {
  const { short, optionFor } = payoutOptions[id];
  const option = optionFor(spouse);
  if (!option) return [];
  const income: PricedIncome = { amount: price, life: own, option };
  const isRefund = option.kind === 'cashRefund' || option.kind === 'installmentRefund';
  return [
    {
      id,
      short,
      whole: isRefund && rate < LEAST_REFUND_RATE ? null : fairMonthlyIncome(income, rate),
      back: worthOfIncome(income, monthly, rate) / price,
      rate: rateOfIncome(income, monthly),
    },
  ];
}

export function sayInShort({ answer: { lead, figure, words } }: QuoteView): string {
  return `${lead} ${figure}${words}`;
}

/** Of each dollar: `87 cents`. */
export function sayCents(back: number): string {
  return `${formatNumber(back * 100, { most: 0 })} cents`;
}

/** Of a month; or why there are none. */
export function sayWhole(whole: number | null): string {
  return whole === null ? 'no payment without interest' : formatDollars(whole);
}
