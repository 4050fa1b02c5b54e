import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, type LeadKind, leadFields } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';

const policy = readFileSync(path.join(import.meta.dirname, '../content/legal/privacy-policy.mdx'), 'utf8');
const [, stored = ''] = /\[#what-we-store\]\n(.*?)\n## /s.exec(policy) ?? [];
/** How the line about one form begins; the other lines are about both. */
const ownLine = { consultation: '- For a consultation', 'annuity-review': '- For an annuity review' };

describe.each(Object.keys(fieldsOf) as LeadKind[])('what the privacy policy says we store of the form %s', (form) => {
  const otherLines = Object.entries(ownLine).filter(([name]) => name !== form);
  const lines = stored.split('\n').filter((line) => !otherLines.some(([, start]) => line.startsWith(start)));

  it.each(fieldsOf[form])('names %s', (name) => {
    expect(lines.join('\n')).toContain(leadFields[name].policy);
  });

  it('has a line of its own', () => {
    expect(lines.filter((line) => line.startsWith(ownLine[form]))).toHaveLength(1);
  });
});
