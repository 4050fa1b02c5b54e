import { type LeadStatus, mayCall, type StaffRole } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { type DeskKey, deskKeys, type KeyName } from './desk-keys.ts';

interface KeyPlace {
  readonly role: StaffRole;
  /** The open request. */
  readonly open: { readonly status: LeadStatus; readonly owner?: { readonly username: string } | undefined } | undefined;
  /** The cursor of the list is on it. */
  readonly isCursorOn: boolean;
  /** Whether the person is its owner or second advisor, or it has no owner. */
  readonly isOwn: boolean;
}

/** Why a key does nothing now: for a key that has neither a handler nor a button. */
export function whyNothing(name: KeyName, { role, open, isCursorOn, isOwn }: KeyPlace): string {
  const { where, call }: DeskKey = deskKeys[name];
  if (call && !mayCall(call, role)) return 'Your role cannot do this';
  if (where !== 'request') return 'Nothing to do for this key';
  if (!open) return 'Open a request first';
  if (!isCursorOn) return 'Another request is open. Press O to open this one';
  if (!isOwn && open.owner) return `${isolateName(open.owner.username)} has this request`;
  return `Not possible now: this request is ${open.status}`;
}
