import { type ClientRequest, createServer, type IncomingMessage, request as openRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listenUntilEnd } from '@annuity-lantern/harness/sinks';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

const LOOK_EVERY_MS = 500;
const LOOK_WITHIN_MS = 1000;
const ANSWER_WITHIN_MS = 20_000;

export interface Balancer {
  readonly port: number;
  /** From now on, requests go to these ports. */
  lead(ports: readonly number[]): void;
}

/**
 * Sends requests in turn to the gateways whose `/readyz` answers 200. Repeats reads, and posts with an idempotency key, until a gateway
 * begins to answer.
 */
export async function startBalancer(): Promise<Balancer> {
  let all: readonly number[] = [];
  let ready: readonly number[] = [];
  let turn = 0;
  let ended = false;
  undoAtEnd(async () => {
    ended = true;
  });
  void (async () => {
    for (; !ended; await pause(LOOK_EVERY_MS)) {
      const states = await Promise.all(all.map(isReady));
      ready = all.filter((_, index) => states[index]);
    }
  })();
  const server = createServer(async (incoming, outgoing) => {
    try {
      const body = await buffer(incoming);
      turn += 1;
      const first = ready.length > 0 ? ready : all;
      const inTurn = [
        ...first.slice(turn % first.length),
        ...first.slice(0, turn % first.length),
        ...all.filter((port) => !first.includes(port)),
      ];
      for (const port of inTurn) {
        const answer = await ask(port, incoming, body).catch((error: NodeJS.ErrnoException) => error);
        if (answer instanceof Error) {
          if (answer.code === 'ECONNREFUSED' || mayRepeat(incoming)) continue;
          break;
        }
        const { connection: _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.once('error', () => outgoing.destroy()).pipe(outgoing);
        return;
      }
      outgoing.writeHead(502).end();
    } catch {
      outgoing.destroy();
    }
  });
  return {
    port: await listenUntilEnd(server),
    lead: (ports) => {
      all = ports;
    },
  };
}

const mayRepeat = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

function ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { connection: _, 'transfer-encoding': __, ...rest } = headers;
  const call = openRequest({
    host: '127.0.0.1',
    port,
    method: method ?? 'GET',
    path: url ?? '/',
    headers: { ...rest, 'content-length': body.length },
    agent: false,
    timeout: ANSWER_WITHIN_MS,
  });
  return answerOf(call, body);
}

function answerOf(call: ClientRequest, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call
      .once('response', resolve)
      .on('error', reject)
      .once('timeout', () => call.destroy(new Error('no answer in time')))
      .end(body);
  });
}

async function isReady(port: number): Promise<boolean> {
  const call = openRequest({
    host: '127.0.0.1',
    port,
    path: '/readyz',
    headers: { host: 'localhost' },
    agent: false,
    timeout: LOOK_WITHIN_MS,
  });
  const answer = await answerOf(call).catch(() => undefined);
  answer?.resume();
  return answer?.statusCode === 200;
}
