import { foldText } from '@annuity-lantern/domain/fold-text';
import type { ViewFilters } from './http/find-leads.ts';

interface BuiltInView {
  readonly name: string;
  readonly filters: ViewFilters;
}

/** The views that every desk has, in their order. */
export const builtInViews = {
  queue: { name: 'My queue', filters: { sort: 'queue' } },
  mine: { name: 'Mine', filters: { owner: 'me' } },
  nobody: { name: 'Nobody’s', filters: { owner: 'nobody', waiting: '1' } },
  late: { name: 'Late', filters: { age: 'late', sort: 'left' } },
  attention: { name: 'Needs attention', filters: { attention: '1' } },
  everyone: { name: 'Everyone’s', filters: { sort: 'left' } },
} as const satisfies Readonly<Record<string, BuiltInView>>;
export type BuiltInViewId = keyof typeof builtInViews;

/** Whether a name reads like that of a built-in view: a second view `mine` would be mistaken for it. */
export function isBuiltInName(name: string): boolean {
  return Object.values(builtInViews).some((view) => foldText(view.name) === foldText(name));
}
