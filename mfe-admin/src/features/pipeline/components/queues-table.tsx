import type { QueueName } from '@annuity-lantern/contracts/effects';
import type { HealthQueue, PipelineHealth } from '@annuity-lantern/contracts/http';
import { Table } from '@annuity-lantern/ui';
import desk from '../../../look/desk.module.css';
import { dueOr, figureOr } from '../model/figure-words.ts';
import { HealthBadge } from './health-badge.tsx';

const queueTitles: Readonly<Record<QueueName, string>> = {
  'lead-verify': 'Contact checks',
  'lead-persist': 'Own store',
  'lead-notify': 'Mails',
  'lead-webhook': 'CRM',
  'lead-analytics': 'Analytics',
};

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
        name: `${queueTitles[queue]} (${queue})`,
        state: <HealthBadge color={color} />,
        waiting: figureOr(jobs?.waiting),
        active: figureOr(jobs?.active),
        delayed: figureOr(jobs?.delayed),
        due: dueOr(oldestDueSeconds),
      }))}
    />
  );
}

export function SealedLine({ sealed: { color, waiting, parked } }: Pick<PipelineHealth, 'sealed'>) {
  const words =
    waiting === undefined || parked === undefined ? 'not known, because Redis does not answer.' : `${waiting} waiting, ${parked} parked.`;
  return (
    <p className={desk.words}>
      <HealthBadge color={color} /> Sealed requests: {words}
    </p>
  );
}
