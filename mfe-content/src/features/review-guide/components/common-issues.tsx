import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { above, font, grid, joinClasses, Section } from '@annuity-lantern/ui';

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;

const issues = [
  {
    title: 'Fees that add up',
    text: `Each one looks small. Together, we look closer from ${fees.warnFrom}% a year, and call it serious from ${fees.severeFrom}%.`,
  },
  {
    title: 'A long way out',
    text: `We look closer at a surrender period of more than ${surrender.warnOver} years, and call more than ${surrender.severeOver} serious.`,
  },
  {
    title: 'An income base that looks like cash',
    text: 'The larger number on a statement often only counts for income. You can’t withdraw it, and your heirs usually don’t get it.',
  },
  {
    title: 'A rider that goes unused',
    text: 'You pay the rider fee every year, even if you never use it.',
  },
  {
    title: 'Caps that came down',
    text: 'Insurers rarely guarantee the first year’s cap for longer. Yours can lower it at renewal, down to the minimum in the contract.',
  },
  {
    title: 'One contract replaced by another',
    text: 'A new contract starts new surrender charges. Make sure that the exchange is worth them.',
  },
];

/** Common problems, with the limits for a flag. */
export function CommonIssues() {
  return (
    <Section
      id="common-issues"
      heading="What often turns up"
      side={<p>None of it makes a contract bad by itself. All of it is worth knowing.</p>}
    >
      <ul className={grid.two}>
        {issues.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={joinClasses(font.secondary, above[4])}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
