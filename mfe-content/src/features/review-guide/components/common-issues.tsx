import { contractThresholds, type Flag, flagSurrenderPeriod, flagYearlyFees } from '@annuity-lantern/domain/contract-thresholds';
import { above, across, Badge, type BadgeTone, font, grid, joinClasses, Section } from '@annuity-lantern/ui';

interface Issue {
  readonly title: string;
  readonly text: string;
  readonly example?: { readonly words: string; readonly flag: Flag };
}

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;
const EXAMPLE_FEES = 3.4;
const EXAMPLE_YEARS = 12;

const issues: readonly Issue[] = [
  {
    title: 'Fees that add up',
    text: `Each one looks small. Together, we look closer from ${fees.warnFrom}% a year, and call it serious from ${fees.severeFrom}%.`,
    example: { words: `Example: ${EXAMPLE_FEES}% a year in all`, flag: flagYearlyFees(EXAMPLE_FEES) },
  },
  {
    title: 'A long way out',
    text: `We look closer at a surrender period of more than ${surrender.warnOver} years, and call more than ${surrender.severeOver} serious.`,
    example: { words: `Example: ${EXAMPLE_YEARS} years of surrender charges`, flag: flagSurrenderPeriod(EXAMPLE_YEARS) },
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

const looks: Readonly<Record<Flag, { readonly tone: BadgeTone; readonly words: string }>> = {
  none: { tone: 'leaf', words: 'Nothing unusual' },
  warn: { tone: 'straw', words: 'Look closer' },
  severe: { tone: 'brick', words: 'Serious' },
};

/** Common problems, with the limits for a flag. */
export function CommonIssues() {
  return (
    <Section
      id="common-issues"
      heading="What often turns up"
      side={<p>None of it makes a contract bad by itself. All of it is worth knowing.</p>}
    >
      <ul className={grid.two}>
        {issues.map(({ title, text, example }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={joinClasses(font.secondary, above[4])}>{text}</p>
            {example && (
              <p className={joinClasses(font.small, above[8], across[12])}>
                <span>{example.words}</span> <Badge tone={looks[example.flag].tone}>{looks[example.flag].words}</Badge>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
