import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PrivacySignal } from './privacy-signal.tsx';

const words = 'Your browser asks us not to share or sell your data (Global Privacy Control). We honor that.';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('says that the signal is honored if the browser sends it: %j', async (value, times) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
  const { hydrate } = serve(<PrivacySignal />);
  expect(screen.queryByText(words)).toBeNull();
  await hydrate();
  expect(screen.queryAllByText(words)).toHaveLength(times);
});
