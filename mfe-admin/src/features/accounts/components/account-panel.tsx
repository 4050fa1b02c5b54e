import {
  disableAccount,
  enableAccount,
  endAccountSessions,
  type ResetLink,
  resetAccount,
  resetSignInCode,
  type StaffAccount,
  StaffRole,
  saveAccount,
  unlockStaffAccount,
} from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { followInPlace } from '@annuity-lantern/host-kit';
import { across, Button, ErrorSummary, font, joinClasses, Notice, SelectField, split, stack, TextField } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import desk from '../../../shared-styles/desk.module.css';
import { roleOptions } from '../model/account-words.ts';
import { markMailGiven } from '../model/mark-mail-given.ts';
import { useOpenRequests } from '../model/use-open-requests.ts';
import styles from './accounts.module.css';
import { HandOverForm } from './hand-over-form.tsx';
import { LicenseForm } from './license-form.tsx';
import { OneTimeLink } from './one-time-link.tsx';

interface AccountPanelProps {
  readonly account: StaffAccount;
  /** Of the manager who looks at it: another one changes role and access. */
  readonly own: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
}

interface Action {
  readonly name: string;
  readonly send: () => Promise<ResetLink | undefined>;
}

const doneWords: Readonly<Record<string, string>> = {
  save: 'The account is saved. A person with a new role signs in again.',
  unlock: 'Every browser may try to sign in again.',
  code: 'The sign-in code is off, and the person is signed out everywhere.',
  end: 'The person is signed out everywhere.',
  disable: 'The account is disabled, and signed out everywhere.',
  enable: 'The account is enabled again.',
  handOver: 'The open requests are handed over.',
};

/** Everything a manager may change of one account. */
export function AccountPanel({ account, own, heading, onClose }: AccountPanelProps) {
  const { id, username, disabledAt, locked, hasPassword, hasCode } = account;
  const params = { id };
  const client = useQueryClient();
  /** As the form showed it before it was edited. */
  const [seen, setSeen] = useState(account);
  const open = useOpenRequests(id);
  const [disabling, setDisabling] = useState(false);
  const change = useChange({
    send: ({ send }: Action) => send(),
    onSaved: (_answer, { name }) => name === 'disable' && setDisabling(false),
    invalidates: [queryKeys.accounts],
  });
  const { busy, sent, isSaved, answer } = change;
  const isSending = (name: string) => busy && sent?.name === name;
  const start = (name: string, send: Action['send']) => change.start({ name, send });
  const done = isSaved && sent && doneWords[sent.name];
  const cannotWork = disabledAt !== undefined || account.role === 'viewer';
  const fieldIds = { role: `account-role-${id}`, mail: `account-mail-${id}`, displayName: `account-name-${id}`, to: `hand-over-${id}` };
  const problems = problemsIn(change.error, fieldIds);
  const errorOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = event.currentTarget;
    // Read when it is sent: the person may correct it while the password is asked for.
    start('save', async () => {
      const body = changesIn(shown, seen);
      await callAsStaff(saveAccount, { params, body });
      setSeen({ ...seen, ...body });
      if (own && body.mail) markMailGiven(client);
      return undefined;
    });
  };
  const action = (name: string, words: string, send: Action['send']) => (
    <ActionButton variant="outline" busy={isSending(name)} busyLabel="Working..." waits={busy} onClick={() => start(name, send)}>
      {words}
    </ActionButton>
  );
  return (
    <section className={joinClasses(stack[16], desk.column, styles.panel)} aria-labelledby={`account-${id}`}>
      <div className={split[16]}>
        <h3 ref={heading} id={`account-${id}`} tabIndex={-1} className={font.label}>
          <bdi>{username}</bdi>
        </h3>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <ErrorSummary id={`account-errors-${id}`} title="Nothing has changed" errors={problems} focusKey={change.attempt} />
      <RefusalNotice refusal={change.refusal} />
      <ProofStep proof={change.proof} />
      <form className={stack[16]} noValidate onSubmit={save} aria-label={`Account of ${isolateName(username)}`}>
        <div className={desk.fields}>
          {!own && (
            <SelectField
              id={fieldIds.role}
              name="role"
              label="Role"
              options={roleOptions}
              defaultValue={account.role}
              error={errorOf(fieldIds.role)}
            />
          )}
          <TextField
            id={fieldIds.mail}
            name="mail"
            type="email"
            label="Mail address"
            autoComplete="off"
            defaultValue={account.mail ?? ''}
            error={errorOf(fieldIds.mail)}
          />
          <TextField
            id={fieldIds.displayName}
            name="displayName"
            label="Name that visitors see"
            optional
            hint="In emails about a request. Without it: an advisor on our team."
            autoComplete="off"
            defaultValue={account.displayName ?? ''}
            error={errorOf(fieldIds.displayName)}
          />
        </div>
        <div className={across[8]}>
          <ActionButton type="submit" busy={isSending('save')}>
            Save
          </ActionButton>
        </div>
      </form>
      {account.role !== 'viewer' && <LicenseForm key={id} account={account} />}
      {own ? (
        <p className={font.quiet}>Only another manager can change your role, reset or disable your account.</p>
      ) : (
        <>
          <div className={across[8]}>
            {!disabledAt &&
              action('reset', hasPassword ? 'Make a reset link' : 'Make a new link', () => callAsStaff(resetAccount, { params }))}
            {locked && action('unlock', 'Unlock', () => callAsStaff(unlockStaffAccount, { params }))}
            {hasCode && action('code', 'Reset sign-in code', () => callAsStaff(resetSignInCode, { params }))}
            {!disabledAt && action('end', 'Sign out everywhere', () => callAsStaff(endAccountSessions, { params }))}
            {disabledAt
              ? action('enable', 'Enable account', () => callAsStaff(enableAccount, { params }))
              : !open.mayBeAny
                ? action('disable', 'Disable account', () => callAsStaff(disableAccount, { params }))
                : !disabling && (
                    <Button variant="outline" size="small" onClick={() => setDisabling(true)}>
                      Disable account...
                    </Button>
                  )}
          </div>
          {disabling && !disabledAt && open.mayBeAny && (
            <HandOverForm
              account={account}
              words={open.words}
              disables
              busy={isSending('disable')}
              error={errorOf(fieldIds.to)}
              onSend={(handOver) =>
                start('disable', async () => {
                  await handOver();
                  return callAsStaff(disableAccount, { params });
                })
              }
              onCancel={() => setDisabling(false)}
            />
          )}
          {cannotWork && open.mayBeAny && !disabling && (
            <HandOverForm
              account={account}
              words={open.words}
              disables={false}
              busy={isSending('handOver')}
              error={errorOf(fieldIds.to)}
              onSend={(handOver) => start('handOver', () => handOver().then(() => undefined))}
            />
          )}
        </>
      )}
      <p className={font.quiet}>
        <a
          href={`?${new URLSearchParams({ part: 'requests', owner: username, open: '1' })}`}
          onClick={(event) => followInPlace(event, event.currentTarget.search)}
        >{`${open.words} of ${isolateName(username)}`}</a>
        <span>{disabledAt && open.mayBeAny ? ' stay with this account until a manager hands them over.' : ''}</span>
      </p>
      {answer && <OneTimeLink id={`account-link-${id}`} username={username} link={answer} />}
      {done && (
        <Notice tone="leaf" role="status">
          <p>{done}</p>
        </Notice>
      )}
    </section>
  );
}

/** What was typed or chosen. Other fields are not sent: another manager may have changed them. */
function changesIn(form: HTMLFormElement, { role, mail = '', displayName = '' }: StaffAccount) {
  const values = new FormData(form);
  const typed = { mail: String(values.get('mail')).trim(), displayName: String(values.get('displayName')).trim() };
  const chosen = StaffRole.safeParse(values.get('role')).data ?? role;
  return {
    ...(chosen === role ? {} : { role: chosen }),
    ...(typed.mail === mail ? {} : { mail: typed.mail }),
    ...(typed.displayName === displayName ? {} : { displayName: typed.displayName }),
  };
}
