import type { HealthQueue } from '@annuity-lantern/contracts/http';
import { Table } from '@annuity-lantern/ui';
import { staffWords } from '../../../effects/staff-words.ts';
import { dueOr, figureOr } from '../model/figure-words.ts';
import { HealthBadge } from './health-badge.tsx';

export function QueuesTable({ queues }: { queues: readonly HealthQueue[] }) {
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
        waiting: figureOr(jobs?.waiting),
        active: figureOr(jobs?.active),
        delayed: figureOr(jobs?.delayed),
        due: dueOr(oldestDueSeconds),
      }))}
    />
  );
}
