import { type AddressInfo, createServer, type Socket } from 'node:net';

/** `message` is the dot that ends a mail: by then the server has all of it. */
type Step = 'greeting' | 'hello' | 'sender' | 'recipient' | 'data' | 'message';

interface Failing {
  readonly at: Step;
  /** The reply; `cut` closes the connection, `silence` leaves it open until `release`. */
  readonly say: string;
}

export interface SmtpTrap {
  readonly url: string;
  /** Raw messages in the order of acceptance. */
  readonly messages: string[];
  /** When each message was accepted, in milliseconds since 1970. */
  readonly times: readonly number[];
  /** Every recipient address so far. */
  readonly recipients: string[];
  /**
   * From now on: accept mail, accept it after this many milliseconds, refuse recipients with this reply, accept without answering, or fail
   * at one step.
   */
  behave(how: 'accept' | 'hold' | { slow: number } | { refuse: (recipient: string) => string } | Failing): void;
  /** Answers held mails, and accepts new ones. */
  release(): void;
  stop(): Promise<void>;
}

/** A small SMTP server that fails like real ones. */
export async function startSmtpTrap(): Promise<SmtpTrap> {
  const messages: string[] = [];
  const times: number[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let how: Parameters<SmtpTrap['behave']>[0] = 'accept';
  const said = (step: Step, line: string): string => {
    if (how === 'hold') return step === 'message' ? 'silence' : line;
    return typeof how === 'object' && 'at' in how && how.at === step ? how.say : line;
  };
  const refused = (line: string) => (typeof how === 'object' && 'refuse' in how ? how.refuse(line) : '250 ok');

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const answer = (step: Step, line: string) => {
      const words = said(step, line);
      if (words === 'cut') socket.destroy();
      else if (words === 'silence') held.push(() => socket.write(`${line}\r\n`));
      else socket.write(`${words}\r\n`);
    };
    let message: string[] | null = null;
    let rest = '';
    answer('greeting', '220 trap');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message && line !== '.') message.push(line);
        else if (message) {
          const taken = message.join('\r\n');
          message = null;
          const take = () => {
            messages.push(taken);
            times.push(Date.now());
            answer('message', '250 taken');
          };
          if (typeof how === 'object' && 'slow' in how) setTimeout(take, how.slow);
          else take();
        } else if (/^(EHLO|HELO)/i.test(line)) answer('hello', '250 trap');
        else if (/^MAIL FROM/i.test(line)) answer('sender', '250 ok');
        else if (/^RCPT TO/i.test(line)) {
          recipients.push(line.replace(/^RCPT TO:<(.*)>.*$/i, '$1'));
          answer('recipient', refused(line));
        } else if (/^DATA/i.test(line)) {
          message = [];
          answer('data', '354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    times,
    recipients,
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
