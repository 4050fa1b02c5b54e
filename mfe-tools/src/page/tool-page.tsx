import { Notice, Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './tool-page.module.css';

interface ToolPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Goes on after "Educational example, not a quote or advice." */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

/** The head of a tool's page: what it tells, and what it is not. */
export function ToolPage({ title, lead, notice, children }: ToolPageProps) {
  return (
    <Wrap className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Notice tone="lamp" className={styles.notice}>
        <p>
          <b>Educational example, not a quote or advice.</b> {notice}
        </p>
      </Notice>
      {children}
    </Wrap>
  );
}
