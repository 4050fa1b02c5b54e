import type { HealthProcess } from '@annuity-lantern/contracts/http';
import { stack, Table } from '@annuity-lantern/ui';
import { ageWords } from '../model/age-words.ts';
import { figureOr, NOT_KNOWN } from '../model/figure-words.ts';
import { countsWords, mainCounter } from '../model/process-words.ts';
import { HealthBadge } from './health-badge.tsx';
import { HourChart } from './hour-chart.tsx';

export function ProcessesTable({ processes, at }: { processes: readonly HealthProcess[]; at: string }) {
  const now = Date.parse(at);
  return (
    <Table
      caption="Processes"
      captionHidden
      phone="lines"
      columns={[
        { key: 'name', label: 'Process' },
        { key: 'state', label: 'State' },
        { key: 'alive', label: 'Running', numeric: true },
        { key: 'seen', label: 'Last heartbeat' },
        { key: 'hour', label: 'Last hour, per minute' },
      ]}
      rows={processes.map(({ kind, color, alive, lastSeen, counts, minutes }) => ({
        name: kind,
        state: <HealthBadge color={color} />,
        alive: figureOr(alive),
        seen:
          alive === undefined
            ? NOT_KNOWN
            : lastSeen === undefined
              ? 'None'
              : `${ageWords(Math.max(0, (now - Date.parse(lastSeen)) / 1000))} ago`,
        hour:
          counts === undefined || minutes === undefined ? (
            NOT_KNOWN
          ) : (
            <span className={stack[4]}>
              <HourChart minutes={minutes} counter={mainCounter[kind]} now={now} />
              <span>{countsWords(kind, counts)}</span>
            </span>
          ),
      }))}
    />
  );
}
