import { unsureQueues } from '@annuity-lantern/contracts/effects';
import { listUnconfirmed } from '@annuity-lantern/contracts/http';
import { Button, font, SelectField, stack, TextField } from '@annuity-lantern/ui';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { staffWords } from '../../../effects/staff-words.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { UnconfirmedList } from './unconfirmed-list.tsx';

interface Span {
  readonly queue: (typeof unsureQueues)[number];
  readonly from: string;
  readonly to: string;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** For managers: answers at once for all that an outage left open. */
export function UnconfirmedSection({ now }: { readonly now: number }) {
  return useMayCall(listUnconfirmed) ? <SpanAndList now={now} /> : null;
}

function SpanAndList({ now }: { readonly now: number }) {
  const [span, setSpan] = useState<Span | null>(null);
  const read = useQuery({
    queryKey: queryKeys.unconfirmed(span),
    queryFn: span ? ({ signal }) => callAsStaff(listUnconfirmed, { query: span }, { signal }) : skipToken,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <PartSection id="unconfirmed" tabIndex={-1} title="Not confirmed, answered together">
      <p className={font.quiet}>
        After an outage, compare what we may have sent with the provider’s log. Then answer for all of it at once.
      </p>
      <SpanForm now={now} onShow={(chosen) => (sameSpan(chosen, span) ? void read.refetch() : setSpan(chosen))} busy={read.isFetching} />
      {span && (
        <ReadState
          answer={read.data}
          failed={hasFailed(read)}
          reading={read.isFetching}
          loading={{ lines: 3, label: 'Loading what is not confirmed' }}
          unread={{ title: 'This list could not be read', text: 'Nothing was changed.' }}
          stale={{ title: 'This could not be read again' }}
          onRetry={() => void read.refetch()}
        >
          {({ rows, more }) =>
            rows.length === 0 ? (
              <p role="status">Nothing is unconfirmed in this span.</p>
            ) : (
              <div className={stack[12]}>
                <UnconfirmedList key={JSON.stringify(span)} rows={rows} now={now} until={span.to} onAnswered={() => void read.refetch()} />
                {more && <p>There are more than these 10,000. Answer for these, and the others follow.</p>}
              </div>
            )
          }
        </ReadState>
      )}
    </PartSection>
  );
}

function sameSpan(one: Span, other: Span | null): boolean {
  return one.queue === other?.queue && one.from === other.from && one.to === other.to;
}

interface SpanFormProps {
  readonly now: number;
  readonly onShow: (span: Span) => void;
  readonly busy: boolean;
}

/** At first the last 24 hours. */
function SpanForm({ now, onShow, busy }: SpanFormProps) {
  const [queue, setQueue] = useState<Span['queue']>('lead-notify');
  const [from, setFrom] = useState(() => localMinute(now - DAY));
  const [to, setTo] = useState(() => localMinute(now + MINUTE));
  const show = (event: FormEvent) => {
    event.preventDefault();
    const [start, end] = [Date.parse(from), Date.parse(to)];
    if (busy || Number.isNaN(start) || Number.isNaN(end)) return;
    onShow({ queue, from: new Date(start).toISOString(), to: new Date(end).toISOString() });
  };
  return (
    <form className={desk.fieldLine} onSubmit={show}>
      <SelectField
        id="unconfirmed-provider"
        label="Provider"
        options={unsureQueues.map((value) => ({ value, label: staffWords.providers[value].queue }))}
        value={queue}
        onChange={(event) => setQueue(event.target.value as Span['queue'])}
      />
      <TextField
        id="unconfirmed-from"
        type="datetime-local"
        required
        label="From, by your clock"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        id="unconfirmed-to"
        type="datetime-local"
        required
        label="Until, by your clock"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="outline" busy={busy} busyLabel="Loading...">
        Show
      </Button>
    </form>
  );
}

/** `2026-03-02T15:00`, by the clock of the browser, as such a field takes it. */
function localMinute(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}
