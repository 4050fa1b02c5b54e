import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberAnalyticsConsent } from './analytics-consent.ts';

const fetched = vi.fn<typeof fetch>();
const configured = { page: '/consultation', configured: true } as const;

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

/** A new copy of the module, as after a page load. */
async function freshTrack() {
  return (await import('./track.ts')).track;
}

it('posts only the name and the page, in a request that outlives the page', async () => {
  const track = await freshTrack();
  rememberAnalyticsConsent(true);
  track('form_view', configured);
  expect(fetched).toHaveBeenCalledOnce();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/events');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(String(init?.body))).toEqual({ name: 'form_view', page: '/consultation' });
});

it('posts nothing without consent, nor after it was withdrawn', async () => {
  const track = await freshTrack();
  track('form_view', configured);
  rememberAnalyticsConsent(true);
  rememberAnalyticsConsent(false);
  track('form_view', configured);
  expect(fetched).not.toHaveBeenCalled();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('posts nothing under Global Privacy Control, even with earlier consent', async () => {
  const track = await freshTrack();
  rememberAnalyticsConsent(true);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  track('form_view', configured);
  expect(fetched).not.toHaveBeenCalled();
});

it('posts nothing where storage is switched off', async () => {
  const track = await freshTrack();
  rememberAnalyticsConsent(true);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  track('form_view', configured);
  expect(fetched).not.toHaveBeenCalled();
});

it('warns once per page load when no measurement id is set, and posts nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  rememberAnalyticsConsent(true);
  const track = await freshTrack();
  track('form_view', { page: '/consultation', configured: false });
  track('form_view', { page: '/annuity-review', configured: false });
  expect(warn.mock.calls).toEqual([['No analytics measurement id is set: nothing is counted.']]);
  expect(fetched).not.toHaveBeenCalled();
});

it('stays silent when the request fails', async () => {
  const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const track = await freshTrack();
  rememberAnalyticsConsent(true);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  track('form_view', configured);
  fetched.mockResolvedValueOnce(new Response('{}', { status: 500 }));
  track('form_view', configured);
  // An unhandled rejection would fail the run.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(fetched).toHaveBeenCalledTimes(2);
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
