import type { AssignOutcome } from '@annuity-lantern/contracts/http';
import { expect, test } from 'vitest';
import { assignedWords } from './assign-words.ts';

const results = (...outcomes: AssignOutcome[]) => outcomes.map((outcome, index) => ({ id: String(index), outcome }));

test('names the colleagues who have other requests of the same people', () => {
  const shared = (colleague: string) => ({ id: colleague, outcome: 'belongs_to_colleague', colleague }) as const;
  expect(assignedWords([...results('changed'), shared('kim')], 'maria')).toBe(
    '1 request is maria’s now. 1 stayed: kim has another request of the same person.',
  );
  expect(assignedWords([shared('kim'), shared('ruiz')], 'maria')).toBe(
    '0 requests are maria’s now. 2 stayed: kim, ruiz have another request of the same people.',
  );
});

test.each([
  [results('changed', 'unchanged', 'stale', 'stale'), 'maria', '2 requests are maria’s now. 2 had changed: look at them again.'],
  [results('changed'), 'maria', '1 request is maria’s now.'],
  [results('changed', 'stale', 'not_found'), null, '1 request has no owner now. 1 had changed: look at it again. 1 is no longer stored.'],
  [results('changed', 'full'), 'maria', '1 request is maria’s now. 1 can’t change anymore: its history is too long.'],
  [results('changed', 'not_licensed'), 'maria', '1 request is maria’s now. 1 stayed: maria is not licensed for its state.'],
  [results('stale'), 'maria', '0 requests are maria’s now. 1 had changed: look at it again.'],
])('says what became of the requests', (outcomes, to, words) => {
  expect(assignedWords(outcomes, to)).toBe(words);
});
