import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepImage } from './keep-image.ts';

test('a picture is drawn once, and nothing unfinished stays behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'social-images-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return new Uint8Array([1, 2, 3]);
  };
  const first = await keepImage(path.join(folder, 'kept'), 'assets/social/home.1.png', draw);
  const second = await keepImage(path.join(folder, 'kept'), 'assets/social/home.1.png', draw);
  expect([drawn, [...first], [...second]]).toEqual([1, [1, 2, 3], [1, 2, 3]]);
  expect(await readdir(path.join(folder, 'kept'))).toEqual(['home.1.png']);
});
