import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeDesk, type LeadStory, leadOf, reviewOf } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, fillIn, openFakeDesk, press } from '../../testing/open-admin.tsx';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
const away = { status: 503, body: { code: 'store_unavailable', message: '' } };
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  // Noon, so that nothing of the last hour was yesterday.
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
});

afterEach(closeFakeDesk);

async function open(story: LeadStory = {}): Promise<string> {
  const lead = leadOf(1, Date.now() - 30 * MINUTE);
  desk.stories.set(lead.id, story);
  await enter(desk, [lead, leadOf(2, Date.now() - 40 * MINUTE)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
  return `GET /api/leads/${lead.id}`;
}

const panel = () => within(screen.getByRole('region', { name: 'Ana Number 1' }));
const story = () => panel().findByRole('region', { name: 'What happened with this request' });
const factOf = (label: string) => panel().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const callsOf = (key: string) => desk.calls.filter((call) => call === key).length;

describe('a request in full', () => {
  test('shows the row of the list at once, and effects and history when they are read', async () => {
    const key = await open({
      contact: { email: 'unknown', phone: 'good' },
      page: '/consultation',
      history: [
        { at: ago(30), seq: 0, what: 'received', by: 'visitor' },
        { at: ago(29), seq: 1, what: 'completed', by: 'system' },
      ],
      effects: {
        verify: { state: 'done', attempts: 1, doneAt: ago(29) },
        recheck: { state: 'done', attempts: 9, doneAt: ago(1) },
        persist: { state: 'sending', attempts: 1 },
        staffMail: { state: 'due', attempts: 3, nextAt: ago(-5), lastError: 'smtp_unreachable' },
        visitorMail: { state: 'unconfirmed', attempts: 1, lastError: 'smtp_timed_out' },
        webhook: {
          state: 'parked',
          attempts: 7,
          lastError: 'unheard_of_class',
          lastAttempts: [
            { error: 'webhook_busy', code: '429', at: ago(20) },
            { error: 'unheard_of_class', at: ago(10) },
          ],
        },
        analytics: { state: 'skipped', attempts: 0 },
        slaWarning: { state: 'due', attempts: 0, nextAt: ago(-19.5 * 60) },
        slaBreach: { state: 'due', attempts: 0, nextAt: ago(-23.5 * 60) },
      },
    });
    expect(panel().getByText('Will my income last?')).toBeTruthy();
    expect(panel().getByText('Loading what happened with this request')).toBeTruthy();
    expect(factOf('Phone')?.trim()).toBe('(202) 762-1401');

    await panel().findByText('Contact check');
    expect(panel().queryByText('Loading what happened with this request')).toBeNull();
    expect(callsOf(key)).toBe(1);
    const rows = [...(await story()).querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['Contact check', 'Done at 11:31 a.m.'],
      ['Further checks', 'Not found out Could not be checked for 24 hours. Tried 9 times.'],
      ['Record completed', 'In progress '],
      ['Staff mail', 'Next try at 12:05 p.m.The mail server could not be reached. Tried 3 times.'],
      [
        'Visitor mail',
        'Not confirmed The mail server did not answer in time. It may have gone out. We don’t send it again, so no one gets it twice.Do again...',
      ],
      [
        'CRM webhook',
        'Given up It did not work. Tried 7 times. We don’t try it again unless you replay it.Today 11:50 a.m.: It did not work.Today 11:40 a.m.: The CRM was busy. (code 429)Replay',
      ],
      ['Analytics', 'Not wanted The visitor did not agree to statistics, or their browser asks for none.'],
      ['Reminder at 20 hours', 'Planned tomorrow at 7:30 a.m.We send it only if no one has called by then.'],
      ['Reminder at 24 hours', 'Planned tomorrow at 11:30 a.m.We send it only if no one has called by then.'],
    ]);
    for (const badge of ['Done', 'In progress', 'Next try', 'Not confirmed', 'Given up', 'Not wanted'])
      expect(panel().getByText(badge).parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(factOf('Phone')).toBe('(202) 762-1401 checked');
    expect(factOf('Email')).toBe('ana.1@example.com not confirmed');
    const history = within(panel().getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(history.map((entry) => entry.textContent)).toEqual([
      'Today 11:30 a.m.Visitor sent the request from /consultation',
      'Today 11:31 a.m.System completed the record',
    ]);
  });

  test('shows attached figures by tool, as plain text', async () => {
    await open({
      attachments: [
        { kind: 'contract-check', version: 2, inputs: { surrenderYearsLeft: 'not sure', insurer: '<img src=x onerror=alert(1)>' } },
        { kind: 'payout-calculator', version: 1, inputs: { amount: '$250,000' }, hash: '#amount=250000' },
        { kind: 'a-tool-of-last-year', version: 1, inputs: {}, hash: '#x=1' },
      ],
    });
    const figures = await panel().findByRole('region', { name: 'Figures the visitor sent' });
    const tools = within(figures).getAllByRole('table');
    expect(tools.map((tool) => tool.querySelector('caption')?.textContent)).toEqual([
      'Contract check version 2',
      'Payout calculator version 1',
      'a-tool-of-last-year version 1',
    ]);
    const rows = [...figures.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Surrender years left', 'not sure'],
      ['Insurer', '<img src=x onerror=alert(1)>'],
      ['Amount', '$250,000'],
    ]);
    const links = within(figures).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/retirement-calculator#amount=250000', '_blank'],
    ]);
  });

  test('shows an answer that this version does not know under its name', async () => {
    await open({ otherAnswers: { preferredLanguage: 'Spanish', household: { adults: 2 } } });
    await panel().findByText('Preferred language');
    expect([factOf('Preferred language'), factOf('Household')]).toEqual(['Spanish', '{"adults":2}']);
  });

  test('names other requests of the same person with the reason, and opens them', async () => {
    const other = leadOf(2, 0).id;
    const facts = { createdAt: ago(40), status: 'pending', kind: 'consultation' } as const;
    await open({ related: [{ ...facts, id: other, likeness: 'maybe', reason: 'phone' }] });
    const others = within(await panel().findByRole('region', { name: 'Other requests of this person' }));
    expect(others.getByRole('listitem').textContent).toContain('Same phone number, other email address: maybe another person');
    fireEvent.click(others.getByRole('button'));
    expect(await screen.findByRole('region', { name: 'Ana Number 2' })).toBeTruthy();
  });

  test('says what time it is at the visitor’s place', async () => {
    vi.setSystemTime(new Date('2026-03-02T14:12:00Z'));
    await open();
    expect(panel().getByText('It is 7:12 a.m. or 8:12 a.m. at the visitor’s place. Call after 8:00 a.m. in both time zones.')).toBeTruthy();
  });

  test('has no section for figures without any', async () => {
    await open({ effects: { persist: { state: 'done', attempts: 1 } } });
    await panel().findByText('Record completed');
    expect(panel().queryByText('Figures the visitor sent')).toBeNull();
  });

  test('has no row for a recheck that was not needed', async () => {
    await open({ effects: { verify: { state: 'done', attempts: 1 }, recheck: { state: 'skipped', attempts: 0 } } });
    await panel().findByText('Contact check');
    expect((await story()).querySelectorAll('dt')).toHaveLength(1);
  });

  test('says why a confirmation was not sent, and offers no replay', async () => {
    await open({ effects: { visitorMail: { state: 'skipped', attempts: 1, lastError: 'mail_limit' } } });
    const row = (await panel().findByText('Visitor mail')).nextElementSibling;
    expect(row?.textContent).toBe('Not sent This address had already received as many emails as we send in a day.');
    expect(row?.querySelector('button')).toBeNull();
  });

  test('names the other request when the same form sent two during an outage', async () => {
    const other = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';
    await open({ keyConflict: other, effects: { persist: { state: 'done', attempts: 1 } } });
    const words = `While our database was down, the same form also sent request ${other} with other answers. We kept both.`;
    expect(await panel().findByText(words)).toBeTruthy();
  });

  test('has no row for effects that are newer than the request, and no badge for an unchecked contact', async () => {
    await open({ effects: { persist: { state: 'done', attempts: 1 } } });
    await panel().findByText('Record completed');
    expect((await story()).querySelectorAll('dt')).toHaveLength(1);
    expect(factOf('Email')?.trim()).toBe('ana.1@example.com');
  });

  test('keeps the row of the list when it cannot be read, with a retry', async () => {
    desk.answers.set(`GET /api/leads/${leadOf(1, 0).id}`, away);
    await open({ effects: { persist: { state: 'done', attempts: 1 } } });
    expect((await panel().findByRole('alert')).textContent).toContain('This part could not be read');
    expect(panel().getByText('Will my income last?')).toBeTruthy();
    desk.answers.clear();
    press('Try again');
    expect(await panel().findByText('Record completed')).toBeTruthy();
    expect(panel().queryByRole('alert')).toBeNull();
  });

  test('is polled every 30 seconds and on Refresh Data, and keeps the last answer when that fails', async () => {
    const key = await open({ effects: { staffMail: { state: 'waiting', attempts: 0 } } });
    await panel().findByText('Waiting');
    const { id } = leadOf(1, 0);
    desk.stories.set(id, { effects: { staffMail: { state: 'sending', attempts: 1 } } });
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(callsOf(key)).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(await panel().findByText('In progress')).toBeTruthy();
    desk.stories.set(id, { effects: { staffMail: { state: 'done', attempts: 1 } } });
    press('Refresh Data');
    expect(await panel().findByText('Done')).toBeTruthy();
    expect(callsOf(key)).toBe(3);

    desk.answers.set(key, 'no answer');
    press('Refresh Data');
    expect(await panel().findByText('This could not be read again')).toBeTruthy();
    expect(panel().getByText('Done')).toBeTruthy();
    desk.answers.clear();
    press('Try again');
    await waitFor(() => expect(panel().queryByText('This could not be read again')).toBeNull());
  });

  test('hides the contact of a request that is no longer stored', async () => {
    desk.answers.set(`GET /api/leads/${leadOf(1, 0).id}`, { status: 404, body: { code: 'not_found', message: '' } });
    await open();
    expect(await panel().findByText('This request is no longer stored')).toBeTruthy();
    expect(panel().queryByRole('link')).toBeNull();
    press('Back to the list');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Number 1, Ana'));
  });

  test('is open again after the session ended and the person signed in again', async () => {
    const key = await open();
    await waitFor(() => expect(callsOf(key)).toBe(1));
    desk.signedIn = false;
    fireEvent.click(screen.getByRole('button', { name: 'Number 2, Ana' }));
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    await fillIn();
    press('Sign in');
    expect(await screen.findByRole('region', { name: 'Ana Number 2' })).toBeTruthy();
  });

  test('shows nothing of the request that was open before', async () => {
    await open({ effects: { persist: { state: 'done', attempts: 1 } } });
    await panel().findByText('Record completed');
    desk.reviews = [reviewOf(3, Date.now())];
    press('Refresh Data');
    fireEvent.click(await screen.findByRole('button', { name: 'Review 3, Bo' }));
    const other = within(screen.getByRole('region', { name: 'Bo Review 3' }));
    expect(other.queryByText('Record completed')).toBeNull();
    expect(await other.findByRole('region', { name: 'History' })).toBeTruthy();
    expect(other.queryByText('Record completed')).toBeNull();
  });

  test('closes with Escape when the focus is in the list or the request, and returns the focus to the row', async () => {
    await open();
    panel().getByRole('link', { name: 'ana.1@example.com' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Ana Number 1' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Number 1, Ana'));
    fireEvent.click(screen.getByRole('button', { name: 'Number 2, Ana' }));
    button('Sign out').focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.getByRole('region', { name: 'Ana Number 2' })).toBeTruthy();
  });
});
