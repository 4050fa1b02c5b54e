import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { initialInputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { type CheckTexts, checkFields, isUnsure } from './check-fields.ts';
import { type QuestionName, questionOf } from './questions.ts';
import { parseAnswer, readAnswers } from './read-answers.ts';
import type { Brochure } from './read-brochure.ts';
import { showAnswers } from './show-answers.ts';

export interface TakenOver {
  /** Texts for fields that are empty. */
  readonly part: Partial<CheckTexts>;
  /** The answers of the check that are the brochure's, and the others that stay. */
  readonly said: string;
}

/** What the picked phrases fill in. A field with another answer keeps it. Taking over twice is the same as once. */
export function takeOver({ amount, picked }: Brochure, texts: CheckTexts): TakenOver {
  const part: Partial<Record<QuestionName, string>> = {};
  const filled: Partial<Record<QuestionName, string>> = {};
  const kept: Partial<Record<QuestionName, string>> = {};
  for (const fills of [amount === null ? {} : { value: formatAmount(amount) }, ...picked.map((pick) => pick.fills)]) {
    for (const [name, text] of Object.entries(fills) as [QuestionName, string][]) {
      const present = texts[name].trim() || filled[name];
      if (present === undefined) part[name] = text;
      if (present === undefined || isSame(name, present, text)) filled[name] = text;
      // What the brochure leaves open contradicts no answer.
      else if (!isUnsure(text)) kept[name] = present;
    }
  }
  const stays = Object.entries(kept).map(([name, text]) => sayKept(name as QuestionName, text));
  const said = Object.keys(filled).length > 0 ? `Filled in: ${inWords(filled).join('; ')}.` : 'Nothing was filled in.';
  return { part, said: [said, ...stays].join(' ') };
}

function isSame(name: QuestionName, one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => JSON.stringify(parseAnswer(questionOf(name), text)));
  return first === second;
}

function sayKept(name: QuestionName, text: string): string {
  const [shown = `${questionOf(name).label}: ${text}`] = inWords({ [name]: text });
  return `You already have ${shown}. It stays.`;
}

/** "Contract value today: $150,000". Empty for a text that cannot be read. */
function inWords(texts: Partial<CheckTexts>): string[] {
  const parsed = readAnswers({ ...initialInputs(checkFields), ...texts });
  return parsed.kind === 'good'
    ? showAnswers(parsed.good).map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${value}`)
    : [];
}
