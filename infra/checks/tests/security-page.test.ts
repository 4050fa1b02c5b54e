import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/**
 * How many requirements of levels 1 and 2 each section of the ASVS 5.0.0 has. They are the first of their section. Chapters 10 and 17 are
 * left out: the page says why.
 */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, numbers = '']) => /^\d+\.\d+\.\d+(?:, |$)/.test(numbers))
  .map(([, numbers = '', asked = '', where = '', test = '', open = '']) => ({ numbers: numbers.split(', '), asked, where, test, open }));

const pathsIn = (text: string) => [...text.matchAll(/`([^`]*\/[^`]*)`/g)].map(([, path = '']) => path);

it('names each requirement of levels 1 and 2 once', () => {
  expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(requirements.toSorted());
});

it.each(rows)('says of $numbers what is asked, and which test shows it or what is open', ({ asked, where, test, open }) => {
  expect(asked).not.toBe('');
  expect(where).not.toBe('');
  const tests = pathsIn(test);
  expect(tests.length > 0 || open !== '').toBe(true);
  expect(tests.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(join(root, path)))).toEqual([]);
});

it('names only files that exist', () => {
  const ours = pathsIn(page).filter((path) => /^(?:docs|infra|mfe-|packages|services|shell)/.test(path));
  expect(ours.length).toBeGreaterThan(200);
  expect(ours.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
