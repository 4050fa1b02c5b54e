import { sectionMarkdown } from './render-section.ts';
import type { Section } from './section.ts';

const HEAD = [
  '# Figures of `npm run bench`',
  '',
  'Each section says when it was measured, at which commit and on what; one that was not measured again stays as it was.',
].join('\n');

/**
 * The report with these sections in place of those of the same title, new ones at the end, and all others as they are.
 *
 * @param measuredOn the line that says when and on what these sections were measured
 */
export function mergeReport(report: string, sections: readonly Section[], measuredOn: string): string {
  const merged = new Map(sectionsOf(report));
  for (const section of sections) {
    const [title = '', ...rest] = sectionMarkdown(section).split('\n');
    merged.set(title, [title, '', measuredOn, ...rest].join('\n'));
  }
  return `${[HEAD, ...merged.values()].join('\n\n')}\n`;
}

function sectionsOf(report: string): [title: string, markdown: string][] {
  return report
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((part) => [part.split('\n', 1)[0] ?? '', part.trimEnd()]);
}
