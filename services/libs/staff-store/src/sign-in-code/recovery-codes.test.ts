import { expect, test } from 'vitest';
import { openCodeKeys } from './code-keys.ts';
import { inGroups, newRecoveryCodes, plainCode } from './recovery-codes.ts';

test('makes ten different codes, without letters that look alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{16}$/);
});

test.each(['abcd-efgh-jkmn-pqrs', ' ABCD EFGH JKMN PQRS ', 'abcd–efgh–jkmn–pqrs', 'ａｂｃｄefghjkmnpqrs'])(
  'reads %j as it was made',
  (typed) => {
    expect(plainCode(typed)).toBe('abcdefghjkmnpqrs');
    expect(inGroups(plainCode(typed))).toBe('abcd-efgh-jkmn-pqrs');
  },
);

const key = (id: string, fill: number) => ({ id, key: Buffer.alloc(32, fill) });

test('hashes a code differently by account, key and code, and finds the hash of an older key', () => {
  const keys = openCodeKeys([key('new', 1), key('old', 2)]);
  const hash = keys.hash('u1', 'abcdefghjkmnpqrs');
  expect(new Set([hash, keys.hash('u2', 'abcdefghjkmnpqrs'), keys.hash('u1', 'abcdefghjkmnpqrt')]).size).toBe(3);
  expect(keys.hashes('u1', 'abcdefghjkmnpqrs')).toEqual([hash, openCodeKeys([key('old', 2)]).hash('u1', 'abcdefghjkmnpqrs')]);
});

test('does not open a secret for another account than the one it was sealed for', () => {
  const { sealing } = openCodeKeys([key('new', 1)]);
  const sealed = sealing.seal('secret', 'u1');
  expect(sealed).not.toContain('secret');
  expect(sealing.open(sealed, 'u1')).toBe('secret');
  expect(() => sealing.open(sealed, 'u2')).toThrow();
});
