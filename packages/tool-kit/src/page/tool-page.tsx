import { type nextTools, toolNames } from '@annuity-lantern/contracts/tools';
import { type CarriedInputs, NextTools, useCarriedFrom } from '@annuity-lantern/host-kit/next-tools';
import { above, font, joinClasses, screenOnly, Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { ToolNotice } from './tool-notice.tsx';
import styles from './tool-page.module.css';

interface ToolPageProps {
  readonly tool: keyof typeof nextTools;
  /** Replaces the tool's name as the heading. The name is then shown below it. */
  readonly title?: string;
  readonly lead: ReactNode;
  /** Shown before the notice: the answer that a visitor comes for. */
  readonly first?: ReactNode;
  /** Of {@link ToolNotice}. Left out by a tool that shows its notice below its answer. */
  readonly notice?: ReactNode;
  readonly carried?: CarriedInputs;
  readonly children: ReactNode;
}

/** A tool's page: heading, lead, notice, the tool and the next steps. */
export function ToolPage({ tool, title, lead, first, notice, carried, children }: ToolPageProps) {
  const carriedFrom = useCarriedFrom();
  return (
    <Wrap className={styles.page}>
      <h1>{title ?? toolNames[tool]}</h1>
      {title && <p className={joinClasses(font.strong, above[4])}>{toolNames[tool]}</p>}
      <p className={joinClasses(screenOnly, font.lead, above[12], styles.lead)}>{lead}</p>
      {carriedFrom && (
        <p
          className={joinClasses(font.strong, above[12])}
        >{`Filled in with your numbers from the ${toolNames[carriedFrom].toLowerCase()}.`}</p>
      )}
      {first}
      {notice ? <ToolNotice>{notice}</ToolNotice> : <div className={above[32]} />}
      {children}
      <NextTools after={tool} carried={carried} />
    </Wrap>
  );
}
