import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accepted, type FakeIntake, fakeIntake, held, json } from '../testing/fake-intake.ts';
import { arriveAt, fillIn, open, passTime, theForm } from '../testing/open-form.tsx';

const refused = json(403, { code: 'form_token_invalid', message: 'This form has been open for too long.' });
const HOUR = 3_600_000;
let intake: FakeIntake;

beforeEach(() => {
  vi.useFakeTimers();
  intake = fakeIntake();
  arriveAt('');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is requested on hydration, and sent without a wait if the visitor took long enough', async () => {
  intake.answers.push(json(201, accepted));
  await openAndFillIn();
  expect(intake.tokensAsked()).toBe(1);
  await pass(60_000);
  await press();
  expect(tokens()).toEqual(['token-1']);
  expect(screen.getByText('Consultation Requested')).toBeTruthy();
});

it('is never sent younger than 2 s, however fast and however often the button is pressed', async () => {
  intake.answers.push(json(201, accepted));
  await openAndFillIn();
  await pass(500);
  await press();
  await press();
  await pass(1500);
  expect(intake.posts).toEqual([]);
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
  await pass(500);
  expect(tokens()).toEqual(['token-1']);
  expect(screen.getByText('Consultation Requested')).toBeTruthy();
});

it('is exchanged once when it is refused, with the key unchanged', async () => {
  intake.answers.push(refused, json(201, accepted));
  await openAndFillIn();
  await pass(60_000);
  await press();
  expect(tokens()).toEqual(['token-1']);
  await pass(1900);
  expect(tokens()).toEqual(['token-1']);
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
  await pass(500);
  expect(tokens()).toEqual(['token-1', 'token-2']);
  expect(intake.posts[1]?.key).toBe(intake.posts[0]?.key);
  expect(screen.getByText('Consultation Requested')).toBeTruthy();
});

it('is renewed only once: a second refusal is shown like any failure, and the form keeps its text', async () => {
  intake.answers.push(refused, refused);
  await openAndFillIn();
  await pass(60_000);
  await press();
  await pass(10_000);
  expect(tokens()).toEqual(['token-1', 'token-2']);
  expect(screen.getByText('Failed to submit consultation request. Please try again.')).toBeTruthy();
  expect(screen.queryByText(/open for too long/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Margaret');
});

it('is done without when it cannot be had, and asked for again for the next press', async () => {
  intake.tokens.push(json(503, { code: 'store_unavailable', message: 'x' }));
  intake.answers.push(json(503, { code: 'store_unavailable', message: 'x' }), json(201, accepted));
  await openAndFillIn();
  await press();
  expect(tokens()).toEqual([null]);
  await pass(60_000);
  await press();
  expect(tokens()).toEqual([null, 'token-2']);
  expect(intake.posts[1]?.key).toBe(intake.posts[0]?.key);
});

it('is waited for only so long', async () => {
  const late = held(json(200, { token: 'late' }));
  intake.tokens.push(late.answer);
  intake.answers.push(json(201, accepted));
  await openAndFillIn();
  await press();
  await pass(1500);
  expect(intake.posts).toEqual([]);
  await pass(600);
  expect(tokens()).toEqual([null]);
  expect(screen.getByText('Consultation Requested')).toBeTruthy();
});

it('is renewed before sending in a tab that was open for hours', async () => {
  intake.answers.push(json(201, accepted));
  await openAndFillIn();
  passTime(11.6 * HOUR);
  await press();
  expect(intake.posts).toEqual([]);
  await pass(2300);
  expect(tokens()).toEqual(['token-2']);
});

it('is kept for hours', async () => {
  intake.answers.push(json(201, accepted));
  await openAndFillIn();
  passTime(11.4 * HOUR);
  await press();
  expect(tokens()).toEqual(['token-1']);
});

it('does not hold up the key: a page that is reloaded during the wait sends the same one', async () => {
  intake.answers.push(json(201, accepted));
  open();
  await pass(0);
  fillIn();
  await press();
  const kept = sessionStorage.getItem('annuity-lantern.consultation.key');
  expect(intake.posts).toEqual([]);
  await pass(5000);
  expect(intake.posts.map(({ key }) => key)).toEqual([kept]);
});

it('keeps text typed while the form waits for it', async () => {
  intake.answers.push(json(503, { code: 'store_unavailable', message: 'x' }));
  const first = open();
  await pass(0);
  fillIn();
  await press();
  fillIn({ 'Primary concern': 'And one thing more.' });
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
  await pass(3000);
  expect(intake.posts[0]?.body.primaryConcern).toBe('Is my contract any good?');
  first.unmount();
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Primary concern').value).toBe('And one thing more.');
});

async function openAndFillIn(): Promise<void> {
  open();
  await pass(0);
  fillIn();
}

async function press(): Promise<void> {
  await act(async () => {
    fireEvent.submit(theForm());
  });
  await pass(0);
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function tokens(): (string | null)[] {
  return intake.posts.map(({ token }) => token);
}
