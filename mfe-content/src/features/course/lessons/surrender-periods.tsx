import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { ValueBars } from '../figures/value-bars.tsx';
import { FREE_SHARE, leave, PREMIUM, surrenderSchedule } from '../model/examples.ts';
import type { LessonText } from '../model/lesson.ts';
import { quiz } from './surrender-periods-quiz.ts';

export const surrenderPeriods: LessonText = {
  Body,
  askThis: '“In which exact month and year does the last surrender charge end, for every dollar I pay in?”',
  keyPoints: [
    'The surrender charge is a percentage of what you take out beyond the free part. It falls year by year to zero.',
    'Most contracts let you take 10% a year free of the charge. Read from which year on, and 10% of what.',
    'A market value adjustment can add to the charge, or reduce it.',
    'A new premium, or a switch to a new contract, can start the years all over again.',
  ],
  quiz,
};

const EXAMPLE_VALUE = 110_000;
const EXAMPLE_YEAR = 3;

function Body() {
  const example = leave(EXAMPLE_VALUE, EXAMPLE_YEAR);
  const years = surrenderSchedule.map((_, place) => ({ year: place + 1, ...leave(PREMIUM, place + 1) }));
  const first = years[0];
  if (!first) return null;
  return (
    <>
      <p>
        An index annuity is a long promise on both sides. The insurer buys bonds that match the years you agreed to stay. If you leave
        early, it charges you for it. The years in which it may do so are the{' '}
        <GlossaryTerm id="surrender-period">surrender period</GlossaryTerm>, and the amount is the{' '}
        <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm>. Part of the reason is the bonds. Another part is the
        commission, which the company pays to the seller on the first day and earns back from you over the years.
      </p>
      <h3>How the charge works</h3>
      <p>
        Every contract has a table, the <GlossaryTerm id="surrender-schedule">surrender schedule</GlossaryTerm>. Ours, for the example, runs
        seven years: {surrenderSchedule.slice(0, -1).map(formatShortPercent).join(', ')}, and then nothing. Nearly all contracts let you
        take out a part each year without a charge, commonly {formatShortPercent(FREE_SHARE)}. This is the{' '}
        <GlossaryTerm id="free-withdrawal">free withdrawal</GlossaryTerm>. Three details decide what it is worth. Does it begin in the first
        year or the second? Is it a share of the premium or of the present value? And if you leave entirely, does the free part still come
        without a charge? In some contracts it does not.
      </p>
      <Working
        heading="Worked example: leaving in the third year"
        given={`The account stands at ${formatDollars(EXAMPLE_VALUE)}. The charge in year ${EXAMPLE_YEAR} is ${formatShortPercent(example.charge)}, and ${formatShortPercent(FREE_SHARE)} of the value is free.`}
        lines={[
          `Free part: ${formatDollars(EXAMPLE_VALUE)} × ${formatShortPercent(FREE_SHARE)} = ${formatDollars(example.free)}`,
          `The rest: ${formatDollars(EXAMPLE_VALUE)} − ${formatDollars(example.free)} = ${formatDollars(example.charged)}`,
          `Charge: ${formatDollars(example.charged)} × ${formatShortPercent(example.charge)} = ${formatDollars(example.lost)}`,
          `You receive: ${formatDollars(EXAMPLE_VALUE)} − ${formatDollars(example.lost)} = ${formatDollars(example.kept)}`,
        ]}
        result={`Leaving costs ${formatDollars(example.lost)}. Two years later the same exit would cost ${formatDollars(leave(EXAMPLE_VALUE, EXAMPLE_YEAR + 2).lost)}.`}
      />
      <ValueBars
        id="figure-surrender"
        title={`Leaving with ${formatDollars(PREMIUM)}, by contract year`}
        sentence={`In year 1 leaving costs ${formatDollars(first.lost)} and pays ${formatDollars(first.kept)}. From year ${years.length} on it costs nothing.`}
        source={`Example schedule. The value is held at ${formatDollars(PREMIUM)} so that only the charge changes; ${formatShortPercent(FREE_SHARE)} is free each year.`}
        legend={[
          { kind: 'base', words: 'you receive' },
          { kind: 'loss', words: 'surrender charge' },
        ]}
        bars={years.map(({ year, charge, kept, lost }) => ({
          name: `Year ${year}: ${charge > 0 ? `charge ${formatShortPercent(charge)}` : 'no charge'}`,
          parts: [
            { kind: 'base', amount: kept },
            { kind: 'loss', amount: lost },
          ],
          figure: kept,
        }))}
        table={{
          columns: [
            { key: 'year', label: 'Year' },
            { key: 'charge', label: 'Charge', numeric: true },
            { key: 'lost', label: 'It costs', numeric: true },
            { key: 'kept', label: 'You receive', numeric: true },
          ],
          rows: years.map(({ year, charge, lost, kept }) => ({
            year,
            charge: formatShortPercent(charge),
            lost: formatDollars(lost),
            kept: formatDollars(kept),
          })),
        }}
      />
      <h3>How long is too long?</h3>
      <p>
        Surrender periods of five to ten years are typical. We look closer when a period is longer than{' '}
        {contractThresholds.surrenderYears.warnOver} years, and call more than {contractThresholds.surrenderYears.severeOver} serious. A
        long period is not wrong by itself, but it should buy you something you can name: a higher cap that is guaranteed for years, for
        one. If it buys a bonus, read the next lesson first. Ask how old you will be when it ends.
      </p>
      <h3>The market value adjustment</h3>
      <p>
        Many contracts add a <GlossaryTerm id="market-value-adjustment">market value adjustment</GlossaryTerm>. If interest rates have risen
        since you bought, the insurer’s bonds are worth less, and so is your money if you leave early. If rates have fallen, the adjustment
        works for you. It applies to the same amounts as the surrender charge, and ends with it. Neither you nor the company can know today
        which way it will go. Ask for an example in dollars with rates one point higher.
      </p>
      <h3>When there is no charge</h3>
      <p>
        Contracts commonly waive the charge when the owner dies, and often after a stay in a nursing home or with a terminal illness. The
        conditions differ: how many days, from which contract year, for whom. Withdrawals that tax law requires from a retirement account
        are usually free as well. None of this is automatic in every contract. Look for the pages called “waivers”.
      </p>
      <p>
        Taxes are a separate matter. Before 59½, you usually pay an extra {yearFigures.earlyWithdrawalTaxPercent.value}% federal tax on the
        taxable part of a withdrawal (law of <FigureYear of={yearFigures.earlyWithdrawalTaxPercent} />
        ). In an annuity bought with money that was already taxed, gains are counted as coming out first, and they are taxed as ordinary
        income.
      </p>
      <h3>Starting over</h3>
      <p>
        In some contracts every added premium has its own years. A switch to a new contract, even a tax-free{' '}
        <GlossaryTerm id="exchange-1035">1035 exchange</GlossaryTerm>, starts a new surrender period from the first year. If somebody
        proposes a switch while a charge still applies, ask what it costs today in dollars, when the new charges end, and who is paid for
        the switch. You also have a way out at the very start: the <GlossaryTerm id="free-look">free look</GlossaryTerm>, some days after
        delivery in which you can hand the contract back for a refund. The number of days is on the cover.
      </p>
    </>
  );
}
