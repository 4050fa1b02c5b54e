import type { AuditWriter, SignInDigests } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { expect, test } from 'vitest';
import { add } from './add.ts';

test.each([
  [['two words', 'ruth@example.com', 'agent'], 'Use the letters a to z, digits, dots, dashes and underscores, without spaces or accents.'],
  [['System', 'ruth@example.com', 'agent'], 'The desk uses this name itself. Choose another one.'],
  [['ruth', 'nowhere', 'agent'], 'Enter a mail address like name@example.com.'],
  [['ruth', 'ruth@example.com', 'agent', 'Ruth <b>'], 'Use letters, spaces, dots, commas, apostrophes and dashes.'],
  [['ruth', 'ruth@example.com', 'owner'], 'ROLE is viewer, agent or manager.'],
])('refuses %j before it asks the store', async (words, sentence) => {
  expect(await add.run({} as Store, words, {} as AuditWriter, {} as SignInDigests)).toEqual({ done: false, sentence });
});
