import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { annuityReviewForm, consultationForm } from '../model/request-form-kind.ts';
import { accepted, type FakeIntake, fakeIntake, held, json } from '../testing/fake-intake.ts';
import { answers, arriveAt, boxes, field, fillIn, open, send, settle } from '../testing/open-form.tsx';

let intake: FakeIntake;

beforeEach(() => {
  intake = fakeIntake();
  sessionStorage.clear();
  arriveAt('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const question = 'Clear everything you typed? You can’t get it back.';

it.each([consultationForm, annuityReviewForm])('says how long the draft of $name stays', async (form) => {
  open({ form });
  await settle();
  expect(screen.getByText('What you type stays in this tab until you send it, clear it or close the tab.')).toBeTruthy();
});

it('asks before it clears much, then empties the form and its draft, and keeps the focus', async () => {
  open();
  await settle();
  fillIn();
  fireEvent.click(screen.getByLabelText(boxes.texts.label));
  press('Clear this form');
  expect(document.activeElement?.textContent).toBe(question);
  expect(field('First name').value).toBe('Margaret');
  press('Yes, clear it');
  for (const label of Object.keys(answers)) expect(field(label).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(boxes.texts.label).checked).toBe(false);
  expect(sessionStorage.getItem('annuity-lantern.consultation.draft')).toBeNull();
  expect(document.activeElement).toBe(button('Clear this form'));
  expect(screen.getByText('The form is empty now.')).toBeTruthy();
  fillIn({ 'First name': 'Ruth' });
  expect(screen.queryByText('The form is empty now.')).toBeNull();
});

it('has the size of running text, 18 px, as have its answers', async () => {
  open();
  await settle();
  fillIn();
  press('Clear this form');
  for (const name of ['Clear this form', 'Yes, clear it', 'No, keep it']) expect(button(name).classList.contains('small')).toBe(false);
});

it('keeps everything when the answer is no', async () => {
  open();
  await settle();
  fillIn();
  press('Clear this form');
  press('No, keep it');
  expect(field('First name').value).toBe('Margaret');
  expect(document.activeElement).toBe(button('Clear this form'));
});

it('clears two short answers at once, and asks about one long answer', async () => {
  open();
  await settle();
  fillIn({ 'First name': 'Margaret', 'Last name': 'Okafor' });
  press('Clear this form');
  expect(field('First name').value).toBe('');
  fillIn({ 'Primary concern': 'My contract renews in March, and I do not understand what the insurer wrote to me about the new rate.' });
  press('Clear this form');
  expect(screen.getByText(question)).toBeTruthy();
});

it('removes the errors with the answers that they are about', async () => {
  open();
  await send();
  expect(await screen.findByRole('group', { name: 'Eight answers need another look' })).toBeTruthy();
  press('Clear this form');
  await settle();
  expect(screen.queryByRole('group', { name: 'Eight answers need another look' })).toBeNull();
  expect(field('First name').getAttribute('aria-invalid')).not.toBe('true');
});

it('does nothing while the form is being sent', async () => {
  const answered = held(json(201, accepted));
  intake.answers.push(answered.answer);
  open();
  fillIn();
  await send();
  press('Clear this form');
  expect(screen.queryByText(question)).toBeNull();
  expect(field('First name').value).toBe('Margaret');
  await act(async () => answered.release());
  expect(await screen.findByText('Consultation Requested')).toBeTruthy();
});
