import { formatDollars, formatPercent, formatShortPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { font, joinClasses, list } from '@annuity-lantern/ui';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import type { TrapExample } from '../model/trap-example.ts';

interface TrapTextProps {
  readonly example: TrapExample;
  /** The same offer with a roll-up that compounds. */
  readonly compound: TrapExample;
}

/** How "8% guaranteed" deceives, on one worked example. */
export function TrapText({ example, compound }: TrapTextProps) {
  const { premium, rollUpPercent, years, payoutPercent, base, income, incomeAge } = example;
  const added = base - premium;
  const rate = formatShortPercent(rollUpPercent);
  return (
    <>
      <p>
        <span>{`The ${formatDollars(base)} is called an`}</span> <GlossaryTerm id="income-base">income base</GlossaryTerm>. The contract
        multiplies it by a <GlossaryTerm id="payout-rate">payout rate</GlossaryTerm>
        <span>{`, here ${formatShortPercent(payoutPercent)}, and pays you ${formatDollars(income)} a year from ${incomeAge}. It takes about ${Math.round(premium / income)} years of payments to get back what you paid in.`}</span>
      </p>
      <p>{`Live to 85 and you have earned ${returnAt(example, 85)} a year. Live to 100, which about ${Math.round(chanceAt(example, 100) * 100)} in 100 people aged ${incomeAge - years} do, and it is ${returnAt(example, 100)}. It’s never ${rate}, at any age.`}</p>
      <h3>The arithmetic, line by line</h3>
      <dl className={joinClasses(list.facts, font.body)}>
        <Sum name="Added on paper each year" sum={`${formatDollars(premium)} × ${rate} = ${formatDollars(added / years)}`} />
        <Sum name={`Added in ${years} years`} sum={`${formatDollars(added / years)} × ${years} = ${formatDollars(added)}`} />
        <Sum name="Income base" sum={`${formatDollars(premium)} + ${formatDollars(added)} = ${formatDollars(base)}`} />
        <Sum name="Income a year" sum={`${formatDollars(base)} × ${formatShortPercent(payoutPercent)} = ${formatDollars(income)}`} />
        <Sum
          name="Own money back"
          sum={`${formatDollars(premium)} ÷ ${formatDollars(income)} = ${toDecimals(premium / income, 1)} years of payments`}
        />
      </dl>
      <p>{`“Guaranteed” is true of the ${rate} on paper and of the income for life. It isn’t true of your savings. No money that you could withdraw, move to another insurer or leave to your family grows at ${rate}.`}</p>
      <p>{`Some contracts compound the ${rate}. Then the paper number is ${formatDollars(compound.base)} and the income ${formatDollars(compound.income)} a year. Live to 85 and you have earned ${returnAt(compound, 85)} a year; live to 100 and it is ${returnAt(compound, 100)}.`}</p>
      <h3>What is really yours</h3>
      <p>
        Your statement shows two numbers. The one that counts if you leave is the{' '}
        <GlossaryTerm id="accumulation-value">accumulation value</GlossaryTerm>, minus any{' '}
        <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm>. The insurer takes the fee for the{' '}
        <GlossaryTerm id="income-rider">income rider</GlossaryTerm> from it every year, even in years that earn nothing.
      </p>
      <p>{`A rider isn’t bad in itself. It pays as long as you live, and some people want exactly that. Buy it for the income. Don’t buy it because it seems to earn ${rate}.`}</p>
    </>
  );
}

function Sum({ name, sum }: { readonly name: string; readonly sum: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}

function returnAt({ outcomes }: TrapExample, age: number): string {
  return formatPercent(outcomes.find((outcome) => outcome.age === age)?.percent ?? 0);
}

function chanceAt({ outcomes }: TrapExample, age: number): number {
  return outcomes.find((outcome) => outcome.age === age)?.chance ?? 0;
}
