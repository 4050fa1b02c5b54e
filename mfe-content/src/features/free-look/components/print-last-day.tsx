import { toolNames } from '@annuity-lantern/contracts/tools';
import { toIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayDay, sayDays } from '@annuity-lantern/tool-kit/say-day';
import { WhatNextOnPaper } from '../../../what-next/what-next-on-paper.tsx';
import { nextSteps } from '../model/next-steps.ts';
import { sayLaw } from '../model/read-law.ts';
import { NOT_STARTED } from '../model/say-free-look.ts';
import type { FreeLookState } from '../model/use-free-look.ts';

const leads = {
  counted: 'Your last day to cancel is',
  open: 'Your last day to cancel is',
  'last-day': 'Your last day to cancel is today,',
  'not-delivered': 'Your last day to cancel would be',
  over: 'By this count, your days ended on',
} as const;

/** The last day on one page of paper, and as a link. Nothing of the letter is on it. */
export function PrintLastDay({ isSigned, freeLook, law, state, hash }: FreeLookState) {
  const rest = {
    disclosures: 'Educational example, not a quote or advice. Go by the cover of your contract. Weekends and holidays count.',
    children: (
      <>
        {!isSigned && law && <p>{sayLaw(law)}</p>}
        <WhatNextOnPaper steps={nextSteps(isSigned, freeLook)} state={state} />
      </>
    ),
  };
  if (isSigned)
    return (
      <PrintOrSend
        byButtonOnly
        hash={hash}
        sentence={`${NOT_STARTED}.`}
        sheet={{
          ...rest,
          title: toolNames['free-look'],
          label: 'The contract is signed, not delivered.',
          figure: NOT_STARTED,
          facts: [],
          questions: ['What stops my application today?', 'When and how do I get my money back?', 'Will you confirm that in writing?'],
        }}
      />
    );
  if (!freeLook) return null;
  const { lastDay, delivered, days, daysBy, phase } = freeLook;
  return (
    <PrintOrSend
      byButtonOnly
      hash={hash}
      sentence={`${leads[phase].replace('Your', 'My').replace('your', 'my')} ${sayDay(lastDay)}.`}
      sheet={{
        ...rest,
        title: toolNames['free-look'],
        label: `${leads[phase]} ${weekdayOf(lastDay)},`,
        figure: formatDay(toIso(lastDay)),
        // Days left would be wrong on paper tomorrow. The steps name the day to mail by.
        facts: [
          { label: 'The contract was delivered on', value: sayDay(delivered) },
          { label: daysBy === 'cover' ? 'The cover gives' : 'The law gives', value: sayDays(days) },
        ],
        questions: [
          'Which day counts: the day I mail the letter, or the day you receive it?',
          'To which address, fax number or email do I send it?',
          'How much will you pay back, and by which day?',
        ],
      }}
    />
  );
}
