import { listAnnuityRates } from '@annuity-lantern/contracts/http';
import type { Ask } from '@annuity-lantern/domain/best-guaranteed';
import { formatPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { guaranteedRates } from '@annuity-lantern/domain/guaranteed-rates';
import { highestRate } from '@annuity-lantern/domain/highest-rate';
import { usStates } from '@annuity-lantern/domain/us-states';
import { useHostData, useRead } from '@annuity-lantern/host-kit';
import { MailMe } from '@annuity-lantern/tool-kit/mail-me';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { type NumberLimits, parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { above } from '@annuity-lantern/ui';
import { useMemo, useState } from 'react';

const limits: NumberLimits = { from: 0.5, to: 20, decimals: 2, words: 'a rate in percent' };

/** Offers a mail when the highest rate for the question above rises. Renders nothing where the operator did not turn it on. */
export function RateWatch({ ask }: { readonly ask: Omit<Ask, 'amount'> | null }) {
  const { rateWatch = false } = useHostData();
  const { data } = useRead(listAnnuityRates, {}, { enabled: rateWatch });
  const rates = data?.data;
  const guaranteed = useMemo(() => (rateWatch && rates ? guaranteedRates(rates) : null), [rateWatch, rates]);
  if (!guaranteed || guaranteed.length === 0 || !ask) return null;
  const best = highestRate(guaranteed, ask)?.rate;
  const { years, atLeast, state } = ask;
  // Keyed by the question: another one has another rate of today, and asks anew.
  return <RateWatchForm key={`${years} ${atLeast} ${state}`} years={years} atLeast={atLeast} state={state} best={best} />;
}

function RateWatchForm({ years, atLeast, state, best }: Omit<Ask, 'amount'> & { readonly best: number | undefined }) {
  const [text, setText] = useState(best === undefined ? '' : toDecimals(best + STEP, 2));
  const parsed = parseNumber(text, limits);
  const isReached = parsed.kind === 'number' && best !== undefined && parsed.number <= best;
  const place = state === 'all' ? '' : ` in ${usStates[state]}`;
  return (
    <div data-print="none" className={above[16]}>
      <MailMe
        id="rate-watch"
        label={`Email me when a ${years}-year rate rises`}
        ask={parsed.kind === 'number' && !isReached ? { kind: 'rate', years, atLeast, state, rate: parsed.number } : null}
        note={
          <p>
            Each email is an advertisement. You get at most one a week, for 6 months. One press stops it, and we erase your address. Nobody
            calls you because of it.
          </p>
        }
      >
        <p>{`We watch ${years}-year guaranteed rates${place}, from insurers rated ${atLeast} or better.`}</p>
        <NumberField
          id="rate-watch-rate"
          label="Write to me when a rate reaches, in percent"
          hint={best === undefined ? 'No rate on today’s list fits.' : `The best today is ${formatPercent(best)}.`}
          suffix="%"
          limits={limits}
          text={text}
          onText={setText}
          error={
            isReached
              ? 'Today’s best is already that high. Enter a higher rate.'
              : parsed.kind === 'empty'
                ? 'Enter a rate in percent.'
                : undefined
          }
        />
      </MailMe>
    </div>
  );
}

/** How much higher than today's best the field begins, in percent. */
const STEP = 0.1;
