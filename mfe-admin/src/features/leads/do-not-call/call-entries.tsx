import { CRM_ACTOR, type NoCallsEntry } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { Disclosure, stack } from '@annuity-lantern/ui';
import { whoWords } from '../../../actors/actor-words.ts';
import { calendarDayWords, momentWords } from '../../../dates-and-times/moment-words.ts';
import { bounceWords, wayWords } from './way-words.ts';

/** Who recorded what about calls to this number and mail to this address, oldest first. A single entry is in the notice already. */
export function CallEntries({ entries, now }: { entries: readonly NoCallsEntry[]; now: number }) {
  if (entries.length < 2) return null;
  return (
    <Disclosure label={`${entries.length} entries about ${entries.some(isAboutMail) ? 'calls and email' : 'calls to this number'}`}>
      <ol className={stack[4]}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end, and two can have one time.
          <li key={place}>{`${momentWords(entry.at, now)}: ${isolateName(whoWords(entry.by))} recorded ${entryWords(entry)}.`}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

const wished = { no_calls: 'asked not to be called', no_email: 'asked for no email' } as const;
const allowed = {
  calls_allowed: 'they may be called again',
  email_allowed: 'they may get email again',
  address_works: 'mail to this address works again',
} as const;

function isAboutMail({ what }: NoCallsEntry): boolean {
  return what !== 'no_calls' && what !== 'calls_allowed';
}

function entryWords({ what, way, on }: NoCallsEntry): string {
  if (what === 'mail_bounced') return `that mail to this address came back: ${bounceWords(way)}`;
  if (what === 'no_calls' || what === 'no_email') return `that they ${wished[what]}${way === CRM_ACTOR ? '' : ` (${wayWords(way)})`}`;
  const day = on ? ` They said so on ${calendarDayWords(on)}` : '';
  return way === 'mistake' ? 'that the entry before was a mistake' : `that ${allowed[what]} (${wayWords(way)}).${day}`;
}
