import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { askMailHost } from './ask-mail-host.ts';

async function startHost(): Promise<string> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ password }, _session, done) => (password === 'right' ? done(null, { user: 'lantern' }) : done(new Error('wrong'))),
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return `127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it('tells whether the mail host takes name and password', async () => {
  const host = await startHost();
  expect(await askMailHost(`smtp://lantern:right@${host}`)).toBe('takes');
  expect(await askMailHost(`smtp://lantern:wrong@${host}`)).toBe('refuses');
});

it('knows nothing without an answer', async () => {
  expect(await askMailHost(undefined)).toBeUndefined();
  expect(await askMailHost('smtp://127.0.0.1:9')).toBeUndefined();
});
