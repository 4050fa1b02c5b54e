import type { Telemetry } from 'bullmq';

let telemetry: Telemetry | undefined;

/** For queues and workers that open from now on. */
export function traceJobs(by: Telemetry): void {
  telemetry = by;
}

/** An option of queues and workers, empty without an exporter. */
export function jobTelemetry(): { readonly telemetry?: Telemetry } {
  return telemetry ? { telemetry } : {};
}
