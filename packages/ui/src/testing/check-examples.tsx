import { render } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import type { Examples } from './example.ts';

/** Renders every example of a component and checks it with axe. The browser tests check color contrast. */
export function checkExamples(examples: Examples): void {
  for (const [name, example] of Object.entries(examples)) {
    it(`has no accessibility finding: ${name}`, async () => {
      const { container } = render(<main>{example('example')}</main>);
      expect(container.querySelector('main')?.childElementCount).toBeGreaterThan(0);
      expect(await findings(container)).toEqual([]);
      expect(container.querySelector('[style]'), 'the content security policy drops style attributes').toBeNull();
    });
  }
}

/** What axe finds in a container, one line for each rule. */
export async function findings(container: Element): Promise<string[]> {
  const result = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } } });
  return result.violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(' ')}`);
}
