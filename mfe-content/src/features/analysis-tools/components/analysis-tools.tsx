import { homeTools, toolNames } from '@annuity-lantern/contracts/tools';
import { RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { ArrowRight, above, actionLinkClass, font, grid, joinClasses, Section, wideOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './analysis-tools.module.css';
import { ComparisonFigure, ComparisonTable } from './comparison-figure.tsx';
import { IncomeFigure, IncomeTable } from './income-figure.tsx';
import { PayoutFigure, PayoutTable, PayoutText } from './payout-tool.tsx';
import { RedFlagFigure, RedFlagTable } from './red-flag-figure.tsx';

interface Card {
  /** The specified title of the card. If the tool's own name differs, it is shown below. */
  readonly name: string;
  readonly action: string;
  readonly figure: ReactNode;
  readonly text: ReactNode;
  /** The figures of the drawing. */
  readonly table: ReactNode;
}

const cards: Readonly<Record<(typeof homeTools)[number], Card>> = {
  'retirement-calculator': {
    name: 'Retirement Income Calculator',
    action: 'Open the calculator',
    figure: <PayoutFigure />,
    text: <PayoutText />,
    table: <PayoutTable />,
  },
  'annuity-comparison': {
    name: 'Annuity Comparison',
    action: 'Compare annuities',
    figure: <ComparisonFigure />,
    text: 'Up to three products side by side, in dollars: at term end, in the worst case, and if you leave early.',
    table: <ComparisonTable />,
  },
  'contract-check': {
    name: 'Bad-Annuity Identifier',
    action: 'Check a contract',
    figure: <RedFlagFigure />,
    text: 'Type a few numbers from your statement. Each red flag shows its limit and its math.',
    table: <RedFlagTable />,
  },
  'income-planning': {
    name: 'Income Planning Optimizer',
    action: 'Plan your income',
    figure: <IncomeFigure />,
    text: 'Social Security and an annuity together, month by month, in today’s dollars.',
    table: <IncomeTable />,
  },
};

/** Shows only tools whose page exists. Phones show one drawing: each tool draws its own. */
export function AnalysisTools() {
  const routes = new Set(useRoutes().map((route) => route.id));
  const present = homeTools.filter((id) => routes.has(id)).map((id) => ({ id, ...cards[id] }));
  if (present.length === 0) return null;
  return (
    <Section
      id="tools"
      heading="Professional Analysis Tools"
      side={
        <>
          <p>They run in your browser. Nothing you type is sent.</p>
          <RouteLink to="tools" className={actionLinkClass()} wrap="p">
            All tools <ArrowRight />
          </RouteLink>
        </>
      }
    >
      <ul className={joinClasses(grid.twoRoomy, styles.tools)}>
        {present.map((tool, index) => (
          <li key={tool.id}>
            <div className={joinClasses(index > 0 && wideOnly)}>{tool.figure}</div>
            <div className={above[16]}>
              <h3>{tool.name}</h3>
              {toolNames[tool.id].toLowerCase() !== tool.name.toLowerCase() && <p className={font.strong}>{toolNames[tool.id]}</p>}
              <div className={joinClasses(font.quiet, above[4])}>{tool.text}</div>
              <RouteLink to={tool.id} className={actionLinkClass()}>
                <span>{tool.action}</span>
                <ArrowRight />
              </RouteLink>
              <div className={joinClasses(index > 0 && wideOnly)}>{tool.table}</div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
