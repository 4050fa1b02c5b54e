import { eraseLead, hiddenInRows } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { across, Button, font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import type { Ref } from 'react';
import { useMayCall, useOwnRole } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import call from '../call/call.module.css';
import { CallHead } from '../call/call-head.tsx';
import { CallOutcomes } from '../call/call-outcomes.tsx';
import { Concern } from '../call/concern.tsx';
import { NoteBox } from '../call/note-box.tsx';
import { DoNotCall } from '../do-not-call/do-not-call.tsx';
import { EraseRequest } from '../erase/erase-request.tsx';
import { ErasedRequest } from '../erase/erased-request.tsx';
import { RequestHold } from '../erase/request-hold.tsx';
import { KeyButton } from '../keys/keyed.tsx';
import { isConsultation, type Lead, leadOfRow } from '../model/lead.ts';
import { fullName, stateWords } from '../model/lead-words.ts';
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
  // A viewer's rows have no contact and no free text: only the call of its own does.
  const isRowWhole = hiddenInRows(useOwnRole()).length === 0;
  const shown = detail ? leadOfRow(detail) : lead;
  const isErased = detail?.status === 'erased';
  const mayErase = useMayCall(eraseLead);
  return (
    <section className={joinClasses(stack[16], desk.panel)} aria-labelledby="lead-detail-name">
      <div className={across[8]}>
        <Button variant="outline" size="small" onClick={onClose}>
          Back to the list
        </Button>
        <KeyButton of="nextRequest" variant="quiet" size="small" onClick={onNext}>
          Next request
        </KeyButton>
      </div>
      <div className={call.sticky}>
        <div className={desk.words}>
          <h2 id="lead-detail-name" ref={headingRef} tabIndex={-1} className={desk.panelTitle}>
            {isErased ? `Request ${leadReference(lead.id)}` : <bdi>{fullName(lead)}</bdi>}
          </h2>
          <span className={font.quiet}>
            {[isConsultation(lead) ? 'Consultation' : 'Annuity review', isErased ? '' : stateWords(lead)].filter(Boolean).join(' · ')}
          </span>
        </div>
        {read.failed !== 'gone' && !isErased && (detail || isRowWhole) && (
          <CallHead lead={shown} secondAdvisor={detail?.secondAdvisor} now={now} />
        )}
      </div>
      {read.failed === 'gone' ? (
        <Notice tone="straw" role="status" title="This request is no longer stored">
          <p>It was removed after the list was read. Refresh Data brings the list up to date.</p>
        </Notice>
      ) : isErased ? (
        <ErasedRequest detail={detail} now={now} />
      ) : (
        <>
          {detail && <CallOutcomes key={detail.id} detail={detail} />}
          {detail && <DoNotCall key={`${detail.id} calls`} detail={detail} now={now} />}
          {detail?.keyConflict && (
            <Notice tone="straw">
              <p>{`While our database was down, the same form also sent request ${detail.keyConflict} with other answers. We kept both.`}</p>
            </Notice>
          )}
          {(detail || isRowWhole) && <Concern lead={shown} />}
          {detail && <NoteBox key={`${detail.id} note`} detail={detail} now={now} onNext={onNext} />}
          {detail?.related && <LeadRelatives id={detail.id} related={detail.related} now={now} onSelect={onSelect} />}
          {(detail || isRowWhole) && (
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
