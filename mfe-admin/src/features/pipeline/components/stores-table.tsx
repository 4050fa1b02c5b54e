import type { PipelineHealth } from '@annuity-lantern/contracts/http';
import { Table } from '@annuity-lantern/ui';
import { megabytes, NOT_KNOWN } from '../model/figure-words.ts';
import { HealthBadge } from './health-badge.tsx';

export function StoresTable({ health: { mongodb, redis, findings } }: { health: PipelineHealth }) {
  const answer = (ms: number | undefined) => (ms === undefined ? 'No answer' : `${ms} ms`);
  const memory =
    redis.used === undefined || redis.limit === undefined ? NOT_KNOWN : `${megabytes(redis.used)} of ${megabytes(redis.limit)} in use`;
  const durable = redis.durable === undefined ? '' : redis.durable ? ', keeps every write' : ', may lose writes';
  const indexes = findings.some(({ code }) => code === 'indexes_missing') ? 'An index is missing' : 'Every index exists';
  return (
    <Table
      caption="Stores"
      captionHidden
      phone="lines"
      columns={[
        { key: 'name', label: 'Store' },
        { key: 'state', label: 'State' },
        { key: 'answer', label: 'Answers in', numeric: true },
        { key: 'more', label: 'Details' },
      ]}
      rows={[
        {
          name: 'MongoDB',
          state: <HealthBadge color={mongodb.color} />,
          answer: answer(mongodb.ms),
          more: mongodb.ms === undefined ? NOT_KNOWN : indexes,
        },
        { name: 'Redis', state: <HealthBadge color={redis.color} />, answer: answer(redis.ms), more: memory + durable },
      ]}
    />
  );
}
