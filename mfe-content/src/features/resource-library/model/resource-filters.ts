import type { Resource } from '@annuity-lantern/contracts/http';
import { holdsWords } from '@annuity-lantern/domain/fold-text';

/** Category or type that keeps everything. */
export const ALL = 'all';

export interface ResourceFilters {
  /** Free text as it was typed. */
  readonly q: string;
  readonly category: string;
  readonly type: string;
}

export const noFilters: ResourceFilters = { q: '', category: ALL, type: ALL };

/** Longest value taken from an address or typed; longer values are truncated, because anyone can write a link. */
export const LONGEST_VALUE = 100;

/** Reads the filters from the query of an address. A missing filter matches everything. */
export function readFilters(search: string): ResourceFilters {
  const given = new URLSearchParams(search);
  const value = (key: keyof ResourceFilters) => (given.get(key) ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_VALUE);
  return { q: value('q'), category: value('category') || ALL, type: value('type') || ALL };
}

/** The query for an address, with its question mark; empty when nothing is filtered. */
export function writeFilters({ q, category, type }: ResourceFilters): string {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  if (category !== ALL) query.set('category', category);
  if (type !== ALL) query.set('type', type);
  return query.size > 0 ? `?${query}` : '';
}

/** A category or type that no resource has keeps everything: a link may be older than the list, or made up. */
export function settleFilters(filters: ResourceFilters, resources: readonly Resource[]): ResourceFilters {
  const known = (key: 'category' | 'type') => resources.some((resource) => resource[key] === filters[key]);
  return { q: filters.q, category: known('category') ? filters.category : ALL, type: known('type') ? filters.type : ALL };
}

/** All filters have to agree. The text has to be in the title or the description, without regard to capitals, accents and punctuation. */
export function findResources(resources: readonly Resource[], { q, category, type }: ResourceFilters): readonly Resource[] {
  return resources.filter(
    (resource) =>
      (category === ALL || resource.category === category) &&
      (type === ALL || resource.type === type) &&
      [resource.title, resource.description].some((words) => holdsWords(words, q)),
  );
}
