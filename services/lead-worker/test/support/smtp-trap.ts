import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpTrap {
  readonly url: string;
  /** Raw messages in the order in which they were accepted. */
  readonly messages: string[];
  /** From now on: take mail, refuse recipients with this reply, or accept a mail and never answer. */
  behave(how: 'accept' | 'hold' | { refuse: (recipient: string) => string }): void;
  /** Answers the mails that were held, and takes those that come. */
  release(): void;
  stop(): Promise<void>;
}

/** A small SMTP server that can be as unhelpful as real ones. */
export async function startSmtpTrap(): Promise<SmtpTrap> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let how: Parameters<SmtpTrap['behave']>[0] = 'accept';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | null = null;
    let rest = '';
    say('220 trap');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message) {
          if (line !== '.') {
            message.push(line);
            continue;
          }
          messages.push(message.join('\r\n'));
          message = null;
          if (how === 'hold') held.push(() => say('250 taken'));
          else say('250 taken');
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 trap');
        else if (/^RCPT TO/i.test(line)) say(typeof how === 'object' ? how.refuse(line) : '250 ok');
        else if (/^DATA/i.test(line)) {
          message = [];
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    behave: (next) => {
      how = next;
    },
    release: () => {
      how = 'accept';
      for (const answer of held.splice(0)) answer();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
