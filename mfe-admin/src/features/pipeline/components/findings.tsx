import { type HealthFinding, healthFindings, type PipelineHealth } from '@annuity-lantern/contracts/http';
import { Badge, ExternalLink, font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { findingWords, operationsPlace } from '../model/finding-words.ts';
import styles from './findings.module.css';
import { HealthBadge } from './health-badge.tsx';

const summaries = {
  green: { tone: 'leaf', title: 'Green: everything works.' },
  amber: { tone: 'straw', title: 'Amber: requests are accepted, but something needs attention.' },
  red: { tone: 'brick', title: 'Red: something is broken. Start with the first point.' },
  unknown: { tone: 'plain', title: 'Not known.' },
} as const;

/** The whole pipeline in one sentence, and below it what to do. */
export function Findings({
  health: { color, findings, operationsUrl },
}: {
  health: Pick<PipelineHealth, 'color' | 'findings' | 'operationsUrl'>;
}) {
  const { tone, title } = summaries[color];
  return (
    <>
      <Notice tone={tone} role="status" title={title} />
      {findings.length > 0 && <FindingList findings={findings} operationsUrl={operationsUrl} />}
    </>
  );
}

function FindingList({ findings, operationsUrl }: { findings: readonly HealthFinding[]; operationsUrl: string | undefined }) {
  return (
    <ol className={stack[12]} aria-label="What to do">
      {findingWords(findings).map(({ code, what, todo }) => (
        <li key={code} className={styles.finding}>
          {healthFindings[code].color === 'green' ? <Badge tone="blue">Note</Badge> : <HealthBadge color={healthFindings[code].color} />}
          <div>
            <p className={font.strong}>{what}</p>
            <p>{todo}</p>
            <p className={joinClasses(font.quiet, font.anywhere)}>
              <OperationsPlace {...operationsPlace(code, operationsUrl)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The operator's page of the alert, or its file when the desk does not know the page's address. */
function OperationsPlace({ alert, href }: ReturnType<typeof operationsPlace>) {
  if (href !== undefined) return <ExternalLink href={href}>{`${alert} in the operations page`}</ExternalLink>;
  return (
    <>
      <span>{`More: ${alert} in`}</span> <code>docs/operations/alerts.md</code>
    </>
  );
}
