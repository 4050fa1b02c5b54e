import { toolNames } from '@annuity-lantern/contracts/tools';
import { toIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import type { CountedCase } from '../model/count-case.ts';
import { accountWords, choiceWords, heirWords, sayLastDay } from '../model/option-words.ts';
import { sayCase } from '../model/say-case.ts';

interface PrintCaseProps {
  readonly counted: CountedCase;
  /** The fragment of a link to this case. */
  readonly hash: string;
}

/** The options of a case on one page of paper, and as a link. */
export function PrintCase({ counted, hash }: PrintCaseProps) {
  const { heir, account, options, first } = counted;
  const law = newestFigure(account === 'nonqualified' ? 'inheritedNonqualifiedYears' : 'inheritedTenYears');
  return (
    <PrintOrSend
      byButtonOnly
      hash={hash}
      sentence={sayCase(counted)}
      sheet={{
        title: toolNames['inherited-annuity'],
        ...(first
          ? { label: `The first day to watch is ${weekdayOf(first)},`, figure: formatDay(toIso(first)) }
          : { label: 'What you can do:', figure: options.length === 1 ? '1 choice' : `${options.length} choices` }),
        words: `${heirWords[heir]}: ${accountWords[account].label}.`,
        facts: options.map(({ choice, rule, lastDay, isPast }) => ({
          label: choiceWords[choice].name,
          value: `${sayLastDay(rule, lastDay)}${isPast ? ' (passed)' : ''}`,
        })),
        disclosures: `Law of ${law.year}. Your case may differ. Ask a tax adviser before you choose. The insurer can set an earlier day than the law. Don’t take a check before you know your options.`,
        questions: [
          'Which options does this contract give me, and what is the last day for each?',
          'What did the owner pay in, and how much is gain?',
          'Had the owner’s yearly withdrawals or payments begun?',
        ],
      }}
    />
  );
}
