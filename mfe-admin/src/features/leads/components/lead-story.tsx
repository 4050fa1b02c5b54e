import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { ReadState } from '../../../read-state/read-state.tsx';
import type { LeadDetailRead } from '../model/use-lead-detail.ts';
import { EffectList } from './effect-list.tsx';
import { LeadHistory } from './lead-history.tsx';
import { FoldedPart } from './panel-part.tsx';

interface LeadStoryProps {
  readonly read: LeadDetailRead;
  /** Whether the row of the list already shows all that the visitor sent. */
  readonly isRowWhole: boolean;
  readonly now: number;
}

/** The effects and the history of a request, folded. They come from a call of their own, which loads and fails apart from the list. */
export function LeadStory({ read, isRowWhole, now }: LeadStoryProps) {
  const { detail, failed } = read;
  return (
    <>
      <FoldedPart
        id="lead-effects-title"
        tabIndex={-1}
        title="What happened with this request"
        isUrgent={failed !== null || needsPerson(detail)}
      >
        <ReadState
          answer={detail}
          failed={failed !== null}
          reading={read.reading}
          loading={{ lines: 4, label: 'Loading what happened with this request' }}
          unread={{
            title: 'This part could not be read',
            text: isRowWhole
              ? 'The request above is complete. Only its effects and history could not be loaded.'
              : 'Nothing is lost: the request is stored, only the answer did not arrive.',
          }}
          stale={{ title: 'This could not be read again', readAt: read.readAt }}
          onRetry={read.refresh}
        >
          {(lead) => <EffectList lead={lead} now={now} />}
        </ReadState>
      </FoldedPart>
      {detail !== null && (
        <FoldedPart id="lead-history-title" title="History">
          <LeadHistory lead={detail} now={now} />
        </FoldedPart>
      )}
    </>
  );
}

/** Whether an effect was given up, or may have reached someone. */
function needsPerson(detail: LeadDetail | null): boolean {
  return Object.values(detail?.effects ?? {}).some((effect) => effect?.state === 'parked' || effect?.state === 'unconfirmed');
}
