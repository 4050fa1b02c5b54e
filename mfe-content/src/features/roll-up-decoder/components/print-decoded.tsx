import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { chanceSource, type Decoded } from '../../../roll-up/decode.ts';
import { figuresHash } from '../../../roll-up/decoder-fields.ts';
import { BUYING_AGE } from '../../../roll-up/decoder-inputs.ts';

/** The age that the large figure is for, unless no payment has come by then. */
const SHOWN_AGE = 85;

/** The return of the promise on one printed page, and as a link. The browser's own menu prints the alert. */
export function PrintDecoded({ decoded, outdated }: { readonly decoded: Decoded; readonly outdated: boolean }) {
  const { figures, base, income, incomeAge, outcomes } = decoded;
  const paid = outcomes.filter(({ percent }) => percent !== null);
  const shown = paid.find(({ age }) => age >= SHOWN_AGE);
  const others = paid.filter((outcome) => outcome !== shown).slice(-2);
  const earned = shown ? formatPercent(shown.percent ?? 0) : 'Nothing';
  const promise = formatShortPercent(figures.rollUpPercent);
  const until = shown ? `live to ${shown.age}` : `live to ${outcomes.at(-1)?.age}`;
  return (
    <PrintOrSend
      byButtonOnly
      hash={figuresHash(figures)}
      sentence={`A ${promise} roll-up earns ${earned.toLowerCase()}${shown ? ' a year' : ''} if you ${until}. An example, not a quote.`}
      sheet={{
        title: toolNames['roll-up-decoder'],
        label: `With a “guaranteed” roll-up of ${promise} (${figures.kind}), if you ${until} you earn`,
        figure: earned,
        words: shown ? 'a year.' : 'has been paid by then.',
        facts: [
          { label: `You pay in at ${BUYING_AGE}`, value: formatDollars(figures.premium) },
          { label: `On paper at ${incomeAge}, never cash`, value: formatDollars(base) },
          { label: `Income from ${incomeAge}, at ${formatShortPercent(figures.payoutPercent)}`, value: `${formatDollars(income)} a year` },
          ...(others.length > 0
            ? [
                {
                  label: 'You earn, a year',
                  value: others.map(({ age, percent }) => `${formatPercent(percent ?? 0)} if you live to ${age}`).join('; '),
                },
              ]
            : []),
        ],
        disclosures: `${rateWords.example} ${rateWords.guarantees} One payment a year at year end, nothing paid at death. ${
          shown ? `About ${formatChance(shown.chance)} of people aged ${BUYING_AGE} live to ${shown.age} (${chanceSource}).` : ''
        }`,
        questions: [
          `If I cancel after ${figures.years} years, what do I get in cash?`,
          'Which page of the contract says so?',
          'How much are all yearly fees together, in dollars, in the first year?',
        ],
        outdated,
      }}
    />
  );
}
