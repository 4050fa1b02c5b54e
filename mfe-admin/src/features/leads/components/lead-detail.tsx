import { type LeadDetail as Detail, eraseLead, hiddenInRows } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { across, Button, font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { type Ref, useState } from 'react';
import { useMayCall, useOwnRole } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { deskActions } from '../actions/desk-actions.ts';
import { DeskButton } from '../actions/desk-button.tsx';
import call from '../call/call.module.css';
import { CallHead } from '../call/call-head.tsx';
import { CallOutcomes } from '../call/call-outcomes.tsx';
import { Concern } from '../call/concern.tsx';
import { NoteBox } from '../call/note-box.tsx';
import { RecordState } from '../call/record-state.tsx';
import { DoNotCall } from '../do-not-call/do-not-call.tsx';
import { StopCalls } from '../do-not-call/stop-calls.tsx';
import { EraseRequest } from '../erase/erase-request.tsx';
import { ErasedRequest } from '../erase/erased-request.tsx';
import { RequestHold } from '../erase/request-hold.tsx';
import { type Lead, leadOfRow } from '../model/lead.ts';
import { ageWords, fullName, kindWords, stateWords } from '../model/lead-words.ts';
import type { LeadDetailRead } from '../model/use-lead-detail.ts';
import { LeadFacts } from './lead-facts.tsx';
import { LeadRelatives } from './lead-relatives.tsx';
import { LeadStory } from './lead-story.tsx';
import { LeadWork } from './lead-work.tsx';
import { FoldedPart } from './panel-part.tsx';
import { SentFigures } from './sent-figures.tsx';

interface LeadDetailProps {
  readonly lead: Lead;
  /** The same request from a call of its own, which is answered later than the list. */
  readonly read: LeadDetailRead;
  readonly now: number;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
  /** Opens the next request of the list. */
  readonly onNext: () => void;
}

/** One request in full: the call and what came of it, what the visitor sent, and what happened with it. */
export function LeadDetail({ lead, read, now, headingRef, onSelect, onClose, onNext }: LeadDetailProps) {
  const { detail } = read;
  // The note of a request that is gone stays in sight.
  const [last, setLast] = useState<Detail | null>(detail);
  if (detail && detail !== last) setLast(detail);
  const noted = detail ?? (last?.id === lead.id ? last : null);
  // A viewer's rows have no contact and no free text: only the call of its own does.
  const isRowWhole = hiddenInRows(useOwnRole()).length === 0;
  const shown = detail ? leadOfRow(detail) : lead;
  const isErased = detail?.status === 'erased';
  const isGone = read.failed === 'gone';
  const isWhole = !isGone && !isErased;
  const isKnown = isWhole && (detail !== null || isRowWhole);
  const mayErase = useMayCall(eraseLead);
  const about = [kindWords(lead), ...(isErased ? [] : [stateWords(lead), ageWords(lead)])].filter(Boolean).join(' · ');
  return (
    <section className={joinClasses(stack[16], desk.panel)} aria-labelledby="lead-detail-name">
      <div className={across[8]}>
        <Button variant="outline" size="small" onClick={onClose}>
          Back to the list
        </Button>
        <DeskButton of="next" variant="quiet" onClick={onNext}>
          {deskActions.next.words}
        </DeskButton>
      </div>
      <div className={call.sticky}>
        <div className={desk.words}>
          <h2 id="lead-detail-name" ref={headingRef} tabIndex={-1} className={desk.panelTitle}>
            {isErased ? `Request ${leadReference(lead.id)}` : <bdi>{fullName(lead)}</bdi>}
          </h2>
          <span className={font.quiet}>{about}</span>
        </div>
        {isKnown && (
          <CallHead lead={shown} secondAdvisor={detail?.secondAdvisor} now={now}>
            {detail && <StopCalls key={detail.id} detail={detail} />}
          </CallHead>
        )}
      </div>
      {isGone && (
        <Notice tone="straw" role="status" title="This request is no longer stored">
          <p>It was removed after the list was read. Refresh Data brings the list up to date.</p>
        </Notice>
      )}
      {isErased && <ErasedRequest detail={detail} now={now} />}
      {detail && isWhole && <RecordState key={`${detail.id} state`} detail={detail} />}
      {isWhole && detail?.related && <LeadRelatives id={detail.id} related={detail.related} now={now} onSelect={onSelect} />}
      {detail && isWhole && <CallOutcomes key={detail.id} detail={detail} />}
      {noted && <NoteBox key={`${noted.id} note`} detail={noted} isGone={isGone} now={now} onNext={onNext} />}
      {isWhole && (
        <>
          {detail && <DoNotCall key={`${detail.id} calls`} detail={detail} now={now} />}
          {detail?.keyConflict && (
            <Notice tone="straw">
              <p>{`While our database was down, the same form also sent request ${detail.keyConflict} with other answers. We kept both.`}</p>
            </Notice>
          )}
          {isKnown && <Concern lead={shown} />}
          {isKnown && (
            <LeadFacts
              lead={shown}
              contact={detail?.contact}
              secondAdvisor={detail?.secondAdvisor}
              otherAnswers={detail?.otherAnswers}
              now={now}
            />
          )}
          {detail && <LeadWork key={`${detail.id} work`} detail={detail} />}
          {detail?.attachments && <SentFigures attachments={detail.attachments} />}
          {detail && mayErase && (
            <FoldedPart key={`${detail.id} erase`} id="lead-erase-title" title="Erase or keep" isUrgent={detail.hold !== undefined}>
              <RequestHold detail={detail} now={now} />
              {!detail.hold && <EraseRequest detail={detail} />}
            </FoldedPart>
          )}
          <LeadStory key={`${lead.id} story`} read={read} isRowWhole={isRowWhole} now={now} />
        </>
      )}
    </section>
  );
}
