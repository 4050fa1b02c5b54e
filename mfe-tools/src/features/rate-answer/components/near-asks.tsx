import type { RateRecord } from '@annuity-lantern/contracts/http';
import { allSamples } from '@annuity-lantern/domain/all-samples';
import type { Ask } from '@annuity-lantern/domain/best-guaranteed';
import { formatDollars, formatYears } from '@annuity-lantern/domain/format-number';
import type { NearAsk } from '@annuity-lantern/domain/nearest-asks';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { soldWords } from '@annuity-lantern/domain/sold-in';
import { above, Badge, Button, joinClasses, stack } from '@annuity-lantern/ui';
import { changeWords, insurerWords, nothingWords } from '../model/offer-words.ts';

interface NearAsksProps {
  readonly ask: Ask;
  readonly near: readonly NearAsk<RateRecord>[];
  readonly onTake: (ask: Ask) => void;
}

/** Similar requests with results, offered if nothing matches. */
export function NearAsks({ ask, near, onTake }: NearAsksProps) {
  if (near.length === 0)
    return <p>{`No insurer here rated ${offeredGrades.at(-1) ?? ''} or better guarantees its rate for the whole term.`}</p>;
  const samplesOnly = allSamples(near.map(({ offer }) => offer.rate));
  return (
    <>
      <p>
        <span>{`${nothingWords(ask)} The nearest:`}</span> {samplesOnly && <Badge tone="sample">Sample</Badge>}
      </p>
      <ul className={joinClasses(stack[16], above[16])}>
        {near.map(({ ask: next, changes, offer }) => (
          <li key={changes.join()}>
            <Button variant="outline" size="small" onClick={() => onTake(next)}>
              {changeWords(next, changes)}
            </Button>
            <p className={above[8]}>
              <b>{formatDollars(offer.paid)}</b>{' '}
              <span>{`after ${formatYears(next.years)}: ${offer.rate.productName}, ${insurerWords(offer.rate)}`}</span>{' '}
              {offer.rate.sample && !samplesOnly && (
                <span>
                  <Badge tone="sample">Sample</Badge>{' '}
                </span>
              )}
              <b>{soldWords(offer.rate.states, ask.state)}</b>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
