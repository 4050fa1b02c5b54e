import { ReadState } from '../../../read-state/read-state.tsx';
import type { LeadDetailRead } from '../model/use-lead-detail.ts';
import { EffectList } from './effect-list.tsx';
import { LeadHistory } from './lead-history.tsx';
import { PanelPart } from './panel-part.tsx';

interface LeadStoryProps {
  readonly read: LeadDetailRead;
  /** Whether the row of the list already shows all that the visitor sent. */
  readonly isRowWhole: boolean;
  readonly now: number;
}

/** The effects and the history of a request. They come from a call of their own, which loads and fails apart from the list. */
export function LeadStory({ read, isRowWhole, now }: LeadStoryProps) {
  const { detail, failed } = read;
  return (
    <>
      <PanelPart id="lead-effects-title" tabIndex={-1} title="What happened with this request">
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
      </PanelPart>
      {detail !== null && (
        <PanelPart id="lead-history-title" title="History">
          <LeadHistory lead={detail} now={now} />
        </PanelPart>
      )}
    </>
  );
}
