import { expect, it } from 'vitest';
import { saysStop } from './says-stop.ts';

it.each(['Stop', 'STOP!', 'please stop', 'Stop calling me.', 'Unsubscribe', 'opt-out', 'Don’t call me', 'Remove me please'])(
  'takes “%s” as a wish to stop',
  (text) => expect(saysStop(text)).toBe(true),
);

it.each(['', 'Stop by on Monday', 'I can not stop laughing', 'Please call me', 'Stop.\nActually, call me at nine'])(
  'takes “%s” as an answer to read',
  (text) => expect(saysStop(text)).toBe(false),
);
