import { formatDay } from '@annuity-lantern/domain/format-date';
import type { LegalFront } from '@annuity-lantern/mdx';
import { font, joinClasses } from '@annuity-lantern/ui';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Article } from '../../../article/article.tsx';
import { ArticlePart } from '../../../article/article-part.tsx';
import { FIRST_LEGAL_VERSION, LEGAL_VERSION } from '../../../legal-version.ts';
import { ReviewedNote } from '../../../text/reviewed-note.tsx';
import styles from './legal-article.module.css';

interface LegalArticleProps {
  readonly front: LegalFront;
  readonly Text: ComponentType;
  /** Above the text. */
  readonly note?: ReactNode;
}

const versions = { id: 'versions', heading: 'What each version changed' };

/** A legal text: title, dates of both versions, contents, sections, what each version changed, sources. */
export function LegalArticle({ front: { title, sections, reviewedOn, changes, sources }, Text, note }: LegalArticleProps) {
  return (
    <Article
      quiet
      title={title}
      meta={<Versions />}
      sections={[...sections, versions]}
      text={
        <div className={joinClasses(font.column, styles.text)}>
          {note}
          <Text />
        </div>
      }
      closing={
        <>
          <ArticlePart {...versions}>
            <dl>
              {changes.map(({ day, what }) => (
                <Fragment key={day}>
                  <dt>
                    <time dateTime={day}>{formatDay(day)}</time>
                  </dt>
                  <dd>{what}</dd>
                </Fragment>
              ))}
            </dl>
          </ArticlePart>
          <ReviewedNote reviewedOn={reviewedOn} sources={sources} />
        </>
      }
    />
  );
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
