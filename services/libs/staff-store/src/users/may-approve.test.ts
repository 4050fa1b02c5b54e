import { expect, it } from 'vitest';
import type { UserRecord } from '../user-model.ts';
import { mayApprove } from './may-approve.ts';

const at = new Date('2026-11-18T12:00:00Z');
const before = new Date('2026-11-01T12:00:00Z');
const after = new Date('2026-11-18T12:00:01Z');
const change = { at, askedBy: 'margaret' };
const margaret: Pick<UserRecord, 'access'> = {};
const kinds = ['account', 'role', 'password', 'code', 'enabled'] as const;

function ruiz(further: Partial<UserRecord> = {}) {
  return { _id: 'ruiz', role: 'manager', createdAt: before, passwordHash: 'a hash', ...further } as const;
}

it('admits a manager of the command line, of another manager, and the first one', () => {
  expect(mayApprove(ruiz(), change, margaret)).toBe(true);
  expect(mayApprove(ruiz({ access: { account: { at: before } } }), change, margaret)).toBe(true);
  expect(mayApprove(ruiz({ access: { account: { at: before, by: 'chen' } } }), change, margaret)).toBe(true);
});

it('refuses the account that asks, and one that is no manager, disabled, or without a password', () => {
  expect(mayApprove({ ...ruiz(), _id: 'margaret' }, change, margaret)).toBe(false);
  expect(mayApprove(ruiz({ role: 'agent' }), change, margaret)).toBe(false);
  expect(mayApprove(ruiz({ disabledAt: before }), change, margaret)).toBe(false);
  const { passwordHash: _, ...without } = ruiz();
  expect(mayApprove(without, change, margaret)).toBe(false);
});

it.each(kinds)('refuses an account whose %s is newer than the change', (kind) => {
  expect(mayApprove(ruiz({ access: { [kind]: { at: after, by: 'chen' } } }), change, margaret)).toBe(false);
  expect(mayApprove(ruiz({ createdAt: after }), change, margaret)).toBe(false);
});

it.each(kinds)('refuses two accounts of which one gave the other its %s, at any time', (kind) => {
  expect(mayApprove(ruiz({ access: { [kind]: { at: before, by: 'margaret' } } }), change, margaret)).toBe(false);
  expect(mayApprove(ruiz(), change, { ...margaret, access: { [kind]: { at: before, by: 'ruiz' } } })).toBe(false);
});

it('admits every manager if no member of staff asks', () => {
  expect(mayApprove(ruiz({ createdAt: after }), { at }, undefined)).toBe(true);
});
