import { formatDollars, toDecimals } from '@annuity-lantern/domain/format-number';
import { FigureYear } from '@annuity-lantern/host-kit';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { correctedTax, lateTax, type WithdrawalView } from '../model/withdrawal-view.ts';

export function WithdrawalWorking({ view: { owner, year, found } }: { readonly view: WithdrawalView }) {
  return (
    <ShowWorking
      steps={
        found.kind === 'due'
          ? [
              { name: 'Your age', formula: 'the year − the year of your birth', sum: `${year} − ${owner.born} = ${found.age}` },
              {
                name: 'The withdrawal',
                formula: 'the balance ÷ the years that the table gives for that age, rounded up',
                sum: `${formatDollars(owner.balance)} ÷ ${toDecimals(found.period, 1)} = ${formatDollars(Math.ceil(found.dollars))}`,
              },
            ]
          : [
              {
                name: 'Your first year',
                formula: `the year of your birth + ${found.firstAge}`,
                sum: `${owner.born} + ${found.firstAge} = ${found.firstYear}`,
              },
            ]
      }
      source={
        <>
          <span>Uniform Lifetime Table, 26 CFR 1.401(a)(9)-9(c). Tax on what was missed: Internal Revenue Code, section 4974; law of</span>{' '}
          <FigureYear of={lateTax} />
          <span>.</span>
        </>
      }
      assumptions={`The balance is that of December 31, ${year - 1}. For IRAs, add all of them. For plans, count each one alone.`}
      leftOut={`Income tax on the withdrawal. The tax on what was missed is ${lateTax.value}%, and ${correctedTax.value}% if you correct it in time. The IRS may waive it.`}
    />
  );
}
