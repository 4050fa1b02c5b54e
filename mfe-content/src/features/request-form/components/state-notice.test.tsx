import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annuityReviewForm } from '../model/request-form-kind.ts';
import { accepted, type FakeIntake, fakeIntake, json } from '../testing/fake-intake.ts';
import { answers, arriveAt, field, fillIn, open, send } from '../testing/open-form.tsx';
import { StateNotice } from './state-notice.tsx';

const host = { site: { sample: false, statesServed: ['OH', 'IA'] as ('OH' | 'IA')[] } };
const action = { name: 'Request my consultation' };

describe('StateNotice', () => {
  it('names the department, with its phone and its website', () => {
    const { container } = render(<StateNotice state="TX" />);
    expect(container.textContent).toContain('We don’t have an advisor in Texas yet');
    expect(container.textContent).toContain('Texas Department of Insurance can tell you if an advisor is licensed in your state.');
    expect(links()).toEqual(['tel:+18002523439', 'https://www.tdi.texas.gov']);
    expect(container.textContent).toContain('not part of this site');
    expect(container.textContent).not.toContain('couldn’t confirm');
  });

  it.each([
    ['OH', 'phone number', 'https://insurance.ohio.gov'],
    ['MT', 'website', 'tel:+18003326148'],
  ] as const)('sends %s to the directory for a %s that was not confirmed', (state, missing, given) => {
    const { container } = render(<StateNotice state={state} />);
    expect(container.textContent).toContain(`We couldn’t confirm its ${missing}.`);
    expect(links()).toEqual([given, 'https://content.naic.org/state-insurance-departments']);
  });
});

describe('a form for Ohio and Iowa', () => {
  let intake: FakeIntake;

  beforeEach(() => {
    intake = fakeIntake();
    sessionStorage.clear();
    arriveAt('');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('says above itself which states are served', () => {
    open({ host });
    expect(screen.getByText('We serve Iowa and Ohio.')).toBeTruthy();
    expect(screen.queryByText('See every state we serve')).toBeNull();
  });

  it('names two of many states, and all of them behind an action', () => {
    open({ host: { site: { ...host.site, statesServed: ['OH', 'IA', 'TX', 'DC'] } } });
    expect(screen.getByText('We serve Iowa, Ohio, and 2 more.')).toBeTruthy();
    expect(screen.getByText('See every state we serve').closest('details')?.textContent).toContain(
      'Iowa, Ohio, Texas, and Washington D.C.',
    );
  });

  it('announces the notice in place of the button, keeps the answers, and sends nothing', async () => {
    open({ host });
    fillIn();
    const notice = screen.getByText('We don’t have an advisor in Arizona yet').closest<HTMLElement>('[role=status]');
    expect(within(notice as HTMLElement).getByRole('link', { name: '602-364-2499' })).toBeTruthy();
    expect(screen.queryByRole('button', action)).toBeNull();
    await send();
    expect(intake.posts).toEqual([]);
    for (const [label, value] of Object.entries(answers)) expect(field(label).value).toBe(value);
  });

  it('sends nothing if the browser autofilled the state without an event', async () => {
    open({ host });
    fillIn({ ...answers, State: 'OH' });
    field('State').value = 'AZ';
    await send();
    expect(intake.posts).toEqual([]);
    expect(screen.getByText('We don’t have an advisor in Arizona yet')).toBeTruthy();
  });

  it('shows the button again for a served state, and sends', async () => {
    intake.answers.push(json(201, accepted));
    open({ host });
    fillIn();
    fireEvent.change(field('State'), { target: { value: 'IA' } });
    expect(screen.queryByText(/We don’t have an advisor/)).toBeNull();
    expect(screen.getByRole('button', action)).toBeTruthy();
    await send();
    expect(await screen.findByText('Consultation Requested')).toBeTruthy();
    expect(intake.posts.map(({ body }) => (body as { state: string }).state)).toEqual(['IA']);
  });

  it('shows the notice again for a state restored after a reload', async () => {
    const first = open({ host });
    fillIn();
    first.unmount();
    await act(async () => void open({ host }));
    expect(screen.getByText('We don’t have an advisor in Arizona yet')).toBeTruthy();
    expect(screen.queryByRole('button', action)).toBeNull();
  });

  it('does the same in the review form, where the state is optional', () => {
    open({ host, form: annuityReviewForm });
    expect(screen.getByRole('button', { name: annuityReviewForm.action })).toBeTruthy();
    fireEvent.change(field('State (optional)'), { target: { value: 'AZ' } });
    expect(screen.queryByRole('button', { name: annuityReviewForm.action })).toBeNull();
  });
});

function links(): (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}
