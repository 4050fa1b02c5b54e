import { upperFirst } from '@annuity-lantern/domain/first-letter';
import type { PlannerFacts } from './planner-facts.ts';

/** What a plan adds up, as words of a sentence: what rises with prices, and what stays the same on the check. */
export interface IncomeParts {
  readonly rising: readonly string[];
  readonly level: readonly string[];
}

export function incomeParts({ plan, pension }: Pick<PlannerFacts, 'plan' | 'pension'>): IncomeParts {
  const rising = [plan.socialSecurityIncome > 0 && 'Social Security', pension?.risesWithPrices && 'your pension'];
  const level = [pension && !pension.risesWithPrices && 'your pension', plan.annuityIncome > 0 && 'the annuity'];
  return { rising: rising.filter(isGiven), level: level.filter(isGiven) };
}

function isGiven(part: string | false | null | undefined): part is string {
  return typeof part === 'string';
}

/** `Your pension and the annuity never rise`: the parts at the start of a sentence, with the verb for one or for two. */
export function sayParts(parts: readonly string[], [one, two]: readonly [string, string]): string {
  const words = parts.join(' and ');
  return `${upperFirst(words)} ${parts.length === 1 ? one : two}`;
}
