import { expect, it } from 'vitest';
import { tryAlert } from './try-alert.ts';

it.each([
  ['believes that an alert arrived if the code that it names is typed', (code: string) => ` ${code}\n`, true],
  ['believes nothing else', () => 'yes', false],
  ['believes no empty line', () => '', false],
])('%s', async (_behavior, typed, arrived) => {
  let sent = '';
  const send = async (code: string) => {
    sent = code;
  };
  expect(await tryAlert({ send, ask: async () => typed(sent) })).toBe(arrived);
  expect(sent).toMatch(/^[1-9]\d{5}$/);
});
