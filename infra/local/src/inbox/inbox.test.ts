import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInboxServer } from './http.ts';
import { MessageStore } from './message-store.ts';
import { createSmtpServer } from './smtp.ts';

let folder: string;
let store: MessageStore;
let http: Server;
let smtp: ReturnType<typeof createSmtpServer>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'annuity-lantern-inbox-'));
  store = await MessageStore.open(folder);
  http = createInboxServer(store);
  smtp = createSmtpServer(store);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  http.closeAllConnections();
  await Promise.all([new Promise((resolve) => http.close(resolve)), new Promise<void>((resolve) => smtp.close(resolve))]);
  rmSync(folder, { recursive: true, force: true });
});

const mail = `From: Site <site@lantern.example>\r\nTo: staff@lantern.example\r\nSubject: New <b>lead</b>\r\nX-Key: lead/1/staffMail\r
MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nA lead & its link\r
--x\r\nContent-Type: text/html\r\n\r\n<p>A lead</p><script>alert(1)</script>\r\n--x--\r\n`;

test('a mail sent over SMTP is listed, shown, kept as a file, and there again after a restart', async () => {
  await send(mail);

  const [message] = await (await visit('/messages.json')).json();
  expect(message).toMatchObject({
    from: 'Site <site@lantern.example>',
    to: ['staff@lantern.example'],
    subject: 'New <b>lead</b>',
    text: expect.stringContaining('A lead & its link'),
    headers: { 'x-key': 'lead/1/staffMail' },
  });
  expect(readdirSync(folder)).toEqual([`${message.id}.eml`]);
  expect(await (await visit('/')).text()).toContain(`<a href="/messages/${message.id}">New &lt;b&gt;lead&lt;/b&gt;</a>`);
  const page = await (await visit(`/messages/${message.id}`)).text();
  for (const part of ['A lead &amp; its link', `src="/messages/${message.id}/html"`, '<dd>staff@lantern.example</dd>'])
    expect(page).toContain(part);
  expect((await MessageStore.open(folder)).list()).toEqual([message]);
});

test('the list shows the mails of one request with their receivers, the newest first', async () => {
  await send(mail.replace('New <b>lead</b>', 'To the staff'));
  await send(mail.replace('New <b>lead</b>', 'To the visitor').replace('To: staff@lantern.example', 'To: ada@example.org'));
  const list = await (await visit('/')).text();
  expect([...list.matchAll(/>(To the \w+)<\/a>\s*<div>(To [^<]*)</g)].map(([, subject, to]) => [subject, to])).toEqual([
    ['To the visitor', 'To ada@example.org'],
    ['To the staff', 'To staff@lantern.example'],
  ]);
});

test('the mails of an erased request are deleted, and no others', async () => {
  await send(mail.replace('X-Key: lead/1/', 'X-Idempotency-Key: lead/one/'));
  await send(mail.replace('X-Key: lead/1/', 'X-Idempotency-Key: lead/other/'));
  await send(mail.replace('X-Key: lead/1/staffMail', 'X-Idempotency-Key: lead/one/erased'));
  expect((await (await visit('/messages.json')).json()).map(({ headers }: { headers: object }) => headers)).toMatchObject([
    { 'x-idempotency-key': 'lead/other/staffMail' },
  ]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test("a mail's own HTML is served without scripts, outside content or rights", async () => {
  await send(mail);
  const [{ id }] = await (await visit('/messages.json')).json();
  expect((await visit(`/messages/${id}/html`)).headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(await (await visit(`/messages/${id}`)).text()).toContain('<iframe sandbox');
});

test('an empty inbox says so, and an unknown mail is 404', async () => {
  expect(await (await visit('/')).text()).toContain('No mail has arrived yet.');
  expect((await visit('/messages/1-1')).status).toBe(404);
  expect((await visit('/messages/../../etc/passwd')).status).toBe(404);
});

test('orders to delete the mails of several requests may meet', async () => {
  const keyed = (key: string) => Buffer.from(mail.replace('X-Key: lead/1/staffMail', `X-Idempotency-Key: ${key}`));
  const requests = [1, 2, 3, 4, 5, 6];
  for (const request of requests)
    for (const effect of ['visitorMail', 'codeMail', 'changeMail']) await store.add(keyed(`lead/${request}/${effect}`));
  await store.add(keyed('lead/7/visitorMail'));
  await Promise.all(requests.map((request) => store.add(keyed(`lead/${request}/erased`))));
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a mail that is written while its request is erased, or comes after that, is not kept', async () => {
  const keyed = (key: string) => Buffer.from(mail.replace('X-Key: lead/1/staffMail', `X-Idempotency-Key: ${key}`));
  await Promise.all([store.add(keyed('lead/1/visitorMail')), store.add(keyed('lead/1/erased'))]);
  await store.add(keyed('lead/1/staffMail'));
  expect([readdirSync(folder), store.list()]).toEqual([[], []]);
});

function visit(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`);
}

/** The least a mail program says, one line at a time. */
async function send(text: string): Promise<void> {
  const socket = connect((smtp.server.address() as AddressInfo).port, '127.0.0.1');
  const lines = ['EHLO test', 'MAIL FROM:<site@lantern.example>', 'RCPT TO:<staff@lantern.example>', 'DATA', `${text}.`, 'QUIT'];
  for await (const answer of socket) {
    if (!/^[23]/.test(String(answer))) throw new Error(String(answer));
    if (String(answer).startsWith('221')) break;
    socket.write(`${lines.shift()}\r\n`);
  }
  socket.destroy();
}
