import { type CrmEvent, LeadStatus, leadTransitions } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { stepsOfEvent } from './steps-of-event.ts';

const data = { id: '4F9F-5F2E' };
const timestamp = '2026-03-06T15:05:00Z';
const called = { type: 'lead.called', timestamp, data } as const satisfies CrmEvent;
const closed = { type: 'lead.closed', timestamp, data } as const satisfies CrmEvent;
const given = { ...closed, data: { ...data, reached: false } };

it.each([
  ['pending', ['assigned', 'contacted'], ['assigned', 'contacted', 'closed'], ['disqualified']],
  ['assigned', ['contacted'], ['contacted', 'closed'], ['disqualified']],
  ['reopened', ['assigned', 'contacted'], ['assigned', 'contacted', 'closed'], ['disqualified']],
  ['contacted', [], ['closed'], ['closed']],
  ['scheduled', [], ['closed'], ['closed']],
  ['closed', [], [], []],
  ['disqualified', [], [], []],
  ['erased', [], [], []],
] as const)('makes the steps of a %s request', (status, ofCalled, ofClosed, ofGivenUp) => {
  expect([called, closed, given].map((event) => stepsOfEvent(event, status))).toEqual([ofCalled, ofClosed, ofGivenUp]);
});

it('makes only steps that the status machine has', () => {
  for (const start of LeadStatus.options)
    for (const event of [called, closed, given])
      stepsOfEvent(event, start).reduce((from, to) => {
        expect(leadTransitions[from]).toContain(to);
        return to;
      }, start);
});
