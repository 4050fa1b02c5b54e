import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import AdminPage from '../pages/admin/admin-page.tsx';
import { type FakeDesk, fakeDesk, leadsOf } from './fake-desk.ts';

/** A fake server, and fake timers that also advance with real time. */
export function openFakeDesk(): FakeDesk {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  goTo('');
  // The shell registers this in the product.
  useNavigation.setState({ navigate: (href) => goTo(href) });
  return fakeDesk();
}

/** The product around the desk, with one tool that it links to. */
const { hours } = sampleHost().site;
const host = sampleHost({
  // An office that opens on every day, so that tests can run on any.
  site: { hours: { ...hours, days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] } },
  routes: [
    {
      id: 'retirement-calculator',
      path: '/retirement-calculator',
      remote: 'mfe-tools',
      indexable: true,
      head: { title: 'Payout calculator', description: '', keywords: [] },
    },
  ],
});

export function closeFakeDesk(): void {
  // Before the real timers return: the page must not clear a fake timer with the real clock.
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Navigates to the query string: `?part=rates` opens the rates. */
export function goTo(search: string, hash = ''): void {
  act(() => useNavigation.setState({ place: { pathname: '/admin', search, hash } }));
}

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => fireEvent.click(button(name));
/** A link of the navigation also says how the part is. */
export const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}(:|$)`) }));
export const userField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'User name' });
export const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
export const rows = (table = screen.getAllByRole('table')[0] as HTMLElement) => within(table).getAllByRole('row').slice(1);

export async function fillIn(username = 'margaret', password = 'a long password'): Promise<void> {
  await screen.findByRole('form', { name: 'Staff sign-in' });
  fireEvent.change(userField(), { target: { value: username } });
  fireEvent.change(passwordField(), { target: { value: password } });
}

export function renderAdmin(): void {
  render(
    <HostProvider host={host}>
      <AdminPage />
    </HostProvider>,
  );
}

/** Opens the page, signs in, and waits for the part of the desk with this heading. */
export async function enter(desk: FakeDesk, leads = leadsOf(3), reviews: FakeDesk['reviews'] = [], heading = 'Lead desk'): Promise<void> {
  desk.leads = leads;
  desk.reviews = reviews;
  renderAdmin();
  await fillIn();
  press('Sign in');
  await screen.findByRole('heading', { level: 1, name: heading });
}
