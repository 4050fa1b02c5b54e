import { addressOfRequest } from '@annuity-lantern/contracts/desk-address';
import { navigate } from '@annuity-lantern/host-kit';
import { stack } from '@annuity-lantern/ui';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { useParkedList } from '../../../effects/use-parked-list.ts';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { PartSection } from '../../../part-section/part-section.tsx';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { usePipelineHealth } from '../model/use-pipeline-health.ts';
import { EffectsTable } from './effects-table.tsx';
import { ErasedNext } from './erased-next.tsx';
import { Findings } from './findings.tsx';
import { ParkedWork } from './parked-work.tsx';
import { ProcessesTable } from './processes-table.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { QueuesTable } from './queues-table.tsx';
import { SealedSection } from './sealed-section.tsx';
import { StoresTable } from './stores-table.tsx';
import { UnconfirmedSection } from './unconfirmed-section.tsx';

/** Whether requests are accepted and worked on, what to do if not, and what was given up. */
export function PipelineDesk({ heading }: PartProps) {
  const { health, failed, reading, refresh } = usePipelineHealth();
  const parked = useParkedList();
  const now = useNow(10_000);
  const refreshAll = () => {
    refresh();
    parked.refresh();
  };
  const handleOpenRequest = (leadId: string) => navigate(addressOfRequest(leadId));
  const readAt = health && atMoment(health.at, now).replace(/^at /, '');
  return (
    <>
      <PartHeader status={readAt && `As of ${readAt}, read every 5 s.`} reading={reading} onRefresh={refreshAll} heading={heading} />
      <div className={desk.parts}>
        <div className={stack[12]}>
          {failed === 'store' && (
            <Findings health={{ color: 'red', findings: [{ code: 'mongodb_away' }], operationsUrl: health?.operationsUrl }} />
          )}
          {(health || failed !== 'store') && (
            <ReadState
              answer={health}
              failed={failed !== null}
              reading={reading}
              loading={{ lines: 3, label: 'Loading the health of the pipeline' }}
              unread={{
                title: 'The health of the pipeline could not be read',
                text: 'The desk did not answer. This says nothing about requests.',
              }}
              stale={{
                title: 'This could not be read again',
                text: `What follows is from ${readAt} The next attempt follows within 5 seconds.`,
              }}
              onRetry={refresh}
            >
              {(known) => failed !== 'store' && <Findings health={known} />}
            </ReadState>
          )}
        </div>
        <ParkedWork list={parked} now={now} onOpenRequest={handleOpenRequest} />
        <UnconfirmedSection now={now} />
        {health && (
          <>
            <ProvidersSection health={health} />
            <SealedSection sealed={health.sealed} now={now} />
          </>
        )}
        <ErasedNext />
        {health && (
          <>
            <PartSection id="health-stores" title="Stores">
              <StoresTable health={health} />
            </PartSection>
            <PartSection id="health-processes" title="Processes">
              <ProcessesTable processes={health.processes} at={health.at} />
            </PartSection>
            <PartSection id="health-queues" title="Queues">
              <QueuesTable {...health} />
            </PartSection>
            <PartSection id="health-effects" title="Effects">
              <EffectsTable effects={health.effects} />
            </PartSection>
          </>
        )}
      </div>
    </>
  );
}
