import { setTimeout as pause } from 'node:timers/promises';
import { BootError, refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { answerCounts, startHeartbeat } from '@annuity-lantern/service-kit/heartbeat';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { productCommit, productVersion } from '@annuity-lantern/service-kit/product-version';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { startTracing } from '@annuity-lantern/service-kit/tracing';
import type { Express } from 'express';
import { givenUpCount } from './api/resend.ts';
import { buildGateway } from './build-gateway.ts';
import { readSettings } from './env.ts';
import { metricsApp } from './metrics/metrics-app.ts';

const settings = readSettings();
const log = createLog('gateway', settings.LOG_LEVEL);
const tracing = await startTracing('gateway', settings, log);
const metrics = createMetrics();
let isStopping = false;
const app = await buildGateway(settings, log, metrics, () => isStopping).catch(refuseToStart('gateway'));
const server = await listenOrRefuse(app, settings.HOST, settings.PORT, 'PORT');
log.info('listening', { port: server.port, version: productVersion, commit: productCommit });
const metricsServer =
  settings.METRICS_PORT === 0
    ? null
    : await listenOrRefuse(metricsApp(metrics), settings.METRICS_HOST, settings.METRICS_PORT, 'METRICS_PORT');
if (metricsServer) log.info('metrics are told on a port of their own', { port: metricsServer.port });
const redis = settings.REDIS_URL === undefined ? undefined : openRedis(settings.REDIS_URL, log);
const heartbeat = startHeartbeat({ kind: 'gateway', redis, metrics, counts: [answerCounts, givenUpCount], log });
onStop(log, [
  { name: 'drain', stop: drain },
  { name: 'http', stop: () => server.stop() },
  { name: 'heartbeat', stop: heartbeat.stop },
  { name: 'redis', stop: () => redis?.stop() },
  { name: 'metrics', stop: () => metricsServer?.stop() },
  { name: 'traces', stop: tracing.stop },
]);

/** The proxy stops to send calls here. Until it knows, they are answered as before. */
async function drain(): Promise<void> {
  isStopping = true;
  await pause(settings.DRAIN_SECONDS * 1000);
}

async function listenOrRefuse(served: Express, host: string, port: number, setting: 'PORT' | 'METRICS_PORT') {
  try {
    return await listen(served, host, port);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    return refuseToStart('gateway')(
      new BootError(`Port ${port} on ${host} is in use. Stop what uses it, or set ${setting} to another one.`),
    );
  }
}
