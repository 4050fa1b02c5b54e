import { AuditedRequest, auditActions, deskActors, listOwners } from '@annuity-lantern/contracts/http';
import { followInPlace, navigate } from '@annuity-lantern/host-kit';
import { Button, SelectField, TextField } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { type AuditFilters, addressOfAudit } from '../model/audit-filters.ts';
import { actorWords, auditWords } from '../model/audit-sentences.ts';
import styles from './audit-filter-form.module.css';

const actions = auditActions.map((value) => ({ value, label: auditWords[value].label }));
/** A visitor does nothing that the audit records. */
const actors = deskActors.filter((value) => value !== 'visitor').map((value) => ({ value, label: actorWords[value] }));

/** What to show of the audit. The choice is kept in the address. */
export function AuditFilterForm({ filters }: { readonly filters: AuditFilters }) {
  const address = addressOfAudit(filters);
  const [shown, setShown] = useState(address);
  const [chosen, setChosen] = useState(filters);
  const [error, setError] = useState<string>();
  // Back, or a link, names other filters.
  if (shown !== address) {
    setShown(address);
    setChosen(filters);
    setError(undefined);
  }
  const { data: owners = [] } = useQuery({
    queryKey: queryKeys.owners,
    queryFn: ({ signal }) => callAsStaff(listOwners, {}, { signal }),
  });
  const staff = owners.map(({ username }) => username);
  const missing = chosen.by && !staff.includes(chosen.by) && !Object.hasOwn(actorWords, chosen.by) ? [chosen.by] : [];
  const people = [...[...staff, ...missing].map((value) => ({ value, label: value })), ...actors];
  const show = (event: FormEvent) => {
    event.preventDefault();
    const fault = chosen.about ? AuditedRequest.safeParse(chosen.about).error?.issues[0]?.message : undefined;
    setError(fault);
    if (fault === undefined) navigate(addressOfAudit(chosen), { keepScroll: true });
  };
  return (
    <form className={styles.filter} noValidate onSubmit={show} aria-label="Filter the audit">
      <TextField
        id="audit-request"
        label="Request"
        placeholder="4F9F-5F2E"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={chosen.about ?? ''}
        error={error}
        onChange={({ target }) => setChosen({ ...chosen, about: target.value })}
      />
      <SelectField
        id="audit-by"
        label="Person"
        placeholder="Everyone"
        options={people}
        value={chosen.by ?? ''}
        onChange={({ target }) => setChosen({ ...chosen, by: target.value })}
      />
      <SelectField
        id="audit-action"
        label="What"
        placeholder="Everything"
        options={actions}
        value={chosen.action ?? ''}
        onChange={({ target }) => setChosen(withAction(chosen, target.value))}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="outline" size="small">
          Show
        </Button>
        {address !== addressOfAudit() && <ClearLink />}
      </div>
    </form>
  );
}

/** Shows the whole audit again. */
export function ClearLink() {
  return (
    <a href={addressOfAudit()} onClick={(event) => followInPlace(event, addressOfAudit(), { keepScroll: true })}>
      Clear filters
    </a>
  );
}

function withAction({ action: _, ...others }: AuditFilters, value: string): AuditFilters {
  const action = auditActions.find((one) => one === value);
  return action ? { ...others, action } : others;
}
