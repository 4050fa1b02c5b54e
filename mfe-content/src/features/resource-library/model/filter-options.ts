import type { Resource } from '@annuity-lantern/contracts/http';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import type { Option } from '@annuity-lantern/ui';
import { ALL } from './resource-filters.ts';
import { resourceKind } from './resource-kind.ts';

/** "All Categories", then those that the list has, by name. */
export function categoryOptions(resources: readonly Resource[]): readonly Option[] {
  return [{ value: ALL, label: 'All Categories' }, ...found(resources, 'category', categoryLabel)];
}

/** "All Types", then those that the list has, by name. */
export function typeOptions(resources: readonly Resource[]): readonly Option[] {
  return [{ value: ALL, label: 'All Types' }, ...found(resources, 'type', (type) => resourceKind(type).label)];
}

/** Dashes become spaces, and each word has a capital: `social-security` is "Social Security". */
export function categoryLabel(category: string): string {
  return category
    .split(/[-\s]+/)
    .filter((word) => word !== '')
    .map(upperFirst)
    .join(' ');
}

function found(resources: readonly Resource[], key: 'category' | 'type', labelOf: (value: string) => string): Option[] {
  const values = [...new Set(resources.map((resource) => resource[key]))].filter((value) => value !== ALL && labelOf(value) !== '');
  return values.map((value) => ({ value, label: labelOf(value) })).sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
