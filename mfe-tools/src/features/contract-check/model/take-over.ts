import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { initialInputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { type CheckTexts, checkFields, isUnsure } from './check-fields.ts';
import { type QuestionName, questionOf } from './questions.ts';
import { parseAnswer, readAnswers } from './read-answers.ts';
import type { Brochure } from './read-brochure.ts';
import { showAnswers } from './show-answers.ts';

/** What confirming has filled in. */
export interface Taken {
  /** Texts that are not the visitor's: while a field still has its text, it counts as empty. */
  readonly own: Partial<CheckTexts>;
  /** What was filled in, and what stays as it was. */
  readonly said: string;
}

export const nothingTaken: Taken = { own: {}, said: '' };

interface TakenOver extends Taken {
  /** The texts that change. */
  readonly part: Partial<CheckTexts>;
}

type Texts = Partial<Record<QuestionName, string>>;

/**
 * What the picked phrases fill in. A phrase fills nothing if it contradicts an answer.
 * @param before what was filled in earlier
 */
export function takeOver({ amount, picked }: Brochure, texts: CheckTexts, before: Taken['own']): TakenOver {
  const held = entriesOf(before).filter(([name, text]) => texts[name] === text);
  const typed = { ...texts, ...Object.fromEntries(held.map(([name]) => [name, ''])) };
  const [filled, kept, used]: [Texts, Texts, Texts] = [{}, {}, {}];
  const present = (name: QuestionName) => filled[name] ?? typed[name].trim();
  for (const fills of [amount === null ? {} : { value: formatAmount(amount) }, ...picked.map((pick) => pick.fills)]) {
    const contradicted = entriesOf(fills).filter(([name, text]) => contradicts(name, text, present(name)));
    for (const [name] of contradicted) (name in filled ? used : kept)[name] = present(name);
    if (contradicted.length > 0) continue;
    for (const [name, text] of entriesOf(fills)) {
      // "Not sure" replaces no definite answer, not even one that was filled in earlier.
      const there = isUnsure(text) ? (filled[name] ?? texts[name].trim()) : present(name);
      if (there === '' || isUnsure(there)) filled[name] = text;
    }
  }
  const said = [
    Object.keys(filled).length > 0 ? `Filled in: ${inWords(filled).join('; ')}.` : 'Nothing was filled in.',
    // One answer is enough: the others are in what was filled in.
    ...inWords(used)
      .slice(0, 1)
      .map((answer) => `Two phrases differ. We used ${answer}.`),
    ...entriesOf(kept).map(([name, text]) => sayKept(name, text)),
  ];
  return {
    part: Object.fromEntries(entriesOf(filled).filter(([name, text]) => texts[name] !== text)),
    own: { ...Object.fromEntries(held), ...filled },
    said: said.join(' '),
  };
}

function entriesOf(texts: Partial<CheckTexts>): [QuestionName, string][] {
  return Object.entries(texts) as [QuestionName, string][];
}

/** "Not sure" contradicts nothing. */
function contradicts(name: QuestionName, text: string, present: string): boolean {
  return present !== '' && !isUnsure(text) && !isUnsure(present) && !isSame(name, text, present);
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
