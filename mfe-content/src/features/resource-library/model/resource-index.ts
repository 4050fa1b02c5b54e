import type { Resource } from '@annuity-lantern/contracts/http';
import { ALL, type ResourceFilters } from './resource-filters.ts';

/** The list with what a search looks at, prepared once so that a keystroke only compares. */
export interface ResourceIndex {
  readonly resources: readonly Resource[];
  /** Title and description of each resource in lower case. */
  readonly words: readonly (readonly [title: string, description: string])[];
}

export function indexResources(resources: readonly Resource[]): ResourceIndex {
  return { resources, words: resources.map(({ title, description }) => [title.toLowerCase(), description.toLowerCase()]) };
}

/** All filters have to agree. The text has to stand in the title or in the description, in capitals or not. */
export function findResources({ resources, words }: ResourceIndex, { q, category, type }: ResourceFilters): readonly Resource[] {
  const text = q.trim().toLowerCase();
  return resources.filter((resource, index) => {
    if (category !== ALL && resource.category !== category) return false;
    if (type !== ALL && resource.type !== type) return false;
    return text === '' || (words[index]?.some((part) => part.includes(text)) ?? false);
  });
}
