import type { HealthEffect } from '@annuity-lantern/contracts/http';
import { Table } from '@annuity-lantern/ui';
import { effectTitle } from '../../../effects/effect-words.ts';
import { dueOr, figureOr } from '../model/figure-words.ts';
import { HealthBadge } from './health-badge.tsx';

export function EffectsTable({ effects }: { effects: readonly HealthEffect[] }) {
  return (
    <Table
      caption="Effects"
      captionHidden
      columns={[
        { key: 'name', label: 'Effect' },
        { key: 'state', label: 'State' },
        { key: 'done', label: 'Done, last hour', numeric: true },
        { key: 'skipped', label: 'Not needed, last hour', numeric: true },
        { key: 'again', label: 'Tried again, last hour', numeric: true },
        { key: 'retrying', label: 'Retrying now', numeric: true },
        { key: 'parked', label: 'Given up', numeric: true },
        { key: 'unconfirmed', label: 'Not confirmed', numeric: true },
        { key: 'due', label: 'Oldest due for', numeric: true },
      ]}
      rows={effects.map(({ effect, color, outcomes, retrying, givenUp, oldestDueSeconds }) => ({
        name: effectTitle(effect),
        state: <HealthBadge color={color} />,
        done: figureOr(outcomes && (outcomes.done ?? 0)),
        skipped: figureOr(outcomes && (outcomes.skipped ?? 0)),
        again: figureOr(outcomes && (outcomes.again ?? 0) + (outcomes.retry ?? 0)),
        retrying: figureOr(retrying),
        parked: figureOr(givenUp?.parked),
        unconfirmed: figureOr(givenUp?.unconfirmed),
        due: dueOr(oldestDueSeconds),
      }))}
    />
  );
}
