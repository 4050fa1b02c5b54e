import { getPipelineHealth } from '@annuity-lantern/contracts/http';
import { recent } from '@annuity-lantern/service-kit/recent';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { createReadings } from './readings.ts';
import { toPipelineHealth } from './to-pipeline-health.ts';

/** Milliseconds for which one answer is shared by all desks. A desk asks every 5 s. */
const SHARED = 4000;

export function mountPipelineHealth(mountStaff: MountStaff, { operationsUrl, ...options }: DeskContext): void {
  const read = createReadings(options);
  const health = recent(SHARED, async () => toPipelineHealth(await read(), new Date(), operationsUrl));
  mountStaff(getPipelineHealth, () => health());
}
