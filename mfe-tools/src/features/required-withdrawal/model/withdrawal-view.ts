import { toIso } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { type RequiredWithdrawal, requiredWithdrawal } from '@annuity-lantern/domain/required-withdrawal';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { fromExample } from '../../../inputs/from-example.ts';
import type { AnswerFact } from '../../../result/answer-facts.tsx';
import { birthYearLimits, type WithdrawalName, type WithdrawalTexts, withdrawalFields } from './withdrawal-fields.ts';

export interface Owner {
  readonly born: number;
  /** Dollars on December 31 of last year. */
  readonly balance: number;
}

export function readOwner({ born, balance }: WithdrawalTexts): ParsedInputs<Owner> {
  const year = parseNumber(born, birthYearLimits);
  const amount = parseAmount(balance);
  if (year.kind === 'wrong' || amount.kind === 'wrong') return { kind: 'wrong' };
  if (year.kind === 'empty' || amount.kind === 'empty') return { kind: 'empty' };
  return { kind: 'good', good: { born: year.number, balance: amount.amount } };
}

export interface WithdrawalView {
  readonly owner: Owner;
  readonly year: number;
  readonly isExample: boolean;
  readonly found: RequiredWithdrawal;
  readonly answer: { readonly lead: string; readonly figure: string; readonly words: string };
  readonly notes: readonly string[];
  readonly facts: readonly AnswerFact[];
}

export const lateTax = newestFigure('rmdPenaltyPercent');
export const correctedTax = newestFigure('rmdPenaltyPercentIfCorrected');

export function withdrawalView(owner: Owner, texts: WithdrawalTexts, year: number): WithdrawalView {
  const found = requiredWithdrawal(owner.born, year, owner.balance);
  const names = Object.keys(withdrawalFields) as WithdrawalName[];
  const { isExample } = fromExample(names, texts, withdrawalFields, labelsOf(year));
  return { owner, year, isExample, found, ...(found.kind === 'due' ? sayDue(found, year) : sayNotYet(found, year)) };
}

type Said = Pick<WithdrawalView, 'answer' | 'notes' | 'facts'>;

function sayNotYet({ firstYear, firstAge }: Extract<RequiredWithdrawal, { kind: 'notYet' }>, year: number): Said {
  return {
    answer: { lead: `For ${year} you must take out`, figure: 'nothing yet', words: '.' },
    notes: [`Your first year is ${firstYear}, when you turn ${firstAge}. That withdrawal is due by April 1, ${firstYear + 1}.`],
    facts: [],
  };
}

function sayDue({ dollars, due, isFirst }: Extract<RequiredWithdrawal, { kind: 'due' }>, year: number): Said {
  const least = Math.ceil(dollars);
  return {
    answer: { lead: `For ${year} you must take out at least`, figure: formatDollars(least), words: ` by ${formatDay(toIso(due))}.` },
    notes: isFirst
      ? [
          `It is your first one. If you wait until ${year + 1}, you take two in that year: this one, and that of ${year + 1} by December 31. Both are taxed then.`,
        ]
      : [],
    facts: [
      { label: `tax if you miss it: ${lateTax.value}%`, figure: formatDollars((least * lateTax.value) / 100) },
      { label: `if you correct it in time: ${correctedTax.value}%`, figure: formatDollars((least * correctedTax.value) / 100) },
    ],
  };
}

/** The answer as one sentence. */
export function sayInShort({ answer: { lead, figure, words } }: WithdrawalView): string {
  return `${lead} ${figure}${words}`;
}

/** The labels of the empty fields. */
export function missingOf(texts: WithdrawalTexts, year: number): readonly string[] {
  const labels = labelsOf(year);
  return (Object.keys(labels) as WithdrawalName[]).filter((name) => texts[name].trim() === '').map((name) => labels[name]);
}

export function labelsOf(year: number): Readonly<Record<WithdrawalName, string>> {
  return { born: 'Year of your birth', balance: `Balance on December 31, ${year - 1}` };
}
