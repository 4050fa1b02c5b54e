import { globSync, readdirSync, readFileSync } from 'node:fs';
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

/** Parts of other components, and what has nothing to look at. */
const withoutExamples = ['drawing', 'field', 'icons', 'sheet-icon', 'toast', 'visually-hidden'];

it('has examples of each component', () => {
  const without = readdirSync(components).filter((name) => globSync('*.examples.tsx', { cwd: join(components, name) }).length === 0);
  expect(without.toSorted()).toEqual(withoutExamples);
});
