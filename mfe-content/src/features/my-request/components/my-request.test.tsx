import { consentText } from '@annuity-lantern/contracts/consent-texts';
import { consentVersion } from '@annuity-lantern/contracts/consent-versions';
import { type MyRequest as Mine, MY_REQUEST_HEADER } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MyRequest } from './my-request.tsx';

const link = 'A'.repeat(48);
const mine: Mine = {
  reference: '4F9F-5F2E',
  kind: 'consultation',
  status: 'assigned',
  createdAt: '2026-11-20T15:00:00.000Z',
  advisor: { name: 'Dana Reyes' },
  answers: { ...sampleConsultation, preferredCallTime: { days: ['Monday'], parts: ['morning'], timeZone: 'America/Chicago' } },
  consent: { textVersion: consentVersion, network: 'Lantern Network', channels: { automatedCalls: true, texts: false, email: false } },
  channels: { automatedCalls: true, texts: false, email: false },
  noCalls: false,
  noEmail: false,
  attached: ['contract-check', 'payout-calculator'],
  mails: [
    { mail: 'advisor', at: '2026-11-20T16:05:00.000Z' },
    { mail: 'confirmation', at: '2026-11-20T15:00:09.000Z' },
  ],
};

interface Post {
  readonly call: string;
  readonly body: unknown;
  readonly visit: string | null;
}
let posts: Post[];
/** Answers by call; a function is asked each time. */
let answers: Record<string, () => Response>;

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string, errors?: unknown) => json(status, { code, message: 'x', errors });

beforeEach(() => {
  posts = [];
  answers = {
    'POST /codes': () => new Response(null, { status: 202 }),
    'POST /visits': json(200, { visit: 'the-visit', endsAt: '2026-11-20T15:30:00.000Z' }),
    'GET ': json(200, mine),
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const call = `${method} ${address.replace('/api/my-request', '')}`;
    posts.push({ call, body: body ? JSON.parse(String(body)) : undefined, visit: new Headers(headers).get(MY_REQUEST_HEADER) });
    const answer = answers[call];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

function open(hash = `#${link}`) {
  useNavigation.setState({ place: { pathname: '/my-request', search: '', hash } });
  return render(
    <HostProvider host={sampleHost()}>
      <MyRequest />
    </HostProvider>,
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function openRequest() {
  const page = open();
  type('Code', '123 456');
  await press('Open my request');
  return page;
}

it('asks nothing of the server until a press: mail programs open links, too', async () => {
  open();
  expect(posts).toEqual([]);
  await press('Email me a code');
  expect(posts).toEqual([{ call: 'POST /codes', body: { of: { link } }, visit: null }]);
  expect(statuses().join()).toContain('Look in your email now.');
});

it('asks for reference and address without a link, and never says whether there is such a request', async () => {
  open('#main');
  expect(screen.queryByRole('button', { name: 'Use my reference number instead' })).toBeNull();
  type('Reference number', '4f9f-5f2e');
  type('Email address', 'ada@example.org');
  await press('Email me a code');
  expect(posts[0]?.body).toEqual({ of: { reference: '4f9f-5f2e', email: 'ada@example.org' } });
  expect(statuses().join()).toContain('If we have such a request, a code is on its way');
});

it('keeps what was typed when a new code is asked for', async () => {
  answers['POST /visits'] = refusal(403, 'code_wrong');
  open('');
  type('Reference number', '4F9F-5F2E');
  type('Email address', 'ada@example.org');
  type('Code', '000000');
  await press('Open my request');
  expect(statuses().join()).toContain('That code doesn’t work');
  await press('Email me a code');
  await press('Email me a new code');
  expect(screen.getByLabelText<HTMLInputElement>(/^Reference number/).value).toBe('4F9F-5F2E');
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('000000');
});

it('says how to correct the address without the mailbox, and that we tell nothing on the phone', () => {
  open('');
  const words = screen.getByText(/^Wrong email address/).closest('p')?.textContent ?? '';
  expect(words).toContain('Tell us your reference number, your name and your phone number. We compare them with the request');
  expect(words).toContain('We don’t tell anyone on the phone what a request says.');
  expect(findTextFaults(words)).toEqual([]);
});

it('shows beside its field why a corrected address was refused', async () => {
  await openRequest();
  const details = { email: 'We found no mail service for this address.' };
  answers['POST /corrections'] = json(422, { code: 'contact_refused', message: 'x', details });
  type('Email', 'ada@no-such-domain.example');
  await press('Save my changes');
  expect(screen.getByText(details.email)).toBeTruthy();
  expect(statuses().join()).toContain('Nothing was changed.');
});

it('says times by the clock of the visitor', async () => {
  await openRequest();
  expect(screen.getByText(/^A free consultation about annuities, sent/).textContent).toContain('9 a.m. (Central time)');
});

it('says now in place of a callback whose time has passed', async () => {
  answers['GET '] = json(200, { ...mine, callbackAt: '2026-11-20T16:00:00.000Z' });
  vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00Z'), toFake: ['Date'] });
  await openRequest();
  vi.useRealTimers();
  expect(screen.getByText(/^Now, promised for Friday, November 20/)).toBeTruthy();
});

it('says that the store is away, with our number, and keeps the code', async () => {
  answers['POST /visits'] = refusal(503, 'store_unavailable');
  open();
  type('Code', '123456');
  await press('Open my request');
  expect(statuses().join()).toContain('We can’t reach your request right now');
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('123456');
});

it('shows where the request is, what was sent, and what was agreed to, word for word', async () => {
  const { container } = await openRequest();
  expect(posts.map(({ call, visit }) => [call, visit])).toEqual([
    ['POST /visits', null],
    ['GET ', 'the-visit'],
  ]);
  expect(document.activeElement?.textContent).toBe('Where your request is');
  expect(screen.getByText('Dana Reyes has your request. Expect a call.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe(sampleConsultation.firstName);
  expect(screen.getByLabelText<HTMLInputElement>('Monday').checked).toBe(true);
  expect(container.querySelector('blockquote')?.textContent).toBe(
    consentText(consentVersion, 'Lantern Network').boxes.automatedCalls.label,
  );
  expect(screen.queryByRole('button', { name: 'Stop automated texts' })).toBeNull();
  expect(screen.getByText(/^A free consultation about annuities, sent/)).toBeTruthy();
  expect(screen.getByText('Contract check and Payout calculator.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Who has your request: Friday, November 20/),
    expect.stringMatching(/^We have your request: Friday, November 20/),
  ]);
  expect(findTextFaults(readText(container))).toEqual([]);
});

it.each([
  ['#my-request-correct', 'What you sent'],
  ['#my-request-stop', 'Say stop'],
  ['#my-request-copy', 'What we hold about you'],
  ['#my-request-delete', 'Delete my request'],
])('goes to the part that the link %s of the privacy policy names', async (hash, part) => {
  open(hash);
  expect(screen.queryByRole('button', { name: 'Use my reference number instead' })).toBeNull();
  type('Reference number', '4F9F-5F2E');
  type('Email address', 'ada@example.org');
  type('Code', '123456');
  await press('Open my request');
  expect(document.activeElement?.textContent).toBe(part);
});

it('sends only what was changed, and says so when nothing was', async () => {
  answers['POST /corrections'] = json(200, { ...mine, answers: { ...mine.answers, lastName: 'Hill', preferredCallTime: 'any' } });
  await openRequest();
  await press('Save my changes');
  expect(statuses()).toContain('Nothing is different from what you sent.');
  type('Last name', 'Hill');
  fireEvent.click(screen.getByLabelText('Any time'));
  await press('Save my changes');
  expect(posts.at(-1)).toEqual({
    call: 'POST /corrections',
    body: { lastName: 'Hill', preferredCallTime: 'any' },
    visit: 'the-visit',
  });
  expect(statuses()).toContain('Saved. We email you to confirm it.');
});

it('shows a refused answer beside its field, and keeps what was typed', async () => {
  answers['POST /corrections'] = refusal(400, 'invalid_input', [{ field: 'phone', code: 'custom', message: 'A US number has 10 digits.' }]);
  await openRequest();
  type('Phone', '12');
  await press('Save my changes');
  const phone = screen.getByLabelText<HTMLInputElement>(/^Phone/);
  expect(phone.value).toBe('12');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A US number has 10 digits.')).toBeTruthy();
});

it('asks for a new code after a new address or number, since the old code proved neither', async () => {
  answers['POST /corrections'] = json(200, { ...mine, answers: { ...mine.answers, email: 'new@example.org' } });
  const { container } = await openRequest();
  type('Email', 'new@example.org');
  await press('Save my changes');
  expect(screen.getByRole('alert').textContent).toContain('You changed how we reach you.');
  // The link of the mail was for the address before.
  type('Reference number', '4F9F-5F2E');
  expect(findTextFaults(readText(container))).toEqual([]);
});

it('saves a copy of all that we hold as two files, named by the reference', async () => {
  const saved: { name: string; content: Blob }[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (content: Blob) => `blob:${saved.push({ name: '', content }) - 1}`, revokeObjectURL() {} }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const request = {
    ...sampleConsultation,
    id: '4f9f5f2e-0c1d-4b7a-9a43-6c1f0f6f2b11',
    kind: 'consultation',
    history: [{ at: mine.createdAt, what: 'note', note: 'Call <b>after</b> six' }],
  };
  answers['GET /copy'] = json(200, { at: mine.createdAt, requests: [request] });
  await openRequest();
  await press('Download what we hold');
  expect(posts.at(-1)).toMatchObject({ call: 'GET /copy', visit: 'the-visit' });
  expect(names).toEqual(['your-requests-4F9F-5F2E.html', 'your-requests-4F9F-5F2E.json']);
  const [page, data] = await Promise.all(saved.map(({ content }) => content.text()));
  expect(page).toContain(`<dt>First name</dt><dd>${sampleConsultation.firstName}</dd>`);
  expect(page).toContain('Call &#60;b&#62;after&#60;/b&#62; six');
  expect(page).not.toMatch(/<script|src=|href=/);
  expect(JSON.parse(data ?? '').requests).toEqual([request]);
  expect(statuses().join()).toContain('Saved: two files.');
  vi.restoreAllMocks();
});

it('says with our number that the copy could not be made', async () => {
  answers['GET /copy'] = refusal(503, 'store_unavailable');
  await openRequest();
  await press('Download what we hold');
  const region = within(screen.getByRole('region', { name: 'What we hold about you' }));
  expect(region.getByRole('status').textContent).toMatch(/We can’t reach your request right now.*Our number/);
});

it('asks for a new code when the visit is over, and keeps what was typed', async () => {
  answers['POST /corrections'] = refusal(401, 'visit_over');
  await openRequest();
  type('Last name', 'Hill');
  await press('Save my changes');
  expect(screen.getByRole('alert').textContent).toContain('Your visit is over');
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeTruthy();
  type('Code', '654321');
  await press('Open my request');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).value).toBe('Hill');
});

it('deletes the request after a second press, and shows nothing of it then', async () => {
  answers['POST /erasure'] = () => new Response(null, { status: 202 });
  await openRequest();
  await press('Delete my request');
  expect(posts.at(-1)?.call).toBe('GET ');
  await press('Yes, delete it');
  expect(posts.at(-1)).toEqual({ call: 'POST /erasure', body: undefined, visit: 'the-visit' });
  expect(screen.getByRole('status').textContent).toMatch(/We delete your request within a minute.*log lose it within 30 days/);
  expect(screen.queryByLabelText(/^First name/)).toBeNull();
});

it('does not say that a code is on its way, or a request deleted, after the sign-in page of a network', async () => {
  const portal = () => new Response('<!doctype html><title>Welcome to the hotel</title>');
  Object.assign(answers, { 'POST /codes': portal, 'POST /erasure': portal });
  open();
  await press('Email me a code');
  expect(statuses().join()).toMatch(/so we don’t know whether this was done.*Our number/);
  expect(statuses().join()).not.toContain('Look in your email now');
  type('Code', '123 456');
  await press('Open my request');
  await press('Delete my request');
  await press('Yes, delete it');
  expect(statuses().join()).toMatch(/so we don’t know whether this was done.*Our number/);
  expect(statuses().join()).not.toContain('within a minute');
  expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).value).toBe(mine.answers.lastName);
});

it('keeps the focus in sight when the pressed button goes', async () => {
  answers['POST /no-calls'] = json(200, { ...mine, noCalls: true });
  answers['POST /erasure'] = () => new Response(null, { status: 202 });
  await openRequest();
  const focusAfter = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await press(name);
    return document.activeElement?.textContent;
  };
  expect(await focusAfter('No calls at all')).toContain('Done. We won’t call you about this request');
  expect(await focusAfter('Delete my request')).toBe('Delete it for good? We can’t bring it back.');
  expect(await focusAfter('Keep it')).toBe('Delete my request');
  await focusAfter('Delete my request');
  expect(await focusAfter('Yes, delete it')).toContain('We delete your request within a minute');
});

it('says that the office must keep the request', async () => {
  answers['POST /erasure'] = refusal(409, 'request_held');
  await openRequest();
  await press('Delete my request');
  await press('Yes, delete it');
  expect(statuses().join()).toContain('The office must keep it for now.');
});

it('takes back a consent, and asks for no calls at all', async () => {
  const none = { automatedCalls: false, texts: false, email: false };
  answers['POST /revocations'] = json(200, { ...mine, channels: none });
  answers['POST /no-calls'] = json(200, { ...mine, channels: none, noCalls: true });
  await openRequest();
  await press('Stop automated calls');
  expect(posts.at(-1)).toMatchObject({ call: 'POST /revocations', body: { channels: ['automatedCalls'] }, visit: 'the-visit' });
  expect(screen.getByText('You have agreed to no automated calls, no automated texts and no extra emails.')).toBeTruthy();
  await press('No calls at all');
  const stop = screen.getByRole('region', { name: 'Say stop' });
  expect(within(stop).getByText('You asked for no calls. We don’t call you about this request.')).toBeTruthy();
  expect(screen.getByText('Dana Reyes has your request. You asked for no calls, so we write to you.')).toBeTruthy();
});

it('asks for no email at all, and says that one mail confirms it', async () => {
  answers['POST /no-email'] = json(200, { ...mine, noCalls: true, noEmail: true });
  const { container } = await openRequest();
  await press('No email at all');
  expect(posts.at(-1)).toMatchObject({ call: 'POST /no-email', visit: 'the-visit' });
  expect(statuses()).toContain('Done. One last email confirms it.');
  expect(screen.getByText('You asked for no email at all. We only email you what you ask for on this page.')).toBeTruthy();
  expect(screen.getByText(/has your request. You asked for no calls and no email. Please call us/)).toBeTruthy();
  expect(findTextFaults(readText(container))).toEqual([]);
});

it('says that a link has expired, and takes the reference number instead', async () => {
  answers['POST /codes'] = refusal(403, 'link_expired');
  open();
  await press('Email me a code');
  expect(statuses().join()).toContain('This link has expired');
  answers['POST /codes'] = () => new Response(null, { status: 202 });
  await press('Use my reference number instead');
  type('Reference number', '4F9F-5F2E');
  type('Email address', 'ada@example.org');
  await press('Email me a code');
  expect(posts.at(-1)?.body).toEqual({ of: { reference: '4F9F-5F2E', email: 'ada@example.org' } });
  expect(statuses().join()).not.toContain('This link has expired');
});

it.each([
  ['while the store is away', 503, 'store_unavailable', undefined, 'We can’t reach your request right now'],
  ['when there were too many tries', 429, 'too_many_requests', undefined, 'Too many tries'],
  ['when the request was deleted meanwhile', 410, 'erased', undefined, 'This request is deleted'],
  [
    'when the history has no room',
    400,
    'invalid_input',
    [{ field: 'seq', code: 'full', message: 'x' }],
    'We can’t change this here any more',
  ],
])('keeps what was typed %s, and says so', async (_, status, code, errors, title) => {
  answers['POST /corrections'] = refusal(status, code, errors);
  await openRequest();
  type('Last name', 'Hill');
  await press('Save my changes');
  expect(statuses().join()).toContain(title);
  expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).value).toBe('Hill');
});

it('ends the visit with the page: a reload asks for a new code', async () => {
  const { unmount } = await openRequest();
  expect(screen.getByText('This page stays open for 30 minutes. If you close or reload it, ask for a new code.')).toBeTruthy();
  unmount();
  open();
  expect(screen.queryByLabelText(/^First name/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeTruthy();
});

it('deletes once when the button is pressed twice', async () => {
  answers['POST /erasure'] = () => new Response(null, { status: 202 });
  await openRequest();
  await press('Delete my request');
  const button = screen.getByRole('button', { name: 'Yes, delete it' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(posts.filter(({ call }) => call === 'POST /erasure')).toHaveLength(1);
});
