import { NextTools } from '@annuity-lantern/host-kit/next-tools';
import type { GuideFront } from '@annuity-lantern/mdx';
import { above, font, joinClasses, Prose, ruled, Wrap } from '@annuity-lantern/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { ReadingTime } from '../article/reading-time.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { ReviewedNote } from '../text/reviewed-note.tsx';
import styles from './guide-page.module.css';

interface GuidePageProps extends ComponentProps<typeof NextTools> {
  readonly front: GuideFront;
  readonly Text: ComponentType;
  /** The tool that counts the visitor's days, shown before the text. */
  readonly tool: ReactNode;
}

/** A short guide: its tool first, then the text, then the two tools that come next. */
export function GuidePage({ front, Text, tool, ...next }: GuidePageProps) {
  return (
    <>
      <PageHead title={front.title} lead={front.summary} />
      <Wrap className={styles.page}>
        {tool}
        <section aria-labelledby="main-points" className={joinClasses(ruled[32], above[40], styles.text)}>
          <Prose>
            <h2 id="main-points">The main points</h2>
            <ul>
              {front.keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className={font.hint}>
              <ReadingTime minutes={front.minutes} />
            </p>
            <Text />
            <ReviewedNote reviewedOn={front.reviewedOn} sources={front.sources} />
          </Prose>
        </section>
        <NextTools {...next} />
      </Wrap>
    </>
  );
}
