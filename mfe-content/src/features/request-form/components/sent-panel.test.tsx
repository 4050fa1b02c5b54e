import { useNavigation, useToasts } from '@annuity-lantern/host-kit';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annuityReviewForm } from '../model/request-form-kind.ts';
import { accepted, type FakeIntake, fakeIntake, held, json } from '../testing/fake-intake.ts';
import { answers, arriveAt, boxes, field, fillIn, open, send, sendAnother, settle } from '../testing/open-form.tsx';
import { landing } from './use-land-on-form.ts';

let intake: FakeIntake;

beforeEach(() => {
  intake = fakeIntake();
  useToasts.setState({ current: null });
  arriveAt('');
  landing.done = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The text beside a term of the panel. */
function fact(term: string): string {
  return screen.getByText(term).parentElement?.querySelector('dd')?.textContent ?? '';
}

/** Where we write and when we call. */
function reach(): string {
  return screen.getByText(/^We(?:’ll write| wrote) to$/).closest('div')?.textContent ?? '';
}

function chooseTime(): void {
  for (const label of ['Choose times', 'Monday', 'Thursday', 'Morning (9 a.m. to noon)']) fireEvent.click(screen.getByLabelText(label));
  fireEvent.change(field('Your time zone'), { target: { value: 'America/Denver' } });
}

describe.each([
  ['stored', 201],
  ['kept to be stored later', 202],
])('once a request is %s', (_how, status) => {
  it('shows the request, its number, the preferred time and the next steps, in the visitor’s time', async () => {
    intake.answers.push(json(status, accepted));
    open();
    fillIn();
    chooseTime();
    await send();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you, Margaret' }));
    expect(fact('What you asked for')).toBe('A free consultation about annuities.Sent Friday, November 20, 8 a.m. (Mountain time).');
    expect(fact('Your reference number')).toContain('4F9F-5F2E');
    expect(fact('Your reference number')).toContain('To see or change it later, use the link in our email.');
    expect(reach()).toContain('We’ll call (202) 762-1401, Monday or Thursday in the morning, Mountain time. We’ll try Monday, November 23');
    expect(reach()).toContain(
      status === 201
        ? 'We wrote to m.okafor@example.com.'
        : 'We’ll write to m.okafor@example.com as soon as our system has stored your request.',
    );
    expect(fact('What happens next')).toContain('We call Mon-Fri, 9 a.m.-5 p.m. ET. That’s 7 a.m.-3 p.m. where you are (Mountain time).');
    expect(fact('What happens next')).toContain(`Not sure that it’s us? Hang up and call ${sampleSite.phone.display} yourself.`);
    expect(fact('What happens next')).toContain('The 24 hours count on working days.');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      'Consultation RequestedThank you! A specialist will contact you within 24 hours',
    );
  });
});

it('names the review, "any time", and the channels with consent', async () => {
  intake.answers.push(json(201, accepted));
  open({ form: annuityReviewForm });
  const { 'First name': first, 'Last name': last, Email, Phone } = answers;
  fillIn({ 'First name': first, 'Last name': last, Email, Phone });
  fireEvent.click(field(boxes.texts.label));
  await send(annuityReviewForm);
  expect(fact('What you asked for')).toMatch(/^A free review of your annuity\./);
  expect(reach()).toContain('We’ll call (202) 762-1401, any time.');
  expect(fact('What happens next')).toContain('You also said yes to automated texts.');
});

it('uses office time if the browser does not know its time zone', async () => {
  const browserClock = Intl.DateTimeFormat;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(
    // `new` needs a function, not an arrow.
    function nowhere(locale, options) {
      const clock = new browserClock(locale, { ...options, timeZone: options?.timeZone ?? 'Asia/Kolkata' });
      if (!options?.timeZone)
        clock.resolvedOptions = () => ({ ...browserClock.prototype.resolvedOptions.call(clock), timeZone: 'Etc/Unknown' });
      return clock;
    } as typeof Intl.DateTimeFormat,
  );
  intake.answers.push(json(201, accepted));
  open();
  fillIn();
  await send();
  expect(fact('What you asked for')).toContain('10 a.m. (Eastern time)');
  expect(fact('What happens next')).toMatch(/We call Mon-Fri, 9 a\.m\.-5 p\.m\. ET\.(?! That)/);
  expect(reach()).toContain('Expect the first call by Monday, November 23, 10 a.m. ET.');
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  intake.answers.push(json(201, accepted));
  open();
  fillIn();
  await send();
  fireEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});

it('hides the empty form until another request is asked for, and then moves focus to its first field', async () => {
  intake.answers.push(json(201, accepted));
  open();
  fillIn();
  await send();
  expect(screen.queryByRole('form')).toBeNull();
  sendAnother();
  expect(screen.getByRole('form')).toBeTruthy();
  expect(document.activeElement).toBe(field('First name'));
  expect(field('First name').value).toBe('');
  expect(screen.queryByRole('heading', { name: 'Thank you, Margaret' })).toBeNull();
  expect(screen.queryByText('Consultation Requested')).toBeNull();
});

it('is kept in no address, and of its answers the tab keeps only what it may correct', async () => {
  intake.answers.push(json(201, accepted));
  const page = open();
  fillIn();
  await send();
  expect(Object.keys(sessionStorage)).toEqual(['annuity-lantern.consultation.sent']);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Margaret|Okafor[^@]|contract any good/);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(window.location.href).not.toMatch(/4f9f|Margaret/i);
  page.unmount();
  open();
  expect(screen.getByRole('form')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Thank you, Margaret' })).toBeNull();
});

it('shows the sent answers, even if the form was edited after leaving the page that sent it', async () => {
  const answered = held(json(201, accepted));
  intake.answers.push(answered.answer);
  const page = open();
  fillIn();
  await send();
  page.unmount();
  open();
  await settle();
  fireEvent.change(field('First name'), { target: { value: 'Harold' } });
  await act(async () => answered.release());
  expect(await screen.findByRole('heading', { name: 'Thank you, Margaret' })).toBeTruthy();
});

describe('a product in the address', () => {
  const address = '?carrier=Northmere+Life&product=SteadyTerm+5&type=MYGA&rate=5.3';

  it('is named in the request, and its card disappears', async () => {
    intake.answers.push(json(201, accepted));
    arriveAt(address);
    open();
    fillIn({ ...answers, 'Primary concern': field('Primary concern').value });
    await send();
    expect(fact('What you asked for')).toContain('You asked about SteadyTerm 5 from Northmere Life.');
    sendAnother();
    expect(screen.queryByRole('region', { name: 'SteadyTerm 5' })).toBeNull();
    expect(useNavigation.getState().place.search).toBe(address);
  });

  it('is left out when the visitor’s words do not name it', async () => {
    intake.answers.push(json(201, accepted));
    arriveAt(address);
    open();
    fillIn();
    await send();
    expect(fact('What you asked for')).not.toContain('SteadyTerm');
  });
});
