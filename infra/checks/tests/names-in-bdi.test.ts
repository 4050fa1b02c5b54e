import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync(['mfe-admin/src/**/*.{ts,tsx}', 'mfe-content/src/features/request-form/**/*.tsx'], { cwd: root }).filter(
  // The marks of a drawing are texts of their own, and `lead-words.ts` joins the two parts of one name.
  (file) => !/\.test\.|\/testing\/|clock-line\.tsx|lead-words\.ts/.test(file),
);

const aName = String.raw`(?:(?:\w+\??\.)*(?:username|firstName|lastName|displayName)|(?:fullName|listName|doerWords)\([^()]*\))`;
const inMarkup = new RegExp(String.raw`(<bdi[^>]*>\s*)?(?<![=$\w])\{(${aName})\}`, 'g');
const inSentence = new RegExp(String.raw`\$\{${aName}\}`, 'g');

it('finds names that are shown', () => {
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('<bdi')).length).toBeGreaterThan(10);
  expect('<p>{owner.username} has it</p>'.match(inMarkup)).toEqual(['{owner.username}']);
});

it.each(files)('shows names in <bdi> or between isolates in %s', (file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const bare = [...code.matchAll(inMarkup)].filter(([, bdi]) => bdi === undefined).map(([, , name]) => name);
  expect([...bare, ...(code.match(inSentence) ?? [])]).toEqual([]);
});
