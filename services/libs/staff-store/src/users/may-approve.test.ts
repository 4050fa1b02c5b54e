import { expect, it } from 'vitest';
import type { UserRecord } from '../user-model.ts';
import { mayApprove } from './may-approve.ts';

const at = new Date('2026-11-18T12:00:00Z');
const before = new Date('2026-11-01T12:00:00Z');
const after = new Date('2026-11-18T12:00:01Z');
const change = { at, askedBy: 'margaret' };
const kinds = ['account', 'role', 'password', 'code', 'enabled'] as const;

function manager(_id: string, further: Partial<UserRecord> = {}) {
  return { _id, role: 'manager', createdAt: before, passwordHash: 'a hash', ...further } as const;
}

/** A manager who got access of this kind from the account `by`; without `by`, from the command line. */
function givenBy(_id: string, by?: string, kind: (typeof kinds)[number] = 'account') {
  return manager(_id, { access: { [kind]: { at: before, ...(by && { by }) } } });
}

const margaret = manager('margaret');
const approves = (ruiz: ReturnType<typeof manager>, ...others: ReturnType<typeof manager>[]) =>
  mayApprove(ruiz, change, [margaret, ruiz, ...others]);

it('admits a manager of the command line, of another manager, and the first one', () => {
  expect(approves(manager('ruiz'))).toBe(true);
  expect(approves(givenBy('ruiz'))).toBe(true);
  expect(approves(givenBy('ruiz', 'chen'), givenBy('chen'))).toBe(true);
});

it('refuses the account that asks, and one that is no manager, disabled, or without a password', () => {
  expect(mayApprove(margaret, change, [margaret])).toBe(false);
  expect(approves(manager('ruiz', { role: 'agent' }))).toBe(false);
  expect(approves(manager('ruiz', { disabledAt: before }))).toBe(false);
  const { passwordHash: _, ...without } = manager('ruiz');
  expect(mayApprove(without, change, [margaret, without])).toBe(false);
});

it.each(kinds)('refuses an account whose %s is newer than the change', (kind) => {
  expect(approves(manager('ruiz', { access: { [kind]: { at: after, by: 'chen' } } }))).toBe(false);
  expect(approves(manager('ruiz', { createdAt: after }))).toBe(false);
});

it.each(kinds)('refuses two accounts of which one gave the other its %s, at any time', (kind) => {
  expect(approves(givenBy('ruiz', 'margaret', kind))).toBe(false);
  expect(mayApprove(manager('ruiz'), change, [givenBy('margaret', 'ruiz', kind), manager('ruiz')])).toBe(false);
});

it('refuses two accounts whose access leads back to the same third one, or to each other over others', () => {
  const both = [givenBy('margaret', 'chen'), givenBy('ruiz', 'chen', 'password')] as const;
  expect(mayApprove(both[1], change, [...both, manager('chen')])).toBe(false);
  const chain = [givenBy('margaret', 'chen'), givenBy('ruiz', 'otto'), givenBy('otto', 'chen', 'role'), manager('chen')] as const;
  expect(mayApprove(chain[1], change, chain)).toBe(false);
  expect(approves(givenBy('ruiz', 'otto'), givenBy('otto', 'margaret'))).toBe(false);
});

it('ends with accounts that gave each other access', () => {
  expect(approves(givenBy('ruiz', 'chen'), givenBy('chen', 'ruiz'))).toBe(true);
});

it('admits every manager if no member of staff asks', () => {
  expect(mayApprove(manager('ruiz', { createdAt: after }), { at }, [])).toBe(true);
});
