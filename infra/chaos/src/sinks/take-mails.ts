import { createServer, type Socket } from 'node:net';
import { listenUntilEnd } from '../gates/start-gate.ts';

/** What the sender is told of its mail; `silence` when it must never hear. */
export type TakeMail = (key: string | undefined) => Promise<'taken' | 'silence'>;

/** A mail server that is always willing, with as much of RFC 5321 as that needs. Gives its port. */
export function takeMails(take: TakeMail): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, take);
  });
  return listenUntilEnd(server, sockets);
}

function converse(socket: Socket, take: TakeMail): void {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  let rest = '';
  let message: string[] | null = null;
  socket.setEncoding('latin1');
  say('220 sink');
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (message && line !== '.') message.push(line);
      else if (message) {
        void take(keyOf(message)).then((told) => told === 'taken' && say('250 taken'));
        message = null;
      } else if (/^DATA/i.test(line)) {
        message = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  });
}

/** A receiver that de-duplicates goes by the Message-ID: `<key@domain>`. A long one stands on a line of its own. */
function keyOf(message: readonly string[]): string | undefined {
  const head = message.slice(0, message.indexOf('')).join('\n');
  return /^message-id:\s+<([^@>]+)@/im.exec(head)?.[1];
}
