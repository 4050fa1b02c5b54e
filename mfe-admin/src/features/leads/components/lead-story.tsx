import { ErrorState, GreekLines } from '@annuity-lantern/ui';
import { StaleNotice } from '../../../stale-notice/stale-notice.tsx';
import type { LeadDetailRead } from '../model/use-lead-detail.ts';
import { EffectList } from './effect-list.tsx';
import { LeadHistory } from './lead-history.tsx';
import styles from './lead-story.module.css';

interface LeadStoryProps {
  readonly read: LeadDetailRead;
  readonly now: number;
}

/** The effects and the history of a request. They come from a call of their own, which loads and fails apart from the list. */
export function LeadStory({ read, now }: LeadStoryProps) {
  const { detail, failed } = read;
  return (
    <>
      <section className={styles.part} aria-labelledby="lead-effects-title">
        <h3 id="lead-effects-title" tabIndex={-1} className={styles.title}>
          What happened with this request
        </h3>
        {detail === null && failed === null && <GreekLines lines={4} label="Loading what happened with this request" />}
        {detail === null && failed !== null && (
          <ErrorState
            title="This part could not be read"
            text="The request above is complete. Only its effects and history could not be loaded."
            busy={read.reading}
            onRetry={read.refresh}
          />
        )}
        {detail !== null && failed !== null && (
          <StaleNotice title="This could not be read again" readAt={read.readAt} onRetry={read.refresh} />
        )}
        {detail !== null && <EffectList lead={detail} now={now} />}
      </section>
      {detail !== null && (
        <section className={styles.part} aria-labelledby="lead-history-title">
          <h3 id="lead-history-title" className={styles.title}>
            History
          </h3>
          <LeadHistory lead={detail} now={now} />
        </section>
      )}
    </>
  );
}
