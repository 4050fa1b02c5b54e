import { expect, it } from 'vitest';
import { describeError } from './outside-errors.ts';

it('describeError adds the message of each cause', () => {
  const cause = new Error('Worker exited unexpectedly with signal SIGTRAP');
  expect(describeError(new Error('Worker forks emitted error.', { cause }))).toBe(
    'Worker forks emitted error. Worker exited unexpectedly with signal SIGTRAP',
  );
  expect(describeError(new Error('Not handled', { cause: 'a text' }))).toBe('Not handled');
});
