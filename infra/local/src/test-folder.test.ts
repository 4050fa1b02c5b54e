import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './process/lock-folder.ts';
import { openTestFolder } from './test-folder.ts';

const NO_PROCESS = 4_194_304;

let folder: string;
let ofDeadRun: string;
beforeEach(async () => {
  folder = await openTestFolder();
  ofDeadRun = join(dirname(folder), `${NO_PROCESS}-${process.pid}`);
  mkdirSync(ofDeadRun);
});
afterEach(() => {
  for (const one of [folder, ofDeadRun]) rmSync(one, { recursive: true, force: true });
});

it('removes the folders of dead runs, and no others', async () => {
  const next = await openTestFolder();
  expect([folder, next, ofDeadRun].map((one) => existsSync(one))).toEqual([true, true, false]);
  rmSync(next, { recursive: true });
});

it('leaves a folder alone on which a product still runs', async () => {
  lockFolder(ofDeadRun);
  rmSync(await openTestFolder(), { recursive: true });
  expect(existsSync(ofDeadRun)).toBe(true);
});
