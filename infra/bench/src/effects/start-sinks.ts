import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

export interface Sinks {
  readonly smtpUrl: string;
  readonly httpOrigin: string;
  /** What was taken since it was asked for the last time: `mail`, and the path of each HTTP call. */
  readonly takeCounts: () => Readonly<Record<string, number>>;
}

export interface SinksOptions {
  /** Milliseconds that each of them takes for a mail or a call. */
  readonly answerAfterMs?: number;
}

/** Stand-ins for the mail server, the CRM and the analytics service that take everything, at once unless told otherwise. */
export async function startSinks({ answerAfterMs = 0 }: SinksOptions = {}): Promise<Sinks> {
  let counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const later = (answer: () => void) => (answerAfterMs > 0 ? setTimeout(answer, answerAfterMs) : answer());
  const onMail = (answer: () => void) =>
    later(() => {
      count('mail');
      answer();
    });
  const smtpPort = await listening(createServer((socket) => takeMail(socket, onMail)));
  const http = createHttpServer((request, response) => {
    request.resume().once('end', () => {
      later(() => {
        count((request.url ?? '').replace(/\?.*$/, ''));
        response.writeHead(204).end();
      });
    });
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    httpOrigin: `http://127.0.0.1:${await listening(http)}`,
    takeCounts: () => {
      const taken = counts;
      counts = {};
      return taken;
    },
  };
}

async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undoAtEnd(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return (server.address() as AddressInfo).port;
}

/** As much of RFC 5321 as a mail that is always welcome needs. */
function takeMail(socket: Socket, onMail: (answer: () => void) => void): void {
  let rest = '';
  let inMessage = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.setEncoding('latin1');
  say('220 sink');
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (inMessage && line !== '.') continue;
      if (inMessage) {
        inMessage = false;
        onMail(() => say('250 taken'));
      } else if (/^DATA/i.test(line)) {
        inMessage = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  });
}
