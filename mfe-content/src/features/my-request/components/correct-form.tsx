import { correctMyRequest, fieldsOf, type LeadField, type MyRequest, rowOf } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import { Button, flow, grid } from '@annuity-lantern/ui';
import { type FormEvent, useRef, useState } from 'react';
import { CallTimeChoice } from '../../../call-time/call-time-choice.tsx';
import { changedAnswers } from '../model/changed-answers.ts';
import { AnswerField } from './answer-field.tsx';
import { Outcome } from './outcome.tsx';
import { type Change, useSending } from './use-sending.ts';

interface CorrectFormProps {
  readonly request: MyRequest;
  readonly change: Change;
}

/** Every answer of the request, to correct. Sends only what changed. The fields are drawn anew once a change is stored. */
export function CorrectForm({ request, change }: CorrectFormProps) {
  const [saved, setSaved] = useState(0);
  const [isSame, setIsSame] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending();
  const { kind, answers } = request;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!form.current) return;
    const body = changedAnswers(new FormData(form.current), kind, answers);
    setIsSame(Object.keys(body).length === 0);
    if (Object.keys(body).length === 0) return;
    void sending.send(async () => {
      await change((headers) => call(correctMyRequest, { body } as never, { headers }));
      setSaved(saved + 1);
    });
  }

  const field = (name: LeadField) => (
    <AnswerField
      key={name}
      name={name}
      answer={answers[name]}
      isRequired={rowOf(name).on[kind] === 'required'}
      error={sending.failure?.fields[name]}
    />
  );
  return (
    <form ref={form} onSubmit={save} aria-labelledby="my-request-correct" className={flow[24]}>
      <div key={saved} className={flow[24]}>
        <div className={grid.two}>{fieldsOf[kind].filter((name) => rowOf(name).kind !== 'callTime').map(field)}</div>
        <CallTimeChoice
          id="my-request"
          state={answers.state}
          answer={answers.preferredCallTime}
          error={sending.failure?.fields.preferredCallTime}
        />
      </div>
      <Button type="submit" busy={sending.busy} busyLabel="Saving...">
        Save my changes
      </Button>
      <Outcome sending={sending}>Saved. We email you to confirm it.</Outcome>
      <p role="status">{isSame ? 'Nothing is different from what you sent.' : ''}</p>
    </form>
  );
}
