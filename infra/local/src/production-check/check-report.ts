import type { CheckedInstallation } from './installation.ts';
import { needs } from './needs.ts';

export interface CheckReport {
  readonly lines: readonly string[];
  readonly missing: number;
}

/** What an installation has, lacks, and what is not known, one row after the other. */
export function reportNeeds(installation: CheckedInstallation): CheckReport {
  let missing = 0;
  const lines = needs.flatMap(({ name, page, look }, index) => {
    const found = look(installation);
    const isKnown = !('notKnown' in found);
    const sentences = isKnown ? found : [found.notKnown];
    if (isKnown && sentences.length > 0) missing += 1;
    const state = !isKnown ? 'not known' : sentences.length === 0 ? 'ok' : 'MISSING';
    const where = sentences.length === 0 ? [] : [`docs/operations/${page}`];
    return [
      `${String(index + 1).padStart(2)}  ${state.padEnd(9)}  ${name}`,
      ...[...sentences, ...where].map((line) => `               ${line}`),
    ];
  });
  return { lines, missing };
}
