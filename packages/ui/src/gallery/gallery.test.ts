import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const components = join(import.meta.dirname, '../components');
const gallery = readFileSync(join(import.meta.dirname, 'gallery.tsx'), 'utf8');

it.each(globSync('*/*.examples.tsx', { cwd: components }))('shows and tests %s', (file) => {
  const tests = globSync(join(dirname(file), '*.test.tsx'), { cwd: components }).map((test) =>
    readFileSync(join(components, test), 'utf8'),
  );
  expect(gallery).toContain(`from '../components/${file}'`);
  expect(tests.join()).toContain(`from './${basename(file)}'`);
});
