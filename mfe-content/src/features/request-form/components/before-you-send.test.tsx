import { samplePublicSite } from '@annuity-lantern/site/sample';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annuityReviewForm, consultationForm } from '../model/request-form-kind.ts';
import { fakeIntake } from '../testing/fake-intake.ts';
import { arriveAt, boxes, field, open } from '../testing/open-form.tsx';

beforeEach(() => {
  fakeIntake();
  arriveAt('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const panel = () => screen.getByRole('region', { name: 'Before you send this' });

it.each([consultationForm, annuityReviewForm])('is between the last checkbox and the button of the form $name', (form) => {
  open({ form });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(field(boxes.analytics.label).compareDocumentPosition(panel())).toBe(follows);
  expect(panel().compareDocumentPosition(screen.getByRole('button', { name: form.action }))).toBe(follows);
});

it.each([consultationForm, annuityReviewForm])('has its main sentence above the first field of the form $name', (form) => {
  open({ form });
  const sentence = screen.getByText('Who calls: a licensed insurance agent, paid by commission if you buy.');
  expect(sentence.compareDocumentPosition(field('First name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names the caller by the title of the chosen state', () => {
  const callers = { byState: { WA: 'an insurance producer' } };
  open({ host: { site: { ...samplePublicSite, callers } } });
  fireEvent.change(field('State'), { target: { value: 'WA' } });
  expect(screen.getByText('Who calls: an insurance producer, paid by commission if you buy.')).toBeTruthy();
});

it('says who receives the request, under which licenses, who pays, and how to call', () => {
  const licenses = [
    { holder: 'Example Network', issuer: 'Ohio Department of Insurance', number: '123' },
    { holder: 'Jane Doe', issuer: 'Iowa Insurance Division', number: '456' },
  ];
  open({ host: { site: { ...samplePublicSite, sample: false, showSamples: false, licenses, paidBy: 'Example Network pays.' } } });
  const words = panel().textContent;
  expect(words).toContain(
    'Staff of Lantern Safe Money Network, and the advisor. A licensed advisor, an insurance agent, may contact you about this request. We may also store it in the network’s customer system. The services that carry our email see your address. Our software gives your request to no one else.',
  );
  expect(words).toContain('Example Network: Ohio Department of Insurance, license 123');
  expect(words).toContain('Jane Doe: Iowa Insurance Division, license 456');
  expect(words).not.toContain('sample');
  expect(words).toContain('Not you. Example Network pays.');
  expect(words).toContain('1-800-555-0199Mon-Fri, 9 a.m.-5 p.m. ET');
});

describe('the first call', () => {
  const closedOnThanksgiving = { site: { hours: { ...samplePublicSite.hours, closedDays: ['2026-11-26'] } } };

  it('is never promised for a holiday', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T22:30:00Z'), toFake: ['Date'] });
    open({ host: closedOnThanksgiving });
    expect(panel().textContent).toContain('A specialist contacts you within 24 hours on working days.');
    expect(panel().textContent).toContain('We’ll try Friday, November 27, 9 a.m. to 5 p.m. ET.');
  });

  it('follows the chosen times', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z'), toFake: ['Date'] });
    open({ host: closedOnThanksgiving });
    for (const label of ['Choose times', 'Thursday', 'Morning (9 a.m. to noon)']) fireEvent.click(field(label));
    fireEvent.change(field('Your time zone'), { target: { value: 'America/Chicago' } });
    expect(panel().textContent).toContain('We’ll try Thursday, December 3, 9 a.m. to noon CT.');
    fireEvent.click(field('Any time'));
    expect(panel().textContent).toContain('Expect the first call by Friday, November 27, 10 a.m. ET.');
  });

  it('names the next open time if the office is closed at the chosen times', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z'), toFake: ['Date'] });
    open({ host: closedOnThanksgiving });
    for (const label of ['Choose times', 'Monday', 'Afternoon (noon to 5 p.m.)']) fireEvent.click(field(label));
    fireEvent.change(field('Your time zone'), { target: { value: 'Pacific/Honolulu' } });
    expect(panel().textContent).toContain(
      'Our office is closed at the times you chose. We’ll try Wednesday, November 25, 8 a.m. to noon Hawaii time.',
    );
  });
});
