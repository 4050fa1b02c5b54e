import { get } from 'node:http';

/** Whether the service's process answers within one second. */
export function pingUpstream(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const call = get(new URL('/healthz', url), { timeout: 1000, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(false));
  });
}
