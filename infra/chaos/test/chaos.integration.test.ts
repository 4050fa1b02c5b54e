import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const program = path.join(import.meta.dirname, '../src/chaos.ts');
const running = new Set<ReturnType<typeof spawn>>();

afterAll(() => {
  for (const child of running) child.kill('SIGTERM');
});

function runChaos(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

it('keeps its promise through a kill of each part and a freeze, and finds what the controls lose', async () => {
  const { code, output } = await runChaos(
    '--seed',
    '5',
    '--minutes',
    '0.3',
    '--kills',
    '5',
    '--freezes',
    '1',
    '--boundaries',
    '0',
    '--away',
    '0',
  );
  expect(code, output).toBe(0);
  expect(output).toMatch(/acknowledged leads lost +0 +0 +met/);
  expect(output).toMatch(/\(done \+ unconfirmed\) \/ expected effects +1\.000 /);
  expect(output).toMatch(/control answer-before-insert\.ts: acknowledged leads lost in \d kills +[1-9]\d* .* met/);
  expect(output).toMatch(/control mark-before-acting\.ts: effects marked done and never received in \d kills +[1-9]\d* .* met/);
  expect(output).toMatch(/kills +5: (?=.*intake 1)(?=.*worker 1)(?=.*gateway 1)(?=.*redis 1)(?=.*mongodb 1)/);
}, 480_000);

it('prints help and refuses invalid options', async () => {
  expect(await runChaos('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--seed N') });
  expect(await runChaos('--kills', 'many')).toMatchObject({ code: 1, output: expect.stringContaining('--kills many is invalid') });
});

it('prints the help of the containers and refuses options that only processes have', async () => {
  expect(await runChaos('compose', '--help')).toMatchObject({ code: 0, output: expect.stringContaining('--primaries N') });
  const refused = { code: 1, output: expect.stringContaining('npm run chaos:compose -- --help lists the options.') };
  expect(await runChaos('compose', '--freezes', '1')).toMatchObject(refused);
});
