import { addressOfRequest } from '@annuity-lantern/contracts/desk-address';
import { type AuditRow, verifyAuditDay } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { followInPlace } from '@annuity-lantern/host-kit';
import { above, font, joinClasses, Notice, ruled, split, stack } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { timeWithSeconds } from '../../../dates-and-times/time-words.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import desk from '../../../shared-styles/desk.module.css';

import type { AuditDay } from '../model/audit-days.ts';
import { auditSentence } from '../model/audit-sentences.ts';
import { verdictWords } from '../model/verdict-words.ts';
import styles from './audit-day-section.module.css';

/** The entries of one day, and the verdict on it. */
export function AuditDaySection({ day: { name, utcDays, rows } }: { day: AuditDay }) {
  const id = `audit-${utcDays[0]}`;
  const { start, busy, answer, error } = useChange({
    send: () => Promise.all(utcDays.map((day) => callAsStaff(verifyAuditDay, { query: { day } }))),
  });
  const verdict = answer && verdictWords(answer);
  return (
    <section className={joinClasses(stack[12], ruled[12], styles.day)} aria-labelledby={id}>
      <div className={split[16]}>
        <PartTitle id={id}>{name}</PartTitle>
        <ActionButton variant="outline" label={`Verify this day, ${name}`} busy={busy} busyLabel="Verifying..." onClick={() => start()}>
          Verify this day
        </ActionButton>
      </div>
      {error && (
        <Notice tone="straw" role="alert" title="This day could not be verified">
          <p>The server did not answer in time, so nothing is known of it. Please try again.</p>
        </Notice>
      )}
      {verdict && (
        <Notice tone={verdict.tone} role={verdict.tone === 'brick' ? 'alert' : 'status'} title={verdict.title}>
          <p>{verdict.text}</p>
          {verdict.faults.length > 0 && (
            <ul className={joinClasses(font.anywhere, above[8])}>
              {verdict.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <table className={joinClasses(font.numbers, font.anywhere, desk.table, styles.table)} aria-label={`Audit of ${name}`}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{timeWithSeconds(row.at)}</td>
              <td>
                <AuditEntry row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The sentence. Its reference opens the request. */
function AuditEntry({ row }: { readonly row: AuditRow }) {
  const sentence = auditSentence(row);
  if (row.leadId === undefined) return <bdi>{sentence}</bdi>;
  const reference = leadReference(row.leadId);
  const [before, after] = sentence.split(reference, 2);
  const href = addressOfRequest(row.leadId);
  return (
    <bdi>
      <span>{before}</span>
      <a href={href} onClick={(event) => followInPlace(event, href)}>
        {reference}
      </a>
      <span>{after}</span>
    </bdi>
  );
}
