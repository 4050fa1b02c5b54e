import { expect, it } from 'vitest';
import { whyNothing } from './why-nothing.ts';

const place = { role: 'agent', open: { status: 'closed' }, isCursorOn: true, isOwn: true } as const;

it('says why a key of a request does nothing, the first reason first', () => {
  expect(whyNothing('take', { ...place, role: 'viewer' })).toBe('Your role cannot do this');
  expect(whyNothing('take', { ...place, open: undefined })).toBe('Open a request first');
  expect(whyNothing('take', { ...place, isCursorOn: false })).toBe('Another request is open. Press O to open this one');
  const owned = { status: 'assigned', owner: { username: 'ruth' } } as const;
  expect(whyNothing('take', { ...place, open: owned, isOwn: false })).toBe('ruth has this request');
  expect(whyNothing('take', place)).toBe('Not possible now: this request is closed');
});

it('says that a role has no use for a key of the list', () => {
  expect(whyNothing('select', { ...place, role: 'viewer' })).toBe('Your role cannot do this');
});
