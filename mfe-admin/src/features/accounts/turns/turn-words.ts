import { type PersonInTurn, takesTurns } from '@annuity-lantern/contracts/http';
import { calendarDayWords } from '../../../dates-and-times/moment-words.ts';

/** What a person gets, for after their name. */
export function stateWords(person: PersonInTurn): string {
  if (person.backOn !== undefined) return `away, back on ${calendarDayWords(person.backOn)}`;
  return takesTurns(person) ? 'takes turns' : 'gets only new requests of people they already advise';
}

/** Who gets the next new request, in one sentence. */
export function turnsSentence({ on, people }: { readonly on: boolean; readonly people: readonly PersonInTurn[] }): string {
  if (!on) return 'Off: a new request waits until someone takes it.';
  const isHere = people.some((person) => takesTurns(person) && person.backOn === undefined);
  return isHere
    ? 'On: each new request goes to the next agent who is here, within seconds.'
    : 'On, but no agent is here: new requests wait until someone takes them.';
}
