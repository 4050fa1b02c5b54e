import { hash, parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashCosts, hashPassword, nobodysHash, verifyPassword } from './password-hash.ts';

test('keeps a password as argon2id at the agreed cost', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$/);
  expect(parseOptions(stored)).toMatchObject(hashCosts);
  expect(await verifyPassword(stored, 'correct horse')).toBe(true);
  expect(await verifyPassword(stored, 'Correct horse')).toBe(false);
});

test('takes a password in either composition of its letters, and one whose older hash is of the other', async () => {
  const [composed, apart] = ['Zoë crème brûlée'.normalize('NFC'), 'Zoë crème brûlée'.normalize('NFD')];
  const stored = await Promise.all([hashPassword(composed), hashPassword(apart), hash(apart, hashCosts)]);
  const taken = await Promise.all(stored.flatMap((hashed) => [composed, apart].map((typed) => verifyPassword(hashed, typed))));
  expect(taken).toEqual([true, true, true, true, false, true]);
});

test('costs exactly as much to verify for unknown names as for an account', async () => {
  const stored = await hashPassword('correct horse');
  expect(parseOptions(nobodysHash)).toEqual(parseOptions(stored));
});
