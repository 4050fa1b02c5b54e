import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostProvider } from './host-data.tsx';
import { sampleHost } from './sample-host.ts';
import { serve } from './testing/serve.ts';
import { useMayShowSiteClaim } from './use-may-show-site-claim.ts';

const evidence = { source: 'A survey', date: '2026-06-01', expires: '2027-06-30' };
const host = sampleHost({ site: { showSamples: false, evidence: { satisfaction: evidence } } });

function Shown() {
  const mayShow = useMayShowSiteClaim();
  return (['satisfaction', 'advisors', 'contactTime'] as const).filter(mayShow).join(', ');
}

const page = (
  <HostProvider host={host}>
    <Shown />
  </HostProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2027-06-30T12:00:00', 'satisfaction, contactTime'],
  ['2027-07-01T12:00:00', 'contactTime'],
])('on %s shows %s after hydration, from a page that was prerendered with the evidence', async (now, shown) => {
  vi.setSystemTime(new Date(now));
  const { root, hydrate } = serve(page);
  expect(root.textContent).toBe('satisfaction, contactTime');
  await hydrate();
  expect(root.textContent).toBe(shown);
});
