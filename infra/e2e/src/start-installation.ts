import { startInstallation as start } from '@annuity-lantern/harness/start-installation';
import { startAnalyticsSink } from './analytics-sink.ts';

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

export const staff = { username: 'desk', password: 'a-long-test-password-1' } as const;

interface StartOptions {
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the whole product on free ports and in its own folder, with a staff account and a fake analytics service. */
export async function startInstallation({ dataDir, env = {} }: StartOptions = {}) {
  const sink = await startAnalyticsSink();
  const installation = await start({
    dataDir,
    env: {
      ...process.env,
      PORT: '0',
      STAFF_USERNAME: staff.username,
      STAFF_PASSWORD: staff.password,
      // Otherwise each page of the desk asks for it, above its rows.
      STAFF_USER_MAIL: `${staff.username}@example.com`,
      INTAKE_LIMIT_PER_IP: '0',
      STAFF_MAILS_PER_HOUR: '0',
      // Without an analytics service every form page logs a warning, and each warning fails a test.
      ANALYTICS_URL: `${sink.address}/collect`,
      ANALYTICS_MEASUREMENT_ID: 'G-E2E',
      ANALYTICS_API_SECRET: 'of-the-tests',
      // No name server listens there: the result must not depend on the name servers of the machine.
      DNS_SERVERS: '127.0.0.1:1',
      ...env,
    },
  });
  const { inbox } = installation;
  if (inbox === undefined) throw new Error(`The start printed no inbox address:\n${installation.output()}`);
  return {
    ...installation,
    inbox,
    /** Address of the fake analytics service. */
    analytics: sink.address,
    stop: async (signal?: NodeJS.Signals) => {
      const code = await installation.stop(signal);
      await sink.close();
      return code;
    },
  };
}

/** True while a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
