import type { UsState } from '@annuity-lantern/contracts/http';
import { toolNames } from '@annuity-lantern/contracts/tools';
import { type CalendarDay, toIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import type { NextStep } from '../../../what-next/next-step.ts';
import { WhatNextOnPaper } from '../../../what-next/what-next-on-paper.tsx';
import type { CountedCase } from '../model/count-case.ts';
import { askWhatWasPaid, findTheKind } from '../model/next-steps.ts';
import { accountWords, choiceWords, heirWords, sayLastDay, sayPassed, unsureWords } from '../model/option-words.ts';
import { sayCase } from '../model/say-case.ts';

interface PrintCaseProps {
  readonly counted: CountedCase;
  readonly steps: readonly NextStep[];
  readonly state: UsState | '';
  /** The fragment of a link to this case. */
  readonly hash: string;
}

/** The options of a case on one page of paper, and as a link. */
export function PrintCase({ counted, steps, state, hash }: PrintCaseProps) {
  const { heir, kinds, first } = counted;
  const isSure = kinds.length === 1;
  const [{ account, options }] = kinds;
  const law = newestFigure(isSure && account === 'nonqualified' ? 'inheritedNonqualifiedYears' : 'inheritedTenYears');
  return (
    <PrintOrSend
      byButtonOnly
      hash={hash}
      sentence={sayCase(counted)}
      sheet={{
        title: toolNames['inherited-annuity'],
        ...(first
          ? {
              label: `${isSure ? 'The first day to watch is' : 'To be safe, act before'} ${weekdayOf(first)},`,
              figure: formatDay(toIso(first)),
            }
          : { label: 'What you can do:', figure: options.length === 1 ? '1 choice' : `${options.length} choices` }),
        words: `${heirWords[heir]}: ${isSure ? accountWords[account].label : unsureWords.label}.`,
        facts: isSure
          ? options.map((option) => ({
              label: choiceWords[option.choice].name,
              value: `${sayLastDay(option, option.lastDay, sayWithoutWeekday)}${sayPassed(option.isPast, option.binds)}`,
            }))
          : [],
        children: (
          <WhatNextOnPaper
            steps={isSure ? steps.filter((step) => step !== askWhatWasPaid) : [...findTheKind, ...steps.slice(-1)]}
            state={state}
          />
        ),
        disclosures: `Educational example, not a quote or advice. Law of ${law.year}. Your case may differ. The insurer can set an earlier day than the law.`,
        questions: [
          'Which options does this contract give me, and what is the last day for each?',
          'What did the owner pay in, and how much is gain?',
          'Had the owner’s yearly withdrawals or payments begun?',
        ],
      }}
    />
  );
}

/** Leaves room for the steps on the sheet. */
function sayWithoutWeekday(day: CalendarDay): string {
  return formatDay(toIso(day));
}
