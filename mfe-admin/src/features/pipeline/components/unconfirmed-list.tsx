import { answerUnconfirmed, type UnconfirmedEffect } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { showToast } from '@annuity-lantern/host-kit';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { above, across, Button, Checkbox, Dialog, joinClasses, stack } from '@annuity-lantern/ui';
import { useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { effectTitle } from '../../../effects/effect-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { answerBatches } from '../model/answer-batches.ts';
import { unconfirmedCsv } from '../model/unconfirmed-csv.ts';

type Answer = 'sent' | 'not_sent';

interface UnconfirmedListProps {
  readonly rows: readonly UnconfirmedEffect[];
  /** The end of the span that was asked for. */
  readonly until: string;
  readonly now: number;
  readonly onAnswered: () => void;
}

/** Rows that are drawn at first, and more with each press: thousands would make the page slow. */
const DRAWN = 50;

const answerWords = {
  sent: {
    press: 'All of these were sent',
    title: 'were sent?',
    text: 'They count as done, and nothing is sent again.',
    go: 'Yes, they were sent',
  },
  not_sent: {
    press: 'None of these was sent',
    title: 'were not sent?',
    text: 'They are sent within a few minutes. Who got one before gets it twice.',
    go: 'Yes, send them now',
  },
} as const satisfies Record<Answer, object>;

/** What may or may not have happened. Answers for all that are ticked. */
export function UnconfirmedList({ rows, until, now, onAnswered }: UnconfirmedListProps) {
  const [drawn, setDrawn] = useState(DRAWN);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Answer | null>(null);
  const [done, setDone] = useState(0);
  const ticked = rows.filter(({ key }) => !unticked.has(key));
  const count = formatNumber(ticked.length);

  const { start, busy } = useChange({
    send: async (answer: Answer) => {
      let answered = 0;
      for (const { effect, leadIds } of answerBatches(ticked)) {
        const body = { effect, leadIds: [...leadIds], until, answer };
        answered += (await callAsStaff(answerUnconfirmed, { body })).answered;
        setDone((before) => before + leadIds.length);
      }
      return answered;
    },
    onSaved: (answered) =>
      showToast({ status: 'success', title: `Answered: ${formatNumber(answered)}`, text: restWords(answered, ticked.length) }),
    onFailed: () =>
      showToast({
        status: 'error',
        title: 'We do not know whether all were answered',
        text: 'The list shows what is left. Please try again.',
      }),
    invalidates: [queryKeys.parked, queryKeys.leads, queryKeys.health],
  });

  const toggle = (key: string) => {
    const next = new Set(unticked);
    if (!next.delete(key)) next.add(key);
    setUnticked(next);
  };
  const send = (answer: Answer) => {
    setAsking(null);
    setDone(0);
    start(answer, { onSettled: onAnswered });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(rows.map(({ key }) => key).join('\n'));
    } catch {
      return showToast({ status: 'error', title: 'Nothing was copied', text: 'Download the CSV instead.' });
    }
    showToast({ status: 'success', title: 'Message-IDs copied', text: 'Each without the @ and what follows it.' });
  };
  const save = () => saveFile({ name: 'not-confirmed.csv', content: new Blob([unconfirmedCsv(rows)], { type: 'text/csv;charset=utf-8' }) });

  return (
    <>
      <p role="status">
        {busy ? `${formatNumber(done)} of ${count} answered...` : `${formatNumber(rows.length)} not confirmed, ${count} ticked.`}
      </p>
      <div className={across[12]}>
        <Button variant="outline" size="small" onClick={save}>
          Download as CSV
        </Button>
        <Button variant="outline" size="small" onClick={() => void copy()}>
          Copy Message-IDs
        </Button>
      </div>
      <ul className={stack[8]} aria-label="Not confirmed">
        {rows.slice(0, drawn).map(({ key, leadId, effect, at }) => (
          <li key={key}>
            <Checkbox
              id={`unconfirmed-${key}`}
              label={`${effectTitle(effect)}, request ${leadReference(leadId)}, ${momentWords(at, now)}`}
              hint={key}
              checked={!unticked.has(key)}
              disabled={busy}
              onChange={() => toggle(key)}
            />
          </li>
        ))}
      </ul>
      {rows.length > drawn && (
        <Button variant="outline" size="small" onClick={() => setDrawn(drawn + DRAWN)}>
          {`Show ${Math.min(DRAWN, rows.length - drawn)} more of ${formatNumber(rows.length - drawn)}`}
        </Button>
      )}
      <div className={across[12]}>
        {(Object.keys(answerWords) as Answer[]).map((answer) => (
          <ActionButton
            key={answer}
            variant={answer === 'sent' ? undefined : 'outline'}
            busy={busy}
            busyLabel="Answering..."
            waits={ticked.length === 0}
            onClick={() => setAsking(answer)}
          >
            {answerWords[answer].press}
          </ActionButton>
        ))}
      </div>
      <Dialog open={asking !== null} onClose={() => setAsking(null)} title={asking === null ? '' : `${count} ${answerWords[asking].title}`}>
        {asking !== null && (
          <>
            <p>{answerWords[asking].text}</p>
            <div className={joinClasses(across[12], above[16])}>
              <Button size="small" onClick={() => send(asking)}>
                {answerWords[asking].go}
              </Button>
              <Button size="small" variant="outline" onClick={() => setAsking(null)}>
                Cancel
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

function restWords(answered: number, asked: number): string {
  return answered === asked ? 'Each request shows it.' : `Someone else had answered for ${formatNumber(asked - answered)}.`;
}
