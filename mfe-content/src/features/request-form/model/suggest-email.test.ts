import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Lovelace@gmail.con', 'Ada.Lovelace@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail', 'ada@gmail.com'],
  ['ada@GMAIL.CM', 'ada@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@aol.con', 'ada@aol.com'],
  ['ada@comcast.ent', 'ada@comcast.net'],
  ['ada@verzion.net', 'ada@verizon.net'],
])('takes %s for %s', async (typed, meant) => {
  expect(await suggestEmail(typed)).toBe(meant);
});

// Each is somebody's real mailbox; with its own lists the checker questions most of them.
it.each([
  'gmail.com',
  'aol.com',
  'mac.com',
  'me.com',
  'rr.com',
  'q.com',
  'ge.com',
  'ibm.com',
  'va.gov',
  'mail.com',
  'email.com',
  'ymail.com',
  'company.law',
  'yahoo.ca',
  'yahoo.co.uk',
  'live.co.uk',
  'att.com',
  'cox.com',
  'aon.com',
  'axa.com',
  'usa.com',
  'cfl.rr.com',
  'example.com',
])('leaves somebody@%s alone', async (domain) => {
  expect(await suggestEmail(`somebody@${domain}`)).toBeUndefined();
});

it.each(['', 'ada', '@gmial.com', 'ada@', '@', 'ada@gm\ud800ial.com', 'ada@<b>gmial.com', 'ada@gmial.com\n'])(
  'has nothing to say to "%s"',
  async (typed) => {
    expect(await suggestEmail(typed)).toBeUndefined();
  },
);
