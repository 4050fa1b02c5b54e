import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;
const ANSWER_WITHIN_MS = 1000;

/** Command line of redis-server: every write is on the disk before it is answered, and nothing is ever thrown out. */
export function redisArgs(dir: string, port: number, bindIp: string): string[] {
  const args = ['--port', String(port), '--bind', bindIp, '--dir', dir, '--daemonize', 'no', '--save', ''];
  args.push('--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction');
  // Each file of integration tests has a number of its own, and there are more files than the usual sixteen.
  args.push('--databases', '64');
  // Inside a container our own connections come from another address; only 127.0.0.1 of this machine reaches its port.
  if (bindIp !== '127.0.0.1') args.push('--protected-mode', 'no');
  return args;
}

/** The address that services use. */
export function redisUrl(port: number): string {
  return `redis://127.0.0.1:${port}`;
}

/**
 * Waits until the server has read its data and answers. Returns its version.
 *
 * @param gaveUp polled; a sentence from it ends the wait
 * @throws Error with that sentence
 */
export async function redisReady(port: number, gaveUp: () => string | undefined): Promise<string> {
  for (;;) {
    const sentence = gaveUp();
    if (sentence) throw new Error(sentence);
    const info = await askRedis(port, 'INFO server\r\n').catch(() => '');
    const version = /redis_version:(\S+)/.exec(info)?.[1];
    // While it reads its data back it answers INFO, and LOADING to anything else.
    if (version && (await askRedis(port, 'PING\r\n').catch(() => '')).startsWith('+PONG')) return version;
    await pause(LOOK_EVERY_MS);
  }
}

/** The raw answer to one command, which ends in CRLF. */
export function askRedis(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('no answer in time')));
    // A sentinel knows no QUIT, but also closes once it has answered what was sent.
    socket.once('connect', () => socket.end(`${command}QUIT\r\n`));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.once('end', () => resolve(answer));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
}
