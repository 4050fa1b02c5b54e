import { expect, it } from 'vitest';
import { effectNames } from './effects.ts';
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

it('names each way out: links, queue and export of the desk, and every effect', () => {
  expect(Object.keys(exits).toSorted()).toEqual(['callLink', 'mailLink', 'queue', 'export', ...effectNames].toSorted());
});

it.each((Object.keys(exits) as Exit[]).flatMap((exit) => choices.map((choice) => [exit, choice, exits[exit][choice]] as const)))(
  '%s is for a visitor who chose %s: %s',
  (exit, choice, passage) => {
    expect(closedBy(exit, chosen(choice))).toBe(passage === 'closed' ? choice : undefined);
    expect(closedBy(exit, {})).toBeUndefined();
    expect(tellsNoCalls(exit, chosen(choice))).toBe((choice === 'noCalls' || choice === 'noCallsHere') && passage === 'told');
  },
);

it('lets no call through for a number that wants none, and no mail to staff about a call or without a word of it', () => {
  const passages = Object.fromEntries(Object.entries(exits).map(([exit, row]) => [exit, row.noCalls]));
  expect(passages).toEqual({
    callLink: 'closed',
    mailLink: 'open',
    queue: 'told',
    export: 'told',
    verify: 'open',
    recheck: 'open',
    persist: 'open',
    staffMail: 'told',
    // A stranger who typed the number must not learn that it is on the list.
    visitorMail: 'open',
    ownerMail: 'open',
    handedMail: 'told',
    callback: 'closed',
    replyMail: 'told',
    consentRecord: 'open',
    codeMail: 'open',
    changeMail: 'told',
    ownErasure: 'open',
    spreadRevocation: 'open',
    webhook: 'told',
    erasedWebhook: 'open',
    analytics: 'open',
    slaWarning: 'told',
    slaBreach: 'told',
  });
});

it('lets no mail through to a visitor who wants none, and tells it to each reader of a copy', () => {
  const passages = Object.entries(exits).map(([exit, row]) => [exit, row.noEmail] as const);
  const those = (passage: string) => passages.flatMap(([exit, one]) => (one === passage ? [exit] : []));
  expect(those('closed')).toEqual(['mailLink', 'visitorMail', 'ownerMail']);
  expect(those('told')).toEqual(['queue', 'export', 'webhook']);
});

it('lets no mail through to an address from which mail came back', () => {
  const closed = Object.entries(exits).flatMap(([exit, { badAddress }]) => (badAddress === 'closed' ? [exit] : []));
  expect(closed).toEqual(['mailLink', 'visitorMail', 'ownerMail', 'codeMail']);
  expect(mailsToVisitor).toEqual(['visitorMail', 'ownerMail', 'codeMail', 'changeMail', 'ownErasure']);
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
