import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { comfortChoices } from '@annuity-lantern/host-kit';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const files = globSync('{shell,mfe-*,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

const comfort = Object.keys(comfortChoices);

/** Names in the code that stand for several, by what is left open in them. */
const open: Readonly<Record<string, readonly string[]>> = {
  '': comfort,
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as it stands in the code.
  '${name}': comfort,
  '${form.name}.draft': ['consultation.draft', 'annuity-review.draft'],
  '${form.name}.sent': ['consultation.sent', 'annuity-review.sent'],
  '${form.name}.key': ['consultation.key', 'annuity-review.key'],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: until here.
};

const named = files.flatMap((file) =>
  [...readFileSync(resolve(root, file), 'utf8').matchAll(/['"`]annuity-lantern\.([^'"`]*)['"`]/g)].flatMap(
    ([, name = '']) => open[name] ?? [name],
  ),
);
const names = [...new Set(named)].map((name) => `annuity-lantern.${name}`).sort();

describe('the list of what stays in the browser', () => {
  const policy = readFileSync(resolve(root, 'mfe-content/content/legal/privacy-policy.mdx'), 'utf8');
  const listed = [...policy.matchAll(/annuity-lantern\.[a-z]+(?:[.-][a-z]+)*/g)].map(([name]) => name);

  it('finds the names in the code', () => {
    expect(names.length).toBeGreaterThan(8);
    expect(names).toContain('annuity-lantern.consultation.draft');
  });

  it('has each name that the code uses, and no other', () => {
    expect([...new Set(listed)].sort()).toEqual(names);
  });
});
