import { followInPlace } from '@annuity-lantern/host-kit';
import { Prose, Wrap } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { FIRST_LEGAL_VERSION, LEGAL_VERSION } from '../../../legal-version.ts';
import { longDate } from '../../../long-date.ts';
import styles from './legal-article.module.css';

export interface LegalSection {
  /** Also the anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

interface LegalArticleProps {
  readonly title: string;
  /** The text in three or four sentences, for those who read no further. */
  readonly summary: ReactNode;
  readonly sections: readonly LegalSection[];
}

/** A legal text: title, dates of both versions, contents, sections. */
export function LegalArticle({ title, summary, sections }: LegalArticleProps) {
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <dl className={styles.dates}>
          <div>
            <dt>Last updated</dt>
            <dd>
              <time dateTime={LEGAL_VERSION}>{longDate(LEGAL_VERSION)}</time> (this version)
            </dd>
          </div>
          <div>
            <dt>First version</dt>
            <dd>
              <time dateTime={FIRST_LEGAL_VERSION}>{longDate(FIRST_LEGAL_VERSION)}</time>
            </dd>
          </div>
        </dl>
      </header>
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
        <Prose>
          {summary}
          {sections.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
              <h2 id={`${id}-heading`} className={styles.heading}>
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </Prose>
      </div>
    </Wrap>
  );
}
