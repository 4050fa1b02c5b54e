import type { Connection } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { findUserByPassword } from './find-user-by-password.ts';
import { nobodysHash } from './password-hash.ts';

const margaret = {
  _id: 'u1',
  username: 'margaret',
  passwordHash: 'hash of margaret',
  role: 'agent',
  epoch: 2,
  disabledAt: undefined as Date | undefined,
};

/** A connection that knows one account. */
function connectionWith(user: typeof margaret) {
  const findOne = vi.fn(({ username }: { username: string }) => ({ lean: async () => (username === user.username ? user : null) }));
  return { models: { User: { findOne } } } as unknown as Connection;
}

test('an unknown name costs the same verification as a known one', async () => {
  const verify = vi.fn(async () => false);
  const connection = connectionWith(margaret);
  expect(await findUserByPassword(connection, { username: 'Margaret', password: 'guess' }, verify)).toBeUndefined();
  expect(await findUserByPassword(connection, { username: 'nobody', password: 'guess' }, verify)).toBeUndefined();
  expect(verify.mock.calls).toEqual([
    ['hash of margaret', 'guess'],
    [nobodysHash, 'guess'],
  ]);
});

test('an unknown name is refused even if the password matches', async () => {
  expect(await findUserByPassword(connectionWith(margaret), { username: 'nobody', password: 'x' }, async () => true)).toBeUndefined();
});

test('the right password returns the account without its hash', async () => {
  const user = await findUserByPassword(connectionWith(margaret), { username: 'margaret', password: 'right' }, async () => true);
  expect(user).toEqual({ id: 'u1', username: 'margaret', role: 'agent', epoch: 2, hasCode: false, hasMail: false });
});

test('a disabled account is refused like a wrong password', async () => {
  const connection = connectionWith({ ...margaret, disabledAt: new Date() });
  expect(await findUserByPassword(connection, { username: 'margaret', password: 'right' }, async () => true)).toBeUndefined();
});
