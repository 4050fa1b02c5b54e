import { auditActions, listAudit } from '@annuity-lantern/contracts/http';
import { Button, ErrorState, GreekLines, Notice, SelectField, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { DeskBar, type PartProps } from '../../../desk-bar/desk-bar.tsx';
import { useNow } from '../../../moments/use-now.ts';
import { usePagedList } from '../../../paged-list/use-paged-list.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { groupByDay } from '../model/audit-days.ts';
import { actionWords, byOf } from '../model/audit-words.ts';
import { AuditDaySection } from './audit-day-section.tsx';
import styles from './audit-desk.module.css';

type Action = (typeof auditActions)[number];
const actions = auditActions.map((value) => ({ value, label: actionWords[value] }));

/** What staff did, day by day, for managers; and whether a day is as it was written. */
export function AuditDesk({ head }: PartProps) {
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState('');
  const [action, setAction] = useState<Action | ''>('');
  const list = usePagedList({
    queryKey: queryKeys.audit(by, action),
    callList: (query, options) =>
      callAsStaff(listAudit, { query: { ...query, ...(by ? { by } : {}), ...(action ? { action } : {}) } }, options),
    keyOf: ({ id }) => id,
  });
  const { rows, failed, reading } = list;
  const now = useNow(60_000);
  const showPerson = (event: FormEvent) => {
    event.preventDefault();
    setBy(byOf(typed));
  };
  return (
    <>
      <DeskBar reading={reading === 'newest'} onRefresh={list.refresh} head={head} />
      <form className={styles.filter} onSubmit={showPerson} aria-label="Filter the audit">
        <TextField
          id="audit-by"
          label="Person"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          id="audit-action"
          label="What"
          placeholder="Everything"
          options={actions}
          value={action}
          onChange={(event) => setAction(event.target.value as Action | '')}
        />
        <Button type="submit" variant="outline">
          Show
        </Button>
      </form>
      {rows === null && failed === null && <GreekLines lines={6} label="Loading the audit" />}
      {rows === null && failed !== null && (
        <ErrorState
          title="The audit could not be read"
          text="Nothing is lost, only this page did not get its answer."
          busy={reading !== null}
          onRetry={list.refresh}
        />
      )}
      {rows !== null && failed === 'newest' && (
        <Notice tone="straw" role="status" title="The audit could not be read again">
          <p>What you see may be old. Press Refresh Data to try again.</p>
        </Notice>
      )}
      {rows?.length === 0 && (
        <p className={styles.none}>{by || action ? 'Nothing in the audit fits this filter.' : 'The audit is empty.'}</p>
      )}
      {groupByDay(rows ?? [], now).map((day) => (
        <AuditDaySection key={day.name} day={day} />
      ))}
      {failed === 'more' && (
        <ErrorState
          title="The next entries could not be read"
          text="Those above are still true."
          busy={reading !== null}
          onRetry={list.showMore}
        />
      )}
      {list.hasMore && failed !== 'more' && (
        <Button variant="outline" size="small" busy={reading === 'more'} busyLabel="Loading..." onClick={list.showMore}>
          Show more
        </Button>
      )}
    </>
  );
}
