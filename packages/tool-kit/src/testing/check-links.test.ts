import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findKeptFields } from './check-links.ts';

it('finds the fields of a tool in a feature, of one that is its page file, and of one in several lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const files = {
    'features/planner/components/planner.tsx': 'const kept = useKeptInputs(form, plannerFields, parse);',
    'pages/small-tool/small-tool-page.tsx': 'const { inputs } = useKeptInputs(\n    fieldset,\n    smallFields,\n    parse,\n  );',
    'pages/small-tool/small-tool-page.test.tsx': 'useKeptInputs(form, testFields, parse)',
  };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    expect(findKeptFields(folder).toSorted()).toEqual(['plannerFields', 'smallFields']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
