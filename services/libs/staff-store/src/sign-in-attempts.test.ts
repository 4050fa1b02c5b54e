import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSignInDigests } from './sign-in-attempts.ts';

const digests = openSignInDigests(['a key of this test that is long enough', 'an older key']);

it('gives one digest to every spelling of a name, and others to other names and to addresses', () => {
  const { ofAccount, ofAddress } = digests;
  expect(ofAccount(' Margaret ')).toBe(ofAccount('margaret'));
  expect(new Set([ofAccount('margaret'), ofAccount('ruth'), ofAddress('margaret')]).size).toBe(3);
});

it('cannot be computed without the key', () => {
  const typed = 'correct horse battery staple';
  expect(digests.ofAccount(typed)).not.toBe(createHash('sha256').update(typed).digest('base64url'));
  expect(digests.ofAccount(typed)).not.toBe(openSignInDigests(['another key of this test, long enough']).ofAccount(typed));
});
