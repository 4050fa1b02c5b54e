import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import {
  askedAfter,
  type CallOutcome,
  callOutcomesOf,
  type LeadDetail,
  leadTransitions,
  listReasons,
  logCall,
  type ReasonedStep,
  reasonedSteps,
  setLeadOwner,
  type TransitionTarget,
  transitionLead,
  UNDO_SPAN,
} from '@annuity-lantern/contracts/http';
import { showToast } from '@annuity-lantern/host-kit';
import { across, stack } from '@annuity-lantern/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useIsOthers, useMayAct, useMayCall, useOwnName } from '../../../queries/session.ts';
import { type ActionName, deskActions, type Step } from '../actions/desk-actions.ts';
import { DeskButton } from '../actions/desk-button.tsx';
import { whoseWords } from '../actions/why-fewer.ts';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { focusField } from '../keys/focus-field.ts';
import { useWhyNotTake } from '../licenses/use-unlicensed.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { ColleagueOffer } from '../person/colleague-offer.tsx';
import { changeSince } from '../writing/change-since.ts';
import { savedCallWords, savedStepWords } from './call-words.ts';
import { NextTryLine } from './next-try-line.tsx';
import { NOTE_FIELD } from './note-box.tsx';
import { PlanForm, type PlanWords } from './plan-form.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { type NextTry, useNextTry } from './use-next-try.ts';
import { WrongNumber } from './wrong-number.tsx';

type Press =
  /** `despite`: take it although a colleague has another request of the person. */
  | { readonly to: Step; readonly reached?: true; readonly callAt?: string; readonly reason?: string; readonly despite?: true }
  /** Give it to the colleague who has another request of the person. */
  | { readonly join: string }
  | { readonly outcome: CallOutcome; readonly callbackAt?: string; readonly nextAt?: string; readonly ask?: true };
/** A time, whether the number is wrong, or the reason for the end. */
type Asking = ReasonedStep | keyof typeof planWords | 'wrong_number';

const planWords = {
  call_back: { question: 'When do you call back?', what: 'Call back', save: 'Save the callback' },
  scheduled: { question: 'When is the call?', what: 'Call', save: 'Schedule the call' },
  next_try: { question: 'When is the next try?', what: 'Next try', save: 'Use this time' },
} as const satisfies Readonly<Record<string, PlanWords>>;

interface Sent {
  readonly press: Press;
  readonly note: string;
  /** The words of the button. */
  readonly words: string;
}

interface Choice {
  readonly name: ActionName;
  /** What the button says, if it does not say the words of the action. */
  readonly words: string;
  /** What the command menu says, if not the words of the action. */
  readonly says?: string;
  readonly press: Press;
  /** The button asks something first. */
  readonly asks?: Asking;
}

/**
 * What came of a call, and the steps of a request: one button each, only where the status has it. The typed note goes with the press. For a
 * request with an owner, only the owner, the second advisor and managers see the buttons.
 */
export function CallOutcomes({ detail }: { detail: LeadDetail }) {
  const { id, owner, status } = detail;
  const { text: note, seen, clear } = useDraft(id, 'note', detail.seq);
  const [asking, setAsking] = useState<Asking | null>(null);
  const undo = useUndo();
  const now = useNow(60_000);
  const { busy, sent, outcome, start } = useLeadChange(detail, async ({ note, press }: Sent, seq) => {
    const changed = await send(id, press, { seq, note: note.trim() ? note : undefined });
    // Here, since another request may be open by now.
    clear(note);
    return changed;
  });
  const isNew = useNewness(status);
  const mayAct = useMayCall(transitionLead);
  const { data: reasons } = useQuery({
    queryKey: queryKeys.reasons,
    // They change with a restart of the desk.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: mayAct ? ({ signal }) => callAsStaff(listReasons, {}, { signal }) : skipToken,
  });
  const ownName = useOwnName();
  const isOthers = useIsOthers(detail);
  const mayStep = useMayAct(detail);
  const whose = whoseWords(detail);
  const choices = choicesOf(detail, isOthers, undo.isOffered);
  const next = useNextTry(detail, now, reasons?.cadence ?? []);
  const unlicensed = useWhyNotTake(detail);
  const whyNotTake = choices.some(({ press }) => isTaking(press)) ? unlicensed : undefined;

  const planned = asking !== null && asking in planWords ? (asking as keyof typeof planWords) : undefined;
  if (!mayAct || (choices.length === 0 && !planned)) return null;
  const make = (words: string, press: Press) => {
    if (note !== '' && changeSince(detail, seen, ownName)) {
      showToast({ status: 'info', title: 'Not saved yet: read your note first', text: 'You wrote it before the request changed.' });
      return focusField(NOTE_FIELD);
    }
    const isEnd = 'to' in press && reasonedSteps.some((step) => step === press.to);
    start({ press, note, words }, () => {
      setAsking(null);
      if (isEnd) undo.offer();
      else undo.end();
    });
  };
  const asked = choices.find(({ asks }) => asks !== undefined && asks === asking);
  const unanswered = choices.some(({ press }) => 'outcome' in press && askedAfter(press.outcome) === 'time');
  const isOffered = (asked !== undefined || (asking === 'next_try' && unanswered)) && mayStep;
  const savePlan = (at: string) => {
    if (planned === 'call_back') return make(deskActions.call_back.words, { outcome: 'call_back', callbackAt: at });
    if (planned === 'scheduled' && asked) return make(asked.words, { ...asked.press, to: 'scheduled', callAt: at });
    next?.choose({ at: new Date(at) });
    setAsking(null);
  };
  return (
    <section className={stack[8]} aria-label="Next step">
      {isOthers && (
        <p>
          <strong>{whose.has}</strong> <span>{whose.rule}</span>
        </p>
      )}
      {mayStep && (
        <>
          {whyNotTake && <p>{whyNotTake}</p>}
          <div className={across[8]}>
            {choices.map(({ name, words, says, press, asks }, index) => (
              <DeskButton
                key={words}
                of={name}
                says={says}
                variant={index === 0 && !whyNotTake ? 'filled' : 'outline'}
                aria-expanded={asks && asking === asks}
                busy={busy && !asks && sent?.words === words}
                waits={busy || (whyNotTake !== undefined && isTaking(press))}
                onClick={({ detail: presses }) => {
                  if (presses !== 0 && isNew()) return;
                  if (asks) setAsking(asking === asks ? null : asks);
                  else make(words, withNextTry(press, next));
                }}
              >
                {words}
              </DeskButton>
            ))}
          </div>
          {next && unanswered && (asking === null || asking === 'next_try') && (
            <NextTryLine
              detail={detail}
              next={next}
              isAsking={asking === 'next_try'}
              onAsk={() => setAsking(asking === 'next_try' ? null : 'next_try')}
            />
          )}
          {asked && asking === 'wrong_number' && (
            <WrongNumber
              detail={detail}
              busy={busy}
              onSave={(ask) => make(asked.words, { outcome: 'wrong_number', ...(ask ? { ask } : {}) })}
              onCancel={() => setAsking(null)}
            />
          )}
          {asked && isReasoned(asking) && (
            <ReasonChoice
              step={asking}
              reasons={reasons?.[asking] ?? []}
              busy={busy}
              onChoose={(reason) => make(asked.words, { ...asked.press, to: asking, reason })}
              onCancel={() => setAsking(null)}
            />
          )}
        </>
      )}
      {planned && (
        <PlanForm
          key={planned}
          lead={detail}
          words={planWords[planned]}
          isOffered={isOffered}
          busy={busy}
          onSave={savePlan}
          onCancel={() => setAsking(null)}
        />
      )}
      {outcome?.kind === 'colleague' && !owner && (
        <ColleagueOffer
          colleague={outcome.colleague}
          onJoin={() => make(takeWords, { join: outcome.colleague.owner })}
          onGoOn={() => make(takeWords, { to: 'assigned', despite: true })}
        />
      )}
      <ChangeOutcome
        outcome={outcome}
        saved={detail.history.at(-1)?.what === 'call' ? savedCallWords(detail, now) : savedStepWords(status, detail.callback, now)}
      />
    </section>
  );
}

function isTaking(press: Press): boolean {
  return 'to' in press && press.to === 'assigned';
}

const takeWords = 'I will take it';
const anotherTime = 'Another time for the call';

interface With {
  readonly seq: number;
  readonly note: string | undefined;
}

function send(id: string, press: Press, { seq, note }: With): Promise<LeadDetail> {
  const params = { id };
  if ('join' in press) return callAsStaff(setLeadOwner, { params, body: { to: press.join, seq, ...(note && { reason: note }) } });
  const body = { seq, ...(note && { note }) };
  return 'outcome' in press
    ? callAsStaff(logCall, { params, body: { ...press, ...body } })
    : callAsStaff(transitionLead, { params, body: { ...press, ...body } });
}

/** "No answer" and "Left a message" take the next try with them. */
function withNextTry(press: Press, next: NextTry | undefined): Press {
  if (!next || !('outcome' in press) || askedAfter(press.outcome) !== 'time') return press;
  return { ...press, ...(next.at ? { nextAt: next.at.toISOString() } : {}), ...(next.ask ? { ask: true } : {}) };
}

function isReasoned(asking: Asking | null): asking is ReasonedStep {
  return reasonedSteps.some((step) => step === asking);
}

/** Taking it first, then the outcomes of a call, then the other steps. */
function choicesOf(detail: LeadDetail, isOthers: boolean, isUndo: boolean): Choice[] {
  const next: readonly TransitionTarget[] = leadTransitions[detail.status];
  // A time needs an owner, whom it reminds.
  const maySchedule = detail.owner !== undefined && !wantsNoCalls(detail);
  const steps = (['scheduled', 'closed', 'disqualified', 'reopened'] as const).filter(
    (to) => next.includes(to) && (to !== 'scheduled' || maySchedule),
  );
  const throughContact = next.includes('contacted');
  return [
    ...(next.includes('assigned')
      ? [{ ...stepChoice('assigned'), ...(isOthers ? { words: 'Set to assigned', says: 'Set to assigned' } : { words: takeWords }) }]
      : []),
    ...callOutcomesOf(detail)
      .filter((outcome) => outcome !== 'call_back' || !wantsNoCalls(detail))
      .map((outcome) => ({
        name: outcome,
        words: deskActions[outcome].words,
        press: { outcome },
        ...(outcome === 'call_back' || outcome === 'wrong_number' ? { asks: outcome } : {}),
      })),
    ...(throughContact
      ? (['scheduled', 'closed'] as const)
          .filter((to) => to !== 'scheduled' || maySchedule)
          .map((to) => ({ ...stepChoice(to), press: { to, reached: true as const } }))
      : []),
    ...steps.map((to) => {
      if (to === 'reopened' && isUndo) return { ...stepChoice(to), name: 'undo' as const, words: deskActions.undo.words };
      return to === detail.status ? { ...stepChoice(to), words: anotherTime, says: `${anotherTime}...` } : stepChoice(to);
    }),
  ];
}

function stepChoice(to: Step): Choice {
  const asks = to === 'scheduled' ? to : reasonedSteps.find((step) => step === to);
  return { name: to, words: deskActions[to].words, press: { to }, ...(asks ? { asks } : {}) };
}

/** For `UNDO_SPAN` after the end of a request, "Open again" is called "Undo". */
function useUndo() {
  const [offers, setOffers] = useState(0);
  useEffect(() => {
    if (offers === 0) return;
    const timer = setTimeout(() => setOffers(0), UNDO_SPAN);
    return () => clearTimeout(timer);
  }, [offers]);
  return { isOffered: offers > 0, offer: () => setOffers((before) => before + 1), end: () => setOffers(0) };
}

/** Milliseconds in which new buttons ignore pointer presses. A press then was meant for the buttons they replaced, or ends a double click. */
const CALM = 500;

/** Returns a function that tells whether the status changed within the last `CALM` milliseconds. */
function useNewness(status: string): () => boolean {
  const since = useRef<{ readonly status: string; readonly at: number }>({ status, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (since.current.status !== status) since.current = { status, at: performance.now() };
  }, [status]);
  return () => performance.now() - since.current.at < CALM;
}
