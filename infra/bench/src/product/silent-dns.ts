import { createSocket } from 'node:dgram';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

/**
 * A name server that swallows every question, as a firewall does.
 *
 * @returns its address as `DNS_SERVERS` takes it
 */
export async function startSilentDns(): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', () => {});
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  undoAtEnd(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return `127.0.0.1:${socket.address().port}`;
}
