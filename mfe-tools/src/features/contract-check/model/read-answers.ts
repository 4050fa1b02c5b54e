import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { parsePercents } from '../../../inputs/parse-percents.ts';
import { type CheckTexts, isUnsure } from './check-fields.ts';
import { type Question, type QuestionName, questionNames, questionOf } from './questions.ts';

export type Answer =
  | { readonly kind: 'unsure' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'percents'; readonly percents: readonly number[] };

/** The answers by question, without unanswered questions. */
export type Answers = Readonly<Partial<Record<QuestionName, Answer>>>;

type ParsedAnswer = Answer | { readonly kind: 'empty' } | { readonly kind: 'wrong'; readonly message: string };

/** Reads every field; all of them may be empty. */
export function readAnswers(texts: CheckTexts): ParsedInputs<Answers> {
  const answers: Partial<Record<QuestionName, Answer>> = {};
  for (const name of questionNames) {
    const parsed = parseAnswer(questionOf(name), texts[name]);
    if (parsed.kind === 'wrong') return { kind: 'wrong' };
    if (parsed.kind !== 'empty') answers[name] = parsed;
  }
  return { kind: 'good', good: answers };
}

export function parseAnswer(question: Question, text: string): ParsedAnswer {
  if (isUnsure(text)) return { kind: 'unsure' };
  switch (question.kind) {
    case 'choice':
      return text === '' ? { kind: 'empty' } : { kind: 'choice', choice: text };
    case 'percents':
      return parsePercents(text);
    case 'money': {
      const parsed = parseAmount(text);
      return parsed.kind === 'amount' ? { kind: 'number', number: parsed.amount } : parsed;
    }
    default:
      return parseNumber(text, question.limits);
  }
}

export function numberIn(answers: Answers, name: QuestionName): number | null {
  const answer = answers[name];
  return answer?.kind === 'number' ? answer.number : null;
}

export function choiceIn(answers: Answers, name: QuestionName): string | null {
  const answer = answers[name];
  return answer?.kind === 'choice' ? answer.choice : null;
}

export function percentsIn(answers: Answers, name: QuestionName): readonly number[] {
  const answer = answers[name];
  return answer?.kind === 'percents' ? answer.percents : [];
}
