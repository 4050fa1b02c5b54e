import { expect, it } from 'vitest';
import { checkFirstPassword } from './check-first-password.ts';

const check = (password: string, isProduction = true) => checkFirstPassword({ username: 'margaret', password }, isProduction);

it.each(['passwordpassword', '123qweasdzxc', 'Margaret2026!', 'lantern-2026-x'])('refuses %j on the production host', async (password) => {
  await expect(check(password)).rejects.toThrow(/^A setting is not safe on the production host:\n {2}- STAFF_PASSWORD: This password/);
  await expect(check(password, false)).resolves.toBeUndefined();
});

it('accepts a good password, and none', async () => {
  await expect(check('seven gray herons wait')).resolves.toBeUndefined();
  await expect(checkFirstPassword(undefined, true)).resolves.toBeUndefined();
});
