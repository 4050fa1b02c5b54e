import { joinClasses, Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './article.module.css';
import { ArticleContents } from './article-contents.tsx';

export interface ArticleFrameProps {
  readonly title: ReactNode;
  /** Above the title: what kind of page this is. */
  readonly kicker?: string | undefined;
  /** Below the title: the article in one to three sentences. */
  readonly lead?: ReactNode;
  /** Right of the lead, or below the title where there is none: dates, reading time. */
  readonly meta?: ReactNode;
  /** Between head and text, across the page: the page's drawing. */
  readonly figure?: ReactNode;
  /** The list of contents: a section of the text has the anchor `id`. */
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
  /** A smaller title, for texts in which people look things up. */
  readonly quiet?: boolean | undefined;
  /** The text with its sections. */
  readonly children: ReactNode;
}

/** A long page to read without its text: head, drawing, contents in the side column. */
export function ArticleFrame({ title, kicker, lead, meta, figure, sections, quiet = false, children }: ArticleFrameProps) {
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={quiet ? undefined : styles.title}>{title}</h1>
        <div className={joinClasses(styles.underTitle, Boolean(lead) && styles.withLead)}>
          {lead && <div className={styles.lead}>{lead}</div>}
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
      </header>
      {figure}
      <div className={styles.columns}>
        <ArticleContents sections={sections} />
        {children}
      </div>
    </Wrap>
  );
}
