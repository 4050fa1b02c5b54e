import { navigate } from '@annuity-lantern/host-kit';
import { ErrorState, GreekLines, Notice } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { DeskBar, type PartProps } from '../../../desk-bar/desk-bar.tsx';
import { useParkedList } from '../../../effects/use-parked-list.ts';
import { atMoment } from '../../../moments/moment-words.ts';
import { useNow } from '../../../moments/use-now.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { useOpenRequest } from '../../../queries/open-request.ts';
import { usePipelineHealth } from '../model/use-pipeline-health.ts';
import { EffectsTable } from './effects-table.tsx';
import { Findings } from './findings.tsx';
import { ParkedWork } from './parked-work.tsx';
import styles from './pipeline-desk.module.css';
import { ProcessesTable } from './processes-table.tsx';
import { QueuesTable, SealedLine } from './queues-table.tsx';
import { StoresTable } from './stores-table.tsx';

/** Whether requests are accepted and worked on, what to do if not, and what was given up. */
export function PipelineDesk({ head }: PartProps) {
  const { health, failed, reading, refresh } = usePipelineHealth();
  const parked = useParkedList();
  const now = useNow(10_000);
  const [, openRequest] = useOpenRequest();
  const refreshAll = () => {
    refresh();
    parked.refresh();
  };
  const handleOpenRequest = (leadId: string) => {
    openRequest(leadId);
    navigate('?part=requests');
  };
  return (
    <>
      <DeskBar
        status={health && `As of ${atMoment(health.at, now).replace(/^at /, '')}, read every 10 s.`}
        reading={reading}
        onRefresh={refreshAll}
        head={head}
      />
      <div className={styles.parts}>
        <div className={styles.section}>
          {!health && failed === null && <GreekLines lines={3} label="Loading the health of the pipeline" />}
          {failed === 'store' && (
            <Findings health={{ color: 'red', findings: [{ code: 'mongodb_away' }], operationsUrl: health?.operationsUrl }} />
          )}
          {!health && failed === 'other' && (
            <ErrorState
              title="The health of the pipeline could not be read"
              text="The desk did not answer. This says nothing about requests."
              busy={reading}
              onRetry={refresh}
            />
          )}
          {health && failed !== null && (
            <Notice tone="straw" role="status" title="This could not be read again">
              <p>What follows is from {atMoment(health.at, now).replace(/^at /, '')}. The next attempt follows within 10 seconds.</p>
            </Notice>
          )}
          {health && failed !== 'store' && <Findings health={health} />}
        </div>
        <ParkedWork list={parked} now={now} onOpenRequest={handleOpenRequest} />
        {health && (
          <>
            <Part id="health-stores" title="Stores">
              <StoresTable health={health} />
            </Part>
            <Part id="health-processes" title="Processes">
              <ProcessesTable processes={health.processes} at={health.at} />
            </Part>
            <Part id="health-queues" title="Queues">
              <QueuesTable queues={health.queues} />
              <SealedLine sealed={health.sealed} />
            </Part>
            <Part id="health-effects" title="Effects">
              <EffectsTable effects={health.effects} />
            </Part>
          </>
        )}
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {children}
    </section>
  );
}
