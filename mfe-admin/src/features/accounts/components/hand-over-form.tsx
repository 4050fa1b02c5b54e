import { handOverRequests, listAccounts, type StaffAccount } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { showToast } from '@annuity-lantern/host-kit';
import { across, Button, SelectField, stack } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

/** Choices beside a colleague. A user name begins with a letter or a digit. */
const NOBODY = '-';
const KEEP = '=';

interface HandOverFormProps {
  readonly account: StaffAccount;
  /** `12 open requests`. */
  readonly words: string;
  /** Also disables the account, once the requests are handed over. */
  readonly disables: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSend: (handOver: () => Promise<void>) => void;
  readonly onCancel?: () => void;
}

/** Chooses who gets the open requests of an account whose person stops working on them. */
export function HandOverForm({ account, words, disables, busy, error, onSend, onCancel }: HandOverFormProps) {
  const { id, username } = account;
  const [to, setTo] = useState('');
  const { data: accounts = [] } = useQuery({
    queryKey: queryKeys.staff,
    queryFn: ({ signal }) => callAsStaff(listAccounts, {}, { signal }),
  });
  const colleagues = accounts.filter((one) => one.id !== id && !one.disabledAt && one.role !== 'viewer');
  const reason = disables ? 'The account of the owner is being disabled.' : 'The account of the owner cannot work on requests.';
  const handOver = async () => {
    if (to === KEEP) return;
    let [more, shared, unlicensed] = [true, 0, 0];
    // One call works for a limited time.
    while (more) {
      const part = await callAsStaff(handOverRequests, { params: { id }, body: { to: to === NOBODY ? null : to, reason } });
      more = part.more;
      shared += part.shared;
      // Those that were left are looked at again by the next call.
      unlicensed = part.unlicensed ?? 0;
    }
    if (unlicensed > 0)
      showToast({
        status: 'info',
        title: `${unlicensed === 1 ? '1 request stays' : `${unlicensed} requests stay`} with ${isolateName(username)}`,
        text: `${isolateName(to)} is not licensed for ${unlicensed === 1 ? 'its state' : 'their states'}. Give them to someone who is.`,
      });
    if (shared > 0) showToast({ status: 'info', title: sharedWords(shared), text: 'Their pages at the desk say whose they are.' });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (to !== '') onSend(handOver);
  };
  return (
    <form className={stack[12]} noValidate onSubmit={send} aria-label={`Hand over the requests of ${isolateName(username)}`}>
      <SelectField
        id={`hand-over-${id}`}
        label={`Who gets ${isolateName(username)}’s open requests`}
        hint={`${words}.`}
        placeholder="Choose"
        required
        error={error}
        options={[
          ...colleagues.map((one) => ({ value: one.username, label: one.username })),
          { value: NOBODY, label: 'No one: anyone may take them' },
          ...(disables ? [{ value: KEEP, label: 'Leave them with this account' }] : []),
        ]}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <div className={across[8]}>
        <ActionButton type="submit" busy={busy} busyLabel="Working..." waits={to === ''}>
          {disables ? 'Disable account' : 'Hand over'}
        </ActionButton>
        {onCancel && (
          <Button size="small" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function sharedWords(shared: number): string {
  return shared === 1
    ? '1 request is of a person who has another one with a colleague'
    : `${shared} requests are of people who have another one with a colleague`;
}
