import type { ToolId } from '@annuity-lantern/contracts/tools';
import { formatShortPercent } from '@annuity-lantern/domain/format-number';
import { type Answers, numberIn } from './read-answers.ts';

export interface NextStep {
  readonly words: string;
  readonly tool: ToolId;
}

/** What can be done about the flags before a person reads the contract: the way out that ends first, then what the rate pays. */
export function nextSteps(answers: Answers): readonly NextStep[] {
  const [left, period, rollUp] = [numberIn(answers, 'left'), numberIn(answers, 'period'), numberIn(answers, 'rollUp')];
  const mayBeNew = left === null || (period !== null && left >= period);
  const steps: NextStep[] = [];
  if (left === 0) steps.push({ words: 'Your charges are over. See what you can do now.', tool: 'renewal-window' });
  else if (left === 1) steps.push({ words: 'Your charges end within a year. Find your dates.', tool: 'renewal-window' });
  else if (mayBeNew) steps.push({ words: 'Just signed? You may still be able to cancel.', tool: 'free-look' });
  if (rollUp) steps.push({ words: `See what ${formatShortPercent(rollUp)} pays you in dollars.`, tool: 'roll-up-decoder' });
  return steps;
}
