import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const moduleUrl = (name: string) => JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
const service = `
  import { createLog } from ${moduleUrl('log')};
  import { onStop } from ${moduleUrl('shutdown')};
  const log = createLog('orphan', 'info');
  onStop(log, []);
  setInterval(() => {}, 1000);
  log.info('listening');
`;

it('ends on SIGTERM even if a killed supervisor no longer reads its log', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', service], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  expect(await ended).toEqual([0, null]);
  clearTimeout(late);
}, 20_000);
