import {
  AccountLicenses,
  readLicenseLines,
  type StaffAccount,
  saveLicenses,
  type TypedLicense,
  usStates,
} from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import {
  across,
  Button,
  ErrorSummary,
  font,
  joinClasses,
  Notice,
  optionsOf,
  SelectField,
  stack,
  TextField,
  VisuallyHidden,
} from '@annuity-lantern/ui';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { atMoment, calendarDayWords } from '../../../dates-and-times/moment-words.ts';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import styles from './license-form.module.css';

interface Row extends TypedLicense {
  readonly key: number;
}

const stateOptions = optionsOf(usStates);
const blank: TypedLicense = { state: '', number: '', until: '' };
const isBlank = ({ state, number, until }: TypedLicense) => state === '' && number.trim() === '' && until === '';

let lastKey = 0;
const toRow = ({ state, number, until }: TypedLicense): Row => {
  lastKey += 1;
  return { key: lastKey, state, number, until };
};
const rowsOf = (licenses: AccountLicenses | undefined) =>
  [...(licenses?.lines ?? []), ...(licenses?.lines.length ? [] : [blank])].map(toRow);

/** Where the person of an account may sell. What was typed stays until it is saved, also if another manager saved first. */
export function LicenseForm({ account }: { readonly account: StaffAccount }) {
  const { id, username, licenses } = account;
  const now = useNow(60_000);
  const [seen, setSeen] = useState(licenses);
  const [rows, setRows] = useState(() => rowsOf(licenses));
  const [isTyped, setTyped] = useState(false);
  const { busy, sent, start, error, attempt, refusal, isSaved, reset } = useChange({
    send: (lines: readonly Row[]) =>
      callAsStaff(saveLicenses, {
        params: { id },
        body: {
          lines: lines.map(({ state, number, until }) => ({ state: state as keyof typeof usStates, number, until })),
          seen: seen?.at ?? null,
        },
      }),
    onSaved: show,
    invalidates: [queryKeys.accounts, queryKeys.owners, queryKeys.licenseGaps],
  });
  // Another manager's change shows at once, unless this form was begun.
  if (!isTyped && !busy && licenses && licenses.at > (seen?.at ?? '')) show(licenses);

  function show(present: AccountLicenses | undefined): void {
    setSeen(present);
    setRows(rowsOf(present));
    setTyped(false);
  }
  const change = (next: readonly Row[]) => {
    setTyped(true);
    setRows([...next]);
  };
  const edit = (key: number, field: keyof TypedLicense, value: string) =>
    change(rows.map((row) => (row.key === key ? { ...row, [field]: value } : row)));
  const fieldId = (key: number, field: keyof TypedLicense) => `license-${id}-${key}-${field}`;
  const ids = (sent ?? []).flatMap(({ key }, index) =>
    (['state', 'number', 'until'] as const).map((field) => [`lines.${index}.${field}`, fieldId(key, field)] as const),
  );
  const problems = problemsIn(error, Object.fromEntries(ids));
  const errorOf = (key: number, field: keyof TypedLicense) => problems.find((problem) => problem.fieldId === fieldId(key, field))?.message;
  const theirs = error?.wire?.code === 'licenses_changed' ? AccountLicenses.safeParse(error.wire.details).data : undefined;

  const add = () => {
    const row = toRow(blank);
    change([...rows, row]);
    requestAnimationFrame(() => document.getElementById(fieldId(row.key, 'state'))?.focus());
  };
  const remove = (key: number) => {
    reset();
    change(rows.filter((row) => row.key !== key));
    requestAnimationFrame(() => document.getElementById(`license-add-${id}`)?.focus());
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = readLicenseLines(event.clipboardData.getData('text'));
    const isWhole = pasted.length > 1 || pasted.some(({ state, number }) => state !== '' && number !== '');
    if (!isWhole) return;
    event.preventDefault();
    change([...rows.filter((row) => !isBlank(row)), ...pasted.map(toRow)]);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    start(rows.filter((row) => !isBlank(row)));
  };
  return (
    <form className={stack[12]} noValidate onSubmit={save} onPaste={paste} aria-label={`Licenses of ${isolateName(username)}`}>
      <h4 className={font.label}>Licensed states</h4>
      <p className={font.quiet}>
        As in the National Insurance Producer Registry, for the line of authority Life, resident and non-resident. Paste lines such as “OH
        1234567 2027-05-31”. Without a line the account is unchecked, and may get requests of every state.
      </p>
      <ErrorSummary id={`license-errors-${id}`} title="Nothing has changed" errors={problems} focusKey={attempt} />
      {theirs ? (
        <Notice tone="straw" role="alert" title={`${isolateName(theirs.by)} changed these licenses ${atMoment(theirs.at, now)}`}>
          <p>{`Now recorded: ${linesWords(theirs)}. What you typed is still here, and not saved.`}</p>
          <p className={across[8]}>
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                setSeen(theirs);
                reset();
              }}
            >
              Keep what I typed
            </Button>
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                show(theirs);
                reset();
              }}
            >
              Show what is recorded
            </Button>
          </p>
        </Notice>
      ) : (
        <RefusalNotice refusal={refusal} />
      )}
      <ul className={joinClasses(stack[8], styles.rows)}>
        {rows.map(({ key, state, number, until }, index) => (
          <li key={key} className={styles.row}>
            <SelectField
              id={fieldId(key, 'state')}
              label={<RowLabel label="State" row={index + 1} />}
              placeholder="Choose"
              options={stateOptions}
              value={state}
              error={errorOf(key, 'state')}
              onChange={(event) => edit(key, 'state', event.target.value)}
            />
            <TextField
              id={fieldId(key, 'number')}
              label={<RowLabel label="License number" row={index + 1} />}
              autoComplete="off"
              value={number}
              error={errorOf(key, 'number')}
              onChange={(event) => edit(key, 'number', event.target.value)}
            />
            <TextField
              id={fieldId(key, 'until')}
              type="date"
              label={<RowLabel label="Expiration date" row={index + 1} />}
              value={until}
              error={errorOf(key, 'until')}
              onChange={(event) => edit(key, 'until', event.target.value)}
            />
            <Button size="small" variant="quiet" onClick={() => remove(key)}>
              Remove
              <VisuallyHidden>{` line ${index + 1}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <div className={across[8]}>
        <ActionButton type="submit" busy={busy}>
          Save licenses
        </ActionButton>
        <Button id={`license-add-${id}`} size="small" variant="outline" onClick={add}>
          Add a state
        </Button>
      </div>
      {isSaved && !isTyped && (
        <Notice tone="leaf" role="status">
          <p>{`Saved: ${linesWords(seen)}.`}</p>
        </Notice>
      )}
    </form>
  );
}

function RowLabel({ label, row }: { readonly label: string; readonly row: number }) {
  return (
    <>
      <span>{label}</span>
      <VisuallyHidden>{`, line ${row}`}</VisuallyHidden>
    </>
  );
}

function linesWords(licenses: AccountLicenses | undefined): string {
  if (!licenses || licenses.lines.length === 0) return 'no licensed states';
  return licenses.lines.map(({ state, number, until }) => `${state} ${number} until ${calendarDayWords(until)}`).join('; ');
}
