import type { FirstContact, WeeklyReport } from '@annuity-lantern/contracts/http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeDesk, leadOf } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, goTo, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const call = 'GET /api/leads/first-contact';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  goTo('?part=calls');
});

afterEach(closeFakeDesk);

function answerOf(changes: readonly Partial<FirstContact['weeks'][number]>[], people: FirstContact['people'] = []): FirstContact {
  const monday = Date.UTC(2026, 0, 5);
  const weeks = Array.from({ length: 12 }, (_, week) => ({
    from: new Date(monday + week * 7 * 86_400_000).toISOString().slice(0, 10),
    count: 0,
    waiting: 0,
    ...changes[week],
  }));
  return { weeks, people, at: '2026-03-27T10:00:00.000Z' };
}

async function open(answer: FirstContact, leads?: FakeDesk['leads']): Promise<void> {
  desk.firstContact = answer;
  await enter(desk, leads, undefined, 'How soon we call');
  await waitFor(() => expect(desk.calls).toContain(call));
}

const textsOf = (name: string) => rows(screen.getByRole('table', { name })).map((row) => [...row.children].map((cell) => cell.textContent));

describe('how soon visitors were called', () => {
  it('is a sentence, a chart and its figures, by week and by person', async () => {
    const weeks = Array.from({ length: 12 }, () => ({}));
    weeks[9] = { count: 4, waiting: 3, share: 0.25 };
    weeks[10] = { count: 25, medianMinutes: 190, share: 0.96, shareInTarget: 0.4 };
    await open(answerOf(weeks, [{ username: 'ruth', count: 26, medianMinutes: 200, share: 25 / 26 }]));
    const sentence = 'Last week half of the visitors were called within 3 h 10 min, and 96% within 24 hours. Only working days count.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(/^3 requests have waited more than 24 hours on working days and are still waiting\./)).toBeTruthy();
    expect(screen.getByRole('img', { name: `First calls by week. ${sentence}` })).toBeTruthy();
    expect(textsOf('First calls by week').slice(0, 3)).toEqual([
      ['Mar 23', '0', '', '', ''],
      ['Mar 16', '25', '3 h 10 min', '40%', '96%'],
      ['Mar 9', '4', 'not yet', '', '25%'],
    ]);
    expect(textsOf('First calls by person')).toEqual([['ruth', '26', '3 h 20 min', '', '96%']]);
  });

  it('leads to the requests that wait for more than 24 hours', async () => {
    await open(answerOf([{ count: 1200, waiting: 1100, share: 0 }]), [leadOf(1, Date.now() - 25 * 3_600_000)]);
    expect(await screen.findByText(/^1,100 requests/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Show who is waiting' }));
    expect(await screen.findByRole('region', { name: 'Late' })).toBeTruthy();
    expect(desk.calls.some((one) => /^GET \/api\/leads\?.*sort=left/.test(one))).toBe(true);
    expect(rows()[0]?.textContent).toContain('Number 1, Ana');
  });

  it('says what counts', async () => {
    await open(answerOf([{ count: 1, medianMinutes: 5, share: 1 }]));
    expect(await screen.findByText(/A waiting request counts as late after 24 hours\. Until then we leave it out\./)).toBeTruthy();
    expect(screen.queryByText(/half or more still wait/)).toBeNull();
  });

  it('is empty before the first call', async () => {
    await open(answerOf([]));
    expect(await screen.findByText('No first calls yet')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /First calls/ })).toBeNull();
  });

  it('says that it cannot be read, and is read again on request', async () => {
    desk.answers.set(call, { status: 503, body: { code: 'store_unavailable', message: '' } });
    await open(answerOf([{ count: 1, medianMinutes: 5, share: 1 }]));
    expect(await screen.findByText('How soon we call could not be read')).toBeTruthy();
    desk.answers.clear();
    press('Try again');
    expect(await screen.findByRole('table', { name: 'First calls by week' })).toBeTruthy();
    desk.answers.set(call, 'no answer');
    press('Refresh Data');
    expect(await screen.findByText('This could not be read again')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'First calls by week' })).toBeTruthy();
  });
});

describe('the requests by week', () => {
  const none = { requests: 0 };
  const some = { requests: 3, medianMinutes: 120, share: 1 };
  const report: WeeklyReport = {
    weeks: ['2026-03-16', '2026-03-23'],
    all: { weeks: [none, some], total: some },
    groups: {
      page: [{ value: '/consultation', weeks: [none, some], total: some }],
      state: [{ value: 'OH', weeks: [none, some], total: some }],
      kind: [],
      status: [],
      reason: [],
    },
    at: '2026-03-27T10:00:00.000Z',
  };

  it('are counted by source page, and by what a manager chooses', async () => {
    desk.weeklyReport = report;
    await open(answerOf([]));
    await screen.findByRole('table', { name: 'Requests, by source page' });
    expect(textsOf('Requests, by source page')).toEqual([
      ['/consultation', '', '3', '3'],
      ['All requests', '', '3', '3'],
    ]);
    fireEvent.change(screen.getByLabelText('Count by'), { target: { value: 'state' } });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'median' } });
    expect(textsOf('Hours until half were called, by state')[0]).toEqual(['Ohio', '', '2.0', '2.0']);
  });

  it('can be saved as a file', async () => {
    const contents: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${contents.push(content as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    desk.weeklyReport = report;
    await open(answerOf([]));
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    expect(await contents[0]?.text()).toContain('2026-03-23,State,Ohio,3,120,100');
    vi.restoreAllMocks();
  });

  it('are read by no one but managers', async () => {
    desk.role = 'agent';
    await open(answerOf([]));
    expect(screen.queryByRole('heading', { name: 'Requests by week' })).toBeNull();
    expect(desk.calls).not.toContain('GET /api/leads/weekly-report');
  });
});
