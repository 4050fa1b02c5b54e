import { type LeadDetail, type UsState, usStates } from '@annuity-lantern/contracts/http';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeStatus, type FakeDesk, type LeadStory, leadOf, setOwner } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, fillIn, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const { id } = leadOf(1, 0);
const steps = `POST /api/leads/${id}/transitions`;
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
});

afterEach(closeFakeDesk);

async function open(status: 'pending' | 'contacted' | 'closed' = 'pending', story: LeadStory = {}): Promise<void> {
  desk.stories.set(id, story);
  await enter(desk, [leadOf(1, Date.now() - 1_800_000, { status }), leadOf(2, Date.now() - 2_400_000)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
  await screen.findByRole('region', { name: 'Next step' });
}

const panel = () => within(screen.getByRole('region', { name: 'Ana Number 1' }));
const offered = () =>
  within(panel().getByRole('region', { name: 'Next step' }))
    .getAllByRole('button')
    .filter((one) => !one.closest('[aria-label="If no one answers"]'))
    // Without the key that a button shows.
    .map(({ firstChild }) => firstChild?.firstChild?.textContent);
const factOf = (label: string) => panel().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const entries = () =>
  within(panel().getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const callsLogged = () => desk.calls.filter((call) => call === `POST /api/leads/${id}/calls`).length;
/** The outcomes of a call that did not reach the visitor. */
const unreached = ['No answer', 'Left a message', 'Wrong number'];
const withOwner = ['No answer', 'Left a message', 'Call back on...', 'Wrong number'];
const stepsTaken = () => desk.calls.filter((call) => call === steps).length;

describe('no calls at all', () => {
  // An hour at which the law allows the call.
  beforeEach(() => vi.setSystemTime(new Date('2026-03-02T17:00:00Z')));

  const section = () => within(panel().getByRole('region', { name: 'No calls at all' }));
  const noCallsMark = () => rows()[0]?.textContent?.includes('No calls');

  test('are recorded by one press, which closes the call and offers an email', async () => {
    await open();
    expect(panel().getByRole('link', { name: /^Call / })).toBeTruthy();
    press('They asked not to be called: By email (“stop”)');
    expect(await panel().findByText('Saved: no one calls this number now.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ way: 'email' });
    expect(section().getByText('They asked not to be called')).toBeTruthy();
    expect(section().getByRole('link', { name: 'Answer by email' }).getAttribute('href')).toBe(
      'mailto:ana.1@example.com?subject=Your%20request%200000-0000',
    );
    expect(panel().queryByRole('link', { name: /^Call / })).toBeNull();
    expect(panel().getByText('They asked not to be called.')).toBeTruthy();
    await waitFor(() => expect(noCallsMark()).toBe(true));
    expect(screen.getByRole('region', { name: /^Ana Number 1/ }).textContent).not.toMatch(/They are fine with any time|Their wish/);
    press('They want no email either...');
    act(() => button('Record it').focus());
    // Of the dialog alone.
    fireEvent.keyDown(button('Record it'), { key: 'Escape' });
    press('Record it');
    expect(await section().findByText('They want no email either.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ channels: ['email'], way: 'email' });
    expect(section().getByText('Saved: the revocation holds now.')).toBeTruthy();
    expect(section().queryByRole('button', { name: 'They want no email either...' })).toBeNull();
  });

  test('stay in sight after a step, whose answer does not name them', async () => {
    const noCalls = { at: new Date(2026, 2, 1, 12, 0).toISOString(), by: 'kim', way: 'phone' };
    await open('pending', { noCalls, callEntries: [{ ...noCalls, what: 'no_calls' }] });
    const { noCalls: _, callEntries: __, ...story } = desk.stories.get(id) ?? {};
    const row = desk.leads[0];
    desk.answers.set(steps, {
      status: 200,
      body: { ...row, kind: 'consultation', history: [], effects: {}, ...story, status: 'assigned', seq: 1 },
    });
    press('I will take it');
    expect(await panel().findByText('Saved: the request is assigned now.')).toBeTruthy();
    expect(section().getByText('They asked not to be called')).toBeTruthy();
    expect(noCallsMark()).toBe(true);
  });

  test('end when the person says otherwise, with the way and the day, and leave both entries', async () => {
    const noCalls = { at: new Date(2026, 2, 1, 12, 0).toISOString(), by: 'kim', way: 'phone' };
    await open('pending', { noCalls, callEntries: [{ ...noCalls, what: 'no_calls' }] });
    fireEvent.click(section().getByText('They may be called again'));
    fireEvent.click(section().getByRole('radio', { name: 'By letter' }));
    fireEvent.change(section().getByLabelText('Day on which the visitor said so'), { target: { value: '2026-03-02' } });
    press('Allow calls again');
    expect(await section().findByText('Saved: this number may be called again.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ way: 'letter', on: '2026-03-02', seenAt: noCalls.at });
    expect(panel().getByRole('link', { name: /^Call / })).toBeTruthy();
    expect(section().getByText('2 entries about calls to this number')).toBeTruthy();
    expect(
      section().getByText(/margaret.* recorded that they may be called again \(by letter\)\. They said so on Mar 2, 2026\.$/),
    ).toBeTruthy();
    await waitFor(() => expect(noCallsMark()).toBe(false));
  });

  test('to another request with the number tell staff to ask first, and forbid no call', async () => {
    await open('pending', { askFirst: true });
    expect(panel().getByText('Someone asked for no calls to this number: ask first, by email.')).toBeTruthy();
    expect(panel().getByRole('link', { name: /^Call / })).toBeTruthy();
    expect(section().getByText('Someone asked for no calls to this number')).toBeTruthy();
    expect(section().getByRole('link', { name: 'Ask by email' })).toBeTruthy();
    expect(rows()[0]?.textContent).toContain('Ask first');
    expect(noCallsMark()).toBe(false);
  });

  test('about one request close its call, and nothing at the desk ends them', async () => {
    await open('pending', { noCallsHere: { at: '2026-03-02T16:30:00.000Z', by: 'visitor' } });
    expect(panel().queryByRole('link', { name: /^Call / })).toBeNull();
    expect(panel().getByText('They asked not to be called.')).toBeTruthy();
    expect(section().getByText(/^Recorded .* by the visitor\. It holds for this request\.$/)).toBeTruthy();
    expect(section().queryByText('They may be called again')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Call back on...' })).toBeNull();
    expect(noCallsMark()).toBe(true);
    press('They want no calls at all: By phone');
    expect(await panel().findByText('Saved: no one calls this number now.')).toBeTruthy();
  });

  test('are ended by the owner or a manager alone', async () => {
    desk.role = 'agent';
    const noCalls = { at: new Date(2026, 2, 1, 12, 0).toISOString(), by: 'kim', way: 'phone' };
    await open('pending', { noCalls });
    expect(section().getByText('Only the owner of this request or a manager can end this.')).toBeTruthy();
    expect(section().queryByText('They may be called again')).toBeNull();
  });

  test('are shown to viewers, who record none', async () => {
    desk.role = 'viewer';
    const noCalls = { at: new Date(2026, 2, 1, 12, 0).toISOString(), by: 'kim', way: 'phone' };
    desk.stories.set(id, { noCalls });
    await enter(desk, [leadOf(1, Date.now() - 1_800_000), leadOf(2, Date.now() - 2_400_000)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
    await panel().findByRole('region', { name: 'No calls at all' });
    expect(section().getByText('They asked not to be called')).toBeTruthy();
    expect(section().queryByText('They may be called again')).toBeNull();
    fireEvent.click(button('Number 2, Ana'));
    await screen.findByRole('region', { name: 'Ana Number 2' });
    expect(screen.queryByRole('button', { name: /They asked not to be called/ })).toBeNull();
  });
});

describe('mail that came back', () => {
  const badAddress = { at: new Date(2026, 2, 1, 12, 0).toISOString(), by: 'mail host', way: 'no mailbox' };
  const section = () => within(panel().getByRole('region', { name: 'Mail that came back' }));

  test('is said in red at the address, without a link to it, until staff record that it works again', async () => {
    await open('pending', { badAddress, callEntries: [{ ...badAddress, what: 'mail_bounced' }] });
    expect(factOf('Email')).toMatch(/Mail to this address came back .*: this mailbox does not exist\. We send no more mail to it\.$/);
    expect(panel().queryByRole('link', { name: 'ana.1@example.com' })).toBeNull();
    expect(section().getByText('Ask for the right address, then correct it above.')).toBeTruthy();
    expect(within(panel().getByRole('region', { name: 'No email at all' })).queryByText('They asked for no email')).toBeNull();
    fireEvent.click(section().getByText('Mail to this address works again'));
    fireEvent.click(section().getByRole('radio', { name: 'The mail host was wrong' }));
    press('Send mail again');
    expect(await section().findByText('Saved: we send mail to this address again.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ way: 'mistake', on: '2026-03-02', seenAt: badAddress.at });
    expect(panel().getByRole('link', { name: 'ana.1@example.com' })).toBeTruthy();
  });

  test('leaves no way to answer a person who wants no calls, which is not their wish', async () => {
    await open('pending', { badAddress, noCalls: { ...badAddress, by: 'kim', way: 'phone' } });
    const noCalls = within(panel().getByRole('region', { name: 'No calls at all' }));
    expect(noCalls.getByText('Mail to their address came back, too.')).toBeTruthy();
    expect(noCalls.queryByRole('link', { name: 'Answer by email' })).toBeNull();
  });

  test('may be an answer, which is a note by the visitor; “stop” alone is shown above the buttons for no calls', async () => {
    const reply = { at: badAddress.at, seq: 0, what: 'note', by: 'visitor' } as const;
    const history: LeadDetail['history'] = [
      { ...reply, way: 'other address', note: 'I write for my mother' },
      { ...reply, way: 'email', note: 'Stop!' },
    ];
    await open('pending', { history });
    const noCalls = within(panel().getByRole('region', { name: 'No calls at all' }));
    expect(noCalls.getByText('An answer to our mail says “Stop!”')).toBeTruthy();
    expect(entries().join()).toContain('Visitor answered our mailStop!');
    expect(entries().join()).toContain('Visitor or someone else answered our mail, from another addressI write for my mother');
    press('They asked not to be called: By email (“stop”)');
    expect(await panel().findByText('Saved: no one calls this number now.')).toBeTruthy();
    expect(noCalls.queryByText('An answer to our mail says “Stop!”')).toBeNull();
  });
});

describe('the steps of a request', () => {
  test('are those that its status allows', async () => {
    await open();
    expect(offered()).toEqual(['I will take it', ...unreached, 'Not a fit']);
    for (const [verb, next] of [
      ['I will take it', ['Reached', ...withOwner, 'Call scheduled', 'Close', 'Not a fit']],
      ['Reached', ['Reached', ...withOwner, 'Call scheduled', 'Close', 'Not a fit']],
      ['Call scheduled', ['Reached', ...withOwner, 'Another time for the call', 'Close', 'Not a fit']],
      ['Close', ['Undo']],
      ['Undo', ['I will take it', ...withOwner, 'Not a fit']],
    ] as const) {
      press(verb);
      if (verb === 'Close') press('Other');
      if (verb === 'Call scheduled') press('Schedule the call');
      await waitFor(() => expect(offered()).toEqual(next));
    }
    expect(stepsTaken()).toBe(4);
    expect(desk.bodies.slice(-2)).toEqual([
      { to: 'closed', seq: 3, reason: 'Other' },
      { to: 'reopened', seq: 4 },
    ]);
  });

  test('update the panel, the list and the clock, and focus the outcome', async () => {
    await open('pending', { seq: 4 });
    press('I will take it');
    expect(await panel().findByText('Saved: the request is assigned now.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved: the request is assigned now.'));
    expect(desk.bodies.at(-1)).toEqual({ to: 'assigned', seq: 4 });
    expect(factOf('Status')).toBe('assigned');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('assigned'));
    expect(factOf('Time left')).toContain('of the promised 24 hours on working days');
    expect(factOf('We told the visitor')).toMatch(/^First call on (?:Monday|Thursday), .* CT$/);
    press('Reached');
    await waitFor(() => expect(factOf('Time left')).toBe('The first call has been made'));
    await waitFor(() => expect(screen.getByText(/^1 request is waiting/)).toBeTruthy());
    expect(entries()).toEqual(['Today 12:00 p.m.margaret took the request', 'Today 12:00 p.m.margaret reached the visitor by phone']);
  });

  test('add the note to the history, and clear it', async () => {
    await open('contacted');
    setOwner(desk, id, 'margaret');
    press('Refresh Data');
    await waitFor(() => expect(offered()).toContain('Call scheduled'));
    fireEvent.change(panel().getByLabelText('New note'), { target: { value: 'Call at 09:30, she said.' } });
    press('Call scheduled');
    press('Schedule the call');
    await waitFor(() =>
      expect(entries()[0]).toMatch(/^Today 12:00 p\.m\.margaret scheduled the call for Mar 3 at .*Call at 09:30, she said\.$/),
    );
    expect(panel().getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
    press('Close');
    press('Bought with us');
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(desk.bodies.at(-1)).not.toHaveProperty('note');
  });

  test('take no second press of a double click whose first one was answered before it', async () => {
    await open();
    const click = (name: RegExp, detail: number) => fireEvent.click(panel().getByRole('button', { name }), { detail });
    click(/^I will take it/, 1);
    await waitFor(() => expect(offered()[0]).toBe('Reached'));
    click(/^Reached/, 2);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(factOf('Status')).toBe('assigned');
    click(/^Reached/, 1);
    await waitFor(() => expect(factOf('Status')).toBe('contacted'));
    expect([stepsTaken(), callsLogged()]).toEqual([1, 1]);
  });

  test('are sent once for a double click', async () => {
    await open();
    const first = button('I will take it');
    fireEvent.click(first);
    fireEvent.click(first);
    press('No answer');
    expect(button('Saving...')).toBe(first);
    await panel().findByText('Saved: the request is assigned now.');
    expect([stepsTaken(), callsLogged()]).toEqual([1, 0]);
  });

  test('are refused when someone else was faster: the request is read again and the note stays', async () => {
    await open();
    changeStatus(desk, id, 'disqualified', 'ruiz');
    fireEvent.change(panel().getByLabelText('New note'), { target: { value: 'Mine' } });
    press('I will take it');
    expect(await panel().findByText('Changed by ruiz at 12:00 p.m.: set the request aside as not a fit')).toBeTruthy();
    await waitFor(() => expect(offered()).toEqual(['Open again']));
    expect(factOf('Status')).toBe('disqualified');
    expect(entries()).toEqual(['Today 12:00 p.m.ruiz set the request aside as not a fit']);
    expect(panel().getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Mine');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('disqualified'));
  });

  test('are repeated once by themselves when only the system completed the record meanwhile', async () => {
    await open();
    const completed = { at: new Date().toISOString(), seq: 1, what: 'completed' as const, by: 'system' };
    desk.stories.set(id, { seq: 1, history: [completed] });
    press('I will take it');
    expect(await panel().findByText('Saved: the request is assigned now.')).toBeTruthy();
    expect(stepsTaken()).toBe(2);
    expect(desk.bodies.slice(-2)).toEqual([
      { to: 'assigned', seq: 0 },
      { to: 'assigned', seq: 1 },
    ]);
  });

  test('make who takes a request its owner, in the panel and in the list', async () => {
    await open();
    expect(factOf('Owner')).toBe('Nobody yet');
    press('I will take it');
    await waitFor(() => expect(factOf('Owner')).toBe('margaret'));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('margaret'));
  });

  test('are not offered to an agent when somebody else has the request', async () => {
    desk.role = 'agent';
    await open();
    changeStatus(desk, id, 'assigned', 'ruiz');
    press('Refresh Data');
    expect(await panel().findByText('ruiz has this request.')).toBeTruthy();
    expect(within(panel().getByRole('region', { name: 'Next step' })).queryByRole('button')).toBeNull();
    expect(panel().queryByText('Hand this request over')).toBeNull();
    expect(panel().getByLabelText('New note')).toBeTruthy();
  });

  test('say what the server says when it refuses them', async () => {
    await open();
    const message = 'ruiz has this request. Only ruiz or a manager can change it.';
    desk.answers.set(steps, { status: 403, body: { code: 'forbidden', message } });
    press('I will take it');
    expect(await panel().findByText(message)).toBeTruthy();
  });

  test('say that the outcome is unknown when the answer is lost, and show the current status', async () => {
    await open();
    desk.answers.set(steps, 'no answer');
    changeStatus(desk, id, 'assigned', 'margaret');
    press('I will take it');
    expect(await panel().findByText('We do not know whether this was saved')).toBeTruthy();
    await waitFor(() => expect(offered()[0]).toBe('Reached'));
  });

  test('lead to the same request after the session ended and the person signed in again', async () => {
    await open();
    desk.signedIn = false;
    press('I will take it');
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    await fillIn();
    press('Sign in');
    await screen.findByRole('region', { name: 'Ana Number 1' });
    await waitFor(() => expect(offered()[0]).toBe('I will take it'));
  });
});

describe('a call', () => {
  const note = (value: string) => fireEvent.change(panel().getByLabelText('New note'), { target: { value } });

  test('without an answer is counted with its note, and changes no status', async () => {
    await open();
    expect(panel().getByText('No call yet.')).toBeTruthy();
    note('Her sister answers.');
    press('No answer');
    expect(await panel().findByText('Saved: no answer. 1 call so far.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ outcome: 'no_answer', seq: 0, note: 'Her sister answers.' });
    expect(factOf('Status')).toBe('pending');
    expect(factOf('Time left')).toContain('of the promised 24 hours');
    expect(panel().getByText('1 call: no answer (margaret, at 12:00 p.m.).')).toBeTruthy();
    expect(entries()).toEqual(['Today 12:00 p.m.margaret called: no answerHer sister answers.']);
    press('Left a message');
    expect(await panel().findByText('Saved: left a message. 2 calls so far.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ outcome: 'left_message', seq: 1 });
  });

  test('can end with a callback by the visitor’s clock', async () => {
    await open('contacted', { seq: 2 });
    setOwner(desk, id, 'margaret');
    press('Refresh Data');
    fireEvent.click(await panel().findByRole('button', { name: 'Call back on...' }));
    const field = panel().getByLabelText<HTMLInputElement>(/^Call back on, /);
    expect([field.value, document.activeElement?.textContent]).toEqual(['2026-03-03T10:00', 'When do you call back? Central time.']);
    fireEvent.change(field, { target: { value: '2026-03-04T15:30' } });
    press('Save the callback');
    await waitFor(() => expect(panel().queryByLabelText(/^Call back on, /)).toBeNull());
    // The visitor chose Central time.
    expect(desk.bodies.at(-1)).toEqual({ outcome: 'call_back', seq: 2, callbackAt: '2026-03-04T21:30:00.000Z' });
    expect(panel().getByText(/^Call back Mar 4 at /)).toBeTruthy();
  });

  test('that closes a request from assigned records the contact first', async () => {
    await open();
    press('I will take it');
    await waitFor(() => expect(offered()).toContain('Close'));
    await act(() => vi.advanceTimersByTimeAsync(600));
    press('Close');
    const reasons = within(panel().getByRole('region', { name: /^Why do you close it/ }));
    await reasons.findByRole('button', { name: 'Bought with us' });
    expect(reasons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Bought with us', 'Other', 'Cancel']);
    press('Bought with us');
    await waitFor(() => expect(factOf('Status')).toBe('closed'));
    expect(desk.bodies.at(-1)).toEqual({ to: 'closed', reached: true, seq: 1, reason: 'Bought with us' });
    expect(entries().slice(1)).toEqual([
      'Today 12:00 p.m.margaret reached the visitor by phone',
      'Today 12:00 p.m.margaret closed the request: Bought with us',
    ]);
  });

  test('needs no second thought to cancel a reason', async () => {
    await open();
    press('Not a fit');
    const [first] = within(panel().getByRole('region', { name: /^Why is it not a fit/ })).getAllByRole('button');
    expect(first).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('reason-question'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(panel().queryByText('Why is it not a fit?')).toBeNull();
    expect([stepsTaken(), callsLogged()]).toEqual([0, 0]);
  });

  test('can be undone in place for ten seconds after the end of a request, and opened again later', async () => {
    await open();
    press('Not a fit');
    press('Other');
    await waitFor(() => expect(offered()).toEqual(['Undo']));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(offered()).toEqual(['Open again']);
  });

  test('is dialed with one press, but not at a forbidden hour', async () => {
    vi.setSystemTime(new Date('2026-03-02T18:00:00Z'));
    await open();
    expect(panel().getByRole('link', { name: 'Call 202-762-1401' }).getAttribute('href')).toBe('tel:+12027621401');
    cleanup();
    desk.signedIn = false;
    vi.setSystemTime(new Date('2026-03-02T13:00:00Z'));
    await open();
    expect(panel().queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(panel().getByText('No calls at this hour.')).toBeTruthy();
  });
});

describe('what staff do beside the steps', () => {
  const type = (label: string, value: string) => fireEvent.change(panel().getByLabelText(label), { target: { value } });
  const choices = () => [...panel().getByLabelText<HTMLSelectElement>('New owner').options].map(({ label }) => label);
  const submit = (label: string) => fireEvent.click(panel().getByRole('button', { name: label, hidden: true }));

  test('hands a request over with a reason, to another agent or manager', async () => {
    desk.owners = [
      { id: 'id of gone', username: 'gone', role: 'agent', disabled: true },
      { id: 'id of margaret', username: 'margaret', role: 'manager' },
      { id: 'id of ruiz', username: 'ruiz', role: 'agent' },
    ];
    await open('contacted');
    expect(panel().queryByLabelText('Why it changes hands')).toBeNull();
    await waitFor(() => expect(choices()).toEqual(['Choose', 'Me (margaret)', 'ruiz']));
    submit('Make me the owner');
    await waitFor(() => expect(factOf('Owner')).toBe('margaret'));
    expect(choices()).toEqual(['Choose', 'ruiz', 'No one: anyone may take it']);
    fireEvent.change(panel().getByLabelText('New owner'), { target: { value: 'ruiz' } });
    type('Why it changes hands', 'On leave');
    submit('Hand over');
    await waitFor(() => expect(factOf('Owner')).toBe('ruiz'));
    expect(desk.bodies.at(-1)).toEqual({ to: 'ruiz', seq: 1, reason: 'On leave' });
    expect(entries()).toEqual(['Today 12:00 p.m.margaret took the request', 'Today 12:00 p.m.margaret gave the request to ruizOn leave']);
    expect(await panel().findByText('Saved: ruiz has this request now.')).toBeTruthy();
  });

  describe('to an account that is not licensed for its state', () => {
    const licensed = (username: string, role: 'agent' | 'manager', state: string) => ({
      id: `id of ${username}`,
      username,
      role,
      licenses: [{ state, until: '2099-12-31' }],
    });
    beforeEach(() => {
      desk.owners = [licensed('margaret', 'manager', 'TX'), licensed('ruiz', 'agent', 'TX')];
    });

    test('says so before an agent takes it, and sends nothing', async () => {
      desk.role = 'agent';
      await open('pending');
      const state = usStates[desk.leads[0]?.state as UsState];
      await panel().findByText(`You are not licensed for ${state}. A manager can give it to you for service only.`);
      const sent = desk.bodies.length;
      submit('I will take it');
      expect(desk.bodies).toHaveLength(sent);
    });

    test('gives it for service only, with a reason', async () => {
      await open('pending');
      await waitFor(() => expect(choices()).toContain('ruiz'));
      fireEvent.change(panel().getByLabelText('New owner'), { target: { value: 'ruiz' } });
      const sent = desk.bodies.length;
      submit('Give');
      expect(desk.bodies).toHaveLength(sent);
      fireEvent.click(panel().getByLabelText('Give it for service only'));
      type('Why it changes hands', 'Speaks Spanish');
      submit('Give');
      await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ to: 'ruiz', seq: 0, reason: 'Speaks Spanish', serviceOnly: true }));
    });
  });

  test('does not hand over a request that changed hands while the form was filled in, and keeps the form', async () => {
    desk.owners = [{ id: 'id of ruiz', username: 'ruiz', role: 'agent' }];
    await open('contacted');
    submit('Make me the owner');
    await waitFor(() => expect(factOf('Owner')).toBe('margaret'));
    fireEvent.change(panel().getByLabelText('New owner'), { target: { value: 'ruiz' } });
    type('Why it changes hands', 'On leave');
    changeStatus(desk, id, 'scheduled', 'lee');
    setOwner(desk, id, 'lee');
    press('Refresh Data');
    await waitFor(() => expect(factOf('Owner')).toBe('lee'));
    const sent = desk.bodies.length;
    submit('Hand over');
    expect(await panel().findByText('lee scheduled the call.')).toBeTruthy();
    expect(desk.bodies).toHaveLength(sent);
    type('Why it changes hands', 'On leave');
    expect(panel().getByLabelText<HTMLTextAreaElement>('Why it changes hands').readOnly).toBe(false);
    submit('Go on');
    expect(panel().getByLabelText<HTMLTextAreaElement>('Why it changes hands').value).toBe('On leave');
    await waitFor(() => {
      submit('Hand over');
      expect(factOf('Owner')).toBe('ruiz');
    });
  });

  test('gives a request back to everyone, and says when the account of its owner is disabled', async () => {
    desk.owners = [{ id: 'id of gone', username: 'gone', role: 'agent', disabled: true }];
    await open('contacted');
    setOwner(desk, id, 'gone');
    press('Refresh Data');
    await waitFor(() => expect(factOf('Owner')).toBe('gone: the account is disabled'));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('gone: the account is disabled'));
    fireEvent.change(panel().getByLabelText('New owner'), { target: { value: '-' } });
    type('Why it changes hands', 'Left us');
    submit('Hand over');
    await waitFor(() => expect(factOf('Owner')).toBe('Nobody yet'));
    expect(desk.bodies.at(-1)).toEqual({ to: null, seq: 0, reason: 'Left us' });
  });

  test('keeps the typed text while a note is being saved', async () => {
    await open('closed');
    type('New note', 'Her sister answers.');
    submit('Save note');
    type('New note', 'Her sister answers. Mornings.');
    await waitFor(() => expect(entries()).toEqual(['Today 12:00 p.m.margaret added a noteHer sister answers.']));
    expect(panel().getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Her sister answers. Mornings.');
  });

  test('adds a note, and keeps the typed text when the answer is lost', async () => {
    await open('closed');
    const key = `POST /api/leads/${id}/notes`;
    desk.answers.set(key, 'no answer');
    type('New note', 'Her sister answers.');
    submit('Save note');
    expect(await panel().findByText('We do not know whether this was saved')).toBeTruthy();
    expect(panel().getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Her sister answers.');
    desk.answers.delete(key);
    submit('Save note');
    await waitFor(() => expect(entries()).toEqual(['Today 12:00 p.m.margaret added a noteHer sister answers.']));
    expect(panel().getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
  });

  test('keeps a note that was not saved while another request is open', async () => {
    await open();
    type('New note', 'Her sister answers.');
    fireEvent.click(button('Number 2, Ana'));
    const other = within(await screen.findByRole('region', { name: 'Ana Number 2' }));
    expect((await other.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('');
    fireEvent.click(button('Number 1, Ana'));
    const again = await panel().findByLabelText<HTMLTextAreaElement>('New note');
    expect(again.value).toBe('Her sister answers.');
  });

  test('records a revocation after asking, and it takes the link to the email address away', async () => {
    await open();
    expect(panel().getByRole('link', { name: 'ana.1@example.com' })).toBeTruthy();
    press('Record a revocation...');
    const dialog = within(screen.getByRole('dialog', { name: 'Record a revocation' }));
    fireEvent.click(dialog.getByLabelText('Text messages'));
    fireEvent.click(dialog.getByLabelText('Letter'));
    fireEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    expect(await panel().findByText('Saved: the revocation holds now.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ channels: ['automatedCalls', 'email'], way: 'letter' });
    expect(panel().queryByRole('link', { name: 'ana.1@example.com' })).toBeNull();
    expect(panel().queryByText(/No link, because the visitor took back consent to automated calls/)).toBeNull();
    expect(factOf('Email')).toContain('took back consent to email');
    expect(factOf('Consent')).toContain('Taken back at 12:00 p.m. (letter, recorded by margaret): automated calls, email.');
    expect(entries()).toEqual(['Today 12:00 p.m.margaret recorded a revocation (letter): automated calls, email']);
  });
});
