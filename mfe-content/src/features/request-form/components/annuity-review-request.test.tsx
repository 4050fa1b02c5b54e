import { leadFields } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { useToasts } from '@annuity-lantern/host-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { annuityReviewForm, consultationForm, type RequestFormKind } from '../model/request-form-kind.ts';
import { accepted, type FakeIntake, fakeIntake, json } from '../testing/fake-intake.ts';
import { arriveAt, field, fillIn, open as openForm, send as sendForm } from '../testing/open-form.tsx';
import { landing } from './use-land-on-form.ts';

const contact = { 'First name': 'Margaret', 'Last name': 'Okafor', Email: 'm.okafor@example.com', Phone: '(202) 762-1401' };
const contract = {
  'Insurance company (optional)': 'Northmere Life',
  'Approximate value (optional)': 'about $180,000',
  'Age (optional)': '60-69',
  'State (optional)': 'AZ',
  'Concerns (optional)': 'The fees went up.',
};
const required = { firstName: 'Margaret', lastName: 'Okafor', email: 'm.okafor@example.com', phone: '(202) 762-1401' };
const scroll = vi.fn();
let intake: FakeIntake;

const open = (form: RequestFormKind = annuityReviewForm) => openForm({ form });
const send = (form: RequestFormKind = annuityReviewForm) => sendForm(form);

beforeEach(() => {
  intake = fakeIntake();
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
  sessionStorage.clear();
  useToasts.setState({ current: null });
  arriveAt('', '/annuity-review');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is scrolled into view 100 ms after load, with focus on its heading', async () => {
  landing.done = false;
  open();
  expect(scroll).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request your annuity review' })));
  expect(scroll.mock.contexts).toEqual([document.getElementById('annuity-review-form')]);
});

describe('sending', () => {
  it('needs the contact alone, and leaves out what was not answered', async () => {
    answer(201, accepted);
    open();
    fillIn(contact);
    await send();
    expect(await screen.findByText('Review Requested')).toBeTruthy();
    expect(useToasts.getState().current).toMatchObject({
      status: 'success',
      title: 'Review Requested',
      text: 'Thank you! A specialist will contact you within 24 hours',
    });
    expect(intake.posts.map(({ address, body }) => [address, body])).toEqual([
      [
        '/api/annuity-review-requests',
        {
          ...required,
          consent: {
            textVersion: LEGAL_VERSION,
            network: 'Lantern Safe Money Network',
            channels: { automatedCalls: false, texts: false, email: false },
            analytics: false,
          },
          page: '/annuity-review',
        },
      ],
    ]);
    expect(Object.keys(sessionStorage)).toEqual(['annuity-lantern.annuity-review.sent']);
  });

  it('sends every answer that was given, and empties the form', async () => {
    answer(201, { ...accepted, verification: { email: 'good', phone: 'good' } });
    open();
    fillIn({ ...contact, ...contract });
    await send();
    await waitFor(() => expect(useToasts.getState().current?.text).toContain(messages.toast.reviewRequested.verified));
    expect(intake.posts[0]?.body).toMatchObject({
      ...required,
      insuranceCompany: 'Northmere Life',
      approximateValue: 'about $180,000',
      age: '60-69',
      state: 'AZ',
      concerns: 'The fees went up.',
    });
    for (const label of Object.keys({ ...contact, ...contract })) expect(field(label).value).toBe('');
  });

  it('says in its own words that it failed, and keeps the typed text', async () => {
    answer(503, { code: 'store_unavailable', message: 'x' });
    open();
    fillIn({ ...contact, ...contract });
    await send();
    expect(await screen.findByText('Failed to submit review request. Please try again.')).toBeTruthy();
    expect(useToasts.getState().current).toMatchObject({ status: 'error', text: 'Failed to submit review request. Please try again.' });
    for (const [label, value] of Object.entries({ ...contact, ...contract })) expect(field(label).value).toBe(value);
  });
});

describe('errors', () => {
  it('lists the four required answers and nothing else', async () => {
    open();
    await send();
    const summary = await screen.findByRole('group', { name: 'Four answers need another look' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [leadFields.firstName.errors.required, '#annuity-review-first-name'],
      [leadFields.lastName.errors.required, '#annuity-review-last-name'],
      [leadFields.email.errors.required, '#annuity-review-email'],
      [leadFields.phone.errors.required, '#annuity-review-phone'],
    ]);
    expect(intake.posts).toEqual([]);
  });

  it('has words for an optional answer that is too long', async () => {
    open();
    fillIn({ ...contact, 'Insurance company (optional)': 'x'.repeat(121) });
    await send();
    const summary = await screen.findByRole('group', { name: 'One answer needs another look' });
    expect(within(summary).getByRole('link').textContent).toBe(leadFields.insuranceCompany.errors.tooLong);
  });
});

describe('beside the consultation form', () => {
  it('keeps a draft of its own', () => {
    const review = open();
    fillIn({ ...contact, 'Concerns (optional)': 'The fees went up.' });
    review.unmount();
    const consultation = open(consultationForm);
    expect(field('First name').value).toBe('');
    fillIn({ 'First name': 'Harold' });
    consultation.unmount();
    open();
    expect(field('First name').value).toBe('Margaret');
    expect(field('Concerns (optional)').value).toBe('The fees went up.');
  });

  it('keeps a key of its own', async () => {
    const unavailable = { code: 'store_unavailable', message: 'x' };
    answer(503, unavailable);
    const review = open();
    fillIn(contact);
    await send();
    await screen.findByText('Submission Failed');
    review.unmount();

    answer(503, unavailable);
    const consultation = open(consultationForm);
    fillIn({ ...contact, Age: '60-69', Assets: '250k-500k', State: 'AZ', 'Primary concern': 'Is it any good?' });
    await send(consultationForm);
    await screen.findByText('Submission Failed');
    consultation.unmount();

    answer(201, accepted);
    open();
    await send();
    await screen.findByText('Review Requested');
    const [first, other, repeated] = intake.posts.map(({ key }) => key);
    expect(other).not.toBe(first);
    expect(repeated).toBe(first);
  });

  it('takes no product from the address', () => {
    arriveAt('?carrier=Northmere+Life&product=SteadyTerm+5', '/annuity-review');
    open();
    for (const label of Object.keys({ ...contact, ...contract })) expect(field(label).value).toBe('');
  });
});

function answer(status: number, body: unknown): void {
  intake.answers.push(json(status, body));
}
