import { above, font, joinClasses, Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** A summary of the page in one to three sentences. */
  readonly lead: ReactNode;
  /** The content before the page's first section. */
  readonly children?: ReactNode;
}

/** The head of a page that is no article. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <Wrap className={styles.head}>
      <h1>{title}</h1>
      <p className={joinClasses(font.lead, above[12])}>{lead}</p>
      {children}
    </Wrap>
  );
}
