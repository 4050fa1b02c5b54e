import { useToasts } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accepted, type FakeIntake, fakeIntake, held, json } from '../testing/fake-intake.ts';
import { arriveAt, boxes, field, fillIn, open, send, settle } from '../testing/open-form.tsx';

let intake: FakeIntake;

beforeEach(() => {
  intake = fakeIntake();
  sessionStorage.clear();
  useToasts.setState({ current: null, isExpected: false });
  arriveAt('');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fail = () => {
  throw new Error('broken');
};
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

async function expectThanks(): Promise<void> {
  expect(await screen.findByText('Consultation Requested')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Thank you/ })).toBeTruthy();
  expect(screen.queryByText(/Submission Failed/i)).toBeNull();
  expect(field('First name').value).toBe('');
}

it.each<[string, () => void]>([
  ['no toast can be shown', () => vi.spyOn(useToasts, 'setState').mockImplementation(fail)],
  ['storage is switched off', blockStorage],
  ['the draft cannot be removed', () => vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)],
  ['storage is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)],
  ['the page cannot scroll', () => vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(fail)],
  ['the heading cannot take the focus', () => vi.spyOn(HTMLHeadingElement.prototype, 'focus').mockImplementation(fail)],
  ['a list of words cannot be made', () => vi.spyOn(Intl, 'ListFormat').mockImplementation(fail)],
])('thanks for a stored request even if %s', async (_name, breakIt) => {
  intake.answers.push(json(201, accepted));
  open();
  fillIn();
  breakIt();
  await send();
  await expectThanks();
});

it('thanks, without a reference number, when the answer is cut off after its status', async () => {
  const cutOff = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
  intake.answers.push(() => new Response(cutOff(), { status: 201 }));
  open();
  fillIn();
  await send();
  await expectThanks();
  expect(screen.queryByText('Your reference number')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('keeps everything, and does not thank, if a network answers in our place', async () => {
  intake.answers.push(() => new Response('<!doctype html><title>Welcome to the hotel</title>', { status: 200 }));
  open();
  fillIn();
  await send();
  expect(await screen.findByText(/^Your network answered in our place/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Thank you/ })).toBeNull();
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).not.toBe('');
});

it('thanks on return to a page that was left before the answer arrived', async () => {
  const answered = held(json(201, accepted));
  intake.answers.push(answered.answer);
  const page = open();
  fillIn();
  await send();
  page.unmount();
  await act(async () => answered.release());
  await settle();
  const returned = open();
  await settle();
  await expectThanks();
  returned.unmount();
  open();
  await settle();
  expect(screen.queryByRole('heading', { name: /^Thank you/ })).toBeNull();
});

it('unchecks the consents of the request that was sent', async () => {
  intake.answers.push(json(201, accepted));
  open();
  fillIn();
  const box = screen.getByLabelText<HTMLInputElement>(boxes.texts.label);
  fireEvent.click(box);
  await send();
  await expectThanks();
  expect(box.checked).toBe(false);
});

function blockStorage(): void {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked);
}
