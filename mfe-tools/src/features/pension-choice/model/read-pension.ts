import type { PensionOffer } from '@annuity-lantern/domain/pension-choice';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { numberLimits, type OfferName, offerNames, type PensionTexts, pensionLabels } from './pension-fields.ts';

export interface NamedOffer extends PensionOffer {
  readonly id: OfferName;
}

/** What the visitor was offered. */
export interface Pension {
  /** The texts that all of this was read from. */
  readonly texts: PensionTexts;
  readonly lumpSum: number;
  /** The pension for one life first. */
  readonly offers: readonly [NamedOffer, ...NamedOffer[]];
  readonly age: number;
  /** Null where no pension continues to a spouse. */
  readonly spouseAge: number | null;
  /** Percent a year. */
  readonly rate: number;
  /** Dollars a month of a life insurance. Null without one. */
  readonly premium: number | null;
  /** Null for one that lasts for life. */
  readonly policyYears: number | null;
}

const amountNames = [...offerNames, 'lump', 'premium'] as const;
const numberNames = Object.keys(numberLimits) as (keyof typeof numberLimits)[];

export function readPension(texts: PensionTexts): ParsedInputs<Pension> {
  const amounts = amountNames.map((name) => parseAmount(texts[name]));
  const numbers = numberNames.map((name) => parseNumber(texts[name], numberLimits[name]));
  if ([...amounts, ...numbers].some(({ kind }) => kind === 'wrong') || premiumProblem(texts)) return { kind: 'wrong' };
  if (missingOf(texts).length > 0) return { kind: 'empty' };
  const share = numberOf(texts, 'share') ?? 0;
  const shares: Readonly<Record<OfferName, number>> = { single: 0, joint: share / 100, p75: 0.75, p50: 0.5 };
  const offers = offerNames.flatMap((id) => {
    const monthly = amountOf(texts[id]);
    return monthly === null ? [] : [{ id, monthly, share: shares[id] }];
  });
  const [single, ...survivors] = offers;
  if (!single) return { kind: 'empty' };
  return {
    kind: 'good',
    good: {
      texts,
      lumpSum: amountOf(texts.lump) ?? 0,
      offers: [single, ...survivors],
      age: numberOf(texts, 'age') ?? 0,
      spouseAge: survivors.length > 0 ? numberOf(texts, 'spouseAge') : null,
      rate: numberOf(texts, 'rate') ?? 0,
      premium: survivors.length > 0 ? amountOf(texts.premium) : null,
      policyYears: numberOf(texts, 'policyYears'),
    },
  };
}

/** The labels of the fields that a result needs and that are empty. */
export function missingOf(texts: PensionTexts): readonly string[] {
  const hasJoint = amountOf(texts.joint) !== null;
  const forTwo = hasJoint || amountOf(texts.p75) !== null || amountOf(texts.p50) !== null;
  const needed = [
    ...(['lump', 'single'] as const).filter((name) => amountOf(texts[name]) === null),
    ...(['age', ...(forTwo ? (['spouseAge'] as const) : []), ...(hasJoint ? (['share'] as const) : []), 'rate'] as const).filter(
      (name) => numberOf(texts, name) === null,
    ),
  ];
  return needed.map((name) => pensionLabels[name]);
}

/** The error of a premium that leaves nothing. */
export function premiumProblem({ premium, single }: PensionTexts): string | undefined {
  const [paid, pension] = [amountOf(premium), amountOf(single)];
  return paid !== null && pension !== null && paid >= pension ? 'Enter less than the pension for your life alone.' : undefined;
}

function amountOf(text: string): number | null {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? parsed.amount : null;
}

function numberOf(texts: PensionTexts, name: keyof typeof numberLimits): number | null {
  const parsed = parseNumber(texts[name], numberLimits[name]);
  return parsed.kind === 'number' ? parsed.number : null;
}
