import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

export interface Sinks {
  readonly smtpUrl: string;
  readonly webhookUrl: string;
  readonly analyticsUrl: string;
}

/** Gets the idempotency key of a mail or call that was received in full. Resolves false when the sender must get no answer. */
export type Take = (key: string | undefined) => Promise<boolean>;

/**
 * A mail server, a CRM and an analytics service that accept everything.
 *
 * @param host address of this machine that the services reach
 */
export async function startSinks(take: Take, host = '127.0.0.1'): Promise<Sinks> {
  const http = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    response.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      if (await take(keyOfPost(request.headers, Buffer.concat(chunks).toString()))) response.writeHead(204).end();
    });
  });
  const smtp = createServer((socket) => takeMails(socket, take));
  const [smtpPort, httpPort] = await Promise.all([listenUntilEnd(smtp, host), listenUntilEnd(http, host)]);
  const origin = `http://${host}:${httpPort}`;
  return { smtpUrl: `smtp://${host}:${smtpPort}`, webhookUrl: `${origin}/webhook`, analyticsUrl: `${origin}/analytics` };
}

/** Settings of a worker that calls these providers, without limits. */
export function settingsOf({ smtpUrl, webhookUrl, analyticsUrl }: Sinks) {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Annuity Lantern <no-reply@annuity-lantern.example>',
    STAFF_MAIL_TO: 'staff@annuity-lantern.example',
    VISITOR_MAILS_PER_HOUR: '0',
    STAFF_MAILS_PER_HOUR: '0',
    INTAKE_LIMIT_PER_IP: '0',
    LEAD_WEBHOOK_URL: webhookUrl,
    LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    ANALYTICS_URL: analyticsUrl,
    ANALYTICS_MEASUREMENT_ID: 'G-SINK000001',
    ANALYTICS_API_SECRET: randomBytes(16).toString('hex'),
  };
}

/** Listens on a free port until the run ends. */
export async function listenUntilEnd(server: Server, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  undoAtEnd(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** The key by which a receiver would recognize a repeat: the header of Standard Webhooks, or the transaction of a conversion. */
export function keyOfPost(headers: IncomingHttpHeaders, body: string): string | undefined {
  const id = headers['webhook-id'];
  if (typeof id === 'string') return id;
  try {
    const { events } = JSON.parse(body) as { readonly events?: readonly { readonly params?: { readonly transaction_id?: string } }[] };
    return events?.[0]?.params?.transaction_id;
  } catch {
    return undefined;
  }
}

/** The minimum of RFC 5321. */
function takeMails(socket: Socket, take: Take): void {
  let rest = '';
  let message: string[] | null = null;
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  socket.setEncoding('latin1');
  say('220 sink');
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (message && line !== '.') message.push(line);
      else if (message) {
        void take(keyOfMail(message)).then((isAnswered) => isAnswered && say('250 accepted'));
        message = null;
      } else if (/^DATA/i.test(line)) {
        message = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  });
}

/** `Message-ID: <key@domain>`; a long one is folded onto its own line. */
function keyOfMail(message: readonly string[]): string | undefined {
  const head = message.slice(0, message.indexOf('')).join('\n');
  return /^message-id:\s+<([^@>]+)@/im.exec(head)?.[1];
}
