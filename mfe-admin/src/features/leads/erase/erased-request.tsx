import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { Notice } from '@annuity-lantern/ui';
import { byWords } from '../../../actors/actor-words.ts';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { EffectList } from '../components/effect-list.tsx';
import { LeadHistory } from '../components/lead-history.tsx';
import { FoldedPart } from '../components/panel-part.tsx';
import { deedWords } from '../model/history-words.ts';

/** All that is left of an erased request. */
export function ErasedRequest({ detail, now }: { detail: LeadDetail; now: number }) {
  const entry = detail.history.findLast(({ what }) => what === 'erased');
  const by = entry?.by === 'visitor' ? 'the visitor' : entry?.by === 'system' ? 'the system' : byWords(entry?.by ?? '');
  return (
    <>
      <Notice tone="straw" title="This request was erased">
        {entry && <p>{`By ${by} ${atMoment(entry.at, now)}${deedWords(entry).replace('erased the request', '')}`.replace(/\.?$/, '.')}</p>}
        <p>Everything about the person is gone. The reference number, the times and the consents stay.</p>
      </Notice>
      <FoldedPart id="lead-effects-title" title="What happened with this request">
        <EffectList lead={detail} now={now} />
      </FoldedPart>
      <FoldedPart id="lead-history-title" title="History">
        <LeadHistory lead={detail} now={now} />
      </FoldedPart>
    </>
  );
}
