import { formatDollars, formatNumber, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { Working, WorkingNote, type WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { chanceSource, type Decoded } from '../../../roll-up/decode.ts';
import { BUYING_AGE } from '../../../roll-up/decoder-inputs.ts';
import styles from './decoder-working.module.css';

/** The arithmetic behind the drawings: formulas with numbers, assumptions, source and omissions. */
export function DecoderWorking({ decoded }: { readonly decoded: Decoded }) {
  const { years } = decoded.figures;
  return (
    <Working steps={stepsOf(decoded)} className={styles.working}>
      <WorkingNote name="What the fee changes.">
        It is taken from the account value, the money that you could still withdraw or leave to heirs, and not from the income base. The
        payments for life stay the same, and so does the return above. You have less if you cancel, and your heirs less if you die early.
      </WorkingNote>
      <WorkingNote name="What is assumed.">{`Paid once at ${BUYING_AGE}. Income starts ${years} ${years === 1 ? 'year' : 'years'} later, once a year, at the end of each year, for one life. No extra withdrawals. Returns are before tax and before rising prices. The chance of reaching an age is for someone alive at ${BUYING_AGE}: ${chanceSource}.`}</WorkingNote>
      <WorkingNote name="What is left out.">
        What remains in the account at death: many contracts pay it to heirs, which helps those who die early. After some years of income it
        is usually gone. Interest on the account, bonuses, surrender charges, and an insurer that cannot pay.
      </WorkingNote>
    </Working>
  );
}

function stepsOf({ figures, base, income, incomeAge, fees, outcomes }: Decoded): readonly WorkingStep[] {
  const { premium, rollUpPercent, kind, years, payoutPercent, feePercent } = figures;
  const rate = formatShortPercent(rollUpPercent);
  const example = outcomes.find(({ percent }) => percent !== null);
  return [
    {
      name: 'Income base',
      formula: kind === 'simple' ? 'premium × (1 + roll-up × years)' : 'premium × (1 + roll-up), multiplied year by year',
      sum: (
        <>
          <span>{`${formatDollars(premium)} × ${kind === 'simple' ? `(1 + ${rate} × ${years})` : `(1 + ${rate})`}`}</span>
          {kind === 'compound' && <sup>{years}</sup>} <span>{`= ${formatDollars(base)}`}</span>
        </>
      ),
    },
    {
      name: 'Income a year',
      formula: 'income base × payout',
      sum: `${formatDollars(base)} × ${formatShortPercent(payoutPercent)} = ${formatDollars(income)}`,
    },
    {
      name: 'What you earn',
      formula: 'the yearly rate at which the payments are worth exactly the premium: the internal rate of return',
      sum:
        example?.percent === undefined || example.percent === null
          ? 'No payment comes before 100, so there is no rate.'
          : `To ${example.age}: ${formatDollars(premium)} paid at ${BUYING_AGE}, then ${example.payments} ${example.payments === 1 ? 'payment' : 'payments'} of ${formatDollars(income)}, the first at ${incomeAge + 1}. Money that earned ${formatPercent(example.percent)} a year would have paid exactly that, and nothing would be left.`,
    },
    {
      name: 'Own money back',
      formula: 'premium ÷ income a year',
      sum: `${formatDollars(premium)} ÷ ${formatDollars(income)} = ${formatNumber(premium / income, { most: 1 })} years of payments`,
    },
    {
      name: 'Rider fee',
      formula: 'rate × income base at the start of each year, added up over the years before income',
      sum:
        feePercent === 0
          ? '0%: nothing is charged in this example.'
          : `${formatShortPercent(feePercent)} of a base that grows from ${formatDollars(premium)}: ${formatDollars(fees)} over ${years} ${years === 1 ? 'year' : 'years'}, out of your account value.`,
    },
  ];
}
