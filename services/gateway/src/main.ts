import { BootError, refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import type { Express } from 'express';
import { buildGateway } from './build-gateway.ts';
import { readGatewayEnv } from './env.ts';

const env = readGatewayEnv();
const log = createLog('gateway', env.LOG_LEVEL);
const app = await buildGateway(env, log).catch(refuseToStart('gateway'));
const server = await listenOrRefuse(app);
log.info('listening', { port: server.port });
onStop(log, [{ name: 'http', stop: () => server.stop() }]);

async function listenOrRefuse(gateway: Express) {
  try {
    return await listen(gateway, env.HOST, env.PORT);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    return refuseToStart('gateway')(
      new BootError(`Port ${env.PORT} on ${env.HOST} is in use. Stop what uses it, or set PORT to another one.`),
    );
  }
}
