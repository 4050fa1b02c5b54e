import { expect, it } from 'vitest';
import { effectNames, effects } from './effects.ts';
import {
  type Choice,
  callBan,
  choices,
  closedBy,
  type Exit,
  exits,
  isListed,
  mailsToVisitor,
  tellsNoCalls,
  wantsNoCalls,
} from './exits.ts';

const noCalls = { at: '2026-03-02T15:00:00Z', by: 'kim', way: 'phone' };
const chosen = (choice: Choice): Parameters<typeof closedBy>[1] => {
  if (isListed(choice) || choice === 'noCallsHere') return { [choice]: noCalls };
  return { revocations: [{ channels: [choice] }] };
};

it.each((Object.keys(exits) as Exit[]).flatMap((exit) => choices.map((choice) => [exit, choice, exits[exit][choice]] as const)))(
  '%s is for a visitor who chose %s: %s',
  (exit, choice, passage) => {
    expect(closedBy(exit, chosen(choice))).toBe(passage === 'closed' ? choice : undefined);
    expect(closedBy(exit, {})).toBeUndefined();
    expect(tellsNoCalls(exit, chosen(choice))).toBe((choice === 'noCalls' || choice === 'noCallsHere') && passage === 'told');
  },
);

it('lets no call through for a number that wants none', () => {
  expect([exits.callLink.noCalls, exits.callback.noCalls]).toEqual(['closed', 'closed']);
});

it('mails staff nothing about a call without a word of the wish', () => {
  const mails = effectNames.filter((name) => effects[name].queue === 'lead-notify' && !mailsToVisitor.includes(name));
  expect(mails).toContain('staffMail');
  expect(mails.filter((name) => exits[name].noCalls === 'open')).toEqual([]);
});

it('asks no one for a number or a time of a call who wants no calls, and calls off what was agreed on', () => {
  expect([exits.askMail.noCalls, exits.appointmentMail.noCalls]).toEqual(['closed', 'told']);
});

it('tells a stranger who typed a number nothing about the list', () => {
  expect([exits.visitorMail.noCalls, exits.ownerMail.noCalls]).toEqual(['open', 'open']);
});

it('mails a visitor who wants no mail only what they asked for just now, and a bad address only what must not stop', () => {
  const open = (choice: Choice) => mailsToVisitor.filter((name) => exits[name][choice] !== 'closed');
  expect(open('noEmail')).toEqual(['codeMail', 'changeMail', 'ownErasure']);
  expect(open('badAddress')).toEqual(['changeMail', 'ownErasure']);
  expect([exits.mailLink.noEmail, exits.mailLink.badAddress]).toEqual(['closed', 'closed']);
});

it.each(['queue', 'export', 'webhook'] as const)('tells each choice to who reads the copy in: %s', (exit) => {
  expect(new Set(Object.values(exits[exit]))).toEqual(new Set(['told']));
});

it('takes a wish for no calls about one request like one for no calls at all', () => {
  const isMail = (exit: string) => exit === 'visitorMail' || exit === 'ownerMail';
  for (const [exit, row] of Object.entries(exits)) expect(row.noCallsHere === row.noCalls).toBe(!isMail(exit));
  expect(callBan({ noCallsHere: noCalls })).toBe('They asked not to be called');
  expect([{ noCallsHere: noCalls }, { noCalls }, { noCalls: null }].map(wantsNoCalls)).toEqual([true, true, false]);
});

it('forbids a call only to a visitor who wants none at all', () => {
  expect(callBan({ noCalls })).toBe('They asked not to be called');
  for (const choice of ['automatedCalls', 'texts', 'email'] as const) expect(callBan(chosen(choice))).toBeNull();
  expect(callBan({ noCalls: null })).toBeNull();
});
