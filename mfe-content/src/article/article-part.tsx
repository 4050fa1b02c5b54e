import { flow, font, joinClasses, layout, Prose } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './article.module.css';

interface ArticlePartProps {
  /** Also the anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** A note in the margin, beside the section; after its text on narrow screens. */
  readonly aside?: ReactNode;
  /** Also uses the margin, for a wide table or drawing. Such a section has no note. */
  readonly wide?: boolean | undefined;
}

/** One section of an article. Of a compiled text, the build makes one of every `##`. */
export function ArticlePart({ id, heading, children, aside, wide = false }: ArticlePartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={joinClasses(styles.section, wide && styles.wide)}>
      <Prose className={styles.body}>
        <h2 id={`${id}-heading`} className={font.h2Side}>
          {heading}
        </h2>
        {children}
      </Prose>
      {aside && <aside className={joinClasses(font.note, flow[12], layout.edged, styles.aside)}>{aside}</aside>}
    </section>
  );
}
