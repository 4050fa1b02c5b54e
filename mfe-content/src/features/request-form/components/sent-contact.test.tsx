import { createHash } from 'node:crypto';
import { useToasts } from '@annuity-lantern/host-kit';
import { sampleSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accepted, type FakeIntake, fakeIntake, json } from '../testing/fake-intake.ts';
import { answers, arriveAt, fillIn, open, send, sendAnother, settle } from '../testing/open-form.tsx';

const STORED = 'annuity-lantern.consultation.sent';
const MINUTES = 60_000;
let intake: FakeIntake;

beforeEach(() => {
  sessionStorage.clear();
  intake = fakeIntake();
  useToasts.setState({ current: null });
  arriveAt('');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const done = () => new Response(null, { status: 204 });
const refusal = (status: number, code: string, details?: object) => json(status, { code, message: 'x', ...(details ? { details } : {}) });
const opener = () => screen.queryByRole('button', { name: 'Change it here' });
const form = () => screen.getByRole('form', { name: 'Change how we reach you' });
const type = (label: string, value: string) => fireEvent.change(within(form()).getByLabelText(label), { target: { value } });

async function sendRequest(status = 201, given = answers): Promise<ReturnType<typeof open>> {
  intake.answers.push(json(status, accepted));
  const page = open();
  fillIn(given);
  await send();
  return page;
}

async function save(): Promise<void> {
  await act(async () => {
    fireEvent.submit(form());
  });
  await settle();
}

async function changeEmail(email: string, ...given: FakeIntake['answers']): Promise<void> {
  intake.answers.push(...given);
  if (opener()) fireEvent.click(opener() as HTMLElement);
  type('Email', email);
  await save();
}

/** Everything that the panel says. */
const words = () => document.body.textContent ?? '';

it('sends the hash of a key that stays in the tab, the same with a repeat', async () => {
  intake.answers.push(json(503, { code: 'store_unavailable', message: 'x' }));
  open();
  fillIn();
  await send();
  intake.answers.push(json(201, accepted));
  await send();
  const { key } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  expect(key).toMatch(/^[\w-]{43}$/);
  const hash = createHash('sha256').update(key).digest('base64url');
  expect(intake.posts.map((post) => post.hash)).toEqual([hash, hash]);
  expect(JSON.stringify(intake.posts)).not.toContain(key);
});

it('says where we wrote, when we call and what to do if it is wrong, in plain words', async () => {
  await sendRequest();
  expect(words()).toContain('We wrote to m.okafor@example.com. Wrong? Change it here');
  expect(words()).toContain('We’ll call (202) 762-1401, any time.');
  fireEvent.click(opener() as HTMLElement);
  expect(document.activeElement).toBe(within(form()).getByLabelText('Email'));
  const said = [...form().querySelectorAll('p, label, legend, span')].map(({ textContent }) => textContent);
  expect(findTextFaults(said.join('\n'))).toEqual([]);
});

it('corrects the address, says whom we tell, and then may correct once more', async () => {
  await sendRequest();
  await changeEmail('margaret.okafor@example.com', done);
  const { key } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  expect(intake.posts.at(-1)).toMatchObject({
    address: '/api/my-request/sent-corrections',
    body: { id: accepted.id, key, email: 'margaret.okafor@example.com' },
  });
  expect(Object.keys(intake.posts.at(-1)?.body)).toEqual(['id', 'key', 'email']);
  expect(words()).toContain('We’re writing to margaret.okafor@example.com.');
  const said = screen.getByText(/^Changed\./);
  expect(said.textContent).toBe(
    'Changed. We send our email to the new address. We also tell m.okafor@example.com that the address changed.',
  );
  expect(document.activeElement?.contains(said)).toBe(true);
  fireEvent.click(opener() as HTMLElement);
  expect(form().textContent).toContain('You can change this once more.');
  await changeEmail('m@example.org', done);
  expect(opener()).toBeNull();
  expect(words()).toContain(`To change it again, use the link in our email, or call ${sampleSite.phone.display}.`);
});

it('gives the focus back to the button if nothing is changed', async () => {
  await sendRequest();
  fireEvent.click(opener() as HTMLElement);
  fireEvent.click(within(form()).getByRole('button', { name: 'Keep it as it is' }));
  expect(document.activeElement).toBe(opener());
});

it('corrects the number and the wish, and shows the first call by it', async () => {
  await sendRequest();
  fireEvent.click(opener() as HTMLElement);
  type('Phone', '202-762-1402');
  for (const label of ['Choose times', 'Monday', 'Morning (9 a.m. to noon)']) fireEvent.click(within(form()).getByLabelText(label));
  type('Time zone', 'America/Denver');
  intake.answers.push(done);
  await save();
  expect(intake.posts.at(-1)?.body).toMatchObject({
    phone: '202-762-1402',
    preferredCallTime: { days: ['Monday'], parts: ['morning'], timeZone: 'America/Denver' },
  });
  expect(words()).toContain(
    'We’ll call 202-762-1402, Monday in the morning, Mountain time. We’ll try Monday, November 23, 9 a.m. to noon MT.',
  );
  expect(screen.getByText('Changed. We email you to confirm it.')).toBeTruthy();
});

it('sends once for a double click, and nothing if nothing is different', async () => {
  await sendRequest();
  fireEvent.click(opener() as HTMLElement);
  await save();
  expect(screen.getByText('Nothing is different from what you sent.')).toBeTruthy();
  expect(intake.posts).toHaveLength(1);
  intake.answers.push(done, done);
  type('Email', 'new@example.org');
  await act(async () => {
    fireEvent.submit(form());
    fireEvent.submit(form());
  });
  await settle();
  expect(intake.posts).toHaveLength(2);
});

it('offers the address that the server suggests for a false one', async () => {
  await sendRequest();
  await changeEmail('m@gmial.com', refusal(422, 'contact_refused', { email: 'We found no mail service.', emailSuggestion: 'm@gmail.com' }));
  expect(within(form()).getByText('We found no mail service.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep as typed' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use m@gmail.com' }));
  expect(within(form()).getByLabelText<HTMLInputElement>('Email').value).toBe('m@gmail.com');
});

it('says what to do where the key is over', async () => {
  await sendRequest();
  await changeEmail('new@example.org', refusal(403, 'correction_over'));
  expect(screen.getByText('This can’t be changed here any more')).toBeTruthy();
  expect(words()).toContain('By phone we ask for your reference number, your name and your phone number');
});

it('keeps the correction of a sealed request, says so, and makes it once the request is stored', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await sendRequest(202);
  expect(words()).toContain('We’ll write to m.okafor@example.com as soon as our system has stored your request.');
  await changeEmail('new@example.org', refusal(403, 'correction_over'));
  expect(screen.getByText('Your change waits in this tab')).toBeTruthy();
  expect(opener()).toBeNull();
  intake.answers.push(refusal(503, 'store_unavailable'), done);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Your change waits in this tab')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await settle();
  expect(screen.queryByText('Your change waits in this tab')).toBeNull();
  expect(intake.posts.slice(1).map(({ body }) => body.email)).toEqual(['new@example.org', 'new@example.org', 'new@example.org']);
  expect(words()).toContain('We’re writing to new@example.org.');
});

it('is above the form after a reload and after "Send another request", without name or reference', async () => {
  const page = await sendRequest();
  sendAnother();
  expect(screen.getByRole('heading', { name: 'Your last request' })).toBeTruthy();
  page.unmount();
  open();
  await settle();
  expect(screen.queryByRole('heading', { name: /^Thank you/ })).toBeNull();
  expect(words()).toContain('We wrote to m.okafor@example.com.');
  await changeEmail('new@example.org', done);
  expect(words()).toContain('We’re writing to new@example.org.');
});

it('goes with "Clear this form"', async () => {
  await sendRequest();
  sendAnother();
  fireEvent.click(screen.getByRole('button', { name: 'Clear this form' }));
  expect(screen.queryByRole('heading', { name: 'Your last request' })).toBeNull();
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

it('goes after 30 minutes from a page that stays open, which still shows what was corrected', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const sending = sendRequest();
  await vi.advanceTimersByTimeAsync(1000);
  await sending;
  await changeEmail('new@example.org', done);
  await act(() => vi.advanceTimersByTimeAsync(31 * MINUTES));
  expect(opener()).toBeNull();
  expect(sessionStorage.getItem(STORED)).toBeNull();
  expect(words()).toContain('new@example.org. We’ll call');
  expect(words()).toContain('Wrong? Call');
});

it('is gone after 30 minutes when the page opens again', async () => {
  const page = await sendRequest();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * MINUTES);
  page.unmount();
  open();
  await settle();
  expect(screen.queryByRole('heading', { name: 'Your last request' })).toBeNull();
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

it('names the phone where the tab can correct nothing: without a number of the request, or without encryption', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no secure context'));
  await sendRequest();
  expect(intake.posts[0]?.hash).toBeNull();
  expect(opener()).toBeNull();
  expect(words()).toContain(`We wrote to m.okafor@example.com.`);
  expect(words()).toContain(`Wrong? Call ${sampleSite.phone.display}. Tell us your reference number, your name and your phone number.`);
});

it('takes the time zone of the state, where it has one', async () => {
  await sendRequest(201, { ...answers, State: 'HI' });
  expect(words()).toContain('We’ll try Friday, November 20, 8 a.m. to noon Hawaii time.');
  fireEvent.click(opener() as HTMLElement);
  fireEvent.click(within(form()).getByLabelText('Choose times'));
  expect(within(form()).getByLabelText<HTMLSelectElement>('Time zone').value).toBe('Pacific/Honolulu');
});
