import { type PersonInTurn, readTurns, setAbsence, setTurns, type Turns as TurnsAnswer } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { Button, font, joinClasses, SelectField, split, stack, TextField } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { useChange } from '../../../proof/use-change.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { stateWords, turnsSentence } from './turn-words.ts';

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
  const change = useChange<undefined>((_answer, name) => {
    if (name === 'away') setNewAbsence({ id: '', backOn: '' });
  });
  const { busy, start } = change;
  const [problem] = problemsIn(change.error, { backOn: 'turns-back-on' });
  const save = ({ id }: Pick<PersonInTurn, 'id'>, backOn: string | null) => callAsStaff(setAbsence, { params: { id }, body: { backOn } });
  const handleAway = (event: FormEvent) => {
    event.preventDefault();
    if (absence.id !== '') start('away', () => save(absence, absence.backOn));
  };
  return (
    <div className={joinClasses(stack[12], desk.column, desk.ownButtons)}>
      <p role="status">{turnsSentence({ on, people })}</p>
      <Button
        variant="outline"
        size="small"
        busy={busy === 'turns'}
        busyLabel="Saving..."
        onClick={() => start('turns', () => callAsStaff(setTurns, { body: { on: !on } }))}
      >
        {on ? 'Stop giving requests in turn' : 'Give new requests in turn'}
      </Button>
      <p className={font.quiet}>
        If a colleague already advises the person, that colleague gets the request, if they are here. Earlier requests stay as they are.
      </p>
      <RefusalNotice refusal={change.refusal} />
      <ul className={desk.entries} aria-label="Who takes turns">
        {people.map((person) => (
          <li key={person.id} className={split[16]}>
            <span>
              <bdi>{person.username}</bdi>
              <span className={font.quiet}>{`: ${stateWords(person)}`}</span>
            </span>
            {person.backOn !== undefined && (
              <Button
                variant="outline"
                size="small"
                aria-label={busy === person.id ? undefined : `${isolateName(person.username)} is here`}
                busy={busy === person.id}
                busyLabel="Saving..."
                onClick={() => start(person.id, () => save(person, null))}
              >
                Is here
              </Button>
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
        <Button type="submit" variant="outline" busy={busy === 'away'} busyLabel="Saving..." aria-disabled={absence.id === ''}>
          Save absence
        </Button>
      </form>
    </div>
  );
}
