import { expect, it } from 'vitest';
import { timeInLog } from './server-time.ts';

const log = [
  'gateway | {"level":30,"requestId":"other-call","status":200,"ms":7,"words":"request answered"}',
  'gateway | {"level":30,"requestId":"this-call","words":"something before"}',
  'gateway | {"level":30,"requestId":"this-call","status":201,"ms":31,"words":"request answered"}',
  '',
].join('\n');

it('reads the time of one call, and knows when there is none yet', () => {
  expect(timeInLog(log, 'this-call')).toBe(31);
  expect(timeInLog(log, 'other-call')).toBe(7);
  expect(timeInLog(log, 'call')).toBeUndefined();
  expect(timeInLog('', 'this-call')).toBeUndefined();
});
