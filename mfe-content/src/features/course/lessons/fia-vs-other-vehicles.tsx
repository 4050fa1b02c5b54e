import {
  afterTax,
  CAP,
  capped,
  index,
  MYGA_RATE,
  mygaEnd,
  PREMIUM,
  poorCapped,
  poorIndex,
  poorYears,
  SAME_RATE,
  TAX,
} from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { Table } from '@annuity-lantern/ui';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { Working } from '../components/working.tsx';
import { ValueBars } from '../figures/value-bars.tsx';
import type { LessonText } from '../model/lesson.ts';
import { workingLines } from '../model/working-lines.ts';
import { quiz } from './fia-vs-other-vehicles-quiz.ts';

export const fiaVsOtherVehicles: LessonText = {
  Body,
  askThis: '“What is the plainest product that would do this job, and why is it not enough for me?”',
  keyPoints: [
    'Compare an FIA with other safe places first: a guarantee annuity, a bank certificate, Treasury bonds.',
    'In good years an FIA may earn more than they do. In poor years it earns less. You do not know which will come.',
    'It is not a substitute for stocks, and stocks are not a substitute for it.',
    'Keep money you may need soon out of every contract with a surrender charge.',
  ],
  quiz,
};

const vehicles = {
  columns: [
    { key: 'name', label: 'Vehicle' },
    { key: 'earns', label: 'What it earns' },
    { key: 'loss', label: 'Can the market lower it?' },
    { key: 'access', label: 'Can you get at it?' },
    { key: 'behind', label: 'Who stands behind it' },
  ],
  rows: [
    {
      name: 'Fixed index annuity',
      earns: 'Part of an index’s rise, 0% possible',
      loss: 'No; fees can',
      access: 'Charge for years',
      behind: 'The insurer',
    },
    {
      name: 'Guarantee annuity (MYGA)',
      earns: 'A fixed rate for the term',
      loss: 'No',
      access: 'Charge during the term',
      behind: 'The insurer',
    },
    {
      name: 'Bank certificate',
      earns: 'A fixed rate for the term',
      loss: 'No',
      access: 'Small penalty',
      behind: 'The bank, and the FDIC up to its limit',
    },
    {
      name: 'Treasury bonds',
      earns: 'A fixed rate',
      loss: 'Only if sold early',
      access: 'Can be sold any day',
      behind: 'The US government',
    },
    {
      name: 'Variable annuity',
      earns: 'What its funds earn, less fees',
      loss: 'Yes',
      access: 'Charge for years',
      behind: 'You bear the result',
    },
    {
      name: 'Index fund',
      earns: 'The index with dividends, less a small fee',
      loss: 'Yes',
      access: 'Can be sold any day',
      behind: 'You bear the result',
    },
  ],
};

function Body() {
  const bars = [
    { name: 'Good years: index alone', kind: 'base', figure: index.end },
    { name: `Good years: FIA, ${formatShortPercent(CAP)} cap`, kind: 'savings', figure: capped.end },
    { name: `Either: MYGA at ${formatPercent(MYGA_RATE)}`, kind: 'lamp', figure: mygaEnd },
    { name: 'Poor years: index alone', kind: 'base', figure: poorIndex.end },
    { name: `Poor years: FIA, ${formatShortPercent(CAP)} cap`, kind: 'savings', figure: poorCapped.end },
  ] as const;
  return (
    <>
      <p>
        A good question to ask about any product is: compared with what? In this last lesson the fixed index annuity stands beside the
        things people use for the same money. None of them is best for everyone. They differ in who bears the risk, when you can have your
        money, and how it is taxed.
      </p>
      <h3>Six vehicles side by side</h3>
      <Table caption="Six places for the same money" captionHidden columns={vehicles.columns} rows={vehicles.rows} phone="lines" />
      <p>
        The closest match is the <GlossaryTerm id="myga">multi-year guarantee annuity</GlossaryTerm>, MYGA for short: the same kind of
        company, the same tax rules, a similar surrender charge, but a rate that is known on the first day. It should be the first thing you
        compare an FIA with. If a MYGA pays {formatPercent(MYGA_RATE)} for five years for certain, take an FIA only if you expect it to beat
        that.
      </p>
      <Working
        heading="Worked example: five poor years"
        given={`The index does ${poorYears.map((year) => (year > 0 ? `+${formatShortPercent(year)}` : formatShortPercent(year))).join(', ')}. You hold an FIA with a ${formatShortPercent(CAP)} cap and no fee.`}
        lines={workingLines(poorYears, poorCapped)}
        result={`The FIA ends at ${formatDollars(poorCapped.end)}, the index at ${formatDollars(poorIndex.end)}, a MYGA at ${formatPercent(MYGA_RATE)} at ${formatDollars(mygaEnd)}.`}
      />
      <p>
        So the FIA did what it promises: it protected its owner from the fall. A MYGA did so too, and paid more. In the five good years that
        we used in lessons 1 to 5, the FIA ended at {formatDollars(capped.end)}, still less than the MYGA’s {formatDollars(mygaEnd)}. With a
        higher cap or an even rise, it would have been ahead. So an FIA is a bet, with a safe floor, that the index will do well enough
        under the cap to beat a plain rate.
      </p>
      <ValueBars
        id="figure-vehicles"
        title={`${formatDollars(PREMIUM)} after five years`}
        sentence={`In the good years the index wins with ${formatDollars(index.end)}; in the poor years it ends at ${formatDollars(poorIndex.end)}. The FIA lies between. The MYGA is ${formatDollars(mygaEnd)} either way.`}
        source="Invented index years, without dividends. No fees, no taxes. Not a forecast."
        legend={[
          { kind: 'base', words: 'index alone' },
          { kind: 'savings', words: 'FIA' },
          { kind: 'lamp', words: 'guaranteed' },
        ]}
        bars={bars.map(({ name, kind, figure }) => ({ name, parts: [{ kind, amount: figure }], figure }))}
        table={{
          columns: [
            { key: 'name', label: 'Vehicle' },
            { key: 'value', label: 'After five years', numeric: true },
          ],
          rows: bars.map(({ name, figure }) => ({ name, value: formatDollars(figure) })),
        }}
      />
      <h3>Beside a bank certificate</h3>
      <p>
        A certificate of deposit is insured by the FDIC up to its limit, and leaving early costs a few months’ interest. An annuity is
        backed by one insurer. For money you may need, the certificate is better. The annuity’s advantage is tax: outside a retirement
        account, interest in an annuity is taxed when you take it out, interest on a certificate every year. The difference is smaller than
        many think. At {formatShortPercent(SAME_RATE)} for five years and a tax rate of {formatShortPercent(TAX)}, {formatDollars(PREMIUM)}{' '}
        becomes {formatDollars(afterTax.deferred)} in the annuity and {formatDollars(afterTax.yearly)} in the certificate: a difference of{' '}
        {formatDollars(afterTax.deferred - afterTax.yearly)}. Inside an IRA there is none, for the IRA defers the tax already.
      </p>
      <h3>Beside bonds and stocks</h3>
      <p>
        A Treasury bond held to its end pays what it says, and you can sell it any day at the day’s price. A stock fund will have years of
        minus 20% or worse, and over long times it has earned more than any safe thing. An FIA takes the place of part of your bonds, not of
        your stocks. Somebody who sells it as “the market without the risk” leaves out the cap, the dividends and the years of waiting.
      </p>
      <h3>Beside a variable annuity and an immediate one</h3>
      <p>
        A <GlossaryTerm id="variable-annuity">variable annuity</GlossaryTerm> is invested in funds. It can lose value, and its yearly costs
        are often the highest on this page. An <GlossaryTerm id="immediate-annuity">immediate annuity</GlossaryTerm> has no account at all:
        you pay once and receive income for life, usually more a month than an FIA’s rider would pay, and you cannot have the sum back.
      </p>
      <h3>How to decide</h3>
      <p>
        Write down what the money is for and when you need it. Money for the next two years belongs in a bank. Money for certain income
        belongs in whatever pays the most guaranteed dollars for it. Money to grow for your heirs belongs in things that can fall and
        recover. An FIA may fit what is left: money that must not fall and that you won’t need for years. Print the comparison worksheet,
        fill in one column for each contract you are offered, and take it with you. If a seller won’t take the time to fill it in, look
        elsewhere.
      </p>
    </>
  );
}
