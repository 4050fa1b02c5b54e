import type { RelatedLead } from '@annuity-lantern/contracts/http';
import { useNavigation } from '@annuity-lantern/host-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeStatus, type FakeDesk, type LeadStory, leadOf, setOwner } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, follow, goTo, openFakeDesk } from '../../testing/open-admin.tsx';

const [id, otherId] = [leadOf(1, 0).id, leadOf(2, 0).id];
const related: RelatedLead = {
  id: otherId,
  createdAt: '2026-03-01T17:00:00.000Z',
  status: 'assigned',
  kind: 'consultation',
  likeness: 'same',
  reason: 'email',
  owner: 'kim',
};
const refused = {
  status: 409,
  body: { code: 'belongs_to_colleague', message: '', details: { owner: 'kim', leadId: otherId, reason: 'email' } },
};
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date('2026-03-02T17:00:00Z'));
  desk.owners = ['kim', 'margaret'].map((username) => ({ id: `id of ${username}`, username, role: 'agent' }));
});

afterEach(closeFakeDesk);

async function open(story: LeadStory = {}): Promise<void> {
  desk.stories.set(id, story);
  await enter(
    desk,
    [1, 2].map((number) => leadOf(number, Date.parse('2026-03-01T17:00:00Z') - number * 60_000)),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
  await panel().findByRole('region', { name: 'Next step' });
}

const panel = () => within(screen.getByRole('region', { name: 'Ana Number 1' }));
const choose = (name: string) => fireEvent.click(panel().getByRole('button', { name, hidden: true }));
const findings = async (region: HTMLElement) => {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(region, { rules });
  return violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('a request of a person who has another one with a colleague', () => {
  test('is taken only after the person has read whose the other one is', async () => {
    await open();
    desk.answers.set(`POST /api/leads/${id}/transitions`, refused);
    choose('I will take it');
    const offer = await panel().findByRole('alert');
    expect(offer.textContent).toContain('kim has another request of this person');
    expect(document.activeElement).toBe(offer);
    desk.answers.clear();
    fireEvent.click(within(offer).getByRole('button', { name: 'Go on' }));
    expect(await panel().findByText('Saved: the request is assigned now.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ to: 'assigned', seq: 0, despite: true });
  });

  test('is given to the colleague instead', async () => {
    await open();
    desk.answers.set(`POST /api/leads/${id}/transitions`, refused);
    choose('I will take it');
    fireEvent.click(await panel().findByRole('button', { name: 'Give it to kim' }));
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ to: 'kim', seq: 0 }));
    expect(await panel().findByText('kim has this request.')).toBeTruthy();
  });

  test('is handed over only after the person has read so', async () => {
    await open();
    desk.answers.set(`POST /api/leads/${id}/owner`, refused);
    fireEvent.change(await panel().findByLabelText('New owner'), { target: { value: 'margaret' } });
    choose('Give');
    await panel().findByRole('alert');
    desk.answers.clear();
    choose('Go on');
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ to: 'margaret', seq: 0, despite: true }));
    expect(await panel().findByText('Saved: margaret has this request now.')).toBeTruthy();
  });

  test('stays selected among several, and goes to the colleague or on', async () => {
    await enter(
      desk,
      [1, 2].map((number) => leadOf(number, Date.parse('2026-03-01T17:00:00Z') - number * 60_000)),
    );
    for (const number of [1, 2]) fireEvent.click(await screen.findByRole('checkbox', { name: `Select Number ${number}, Ana` }));
    const bar = within(screen.getByRole('region', { name: 'Selected requests' }));
    await bar.findByRole('option', { name: 'kim' });
    fireEvent.change(bar.getByLabelText('New owner'), { target: { value: 'margaret' } });
    const stayed = (one: string, colleague: string) => ({ id: one, outcome: 'belongs_to_colleague', colleague });
    desk.answers.set('POST /api/leads/owners', { status: 200, body: { results: [stayed(id, 'kim'), stayed(otherId, 'ruiz')] } });
    fireEvent.click(bar.getByText('Assign'));
    expect(await bar.findByText(/2 stayed: kim, ruiz have another request/)).toBeTruthy();
    desk.answers.clear();
    fireEvent.click(bar.getByRole('button', { name: 'Give ruiz theirs' }));
    expect(await bar.findByText('1 request is ruiz’s now.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ items: [{ id: otherId, seq: 0 }], to: 'ruiz' });
    desk.answers.set('POST /api/leads/owners', { status: 200, body: { results: [stayed(id, 'kim')] } });
    fireEvent.click(bar.getByText('Assign'));
    await bar.findByText(/1 stayed/);
    desk.answers.clear();
    fireEvent.click(bar.getByRole('button', { name: 'Assign them anyway' }));
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ items: [{ id, seq: 0 }], to: 'margaret', despite: true }));
  });
});

describe('a person', () => {
  test('has a page with all requests, and one history, at an address without the name', async () => {
    await open({ related: [related], noCalls: { at: '2026-03-01T17:00:00.000Z', by: 'kim', way: 'phone' } });
    changeStatus(desk, otherId, 'assigned', 'kim', { note: 'Prefers mornings.' });
    fireEvent.click(panel().getByRole('link', { name: 'All of this person' }));
    const page = await screen.findByRole('region', { name: 'Ana Number 1' });
    expect(useNavigation.getState().place.search).toBe(`?part=requests&person=${id}`);
    await waitFor(() => expect(page.textContent).toContain('2 requests with this email address or phone number.'));
    expect(within(page).getAllByText(/Same person: same email address, other phone number/)).toHaveLength(1);
    const history = within(page).getByRole('region', { name: 'Notes, calls and steps, newest first' });
    expect(history.textContent).toContain('kim took the request');
    expect(history.textContent).toContain('Prefers mornings.');
    expect(within(page).getAllByText('They asked not to be called.')).toHaveLength(1);
    expect(await findings(page)).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Back to the request' }));
    expect(await panel().findByRole('region', { name: 'Next step' })).toBeTruthy();
    goTo(`?part=requests&person=${id}`);
    expect(await screen.findByRole('link', { name: 'Back to the request' })).toBeTruthy();
    follow('Requests');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to the request' })).toBeNull());
  });

  test('gives way to the lists when someone searches, and says that a request is gone', async () => {
    goTo('?part=requests&person=00000000-0000-4000-8000-00000000dead');
    await enter(desk);
    expect(await screen.findByText('This request is no longer stored')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search requests' }), { target: { value: 'Num' } });
    expect(await screen.findByRole('region', { name: 'Requests found' })).toBeTruthy();
  });
});

describe('the proof of consent', () => {
  const record = {
    id: `${id}/form/texts`,
    at: '2026-03-01T17:00:00.000Z',
    what: 'given',
    box: 'texts',
    words: 'Yes, Harbor Street may send automated text messages.',
    version: '2026-11-26',
    page: '/consultation',
    address: 'digest-of-an-address',
    globalPrivacyControl: false,
    position: '2026-03-01/w1/000000007',
    hash: 'hash-of-it',
    isIntact: true,
  };
  const page = () => screen.findByRole('region', { name: /^Proof of consent, request/ });

  test('has every choice with its words and its place in the chain, without the name', async () => {
    desk.proof = { records: [record], faults: 0, isComplete: true };
    await open();
    fireEvent.click(panel().getByRole('link', { name: 'Proof of every choice' }));
    const proof = await page();
    expect(useNavigation.getState().place.search).toBe(`?part=requests&proof=${id}`);
    for (const words of [
      '1. Agreed to text messages',
      record.words,
      '2026-11-26',
      '/consultation',
      record.address,
      record.position,
      record.hash,
    ])
      expect(proof.textContent).toContain(words);
    expect(proof.textContent).toContain('The records verify');
    expect(proof.textContent).toContain('Mar 1, 2026, 5:00:00 p.m. UTC');
    expect(proof.textContent).not.toContain('Ana');
    expect(await findings(proof)).toEqual([]);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    fireEvent.click(within(proof).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('link', { name: 'Back to the request' }));
    expect(await panel().findByRole('region', { name: 'Next step' })).toBeTruthy();
  });

  test('says that records do not verify, which one, and that the newest is not there yet', async () => {
    desk.proof = { records: [record, { ...record, position: '2026-03-01/w1/000000008', isIntact: false }], faults: 1, isComplete: false };
    goTo(`?part=requests&proof=${id}`);
    await enter(desk, [leadOf(1, Date.parse('2026-03-01T17:00:00Z'))]);
    const proof = await page();
    expect(proof.textContent).toContain('The records do not verify');
    expect(within(proof).getAllByText(/This record does not verify/)).toHaveLength(1);
    expect(proof.textContent).toContain('The newest choice is not recorded yet');
    expect(proof.textContent).not.toContain('The records verify');
  });
});

describe('email and phone', () => {
  const form = () => within(panel().getByRole('form', { name: 'Correct email or phone', hidden: true }));
  const type = (label: string, value: string) => fireEvent.change(form().getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(form().getByRole('button', { name: 'Save the correction', hidden: true }));

  test('are corrected by a manager, with the old one in the history', async () => {
    await open();
    expect(form().queryByLabelText(/Send the mails again/)).toBeNull();
    expect(await findings(screen.getByRole('region', { name: 'Ana Number 1' }))).toEqual([]);
    type('Email', 'ana.right@example.com');
    save();
    expect(await panel().findByText('Saved: we check the new contact now.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ email: 'ana.right@example.com', seq: 0 });
    expect(panel().getByRole('region', { name: 'History' }).textContent).toContain(
      'corrected the email address, before: ana.1@example.com',
    );
    expect(form().getByLabelText<HTMLInputElement>('Email').value).toBe('ana.right@example.com');
  });

  test('are corrected with the lost mails sent again, unless that is not wanted', async () => {
    await open({ effects: { visitorMail: { state: 'parked', attempts: 20, lastError: 'smtp_refused' } } });
    type('Phone', '303-499-7111');
    save();
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ phone: '303-499-7111', resend: true, seq: 0 }));
    await panel().findByText('Saved: we check the new contact now.');
    fireEvent.click(form().getByLabelText('Send the mails again that did not reach the visitor'));
    type('Phone', '303-499-7112');
    save();
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ phone: '303-499-7112', seq: 1 }));
  });

  test('keep a wish for no calls at a new number, unless the person may be called there', async () => {
    await open({ noCalls: { at: '2026-03-01T17:00:00.000Z', by: 'kim', way: 'phone' } });
    type('Phone', '303-499-7111');
    fireEvent.click(form().getByLabelText('They asked not to be called: this holds for a new number, too'));
    save();
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ phone: '303-499-7111', mayCall: true, seq: 0 }));
  });

  test('say at the field why they are refused, and keep what was typed', async () => {
    await open();
    const errors = [{ field: 'email', code: 'x', message: 'Enter an email address like name@example.com.' }];
    desk.answers.set(`POST /api/leads/${id}/contact`, { status: 400, body: { code: 'invalid_input', message: '', errors } });
    type('Email', 'nowhere');
    save();
    expect(await form().findByRole('group', { name: 'Not saved', hidden: true })).toBeTruthy();
    const field = form().getByLabelText<HTMLInputElement>('Email');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['nowhere', 'true']);
  });

  test('are corrected by agents in their own requests only', async () => {
    desk.role = 'agent';
    await open();
    expect(panel().queryByText('Correct email or phone')).toBeNull();
    setOwner(desk, id, 'margaret');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh Data' }));
    expect(await panel().findByText('Correct email or phone')).toBeTruthy();
    expect(panel().getByText(/Ask for the reference number, the name and the phone number, and compare them\. Tell nothing/)).toBeTruthy();
  });
});
