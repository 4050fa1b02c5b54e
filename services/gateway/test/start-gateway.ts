import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { buildGateway } from '../src/build-gateway.ts';
import { settingsSchema } from '../src/env.ts';
import { allFiles, temporaryFolder, writeFiles } from './write-builds.ts';

export interface TestGateway {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** Everything logged so far. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Builds and data of an earlier gateway, which stay after this one stops. */
  readonly folder?: string;
  readonly metrics?: Metrics;
  readonly isStopping?: () => boolean;
}

/** Starts a gateway on a free port, with fixture builds in its own folder. Its services are away unless `env` names them. */
export async function startGateway({ files = allFiles(), env = {}, folder, metrics, isStopping }: Options = {}): Promise<TestGateway> {
  const own = folder === undefined ? await temporaryFolder() : { path: folder, remove: async () => {} };
  await writeFiles(own.path, files);
  const away = 'http://127.0.0.1:9';
  const settings = settingsSchema.parse({
    PORT: '0',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    BUILDS_DIR: own.path,
    DATA_DIR: join(own.path, 'data'),
    LEAD_INTAKE_URL: away,
    LEAD_DESK_URL: away,
    CONTENT_API_URL: away,
    INTAKE_LIMIT_PER_IP: '0',
    ...env,
  });
  let lines = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  try {
    const app = await buildGateway(settings, createLog('gateway', 'info', sink), metrics, isStopping);
    const server = await listen(app, '127.0.0.1', 0);
    const stop = async () => {
      await server.stop();
      await own.remove();
    };
    return { url: `http://127.0.0.1:${server.port}`, port: server.port, folder: own.path, logged: () => lines, stop };
  } catch (cause) {
    await own.remove();
    throw cause;
  }
}

/** A service behind the gateway that answers with `listener`. */
export async function startUpstream(listener: RequestListener): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
