import { messages } from '@annuity-lantern/contracts/messages';
import { useToasts } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accepted, type FakeIntake, fakeIntake, held, json } from '../testing/fake-intake.ts';
import { arriveAt, field, fillIn, open, send, settle, theForm } from '../testing/open-form.tsx';

let intake: FakeIntake;

beforeEach(() => {
  intake = fakeIntake();
  useToasts.setState({ current: null });
  arriveAt('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Presses the button, leaves the page before the answer, and comes back. */
async function leaveWhileSending(answer: ReturnType<typeof json>) {
  const answered = held(answer);
  intake.answers.push(answered.answer);
  const page = open();
  fillIn();
  await send();
  page.unmount();
  open();
  await settle();
  return answered;
}

it('a form that was left while it was sent shows on return that it is being sent, and does not send it again', async () => {
  const answered = await leaveWhileSending(json(201, accepted));
  expect(field('First name').value).toBe('Margaret');
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
  await act(async () => {
    fireEvent.submit(theForm());
  });
  await act(async () => answered.release());
  expect(await screen.findByText('Consultation Requested')).toBeTruthy();
  expect(field('First name').value).toBe('');
  expect(Object.keys(sessionStorage)).toEqual(['annuity-lantern.consultation.sent']);
  expect(intake.posts).toHaveLength(1);
  expect(useToasts.getState().current?.status).toBe('success');
});

it('shows the error on return, keeps the typed text, and sends it with the next press', async () => {
  const answered = await leaveWhileSending(json(503, { code: 'store_unavailable', message: 'x' }));
  await act(async () => answered.release());
  expect(await screen.findByText(messages.toast.submissionFailed.text)).toBeTruthy();
  expect(field('First name').value).toBe('Margaret');
  intake.answers.push(json(201, accepted));
  await send();
  expect(await screen.findByText('Consultation Requested')).toBeTruthy();
  expect(new Set(intake.posts.map(({ key }) => key)).size).toBe(1);
});
