import type { Reach } from './reach.ts';

export interface ComposeFile {
  readonly services: Readonly<
    Record<string, { readonly secrets?: readonly (string | { readonly source: string; readonly target: string })[] }>
  >;
}

const MONGODB = ['mongodb-1:27017', 'mongodb-2:27017', 'mongodb-3:27017'];
const REDIS = 'redis:6379';
const SERVICES = ['content-api:8080', 'lead-intake:8080', 'lead-worker:8080', 'lead-desk:8080'];
const GATEWAY = ['gateway:8080', 'gateway:9464', 'gateway-2:8080', 'gateway-2:9464'];
const PROXY = ['proxy:8080', 'proxy:8443'];
const INBOX = ['inbox:1025', 'inbox:8080'];
const SAMPLES = 'sample-feed:8080';
/** A public address; name servers answer there. */
const OUTSIDE = '1.1.1.1:53';
const everything = [...MONGODB, REDIS, ...SERVICES, ...GATEWAY, ...PROXY, ...INBOX, SAMPLES, OUTSIDE];

interface Row {
  readonly needs: readonly string[];
  /** Not needed, but open: services share the network of MongoDB, and four of them the one of the gateway. The gateway and mail host need a way out. */
  readonly alsoOpen: readonly string[];
}

const gateway: Row = {
  needs: ['content-api:8080', 'lead-intake:8080', 'lead-desk:8080', REDIS],
  alsoOpen: [...GATEWAY, ...PROXY, OUTSIDE],
};

/** What each container of ours reaches. All else is closed to it. */
const rows: Readonly<Record<string, Row>> = {
  gateway,
  'gateway-2': gateway,
  'content-api': { needs: [...MONGODB, REDIS, SAMPLES], alsoOpen: [...SERVICES, ...GATEWAY, OUTSIDE] },
  'lead-intake': { needs: [...MONGODB, REDIS], alsoOpen: [...SERVICES, ...GATEWAY, OUTSIDE] },
  'lead-worker': { needs: [...MONGODB, REDIS, ...INBOX], alsoOpen: [...SERVICES, OUTSIDE] },
  'lead-desk': { needs: [...MONGODB, REDIS], alsoOpen: [...SERVICES, ...GATEWAY] },
  nightly: { needs: [...MONGODB, REDIS], alsoOpen: SERVICES },
  inbox: { needs: [], alsoOpen: [] },
  'sample-feed': { needs: [], alsoOpen: [] },
};

/** One for each running container of ours. */
export function planReaches({ services }: ComposeFile, running: readonly string[]): Reach[] {
  const isThere = (address: string) => address === OUTSIDE || running.includes(hostOf(address));
  return Object.entries(rows)
    .filter(([service]) => running.includes(service))
    .map(([service, { needs, alsoOpen }]) => ({
      service,
      open: needs.filter(isThere),
      closed: everything.filter((one) => isThere(one) && hostOf(one) !== service && ![...needs, ...alsoOpen].includes(one)),
      secrets: (services[service]?.secrets ?? []).map((secret) => (typeof secret === 'string' ? secret : secret.target)),
    }));
}

function hostOf(address: string): string {
  return address.split(':')[0] ?? '';
}
