import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../run-step.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const { version } = JSON.parse(read('package.json'));

it('has the newest section of the changelog', () => {
  expect(/^## (\S+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

it('is the version of the lockfile', () => {
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

it('is the label of the image', () => {
  expect(read('infra/docker/Dockerfile')).toContain(`LABEL org.opencontainers.image.version=${version}\n`);
});
