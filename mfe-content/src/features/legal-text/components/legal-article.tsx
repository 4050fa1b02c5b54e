import { formatDay } from '@annuity-lantern/domain/format-date';
import type { ReactNode } from 'react';
import { Article, type ArticleSection } from '../../../article/article.tsx';
import { FIRST_LEGAL_VERSION, LEGAL_VERSION } from '../../../legal-version.ts';
import styles from './legal-article.module.css';

export type LegalSection = Pick<ArticleSection, 'id' | 'heading' | 'body'>;

interface LegalArticleProps {
  readonly title: string;
  /** The text in three or four sentences, for those who read no further. */
  readonly summary: ReactNode;
  readonly sections: readonly LegalSection[];
}

/** A legal text: title, dates of both versions, contents, sections. */
export function LegalArticle({ title, summary, sections }: LegalArticleProps) {
  return <Article quiet title={title} meta={<Versions />} opening={summary} sections={sections} />;
}

function Versions() {
  return (
    <dl className={styles.dates}>
      <div>
        <dt>Last updated</dt>
        <dd>
          <time dateTime={LEGAL_VERSION}>{formatDay(LEGAL_VERSION)}</time> (this version)
        </dd>
      </div>
      <div>
        <dt>First version</dt>
        <dd>
          <time dateTime={FIRST_LEGAL_VERSION}>{formatDay(FIRST_LEGAL_VERSION)}</time>
        </dd>
      </div>
    </dl>
  );
}
