import type { OwnStores } from './own-stores.ts';
import { type RunningProcess, startProcess } from './start-process.ts';

const CLOSED = 'http://127.0.0.1:1';

export interface GatewayOptions {
  readonly intakeOrigin: string;
  /** Posts a minute of one address; 0 turns the limit off. */
  readonly limitPerMinute: number;
}

/** Starts the gateway alone in front of an intake. It believes one proxy before it, so that a measurement can come from several addresses. */
export function startGateway(
  { logsDir }: Pick<OwnStores, 'logsDir'>,
  { intakeOrigin, limitPerMinute }: GatewayOptions,
): Promise<RunningProcess> {
  return startProcess({
    name: 'gateway',
    entry: 'services/gateway/src/main.ts',
    logsDir,
    env: {
      PUBLIC_ORIGIN: 'https://www.harbor-street.internal',
      TRUST_PROXY: '1',
      INTAKE_LIMIT_PER_IP: String(limitPerMinute),
      LEAD_INTAKE_URL: intakeOrigin,
      LEAD_DESK_URL: CLOSED,
      CONTENT_API_URL: CLOSED,
      // Nobody visits its pages, so that nothing has to be built.
      DEV_SERVERS: JSON.stringify({ shell: CLOSED }),
    },
  });
}
