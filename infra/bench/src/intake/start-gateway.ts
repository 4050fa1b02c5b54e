import { createConsultationRequest } from '@annuity-lantern/contracts/http';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import { type RunningService, startService } from '@annuity-lantern/harness/start-service';
import type { RunningIntake } from './leads.ts';

const CLOSED = 'http://127.0.0.1:1';

export interface RunningGateway extends RunningService {
  /** Where leads are posted. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Starts a gateway before this lead-intake, without limits, and without pages, so that no build is needed.
 *
 * @param root another checkout
 */
export async function startGateway({ logsDir }: OwnStores, intake: RunningIntake, root?: string): Promise<RunningGateway> {
  const gateway = await startService({
    name: 'gateway',
    entry: 'services/gateway/src/main.ts',
    logsDir,
    root,
    env: {
      PUBLIC_ORIGIN: String(intake.headers.origin),
      TRUST_PROXY: 'loopback',
      INTAKE_LIMIT_PER_IP: '0',
      LEAD_INTAKE_URL: intake.origin,
      LEAD_DESK_URL: CLOSED,
      CONTENT_API_URL: CLOSED,
      DEV_SERVERS: JSON.stringify({ shell: CLOSED }),
    },
  });
  return { ...gateway, url: `${gateway.origin}${createConsultationRequest.path}`, headers: intake.headers };
}
