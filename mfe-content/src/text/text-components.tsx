import type { SiteRouteId } from '@annuity-lantern/contracts/routes';
import { newestFigure, type YearFigureName } from '@annuity-lantern/domain/year-figures';
import { FigureYear, RouteLink } from '@annuity-lantern/host-kit';
import type { ComponentName, TextKind } from '@annuity-lantern/mdx';
import { ExternalLink } from '@annuity-lantern/ui';
import type { ComponentType, ReactNode } from 'react';
import { ArticlePart } from '../article/article-part.tsx';
import { GlossaryTerm } from '../glossary/glossary-term.tsx';
import { DataTable } from './data-table.tsx';

/** A component for every name that a kind of text may use; the build refuses all others. */
export type TextComponents<Kind extends TextKind> = Readonly<Record<ComponentName<Kind>, ComponentType<never>>>;

/** What every text may use, and the elements that Markdown makes. */
export const inEveryText = {
  Term: GlossaryTerm,
  FigureYear: YearOfFigure,
  PageLink,
  DataTable,
  Section: ArticlePart,
  a: Link,
};

export function useMDXComponents() {
  return inEveryText satisfies TextComponents<'guide'>;
}

function YearOfFigure({ of }: { readonly of: YearFigureName }) {
  return <FigureYear of={newestFigure(of)} />;
}

function PageLink({ to, children }: { readonly to: SiteRouteId; readonly children: ReactNode }) {
  return <RouteLink to={to}>{children}</RouteLink>;
}

function Link({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return href.startsWith('https:') ? <ExternalLink href={href}>{children}</ExternalLink> : <a href={href}>{children}</a>;
}
