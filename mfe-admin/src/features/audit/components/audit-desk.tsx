import { auditActions, listAudit } from '@annuity-lantern/contracts/http';
import { Button, font, SelectField, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { useNow } from '../../../moments/use-now.ts';
import { MoreRows } from '../../../paged-list/more-rows.tsx';
import { usePagedList } from '../../../paged-list/use-paged-list.ts';
import { PartHead, type PartProps } from '../../../part-head/part-head.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import { groupByDay } from '../model/audit-days.ts';
import { actionWords, byOf } from '../model/audit-words.ts';
import { AuditDaySection } from './audit-day-section.tsx';
import styles from './audit-desk.module.css';

type Action = (typeof auditActions)[number];
const actions = auditActions.map((value) => ({ value, label: actionWords[value] }));

/** The audit log by day, for managers, with a check that a day's entries are unchanged. */
export function AuditDesk({ heading }: PartProps) {
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
      <PartHead reading={reading === 'newest'} onRefresh={list.refresh} heading={heading} />
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
      <ReadState
        answer={rows}
        failed={failed === 'newest'}
        reading={reading !== null}
        loading={{ lines: 6, label: 'Loading the audit' }}
        unread={{ title: 'The audit could not be read', text: 'Nothing is lost. Only this page got no answer.' }}
        stale={{ title: 'The audit could not be read again' }}
        onRetry={list.refresh}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p className={font.quiet}>{by || action ? 'Nothing in the audit fits this filter.' : 'The audit is empty.'}</p>
          ) : (
            groupByDay(entries, now).map((day) => <AuditDaySection key={day.name} day={day} />)
          )
        }
      </ReadState>
      <MoreRows list={list} unread={{ title: 'The next entries could not be read', text: 'Those above are still true.' }} />
    </>
  );
}
