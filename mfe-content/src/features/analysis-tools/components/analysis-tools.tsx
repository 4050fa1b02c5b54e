import { RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, Section } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './analysis-tools.module.css';
import { PayoutFigure, PayoutText } from './payout-tool.tsx';

interface Tool {
  readonly route: string;
  readonly name: string;
  readonly action: string;
  readonly figure: ReactNode;
  readonly text: ReactNode;
}

/** In the order of the page. A tool is drawn once its page exists. */
const tools: readonly Tool[] = [
  {
    route: 'retirement-calculator',
    name: 'Retirement Income Calculator',
    action: 'Open the calculator',
    figure: <PayoutFigure />,
    text: <PayoutText />,
  },
];

export function AnalysisTools() {
  const routes = new Set(useRoutes().map((route) => route.id));
  const present = tools.filter((tool) => routes.has(tool.route));
  if (present.length === 0) return null;
  return (
    <Section id="tools" heading="Professional Analysis Tools" side={<p>They run in your browser. Nothing you type is sent.</p>}>
      <ul className={styles.tools}>
        {present.map((tool) => (
          <li key={tool.route} className={styles.tool}>
            <div className={styles.figure}>{tool.figure}</div>
            <div className={styles.words}>
              <h3>{tool.name}</h3>
              <div className={styles.text}>{tool.text}</div>
              <RouteLink to={tool.route} className={actionLinkClass()}>
                {tool.action}
                <ArrowRight />
              </RouteLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
