import type { ToolId } from '@annuity-lantern/contracts/tools';
import type { AnnuityTypeFront } from '@annuity-lantern/mdx';
import deferredIncome from '../../../../content/annuity-types/deferred-income.mdx?annuity-type';
import fixedIndex from '../../../../content/annuity-types/fixed-index.mdx?annuity-type';
import immediate from '../../../../content/annuity-types/immediate.mdx?annuity-type';
import multiYear from '../../../../content/annuity-types/multi-year.mdx?annuity-type';
import variable from '../../../../content/annuity-types/variable.mdx?annuity-type';

/** The front matter of the five types, in display order. An id is the end of the page's path, and an anchor of the overview. */
export const fronts = {
  immediate,
  'deferred-income': deferredIncome,
  'multi-year': multiYear,
  'fixed-index': fixedIndex,
  variable,
} as const satisfies Record<string, AnnuityTypeFront>;

export type TypeId = keyof typeof fronts;

export const typeIds = Object.keys(fronts) as readonly TypeId[];

/** The route of a type's page. */
export function routeOf(id: TypeId): `${TypeId}-annuity` {
  return `${id}-annuity`;
}

/** The tool that each type's page leads to. */
export const toolOf: Readonly<Record<TypeId, ToolId>> = {
  immediate: 'retirement-calculator',
  'deferred-income': 'income-planning',
  'multi-year': 'comparison-tools',
  'fixed-index': 'annuity-comparison',
  variable: 'contract-check',
};
