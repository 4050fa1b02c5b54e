import { leadFields } from '@annuity-lantern/contracts/http';
import { useToasts } from '@annuity-lantern/host-kit';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEGAL_VERSION } from '../../../legal-version.ts';
import { accepted, type FakeIntake, fakeIntake, held, json } from '../testing/fake-intake.ts';
import {
  answers,
  arriveAt,
  boxes,
  describedBy,
  field,
  fillIn,
  open,
  Page,
  passTime,
  send,
  sendAnother,
  settle,
  theForm,
} from '../testing/open-form.tsx';
import { landing } from './use-land-on-form.ts';

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

describe('sending', () => {
  it('sends the answers once, says so in a toast and beside the form, and empties the form', async () => {
    answer(201, accepted);
    open();
    fillIn();
    await send();
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(useToasts.getState().current).toMatchObject({
      status: 'success',
      title: 'Consultation Requested',
      text: 'Thank you! A specialist will contact you within 24 hours',
    });
    expect(intake.posts.map(({ body }) => body)).toEqual([
      {
        firstName: 'Margaret',
        lastName: 'Okafor',
        email: 'm.okafor@example.com',
        phone: '(202) 762-1401',
        age: '60-69',
        assets: '250k-500k',
        state: 'AZ',
        primaryConcern: 'Is my contract any good?',
        consent: {
          textVersion: LEGAL_VERSION,
          network: 'Lantern Safe Money Network',
          channels: { automatedCalls: false, texts: false, email: false },
          analytics: false,
        },
        page: '/consultation',
      },
    ]);
    for (const label of Object.keys(answers)) expect(field(label).value).toBe('');
    expect(Object.keys(sessionStorage)).toEqual(['annuity-lantern.consultation.sent']);
  });

  it('adds that the contact was verified only when the answer says so', async () => {
    answer(201, { ...accepted, verification: { email: 'good', phone: 'good' } });
    open();
    fillIn();
    await send();
    const words = 'Thank you! A specialist will contact you within 24 hours. Your contact information has been verified';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(useToasts.getState().current?.text).toBe(words);
  });

  it('thanks in the same words when the request is kept and stored later', async () => {
    answer(202, accepted);
    open();
    fillIn();
    await send();
    const words = 'Thank you! A specialist will contact you within 24 hours';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(useToasts.getState().current).toMatchObject({ title: 'Consultation Requested', text: words });
  });

  it('sends the consents that were ticked', async () => {
    answer(201, accepted);
    open();
    fillIn();
    fireEvent.click(screen.getByLabelText(boxes.texts.label));
    await send();
    expect(intake.posts[0]?.body).toMatchObject({ consent: { channels: { automatedCalls: false, texts: true, email: false } } });
  });

  it('sends once when the button is pressed twice, and reads "Submitting..." meanwhile', async () => {
    const answered = held(json(201, accepted));
    intake.answers.push(answered.answer);
    open();
    fillIn();
    const form = theForm();
    await settle();
    passTime(60_000);
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeTruthy();
    await act(async () => {
      fireEvent.submit(form);
    });
    await act(async () => answered.release());
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(intake.posts).toHaveLength(1);
  });
});

describe('errors', () => {
  it('lists what is missing, moves focus to the list, and sends nothing', async () => {
    open();
    await send();
    const summary = await screen.findByRole('group', { name: 'Eight answers need another look' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      leadFields.firstName.errors.required,
      leadFields.lastName.errors.required,
      leadFields.email.errors.required,
      leadFields.phone.errors.required,
      leadFields.age.errors.required,
      leadFields.assets.errors.required,
      leadFields.state.errors.required,
      leadFields.primaryConcern.errors.required,
    ]);
    expect(describedBy('Email')).toContain(leadFields.email.errors.required);
    expect(intake.posts).toEqual([]);
  });

  it('removes an error as soon as the answer is valid', async () => {
    open();
    fillIn({ ...answers, Email: 'not an address' });
    await send();
    expect(await screen.findByRole('group', { name: 'One answer needs another look' })).toBeTruthy();
    expect(describedBy('Email')).toContain(leadFields.email.errors.shape);
    fireEvent.change(field('Email'), { target: { value: 'm.okafor@example.com' } });
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBeNull());
  });

  it('shows the server’s field errors beside their fields', async () => {
    answer(400, {
      code: 'invalid_input',
      message: 'x',
      errors: [{ field: 'phone', code: 'not_dialable', message: 'That area code does not exist.' }],
    });
    open();
    fillIn();
    await send();
    await waitFor(() => expect(describedBy('Phone')).toContain('That area code does not exist.'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'One answer needs another look' }));
    expect(useToasts.getState().current).toMatchObject({ title: 'Submission Failed' });
  });

  it('shows refused contact details in the toast, in the status line and beside the fields', async () => {
    answer(422, { code: 'contact_refused', message: 'x', details: { email: 'No mailbox.', phone: 'Not dialable.' } });
    open();
    fillIn();
    await send();
    const text = 'Email: No mailbox. • Phone: Not dialable.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(useToasts.getState().current).toMatchObject({ status: 'error', title: 'Contact Verification Failed', text });
    expect(describedBy('Email')).toContain('No mailbox.');
    expect(describedBy('Phone')).toContain('Not dialable.');
  });

  it.each([
    ['503', () => answer(503, { code: 'store_unavailable', message: 'x' })],
    ['a gateway page', () => intake.answers.push(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))],
    ['no answer', () => undefined],
  ])('keeps everything that was typed when the answer is %s', async (_what, prepare) => {
    prepare();
    open();
    fillIn();
    await send();
    expect(await screen.findByText('Submission Failed')).toBeTruthy();
    expect(screen.getByText('Failed to submit consultation request. Please try again.')).toBeTruthy();
    for (const [label, value] of Object.entries(answers)) expect(field(label).value).toBe(value);
  });

  it('shows the reference of a call whose failure the answers do not explain, beside the form only', async () => {
    answer(503, { code: 'store_unavailable', message: 'x', requestId: '3f2a9c1d-58b1-4d5e-9a30-1f2e3d4c5b6a' });
    open();
    fillIn();
    await send();
    expect(await screen.findByText('If you call about this, tell us the error reference: 3f2a9c1d.')).toBeTruthy();
    expect(useToasts.getState().current?.text).toBe('Failed to submit consultation request. Please try again.');
  });

  it('keeps the words beside the form until the next action', async () => {
    answer(503, { code: 'store_unavailable', message: 'x' });
    open();
    fillIn();
    await send();
    expect(await screen.findByText('Submission Failed')).toBeTruthy();
    fireEvent.change(field('Phone'), { target: { value: '303 499 7111' } });
    expect(screen.queryByText('Submission Failed')).toBeNull();
  });
});

describe('the idempotency key', () => {
  it('stays the same after failures and reloads, and changes after success', async () => {
    answer(503, { code: 'store_unavailable', message: 'x' });
    const first = open();
    fillIn();
    await send();
    await screen.findByText('Submission Failed');
    first.unmount();

    answer(201, accepted);
    open();
    await send();
    await screen.findByText('Consultation Requested');

    answer(201, accepted);
    sendAnother();
    fillIn();
    await send();
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('is renewed once when it was used with other answers', async () => {
    answer(422, { code: 'idempotency_key_reused', message: 'x' });
    answer(201, accepted);
    open();
    fillIn();
    await send();
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('is renewed for the next press when its request was deleted', async () => {
    answer(410, { code: 'erased', message: 'x' });
    open();
    fillIn();
    await send();
    expect(await screen.findByText('This request was deleted. To ask again, press the button once more.')).toBeTruthy();
    expect(keys()).toHaveLength(1);
    answer(201, accepted);
    await send();
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('is renewed at most once per request', async () => {
    answer(422, { code: 'idempotency_key_reused', message: 'x' });
    answer(422, { code: 'idempotency_key_reused', message: 'x' });
    open();
    fillIn();
    await send();
    expect(await screen.findByText('Submission Failed')).toBeTruthy();
    expect(intake.posts).toHaveLength(2);
  });
});

describe('what was typed', () => {
  const ticked = [boxes.texts.label, 'Choose times', 'Monday', 'Morning (9 a.m. to noon)'];

  it('is restored after a reload, checked boxes included', () => {
    const first = open();
    fillIn();
    fireEvent.click(screen.getByLabelText(boxes.texts.label));
    first.unmount();
    open();
    for (const [label, value] of Object.entries(answers)) expect(field(label).value).toBe(value);
    expect(field(boxes.texts.label).checked).toBe(true);
    expect(field(boxes.automatedCalls.label).checked).toBe(false);
  });

  it('keeps the answers but no checked boxes if the consent text has changed since', () => {
    const first = open();
    fillIn();
    fireEvent.click(field(boxes.texts.label));
    first.unmount();
    const key = 'annuity-lantern.consultation.draft';
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? ''), textVersion: '2026-11-23' }));
    open();
    expect(field('First name').value).toBe('Margaret');
    expect(field(boxes.texts.label).checked).toBe(false);
  });

  it('survives hydration, and can be sent', async () => {
    const { hydrate } = serve(<Page />);
    for (const [label, value] of Object.entries(answers)) field(label).value = value;
    for (const label of ticked) field(label).checked = true;
    field('Your time zone').value = 'America/Denver';
    field('Email').focus();
    const typedInto = field('Email');

    await hydrate();
    expect(document.activeElement).toBe(typedInto);
    for (const [label, value] of Object.entries(answers)) expect(field(label).value).toBe(value);
    for (const label of ticked) expect(field(label).checked).toBe(true);
    expect(field('Your time zone').value).toBe('America/Denver');

    answer(201, accepted);
    await send();
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(intake.posts[0]?.body).toMatchObject({
      firstName: 'Margaret',
      state: 'AZ',
      preferredCallTime: { days: ['Monday'], parts: ['morning'], timeZone: 'America/Denver' },
      consent: { channels: { texts: true } },
    });
  });

  it('is checked by the browser before hydration, and in our own words from then on', async () => {
    const { hydrate } = serve(<Page />);
    expect(theForm().checkValidity()).toBe(false);
    expect(field('First name').required).toBe(true);
    await hydrate();
    expect(theForm().noValidate).toBe(true);
    expect(theForm().querySelectorAll('[required]')).toHaveLength(0);
    expect(field('First name').getAttribute('aria-required')).toBe('true');
  });

  it('is posted to the page itself without scripts, and not in an address', () => {
    serve(<Page />);
    expect(theForm().getAttribute('method')).toBe('post');
    expect(theForm().hasAttribute('action')).toBe(false);
    expect([...theForm().elements].filter((one) => !one.matches('fieldset, button') && !one.getAttribute('name'))).toEqual([]);
    expect(
      within(theForm())
        .getAllByRole<HTMLButtonElement>('button')
        .map(({ type, disabled }) => [type, disabled]),
    ).toEqual([
      ['submit', false],
      ['reset', false],
    ]);
    expect(document.querySelector('noscript')).toBeNull();
    expect(document.body.innerHTML).not.toContain('style=');
  });
});

describe('a product in the address', () => {
  const product = '?carrier=Northmere+Life&product=SteadyTerm+5&rate=5.3';
  const sentence = 'Product Interest: Northmere Life SteadyTerm 5, 5.30%';

  it('fills in the primary concern, and says so', () => {
    arriveAt(product);
    open();
    expect(field('Primary concern').value).toBe(sentence);
    expect(describedBy('Primary concern')).toContain('Filled in from the rate you chose.');
  });

  it('never overwrites what the visitor wrote', () => {
    const first = open();
    fireEvent.change(field('Primary concern'), { target: { value: 'My own words' } });
    first.unmount();
    arriveAt(product);
    open();
    expect(field('Primary concern').value).toBe('My own words');
  });

  it('is replaced by the next product unless the visitor has edited it', () => {
    arriveAt(product);
    const first = open();
    first.unmount();
    arriveAt('?carrier=Harbor+Mutual&product=Plain+3');
    open();
    expect(field('Primary concern').value).toBe('Product Interest: Harbor Mutual Plain 3');
  });

  it('scrolls to the form and moves focus to its heading', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    landing.done = false;
    arriveAt(product);
    open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request your consultation' })));
    expect(scroll.mock.contexts[0]).toBe(document.getElementById('consultation-form'));
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  });
});

it('hides its honeypot from people and screen readers', async () => {
  answer(201, accepted);
  open();
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
  expect(trap?.tabIndex).toBe(-1);
  fillIn();
  if (trap) trap.value = 'https://spam.example';
  await send();
  expect(intake.posts[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

it('sends at the next press if the browser had filled in the honeypot', async () => {
  answer(400, { code: 'invalid_input', message: '', errors: [{ field: 'website', code: 'leave_empty', message: 'Leave it.' }] });
  answer(201, accepted);
  open();
  fillIn();
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  if (trap) trap.value = 'https://filled-by-the-browser.example';
  await send();
  expect(await screen.findByText('Failed to submit consultation request. Please try again.')).toBeTruthy();
  await send();
  expect(await screen.findByText('Consultation Requested')).toBeTruthy();
  expect(intake.posts[1]?.body).not.toHaveProperty('website');
});

function answer(status: number, body: unknown): void {
  intake.answers.push(json(status, body));
}

function keys(): (string | null)[] {
  return intake.posts.map(({ key }) => key);
}

describe('the preferred call time', () => {
  const sentTime = () => intake.posts.at(-1)?.body.preferredCallTime;
  const choose = (...labels: string[]) => {
    for (const label of labels) fireEvent.click(screen.getByLabelText(label));
  };

  it('is any time unless the visitor chooses, and then is not sent', async () => {
    answer(201, accepted);
    open();
    fillIn();
    expect(field('Any time').checked).toBe(true);
    await send();
    await screen.findByText('Consultation Requested');
    expect(intake.posts[0]?.body).not.toHaveProperty('preferredCallTime');
  });

  it('is sent as days, times of day and time zone, survives a reload, and is any time again after success', async () => {
    const first = open();
    fillIn();
    choose('Choose times', 'Monday', 'Thursday', 'Afternoon (noon to 5 p.m.)');
    fireEvent.change(field('Your time zone'), { target: { value: 'America/Denver' } });
    first.unmount();
    answer(201, accepted);
    open();
    expect(field('Thursday').checked).toBe(true);
    await send();
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(sentTime()).toEqual({ days: ['Monday', 'Thursday'], parts: ['afternoon'], timeZone: 'America/Denver' });
    expect([field('Any time').checked, field('Monday').checked, field('Your time zone').value]).toEqual([true, false, '']);
  });

  it('takes the time zone from the browser, but keeps a chosen one', () => {
    const browserClock = Intl.DateTimeFormat;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(
      // `new` needs a function, not an arrow.
      function inDetroit(locale, options) {
        return new browserClock(locale, { ...options, timeZone: options?.timeZone ?? 'America/Detroit' });
      } as typeof Intl.DateTimeFormat,
    );
    open();
    choose('Choose times');
    expect(field('Your time zone').value).toBe('America/New_York');
    fireEvent.change(field('Your time zone'), { target: { value: 'Pacific/Honolulu' } });
    choose('Any time', 'Choose times');
    expect(field('Your time zone').value).toBe('Pacific/Honolulu');
  });

  it('follows the state, where that has one time zone, also if the browser has another one', () => {
    open();
    fireEvent.change(field('State'), { target: { value: 'HI' } });
    choose('Choose times');
    expect(field('Your time zone').value).toBe('Pacific/Honolulu');
    fireEvent.change(field('State'), { target: { value: 'CO' } });
    expect(field('Your time zone').value).toBe('America/Denver');
    fireEvent.change(field('State'), { target: { value: 'FL' } });
    expect(field('Your time zone').value).toBe('America/Denver');
  });

  it.each([
    ['days', ['Morning (9 a.m. to noon)']],
    ['parts', ['Friday']],
    ['days parts', []],
  ] as const)('names only what is missing: %s', async (missing, chosen) => {
    open();
    fillIn({ ...answers, State: 'CO' });
    choose('Choose times', ...chosen);
    await send();
    expect(await screen.findByRole('link', { name: leadFields.preferredCallTime.errors[missing] })).toBeTruthy();
    expect(intake.posts).toEqual([]);
  });

  it('asks for a day, a time of day and a zone, until they are chosen or any time will do', async () => {
    open();
    fillIn();
    choose('Choose times');
    await send();
    const words = leadFields.preferredCallTime.errors.required;
    const summary = await screen.findByRole('group', { name: 'One answer needs another look' });
    expect(within(summary).getByRole('link', { name: words }).getAttribute('href')).toBe('#consultation-preferred-call-time');
    expect(screen.getByRole('group', { name: 'When should we call? (optional)' }).textContent).toContain(words);
    expect(intake.posts).toEqual([]);
    choose('Any time');
    await waitFor(() => expect(screen.getByRole('group', { name: 'When should we call? (optional)' }).textContent).not.toContain(words));
  });

  it('survives hydration', async () => {
    const { hydrate } = serve(<Page />);
    choose('Choose times', 'Friday');
    await hydrate();
    expect([field('Choose times').checked, field('Friday').checked]).toEqual([true, true]);
  });
});
