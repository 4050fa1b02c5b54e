import type { TracingSettings } from '../env.ts';
import type { Log } from '../log.ts';
import type { Tracing } from './export-traces.ts';

/**
 * Exports traces if a collector is set. Await it before queues open. Without a collector, nothing of the SDK is loaded.
 */
export async function startTracing(service: string, settings: TracingSettings, log: Log): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return { stop: async () => {} };
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(service, { ...settings, endpoint }, log);
}
