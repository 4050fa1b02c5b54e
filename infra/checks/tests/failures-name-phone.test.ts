import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const drawn = globSync(['mfe-{content,tools}/src/**/*.tsx', 'shell/src/**/*.tsx', 'packages/tool-kit/src/**/*.tsx'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.tsx'),
);
/** What draws that a call to the server has failed. */
const failures = drawn.filter((file) =>
  /<ErrorState|withErrorReference|noAnswerWords|educationFailure|We could not search/.test(codeOf(file)),
);

function codeOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

it('finds the messages about failed calls', () => expect(failures.length).toBeGreaterThan(7));

it.each(failures)('names the phone number beside the failure in %s', (file) => {
  expect(codeOf(file)).toMatch(/<OrCall \/>|\bphone\.dial\b/);
});
