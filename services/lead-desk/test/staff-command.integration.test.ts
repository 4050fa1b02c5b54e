import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ACCOUNT_LIMIT } from '../src/sign-in/sign-in-throttle.ts';
import { account, auditSecret, type DeskUnderTest, deviceCookieOf, startDesk, watchAudit, withDatabase } from './desk-under-test.ts';

const database = 'desk-staff-command';
const command = path.join(import.meta.dirname, '../src/staff.ts');
const wrong = { ...account, password: 'a wrong password' };
let desk: DeskUnderTest;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), database);
});

afterAll(async () => {
  await desk.stop();
});

async function staff(
  words: string[],
  mongodbUrl = withDatabase(inject('mongodbUrl'), database),
): Promise<{ code: number; output: string }> {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_COMPILE_CACHE, MONGODB_URL: mongodbUrl, AUDIT_KEY: auditSecret };
  const child = spawn(process.execPath, [command, ...words], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const signIn = (body: object, from: string, cookie = '') => desk.call('/api/staff/session', { method: 'POST', body, from, cookie });
const failEnough = async (body: object, cookie = '') => {
  for (let index = 0; index < ACCOUNT_LIMIT; index += 1) await signIn(body, `203.0.113.${index}`, cookie);
};

test('unlocks an account for strangers and known browsers, and audits that', async () => {
  const device = deviceCookieOf(await signIn(account, '203.0.113.1'));
  await failEnough(wrong);
  await failEnough(wrong, device);
  await failEnough({ username: 'other', password: 'x' });
  for (const cookie of ['', device]) expect((await signIn(account, '203.0.113.200', cookie)).status).toBe(429);

  const audited = await watchAudit(desk);
  expect(await staff(['unlock', ' MARGARET'])).toEqual({ code: 0, output: expect.stringMatching(/^margaret is unlocked\. .*\n$/) });
  expect(await audited()).toEqual([{ at: expect.any(Date), by: 'command', action: 'unlocked', details: { username: 'margaret' } }]);
  for (const cookie of ['', device]) expect((await signIn(account, '203.0.113.200', cookie)).status).toBe(204);
  expect((await signIn({ username: 'other', password: 'x' }, '203.0.113.200')).status).toBe(429);
});

test('changes and audits nothing if the account to unlock has no failures', async () => {
  await staff(['unlock', 'margaret']);
  const audited = await watchAudit(desk);
  expect(await staff(['unlock', 'margaret'])).toEqual({ code: 0, output: 'margaret was not locked: no failed sign-in counts now.\n' });
  expect(await audited()).toEqual([]);
});

test('prints a link that sets a password for add, and another one for reset', async () => {
  const audited = await watchAudit(desk);
  const tokenIn = (output: string) => /\/admin#reset=([\w-]{43})\n$/.exec(output)?.[1];
  const set = async (token: string | undefined) =>
    (await desk.call('/api/staff/reset', { method: 'POST', body: { token, password: 'seven gray herons wait' } })).status;
  const added = await staff(['add', 'Ruth', 'ruth@example.com', 'agent']);
  expect(added).toEqual({ code: 0, output: expect.stringMatching(/^ruth sets a password .* until 20.*Z:\n/) });
  expect(await set(tokenIn(added.output))).toBe(204);
  const again = await staff(['reset', 'RUTH']);
  expect(again.code).toBe(0);
  expect(await set(tokenIn(again.output))).toBe(204);
  expect((await signIn({ username: 'ruth', password: 'seven gray herons wait' }, '203.0.113.1')).status).toBe(204);
  expect(
    (await audited())
      .filter(({ by }) => by === 'command')
      .map(({ action }) => action)
      .toSorted(),
  ).toEqual(['account_added', 'account_reset_link']);
});

test('removes the sign-in code of an account with reset-code, ends its sessions, and audits that', async () => {
  const cookie = await desk.signIn();
  const users = desk.store.connection.collection('users');
  await users.updateOne({ username: 'margaret' }, { $set: { code: { secret: 'sealed', step: 1, since: new Date(), recovery: [] } } });
  expect((await signIn(account, '203.0.113.1')).status).toBe(401);
  const audited = await watchAudit(desk);
  const { code, output } = await staff(['reset-code', 'Margaret']);
  expect([code, output]).toEqual([0, expect.stringMatching(/^margaret is signed out everywhere, and signs in with the password alone\./)]);
  expect(await audited()).toEqual([{ at: expect.any(Date), by: 'command', action: 'code_reset', details: { username: 'margaret' } }]);
  expect((await desk.call('/api/staff/session', { cookie })).status).toBe(401);
  expect((await signIn(account, '203.0.113.1')).status).toBe(204);
  expect(await staff(['reset-code', 'margaret'])).toEqual({ code: 0, output: 'margaret has no sign-in code.\n' });
});

test('disables an account, and lists each with its state', async () => {
  await staff(['add', 'otto', 'otto@example.com', 'viewer', 'Otto Ames']);
  expect(await staff(['disable', 'otto'])).toEqual({ code: 0, output: 'otto is disabled.\n' });
  const { output } = await staff(['list']);
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      'margaret\tmanager\tno mail address\tno name for visitors\tno sign-in code\tunchecked\tactive',
      'otto\tviewer\totto@example.com\tOtto Ames\tno sign-in code\tunchecked\tdisabled, no password yet',
    ]),
  );
});

test('records the licensed states of an account, and prints them', async () => {
  await staff(['add', 'maria', 'maria@example.com', 'agent']);
  expect((await staff(['licenses', 'maria'])).output).toBe('maria is unchecked: no licensed states are recorded.\n');
  const audited = await watchAudit(desk);
  const output = 'OH\t1234567\t2027-05-31\nTX\t99\t2027-12-31\n';
  expect(await staff(['licenses', 'maria', 'OH 1234567 2027-05-31; Texas 99 12/31/2027'])).toEqual({ code: 0, output });
  expect(await audited()).toMatchObject([{ by: 'command', action: 'account_licenses_set', details: { before: [] } }]);
  expect(await staff(['licenses', 'maria', 'OH 1234567'])).toEqual({ code: 1, output: 'Enter the expiration date, such as 2027-05-31.\n' });
  expect((await staff(['licenses', 'maria'])).output).toBe(output);
});

test('explains a failure in one sentence, with exit code 1', async () => {
  expect(await staff(['unlock', 'nobody'])).toEqual({ code: 1, output: 'No account is named "nobody".\n' });
  expect(await staff(['disable', 'margaret'])).toEqual({
    code: 1,
    output: 'margaret is the last active manager. Make someone else a manager first.\n',
  });
  expect(await staff(['add', 'Margaret', 'm@example.com', 'viewer'])).toEqual({
    code: 1,
    output: 'There already is an account named "margaret".\n',
  });
  expect(await staff(['unlock'])).toEqual({ code: 1, output: 'Write it as npm run staff -- unlock USER\n' });
  const away = await staff(['unlock', 'margaret'], 'mongodb://127.0.0.1:9/away?directConnection=true');
  expect(away).toEqual({ code: 1, output: 'MongoDB did not answer: run the command again.\n' });
});

test('explains itself with --help', async () => {
  expect(await staff(['--help'])).toEqual({ code: 0, output: expect.stringContaining('npm run staff') });
});
