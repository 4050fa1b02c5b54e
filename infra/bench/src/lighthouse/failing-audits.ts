import type { Result } from 'lighthouse';

const SHOWN_PLACES = 3;
/** Performance audits count by degrees; from here on Lighthouse itself shows them green. */
const GREEN = 0.9;

/** Rows (audit, score and weight, what it says, where) for the audits that cost a category points, the dearest first. */
export function failingAudits(result: Result, category: string): string[][] {
  const references = result.categories[category]?.auditRefs ?? [];
  return references
    .flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit || audit.scoreDisplayMode === 'notApplicable' || audit.scoreDisplayMode === 'manual') return [];
      const { score, scoreDisplayMode, title, displayValue = '', details } = audit;
      const broken = scoreDisplayMode === 'error';
      if (!broken && (score === null || score >= (category === 'performance' ? GREEN : 1))) return [];
      const lost = weight * (1 - (score ?? 0));
      const cells = [id, broken ? 'error' : `${score} (weight ${weight})`, `${title} ${displayValue}`.trim(), placesOf(details).join('; ')];
      return [{ lost, cells }];
    })
    .toSorted((one, other) => other.lost - one.lost)
    .map(({ cells }) => cells);
}

/** The first addresses, selectors or lines that an audit points at. */
function placesOf(details: unknown): string[] {
  const places: string[] = [];
  collect(details, places);
  return [...new Set(places)].slice(0, SHOWN_PLACES);
}

function collect(value: unknown, places: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, places);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (['url', 'selector', 'description'].includes(key) && typeof item === 'string') places.push(item.slice(0, 120));
    else collect(item, places);
  }
}
