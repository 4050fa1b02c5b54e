import { expect, it } from 'vitest';
import { LONGEST_REPLY, readReply } from './read-reply.ts';

it.each([
  ['of a web mailer', 'Stop\n\nOn Mon, Mar 2, 2026 at 9:00 AM Annuity Lantern <a@example.org>\nwrote:\n\n> Thank you\n> for it\n', 'Stop'],
  [
    'of a phone',
    'Call me at 9.\n\nSent from my iPhone\n\n> On Mar 2, 2026, at 9:00 AM, Us <a@example.org> wrote:\n>\n> Thanks',
    'Call me at 9.',
  ],
  [
    'of an office program',
    'Yes\r\n\r\n-----Original Message-----\r\nFrom: us\r\nSent: today\r\nTo: Ada\r\nSubject: s\r\n\r\nThanks',
    'Yes',
  ],
  ['below the quote', '> Thank you\n\nI answer below.', 'I answer below.'],
  ['that only quotes', '> Thank you', ''],
  ['with hidden characters and tags', 'A\u200bda <script>alert(1)</script>', 'Ada <script>alert(1)</script>'],
])('keeps what the person wrote in a reply %s', (_what, text, reply) => {
  expect(readReply(text)).toBe(reply);
});

it('keeps a long reply up to its limit', () => {
  const reply = readReply('All of my life. '.repeat(4000));
  expect(reply.length).toBeLessThanOrEqual(LONGEST_REPLY + 3);
  expect(reply).toMatch(/life\.\.\.\.$/);
});

it('reads thousands of empty lines like one', () => {
  expect(readReply(`One${'\n \n'.repeat(6000)}two`)).toBe('One\n\ntwo');
});
