import { above, flow, font, grid, joinClasses, layout, Prose, Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './article.module.css';
import { ArticleContents } from './article-contents.tsx';
import { ArticlePart } from './article-part.tsx';

export interface ArticleSection {
  /** Also the anchor of the section. */
  readonly id: string;
  readonly heading: string;
  /** Absent where `text` draws the section. */
  readonly body?: ReactNode;
  /** A note in the margin, beside the section; after its text on narrow screens. */
  readonly aside?: ReactNode;
  /** Also uses the margin, for a wide table or drawing. Such a section has no note. */
  readonly wide?: boolean | undefined;
}

interface ArticleProps {
  readonly title: ReactNode;
  /** The kind of page, shown above the title. */
  readonly kicker?: string | undefined;
  /** Below the title: the article in one to three sentences. */
  readonly lead?: ReactNode;
  /** Right of the lead, or below the title where there is none: dates, reading time. */
  readonly meta?: ReactNode;
  /** Between head and text, across the page: the page's drawing. */
  readonly figure?: ReactNode;
  /** The beginning of the text, before the first section. */
  readonly opening?: ReactNode;
  readonly sections: readonly ArticleSection[];
  /** A compiled text, which renders its own sections. */
  readonly text?: ReactNode;
  /** After the last section. */
  readonly closing?: ReactNode;
  /** A smaller title, for texts in which people look things up. */
  readonly quiet?: boolean | undefined;
  /** Each section is folded below its heading. */
  readonly folded?: boolean | undefined;
}

/** A long page to read: head, contents in the side column, text of 60 to 70 characters, notes in the margin. */
export function Article({ title, kicker, lead, meta, figure, opening, sections, text, closing, quiet = false, folded }: ArticleProps) {
  return (
    <Wrap className={layout.page}>
      <header className={styles.head}>
        {kicker && <p className={joinClasses(font.strong, styles.kicker)}>{kicker}</p>}
        <h1 className={quiet ? undefined : styles.title}>{title}</h1>
        <div className={joinClasses(above[16], Boolean(lead) && joinClasses(grid.own, styles.withLead))}>
          {lead && <div className={joinClasses(font.lead, flow[12])}>{lead}</div>}
          {meta && <div className={joinClasses(font.note, Boolean(lead) && layout.edged)}>{meta}</div>}
        </div>
      </header>
      {figure}
      <div className={joinClasses(grid.side, styles.columns)}>
        <ArticleContents sections={sections} />
        <div className={sections.some(({ aside }) => aside) ? styles.withNotes : undefined}>
          {opening && <Prose>{opening}</Prose>}
          {text ??
            sections.map(({ body, ...section }) => (
              <ArticlePart key={section.id} folded={folded} {...section}>
                {body}
              </ArticlePart>
            ))}
          {closing}
        </div>
      </div>
    </Wrap>
  );
}
