import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../../.dependency-cruiser.ts';
import { checkImports } from '../src/import-rules.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures/imports');
const rules = [...(config.forbidden ?? []).map((rule) => rule.name ?? ''), 'no-undeclared-workspace', 'no-source-for-tests-alone'];

describe('import rules', () => {
  it('each have a fixture', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...rules].sort());
  });

  it.each(rules)('%s fails on the tree that breaks it', async (rule) => {
    const report = await checkImports(path.join(fixtures, rule));
    expect(report.violations.map((violation) => violation.rule)).toContain(rule);
    expect(report.cruised).toBe(report.onDisk);
  });
});
