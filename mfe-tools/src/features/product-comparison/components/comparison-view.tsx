import { formatDollars } from '@annuity-lantern/domain/format-number';
import { COMPARED_YEARS } from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { useSite, useToday } from '@annuity-lantern/host-kit';
import { NextTools } from '@annuity-lantern/host-kit/next-tools';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { above, Button, EmptyState, font, grid, joinClasses, OutsideLink, Wrap, X } from '@annuity-lantern/ui';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { contractRows } from '../model/contract-rows.ts';
import { dollarRows } from '../model/dollar-rows.ts';
import { offeredFigures } from '../model/offered-figures.ts';
import { sayLeftOut, saySamples } from '../model/product-words.ts';
import { type Floor, sayRanges } from '../model/range-words.ts';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './comparison-view.module.css';
import { ComparisonWorking } from './comparison-working.tsx';
import { CourseFrame } from './course-frame.tsx';
import { LossHatch } from './loss-hatch.tsx';
import { PrintComparison } from './print-comparison.tsx';
import { RangeFrame } from './range-frame.tsx';

interface ComparisonViewProps {
  readonly products: readonly Product[];
  /** Notes on the products that come from the rate list. */
  readonly listed: ReactNode;
  /** The amount as typed. */
  readonly text: string;
  /** Dollars; null while the field is empty. */
  readonly amount: number | null;
  /** True while the text is invalid and the figures are still based on the last amount. */
  readonly outdated: boolean;
  readonly hash: string;
  readonly changed: boolean;
  readonly onText: (text: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

const none: readonly string[] = [];

const talkPoints = [
  'Ask for the surrender schedule, and what the market value adjustment took when rates last rose.',
  'Ask what caps people who already own the contract got in later years. The first cap is often the best.',
  'Keep money for emergencies outside the annuity. Five years is a long time.',
];

/** The first question to ask if the terms come from a rate sheet. */
const askForTheRest = 'Ask for what the rate sheet leaves out: yearly fees, a bonus, and the least you get if you leave early.';

const counts = ['', '', 'Two', 'Three'];

const worstCase = 'Worst case: the least the contract itself promises. With a market value adjustment, that’s its guaranteed minimum.';

export function ComparisonView(props: ComparisonViewProps) {
  const { products, listed, text, outdated, hash, changed, onText, onRemove, onClose } = props;
  // Keeps typing responsive: the figures follow at a lower priority.
  const amount = useDeferredValue(props.amount);
  const form = useRef<HTMLFormElement>(null);
  const { contact } = useSite().links;
  const same = amount === null ? 'side by side' : `the same ${formatDollars(amount)}`;
  const words = useMemo(() => (amount === null ? null : sayRanges(products, amount)), [products, amount]);
  const floor = words?.floor;
  const leftOut = sayLeftOut(products);
  const ask = leftOut ? [askForTheRest, ...talkPoints.slice(0, -1)] : talkPoints;
  const today = useToday();
  const contract = useMemo(() => contractRows(products, amount, today), [products, amount, today]);
  const dollars = useMemo(() => (amount === null ? [] : dollarRows(products, amount)), [products, amount]);
  const groups = useMemo(
    () => [
      ...(amount === null ? [] : [{ name: `In dollars, for ${formatDollars(amount)}`, rows: dollars }]),
      { name: 'The contract', rows: contract },
    ],
    [amount, contract, dollars],
  );
  return (
    <Wrap className={styles.view}>
      <LossHatch />
      <Button variant="quiet" size="small" icon={<X />} className={tools.flush} onClick={onClose}>
        Close Comparison
      </Button>
      <div className={joinClasses(grid.own, styles.head)}>
        <div>
          <h1 id="comparison-heading" tabIndex={-1}>{`${counts[products.length] ?? ''} contracts, ${same}`}</h1>
          <p
            className={joinClasses(font.lead, above[12])}
          >{`Every column uses the same amount and the same ${COMPARED_YEARS} years, so you can compare straight across.`}</p>
        </div>
        <FiguresForm
          form={form}
          unread={none}
          label="Amount"
          answer={floor && !outdated ? sayInOneLine(floor) : undefined}
          result="worst-to-best-title"
        >
          <MoneyField id="amount" label="Amount" hint="Such as 250,000 or 250k" text={text} onText={onText} />
        </FiguresForm>
      </div>
      {listed}
      {outdated && amount !== null && (
        <p
          className={joinClasses(font.strong, above[16])}
        >{`These figures are still for ${formatDollars(amount)}, the last amount we could read.`}</p>
      )}
      <Announced text={changed && words && !outdated ? `For ${formatDollars(amount ?? 0)}: ${words.certain}` : ''} />
      {amount !== null && words && <RangeFrame products={products} amount={amount} words={words} />}
      <ToolNotice>
        <span>{`${rateWords.guarantees} ${rateWords.caps} ${saySamples(products)}`}</span>
        {leftOut && <span className={styles.leftOut}>{leftOut}</span>}
      </ToolNotice>
      <ComparisonTable products={products} groups={groups} onRemove={onRemove} />
      {amount === null && <EmptyState title="No figures in dollars yet" text="Enter an amount to see what each contract could be worth." />}
      <p className={joinClasses(font.note, above[16], styles.small)}>{worstCase}</p>
      {amount !== null && (
        <>
          <ComparisonWorking products={products} amount={amount} />
          <CourseFrame products={products} amount={amount} />
        </>
      )}
      <TalkPoints points={ask}>
        <HandOver
          to="consultation"
          label="Talk to an advisor about this"
          figures={amount === null ? null : offeredFigures(products, amount)}
        />
        <p className={above[12]}>
          <OutsideLink look="action" page={contact}>
            Get Expert Analysis
          </OutsideLink>
        </p>
        <p className={font.hint}>{sayOutsidePage(contact)}</p>
      </TalkPoints>
      <PrintComparison
        products={products}
        amount={amount}
        words={words}
        contract={contract}
        dollars={dollars}
        outdated={outdated}
        leftOut={leftOut}
        hash={hash}
      />
      <NextTools after="annuity-comparison" />
    </Wrap>
  );
}

/** Kept in sight on phones. */
function sayInOneLine({ productName, held, beforeFees }: Floor): string {
  return `After ${COMPARED_YEARS} years: at least ${held} with ${productName}${beforeFees ? ', before any fee' : ''}.`;
}
