import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { minimumLabel } from '@annuity-lantern/domain/rate-words';
import { useHomeState } from '@annuity-lantern/host-kit/home-state';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { above, buttonClass, ChartFrame, font, joinClasses, type TableData } from '@annuity-lantern/ui';
import { type MouseEvent, memo } from 'react';
import { whatThisIs } from '../../../result/what-this-is.ts';
import tools from '../../../shared-styles/tools.module.css';
import {
  ANSWER_YEARS,
  type Answer,
  answerLeavingYears,
  answerLines,
  answerRows,
  answersOf,
  sayMostSure,
  sayPossible,
} from '../model/answers.ts';
import type { Cell, ComparedRow } from '../model/contract-rows.ts';
import { sayTerms, sourcesOf } from '../model/product-words.ts';
import styles from './answer-frame.module.css';
import { ComparisonWorking } from './comparison-working.tsx';
import { ANSWER_ID, goToPart, PICKER_ID } from './go-to-part.ts';
import { LossHatch } from './loss-hatch.tsx';
import { RangeChart } from './range-chart.tsx';

interface AnswerFrameProps {
  readonly products: readonly Product[];
  /** True while they are our example of the kinds. */
  readonly isExample: boolean;
  /** Dollars. */
  readonly amount: number;
}

const span = {
  years: ANSWER_YEARS,
  leaving: answerLeavingYears,
  label: 'See the terms and the math',
  hasIncome: true,
  assumed:
    'If you die, we assume that your heirs get the whole account. Some contracts take a charge from it: ask. An income for one life ends with that life.',
};

/** What each product surely pays, could pay, costs to leave and pays at death: of our example, or of the visitor's choice. */
export const AnswerFrame = memo(function AnswerFrame({ products, isExample, amount }: AnswerFrameProps) {
  const home = useHomeState();
  const answers = answersOf(products, amount, isExample);
  const lines = answerLines(answers, amount);
  const rows = answerRows(answers, amount);
  const hasIncome = products.some(({ type }) => type === 'Immediate');
  return (
    <section id={ANSWER_ID} tabIndex={-1} aria-label="What each pays" className={above[24]}>
      <LossHatch />
      <div className={joinClasses(tools.columns, styles.columns)}>
        <AnswerPanel {...sayMostSure(answers, amount, isExample)}>
          <p className={joinClasses(above[24], styles.way)} data-print="none">
            <a href={`#${PICKER_ID}`} className={buttonClass({ size: 'small', night: true })} onClick={toPicker}>
              Compare others
            </a>
          </p>
        </AnswerPanel>
        <div>
          <ChartFrame
            id="sure-and-possible"
            title={`What ${ANSWER_YEARS} years can bring`}
            headingLevel={2}
            className={tools.frame}
            sentence={sayPossible(answers, amount)}
            table={tableOf(answers, rows, amount)}
            source={`Before tax. Heirs: the whole account, unless the contract takes a charge. Terms ${sourcesOf(products)}.${hasIncome ? ` Income annuity: ${whatThisIs}` : ''}`}
          >
            <RangeChart
              rows={lines}
              amount={amount}
              label={lines.map(({ words }) => words).join('. ')}
              facts={products.map(({ id }, place) => <Facts key={id} rows={rows} place={place} />)}
            />
          </ChartFrame>
          <ComparisonWorking products={products} amount={amount} span={span}>
            {products.map((product) => (
              <p key={product.id} className={joinClasses(font.small, above[8])}>
                <b>{product.productName}</b>
                <span>{`${sayTerms(product, home)} ${minimumLabel} ${formatDollars(product.minimumPremium)}.`}</span>
              </p>
            ))}
          </ComparisonWorking>
        </div>
      </div>
    </section>
  );
});

function toPicker(event: MouseEvent) {
  event.preventDefault();
  goToPart(PICKER_ID);
}

function Facts({ rows, place }: { readonly rows: readonly ComparedRow[]; readonly place: number }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, cells }) => {
        const { main, note } = cells[place] as Cell;
        return (
          <div key={label}>
            <dt className={font.small}>{label}</dt>
            <dd>
              <b>{main}</b>
              {main === 'N/A' && <span className={font.hint}>{`: ${note}`}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function tableOf(answers: readonly Answer[], rows: readonly ComparedRow[], amount: number): TableData {
  return {
    columns: [
      { key: 'question', label: `For ${formatDollars(amount)}` },
      ...answers.map(({ product: { id }, name }) => ({ key: id, label: name })),
    ],
    rows: rows.map(({ label, cells }) => ({
      question: label,
      ...Object.fromEntries(answers.map(({ product: { id } }, place) => [id, sayCell(cells[place] as Cell)])),
    })),
  };
}

function sayCell({ main, note }: Cell): string {
  return note ? `${main}: ${note}` : main;
}
