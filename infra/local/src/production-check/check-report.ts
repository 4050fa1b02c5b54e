import type { CheckedInstallation } from './installation.ts';
import { needs } from './needs.ts';

export interface CheckReport {
  readonly lines: readonly string[];
  /** Every row is ok. */
  readonly isComplete: boolean;
}

/** What an installation has, lacks, and what is not known, one row after the other. The last line counts them. */
export function reportNeeds(installation: CheckedInstallation): CheckReport {
  const counts = { ok: 0, MISSING: 0, 'not known': 0 };
  const lines = needs.flatMap(({ name, page, look }, index) => {
    const found = look(installation);
    const isKnown = !('notKnown' in found);
    const sentences = isKnown ? found : [found.notKnown];
    const state = !isKnown ? 'not known' : sentences.length === 0 ? 'ok' : 'MISSING';
    counts[state] += 1;
    const where = sentences.length === 0 ? [] : [`docs/operations/${page}`];
    return [
      `${String(index + 1).padStart(2)}  ${state.padEnd(9)}  ${name}`,
      ...[...sentences, ...where].map((line) => `               ${line}`),
    ];
  });
  const isComplete = counts.ok === needs.length;
  const summary = `${counts.ok} of ${needs.length} ok, ${counts.MISSING} missing, ${counts['not known']} not known.`;
  return { lines: [...lines, isComplete ? 'Nothing is missing.' : summary], isComplete };
}
