import { joinClasses, Prose } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './article.module.css';
import { ArticleFrame, type ArticleFrameProps } from './article-frame.tsx';

export interface ArticleSection {
  /** Also the anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** A note in the margin, beside the section; after its text on narrow screens. */
  readonly aside?: ReactNode;
  /** Takes the margin too, for a table or a drawing that needs it; such a section has no note. */
  readonly wide?: boolean | undefined;
}

interface ArticleProps extends Omit<ArticleFrameProps, 'children'> {
  /** The beginning of the text, before the first section. */
  readonly opening?: ReactNode;
  readonly sections: readonly ArticleSection[];
  /** After the last section. */
  readonly closing?: ReactNode;
}

/** A long page to read: head, contents in the side column, text of 60 to 70 characters, notes in the margin. */
export function Article({ opening, sections, closing, ...frame }: ArticleProps) {
  return (
    <ArticleFrame {...frame} sections={sections}>
      <div className={sections.some(({ aside }) => aside) ? styles.withNotes : undefined}>
        {opening && <Prose>{opening}</Prose>}
        {sections.map(({ id, heading, body, aside, wide = false }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={joinClasses(styles.section, wide && styles.wide)}>
            <Prose className={styles.body}>
              <h2 id={`${id}-heading`} className={styles.heading}>
                {heading}
              </h2>
              {body}
            </Prose>
            {aside && <aside className={styles.aside}>{aside}</aside>}
          </section>
        ))}
        {closing}
      </div>
    </ArticleFrame>
  );
}
