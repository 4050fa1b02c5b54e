import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { account, auditSecret, cookieOf, idKey } from './desk-under-test.ts';
import { SeverableProxy } from './severable-proxy.ts';

const main = path.join(import.meta.dirname, '../src/main.ts');
const database = 'desk-process';
const session = '/api/staff/session';
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

/** The desk as its own process, without any Redis setting. */
function startProcess(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SERVICE_PORT: '0',
      SESSION_SECRET: 'a secret for tests that is long enough',
      AUDIT_KEY: auditSecret,
      CONSENT_KEY: 'c'.repeat(32),
      ID_KEY: idKey,
      STAFF_KEYS: `of-the-test:${'7a'.repeat(32)}`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { text: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.text += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (output.text += chunk));
  return { child, output };
}

async function listeningAt(output: { text: string }): Promise<string> {
  const port = await vi.waitFor(
    () => {
      const found = /"port":(\d+)/.exec(output.text)?.[1];
      if (!found) throw new Error(`not listening yet: ${output.text}`);
      return found;
    },
    { timeout: 120_000 },
  );
  return `http://127.0.0.1:${port}`;
}

const signIn = (origin: string) =>
  fetch(origin + session, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: JSON.stringify(account) });

describe('the lead-desk process', () => {
  test('starts without MongoDB and Redis, creates the first account once MongoDB is up, and survives its outage', async () => {
    const proxy = new SeverableProxy(inject('mongodbUrl'));
    await proxy.open();
    const mongodbUrl = proxy.urlFor(database);
    await proxy.sever();
    const { child, output } = startProcess({ MONGODB_URL: mongodbUrl, STAFF_USERNAME: account.username, STAFF_PASSWORD: account.password });
    const origin = await listeningAt(output);

    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const unready = await fetch(`${origin}/readyz`);
    expect(unready.status).toBe(503);
    expect(await unready.json()).toMatchObject({ dependencies: { mongodb: false } });
    expect((await signIn(origin)).status).toBe(503);
    const list = `${origin}/api/consultation-requests`;
    expect((await fetch(list, { headers: { origin, cookie: 'staff.sid=s%3Asomebody.signed' } })).status).toBe(503);

    await proxy.open();
    const answer = await vi.waitFor(
      async () => {
        const attempt = await signIn(origin);
        expect(attempt.status).toBe(204);
        return attempt;
      },
      { timeout: 120_000, interval: 500 },
    );
    const cookie = cookieOf(answer);
    const readList = () => fetch(list, { headers: { origin, cookie } });
    expect((await readList()).status).toBe(200);
    const readLead = () => fetch(`${origin}/api/leads/${randomUUID()}`, { headers: { origin, cookie } });
    expect((await readLead()).status).toBe(404);
    await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status)).toBe(200);

    await proxy.sever();
    const away = await readList();
    expect(away.status).toBe(503);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await away.json()).toMatchObject({ code: 'store_unavailable' });
    expect((await readLead()).status).toBe(503);
    expect((await signIn(origin)).status).toBe(503);
    expect(child.exitCode).toBeNull();

    await proxy.open();
    await expect.poll(async () => (await readList()).status, { interval: 500 }).toBe(200);

    proxy.freeze();
    const asked = performance.now();
    expect((await readList()).status).toBe(503);
    expect(performance.now() - asked).toBeLessThan(8000);
    await proxy.sever();
    await proxy.open();
    await expect.poll(async () => (await readList()).status, { interval: 500 }).toBe(200);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output.text).not.toContain(account.password);
    await proxy.sever();
  });

  test('refuses to start with broken settings, and names them', async () => {
    const { child, output } = startProcess({ MONGODB_URL: 'somewhere', SESSION_SECRET: 'short', STAFF_PASSWORD: 'short' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output.text).toMatch(/MONGODB_URL: must be an address/);
    expect(output.text).toMatch(/SESSION_SECRET: must have at least 32/);
    expect(output.text).toMatch(/STAFF_PASSWORD: must have at least 12/);
  });
});
