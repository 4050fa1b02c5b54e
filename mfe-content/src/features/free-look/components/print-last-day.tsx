import { toolNames } from '@annuity-lantern/contracts/tools';
import { toIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayDay, sayDays } from '@annuity-lantern/tool-kit/say-day';
import type { FreeLook } from '../model/count-free-look.ts';

const leads = {
  counted: 'Your last day to cancel is',
  open: 'Your last day to cancel is',
  'last-day': 'Your last day to cancel is today,',
  'not-delivered': 'Your last day to cancel would be',
  over: 'By this count, your days ended on',
} as const;

interface PrintLastDayProps {
  readonly freeLook: FreeLook;
  /** The fragment of a link to this day. */
  readonly hash: string;
}

/** The last day on one page of paper, and as a link. Nothing of the letter is on it. */
export function PrintLastDay({ freeLook, hash }: PrintLastDayProps) {
  const { lastDay, delivered, days, daysLeft, weekdayBefore, phase } = freeLook;
  return (
    <PrintOrSend
      byButtonOnly
      hash={hash}
      sentence={`${leads[phase].replace('Your', 'My').replace('your', 'my')} ${sayDay(lastDay)}.`}
      sheet={{
        title: toolNames['free-look'],
        label: `${leads[phase]} ${weekdayOf(lastDay)},`,
        figure: formatDay(toIso(lastDay)),
        facts: [
          { label: 'The contract was delivered on', value: sayDay(delivered) },
          { label: 'The cover gives', value: sayDays(days) },
          ...(phase === 'open' && daysLeft !== null ? [{ label: 'Left after today', value: sayDays(daysLeft) }] : []),
          ...(weekdayBefore && phase !== 'over'
            ? [{ label: 'That is on a weekend. Mail the letter by', value: sayDay(weekdayBefore) }]
            : []),
        ],
        disclosures:
          'This helps you count. It isn’t legal advice: go by the cover of your contract. The day after delivery is day 1. Weekends and holidays count like other days. Send the letter by certified mail, well before the last day, and keep a copy.',
        questions: [
          'Which day counts: the day I mail the letter, or the day you receive it?',
          'To which address, fax number or email do I send it?',
          'How much will you pay back, and by which day?',
        ],
      }}
    />
  );
}
