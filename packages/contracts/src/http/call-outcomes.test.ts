import { expect, it } from 'vitest';
import { effects } from '../effects.ts';
import { askedAfter, CallOutcome, callOutcomesOf } from './call-outcomes.ts';
import { LeadStatus } from './lead-status.ts';
import { leadTransitions, UNDO_SPAN } from './lead-transitions.ts';

it('offers outcomes while a request is open, a callback only with an owner, and "reached" only where the machine has its step or is past it', () => {
  const unreached = ['no_answer', 'left_message', 'wrong_number'];
  const withOwner = ['no_answer', 'left_message', 'call_back', 'wrong_number'];
  expect(Object.fromEntries(LeadStatus.options.map((status) => [status, callOutcomesOf({ status, owner: {} })]))).toEqual({
    pending: withOwner,
    assigned: ['reached', ...withOwner],
    contacted: ['reached', ...withOwner],
    scheduled: ['reached', ...withOwner],
    closed: [],
    disqualified: [],
    reopened: withOwner,
    erased: [],
  });
  expect(callOutcomesOf({ status: 'pending' })).toEqual(unreached);
});

it('asks for a time after a call without an answer, and for the number after a wrong one', () => {
  expect(Object.fromEntries(CallOutcome.options.map((outcome) => [outcome, askedAfter(outcome)]))).toEqual({
    reached: undefined,
    no_answer: 'time',
    left_message: 'time',
    call_back: undefined,
    wrong_number: 'number',
  });
});

it('closes a request after the contact, with or without a scheduled call', () => {
  expect(leadTransitions.contacted).toEqual(['scheduled', 'closed', 'disqualified']);
});

it('lets no mail about a step go out while the step can be undone', () => {
  for (const { queue, starts } of Object.values(effects)) {
    if (queue === 'lead-notify' && 'with' in starts && starts.with === 'owner') expect(starts.delay).toBeGreaterThanOrEqual(UNDO_SPAN);
  }
});
