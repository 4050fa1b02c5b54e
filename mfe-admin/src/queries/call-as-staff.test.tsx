import { backgroundHeader, whoAmI } from '@annuity-lantern/contracts/http';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callAsStaff, watchDoing } from './call-as-staff.ts';

const sent: (string | null)[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get(backgroundHeader));
    return Response.json({ username: 'margaret', role: 'agent' });
  });
  stop = watchDoing();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['a press of a key', () => fireEvent.keyDown(document.body, { key: 'j' })],
  ['dictated words', () => document.body.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))],
  ['a press by voice', () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))],
])('marks the calls made a minute after the person last did something, until %s', async (_what, act) => {
  await callAsStaff(whoAmI, {});
  vi.advanceTimersByTime(60_000);
  await callAsStaff(whoAmI, {});
  act();
  await callAsStaff(whoAmI, {});
  expect(sent).toEqual([null, '1', null]);
});
