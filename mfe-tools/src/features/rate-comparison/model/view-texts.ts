import { NO_MAXIMUM_PREMIUM } from '@annuity-lantern/domain/rate-filter';
import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { minimumRateLimits, type RateView } from './rate-view.ts';

/** The texts of the typed fields. An empty premium means no maximum. */
export interface ViewTexts {
  readonly rate: string;
  readonly premium: string;
}

export function textsOf({ minimumRate, maximumPremium }: Pick<RateView, 'minimumRate' | 'maximumPremium'>): ViewTexts {
  return {
    rate: String(minimumRate),
    premium: maximumPremium === NO_MAXIMUM_PREMIUM ? '' : formatAmount(maximumPremium),
  };
}

/** Parses a minimum rate. Undefined if the text is invalid. */
export function rateOf(text: string): number | undefined {
  const parsed = parseNumber(text, minimumRateLimits);
  if (parsed.kind === 'empty') return 0;
  return parsed.kind === 'number' ? parsed.number : undefined;
}

/** Parses a maximum premium. Undefined if the text is invalid. */
export function premiumOf(text: string): number | undefined {
  const parsed = parseAmount(text);
  if (parsed.kind === 'empty') return NO_MAXIMUM_PREMIUM;
  return parsed.kind === 'amount' ? parsed.amount : undefined;
}
