import { readTurns, setAbsence, setTurns, type Turns as TurnsAnswer } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { font, joinClasses, SelectField, split, stack, TextField } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { stateWords, turnsSentence } from './turn-words.ts';

type TurnsChange =
  | { readonly on: boolean; readonly id?: never; readonly backOn?: never }
  /** Null: the person is here again. */
  | { readonly id: string; readonly backOn: string | null };

/** Whether new requests are given to agents in turn, and who is away. */
export function Turns() {
  const read = useQuery({
    queryKey: queryKeys.turns,
    queryFn: ({ signal }) => callAsStaff(readTurns, {}, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <ReadState
      answer={read.data}
      failed={hasFailed(read)}
      reading={read.isFetching}
      loading={{ lines: 3, label: 'Loading who takes turns' }}
      unread={{ title: 'Who takes turns could not be read', text: 'The server did not answer.' }}
      stale={{ title: 'Who takes turns could not be read again' }}
      onRetry={() => void read.refetch()}
    >
      {(turns) => <TurnsForm turns={turns} />}
    </ReadState>
  );
}

function TurnsForm({ turns: { on, people } }: { readonly turns: TurnsAnswer }) {
  const [absence, setNewAbsence] = useState({ id: '', backOn: '' });
  const { start, busy, sent, error, refusal } = useChange({
    send: (change: TurnsChange) =>
      'on' in change
        ? callAsStaff(setTurns, { body: change })
        : callAsStaff(setAbsence, { params: { id: change.id }, body: { backOn: change.backOn } }),
    onSaved: (_answer, change) => 'on' in change || change.backOn === null || setNewAbsence({ id: '', backOn: '' }),
    invalidates: [queryKeys.accounts],
  });
  const sending = busy ? sent : undefined;
  const [problem] = problemsIn(error, { backOn: 'turns-back-on' });
  const handleAway = (event: FormEvent) => {
    event.preventDefault();
    if (absence.id !== '') start(absence);
  };
  return (
    <div className={joinClasses(stack[12], desk.column, desk.ownButtons)}>
      <p role="status">{turnsSentence({ on, people })}</p>
      <ActionButton variant="outline" busy={sending !== undefined && 'on' in sending} onClick={() => start({ on: !on })}>
        {on ? 'Stop giving requests in turn' : 'Give new requests in turn'}
      </ActionButton>
      <p className={font.quiet}>
        If a colleague already advises the person, that colleague gets the request, if they are here. Earlier requests stay as they are.
      </p>
      <RefusalNotice refusal={refusal} />
      <ul className={desk.entries} aria-label="Who takes turns">
        {people.map((person) => (
          <li key={person.id} className={split[16]}>
            <span>
              <bdi>{person.username}</bdi>
              <span className={font.quiet}>{`: ${stateWords(person)}`}</span>
            </span>
            {person.backOn !== undefined && (
              <ActionButton
                variant="outline"
                label={`${isolateName(person.username)} is here`}
                busy={sending?.backOn === null && sending.id === person.id}
                onClick={() => start({ id: person.id, backOn: null })}
              >
                Is here
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <form className={desk.fieldLine} noValidate onSubmit={handleAway} aria-label="Someone is away">
        <SelectField
          id="turns-person"
          label="Who is away"
          placeholder="Choose"
          options={people.map(({ id, username }) => ({ value: id, label: username }))}
          value={absence.id}
          onChange={(event) => setNewAbsence({ ...absence, id: event.target.value })}
        />
        <TextField
          id="turns-back-on"
          type="date"
          label="Back on"
          value={absence.backOn}
          error={problem?.message}
          onChange={(event) => setNewAbsence({ ...absence, backOn: event.target.value })}
        />
        <ActionButton type="submit" size="regular" variant="outline" busy={typeof sending?.backOn === 'string'} waits={absence.id === ''}>
          Save absence
        </ActionButton>
      </form>
    </div>
  );
}
