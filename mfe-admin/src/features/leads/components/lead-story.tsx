import { ErrorState, GreekLines } from '@annuity-lantern/ui';
import type { LeadDetailRead } from '../model/use-lead-detail.ts';
import type { Replay } from '../model/use-replay.ts';
import { EffectList } from './effect-list.tsx';
import { LeadHistory } from './lead-history.tsx';
import styles from './lead-story.module.css';
import { StaleNotice } from './stale-notice.tsx';

interface LeadStoryProps {
  readonly read: LeadDetailRead;
  readonly replay: Replay;
  readonly now: number;
}

/** What happened with a request: read apart from the list, with every state of its own. */
export function LeadStory({ read, replay, now }: LeadStoryProps) {
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
            text="The request above stands; only what became of it did not arrive."
            busy={read.reading}
            onRetry={read.refresh}
          />
        )}
        {detail !== null && failed !== null && (
          <StaleNotice title="This could not be read again" readAt={read.readAt} onRetry={read.refresh} />
        )}
        {detail !== null && <EffectList lead={detail} replay={replay} now={now} />}
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
