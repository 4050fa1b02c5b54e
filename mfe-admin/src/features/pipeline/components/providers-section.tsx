import { type HealthProvider, PAUSED_ITSELF, type PipelineHealth } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { Badge, Check, CircleQuestionMark, Clock, font, Table } from '@annuity-lantern/ui';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { errorWords } from '../../../effects/effect-words.ts';
import { staffWords } from '../../../effects/staff-words.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import { figureOr } from '../model/figure-words.ts';
import { PauseButton, ResumeButton } from './provider-switch.tsx';

const NONE = '-';

/** Which providers are paused, since when, by whom, why, and how much waits. Managers pause and resume them. */
export function ProvidersSection({ health: { providers, at } }: { readonly health: Pick<PipelineHealth, 'providers' | 'at'> }) {
  const now = Date.parse(at);
  return (
    <PartSection id="health-providers" tabIndex={-1} title="Providers">
      <p className={font.quiet}>While a provider is paused, its work waits and uses up no tries. Requests are accepted as usual.</p>
      <Table
        caption="Providers"
        captionHidden
        phone="lines"
        columns={[
          { key: 'name', label: 'Provider' },
          { key: 'state', label: 'State' },
          { key: 'since', label: 'Since' },
          { key: 'by', label: 'By' },
          { key: 'why', label: 'Why' },
          { key: 'waiting', label: 'Waiting', numeric: true },
          { key: 'switch', label: 'Switch' },
        ]}
        rows={providers.map((provider) => ({
          name: staffWords.providers[provider.queue].queue,
          state: <StateBadge {...provider} />,
          ...pauseCells(provider.paused, now),
          switch: <ProviderSwitch {...provider} />,
        }))}
      />
    </PartSection>
  );
}

function pauseCells(paused: HealthProvider['paused'], now: number) {
  if (!paused) return { since: NONE, by: NONE, why: NONE, waiting: NONE };
  const { at, by, reason, waiting } = paused;
  const isItself = by === PAUSED_ITSELF;
  return {
    since: <time dateTime={at}>{momentWords(at, now)}</time>,
    by: isItself ? 'Paused itself' : isolateName(by),
    why: isItself ? `Every try failed for an hour. ${errorWords(reason)} We try one every 5 minutes.` : reason,
    waiting: figureOr(waiting),
  };
}

function StateBadge({ color, paused }: HealthProvider) {
  if (paused)
    return (
      <Badge tone="straw" icon={<Clock />}>
        Paused
      </Badge>
    );
  if (color === 'unknown')
    return (
      <Badge tone="grey" icon={<CircleQuestionMark />}>
        Not known
      </Badge>
    );
  return (
    <Badge tone="leaf" icon={<Check />}>
      Running
    </Badge>
  );
}

/** A manager may also pause a provider that paused itself: then it does not resume by itself. */
function ProviderSwitch({ queue, color, paused }: HealthProvider) {
  if (color === 'unknown') return NONE;
  if (!paused) return <PauseButton queue={queue} />;
  return (
    <>
      <ResumeButton queue={queue} />
      {paused.by === PAUSED_ITSELF && <PauseButton queue={queue} />}
    </>
  );
}
