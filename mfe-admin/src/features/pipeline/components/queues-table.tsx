import type { HealthProvider, HealthQueue, PipelineHealth } from '@annuity-lantern/contracts/http';
import { Table } from '@annuity-lantern/ui';
import { staffWords } from '../../../effects/staff-words.ts';
import { dueOr, figureOr } from '../model/figure-words.ts';
import { HealthBadge } from './health-badge.tsx';

export function QueuesTable({ queues, providers }: Pick<PipelineHealth, 'queues' | 'providers'>) {
  return (
    <Table
      caption="Queues"
      captionHidden
      columns={[
        { key: 'name', label: 'Queue' },
        { key: 'state', label: 'State' },
        { key: 'waiting', label: 'Waiting', numeric: true },
        { key: 'active', label: 'Running', numeric: true },
        { key: 'delayed', label: 'Between tries', numeric: true },
        { key: 'due', label: 'Oldest due for', numeric: true },
      ]}
      rows={queues.map(({ queue, color, jobs, oldestDueSeconds }) => ({
        name: `${staffWords.providers[queue].queue} (${queue})`,
        state: <HealthBadge color={color} />,
        waiting: waitingWords(
          jobs,
          providers.find((provider) => provider.queue === queue),
        ),
        active: figureOr(jobs?.active),
        delayed: figureOr(jobs?.delayed),
        due: dueOr(oldestDueSeconds),
      }))}
    />
  );
}

/** The jobs of a queue, or the work that waits for its paused provider: this has no jobs. */
function waitingWords(jobs: HealthQueue['jobs'], provider: HealthProvider | undefined): string {
  const { waiting } = provider?.paused ?? {};
  if (waiting === undefined) return figureOr(jobs?.waiting);
  return waiting === 1 ? '1 waits while paused' : `${figureOr(waiting)} wait while paused`;
}
