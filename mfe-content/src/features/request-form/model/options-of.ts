import type { Option } from '@annuity-lantern/ui';

/** The choices of a select from a table of labels. */
export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
