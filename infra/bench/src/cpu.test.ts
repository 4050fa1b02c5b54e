import { expect, it } from 'vitest';
import { cpuText, watchCpu } from './cpu.ts';

it('divides the processor time that was added by the leads', async () => {
  const perLead = await watchCpu({ here: [process.pid], gone: [undefined] });
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 400_000);
  const { here, gone } = await perLead(2);
  expect(here).toBeGreaterThan(150);
  expect(here).toBeLessThan(2000);
  expect(gone).toBeNaN();
});

it('prints the median of each process', () => {
  expect(
    cpuText([
      { gateway: 0.1, mongodb: 1 },
      { gateway: 0.3, mongodb: 3 },
    ]),
  ).toBe('gateway 0.20, mongodb 2.00');
});
