import { expect, it } from 'vitest';
import { Aims } from './aims.ts';

it('awaits a moment from arming until the fault has struck, while its victim is ready', () => {
  const aims = new Aims();
  let isReady = false;
  expect(aims.awaits('persist claimed')).toBe(false);
  aims.arm({ moment: 'persist claimed', strike: () => true, isReady: () => isReady });
  expect(aims.awaits('persist claimed')).toBe(false);
  isReady = true;
  expect(aims.awaits('persist claimed')).toBe(true);
  expect(aims.reached('persist claimed')).toBe(true);
  expect(aims.awaits('persist claimed')).toBe(false);
});
