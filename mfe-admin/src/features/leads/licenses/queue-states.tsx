import { followInPlace, usePlace } from '@annuity-lantern/host-kit';
import { font } from '@annuity-lantern/ui';
import { type LeadFilters, readFilters, writeFilters } from '../model/lead-filters.ts';
import { myQueue } from '../views/view-address.ts';
import { statesWords } from './license-words.ts';

/** Says that the own queue has unowned requests of some states alone, with the link to all of them, and back. */
export function QueueStates({ states }: { readonly states: readonly string[] | null }) {
  const { search } = usePlace();
  const filters = readFilters(search);
  if (!states && !filters.allStates) return null;
  const { allStates: _, ...limited } = filters;
  const isUsual = Object.keys(limited).length === 1 && limited.sort === 'queue';
  const next: LeadFilters = states ? { ...filters, ...myQueue.filters, allStates: '1' } : isUsual ? {} : limited;
  const address = writeFilters(search, next);
  return (
    <p className={font.quiet}>
      <span>{states ? `Yours, and unowned ones where you may sell: ${statesWords(states)}, or no state given.` : 'Of every state.'}</span>{' '}
      <a href={address} onClick={(event) => followInPlace(event, address, { keepScroll: true })}>
        {states ? 'Show all states' : 'Show where I may sell'}
      </a>
    </p>
  );
}
