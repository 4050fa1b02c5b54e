import { followInPlace } from '@annuity-lantern/host-kit';
import { Prose, Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './article.module.css';

export interface ArticleSection {
  /** Also the anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** A note in the margin, beside the section; below its heading on narrow screens. */
  readonly aside?: ReactNode;
}

interface ArticleProps {
  readonly title: ReactNode;
  /** Above the title: what kind of page this is. */
  readonly kicker?: string | undefined;
  /** Below the title: the article in one to three sentences. */
  readonly lead?: ReactNode;
  /** Right of the lead: dates, reading time. */
  readonly meta?: ReactNode;
  /** Between head and text, across the page: the page's drawing. */
  readonly figure?: ReactNode;
  /** The beginning of the text, before the first section. */
  readonly opening?: ReactNode;
  readonly sections: readonly ArticleSection[];
  /** After the last section. */
  readonly closing?: ReactNode;
}

/** A long page to read: head, contents in the side column, text of 60 to 70 characters, notes in the margin. */
export function Article({ title, kicker, lead, meta, figure, opening, sections, closing }: ArticleProps) {
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1>{title}</h1>
        <div className={styles.underTitle}>
          {lead && <div className={styles.lead}>{lead}</div>}
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
      </header>
      {figure}
      <div className={styles.columns}>
        <nav aria-label="Contents" className={styles.contents}>
          <p className={styles.contentsTitle}>Contents</p>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                {/* Through the router: a plain jump would look to it like a way back. */}
                <a href={`#${id}`} onClick={(event) => followInPlace(event, `#${id}`)}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {opening && <Prose>{opening}</Prose>}
          {sections.map(({ id, heading, body, aside }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
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
      </div>
    </Wrap>
  );
}
