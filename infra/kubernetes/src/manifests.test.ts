import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofTheStart, schemas } from '@annuity-lantern/local/settings';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { manifestOf, manifestsOf, textOf } from './manifests.ts';

interface Container {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
  readonly secrets?: readonly (string | { readonly source: string; readonly target: string })[];
  readonly networks?: readonly string[];
}
interface Variable {
  readonly name: string;
  readonly value: string;
}

const compose = readFileSync(join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');
const { services } = parse(compose, { merge: true }) as { readonly services: Readonly<Record<string, Container>> };

/** Of compose, `npm start` and development: nothing in Kubernetes has them. */
const elsewhere = ['BUILDS_DIR', 'REMOTES', 'DEV_SERVERS', 'LOCAL_INBOX_URL', 'DRAIN_SECONDS'];
const sharedSettings = [...textOf('base/settings.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
/** What compose takes from `.env` under its own name. Here your overlay may give it to every process. */
const isShared = (setting: string) => Object.values(services).some(({ environment }) => environment?.[setting]?.includes(`\${${setting}`));
const kustomization = parse(textOf('base/kustomization.yaml')) as { readonly resources: readonly string[] };
const everyService = manifestOf('base/every-service.yaml', 'Deployment').spec.template.spec;

describe.each(Object.entries<z.ZodObject>(schemas))('the deployment of %s', (service, { shape }) => {
  const file = `base/services/${service}.yaml`;
  const { template } = manifestOf(file, 'Deployment', service).spec;
  const [container] = template.spec.containers;
  const variables: readonly Variable[] = container.env;
  const settingOf = ({ name }: Variable) => (name in shape ? name : name.replace(/_FILE$/, ''));
  const secretFiles: readonly { key: string; path: string }[] = template.spec.volumes.find(
    ({ name }: { name: string }) => name === 'secrets',
  ).secret.items;

  it('is part of the base', () => {
    expect(kustomization.resources).toContain(`services/${service}.yaml`);
  });

  it('starts the process that compose starts', () => {
    expect(container.command).toEqual(services[service]?.command);
  });

  it('has every setting of the service that is its own, a secret, or fixed in compose', () => {
    const own = variables.map(settingOf);
    const forgotten = Object.keys(shape).filter((setting) => ![...own, ...elsewhere].includes(setting) && !isShared(setting));
    expect(forgotten).toEqual([]);
  });

  it('has no setting that the service does not know, and none twice', () => {
    const own = variables.map(settingOf);
    expect(own.filter((setting) => !(setting in shape) || isShared(setting))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  });

  it('gives each required setting a value', () => {
    const given = new Set([...variables.map(settingOf), ...sharedSettings.filter(({ value }) => value !== '').map(({ name }) => name)]);
    // The overlays set it: it is your address.
    given.add('PUBLIC_ORIGIN');
    const required = Object.entries(shape).filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success);
    expect(required.map(([name]) => name).filter((name) => !given.has(name))).toEqual([]);
  });

  it('mounts exactly the secrets that its settings read', () => {
    const read = variables.flatMap(({ value }) => (value.startsWith('/run/secrets/') ? [value.replace('/run/secrets/', '')] : []));
    expect(secretFiles.map(({ path }) => path).toSorted()).toEqual(read.toSorted());
    const ofCompose = services[service]?.secrets?.map((secret) =>
      typeof secret === 'string' ? { key: secret, path: secret } : { key: secret.source, path: secret.target },
    );
    expect(secretFiles).toEqual(expect.arrayContaining(ofCompose ?? []));
    expect(secretFiles).toHaveLength(ofCompose?.length ?? 0);
  });

  it('is reached at the ports that compose gives', () => {
    const { PORT, SERVICE_PORT, METRICS_PORT } = services[service]?.environment ?? {};
    const ports = [PORT ?? SERVICE_PORT, METRICS_PORT].filter((port) => port !== undefined);
    expect(container.ports.map(({ containerPort }: { containerPort: number }) => String(containerPort))).toEqual(ports);
    expect(template.metadata.annotations['prometheus.io/port']).toBe(ports.at(-1));
    const entrance = manifestsOf(file).find(({ kind }) => kind === 'Service');
    expect(entrance?.spec.ports.map(({ port }: { port: number }) => port)).toEqual(service === 'lead-worker' ? undefined : [8080]);
  });

  it('keeps all but one of its pods while a node is emptied', () => {
    expect(manifestOf(file, 'PodDisruptionBudget', service).spec.maxUnavailable).toBe(1);
  });
});

describe('settings.env', () => {
  const known = Object.values(schemas).flatMap(({ shape }) => Object.keys(shape));

  it('holds settings of services only, none of them decided by the place where it runs', () => {
    expect(
      sharedSettings.map(({ name }) => name).filter((name) => !known.includes(name) || ofTheStart.some((one) => one === name)),
    ).toEqual([]);
  });

  it('names each setting once, as kustomize demands', () => {
    const names = sharedSettings.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(['single', 'cluster'])('knows each setting that the overlay %s sets', (overlay) => {
    const set = [...textOf(`overlays/${overlay}/settings.env`).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(set.filter((name) => !isShared(name))).toEqual([]);
  });
});

describe('every process', () => {
  it('may do no more than it needs', () => {
    expect(everyService).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, runAsUser: 1000 } });
    expect(everyService.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('has the time to stop that compose gives, after its preStop, and time to spare', () => {
    const seconds = Number.parseInt(services['lead-worker']?.stop_grace_period ?? '', 10);
    const { preStop } = everyService.containers[0].lifecycle;
    expect(everyService.terminationGracePeriodSeconds).toBeGreaterThan(seconds + preStop.sleep.seconds);
  });
});

describe('the network policies', () => {
  const policies = manifestsOf('base/network-policies.yaml');
  /** The processes that a policy is about. */
  const selectedBy = (name: string): string[] => {
    const { podSelector } = policies.find(({ metadata }) => metadata.name === name)?.spec ?? {};
    return podSelector.matchExpressions?.[0].values ?? Object.values(podSelector.matchLabels);
  };
  /** The services that share one of these networks of compose. */
  const inNetworks = (...names: string[]) =>
    Object.keys(schemas).filter((service) => services[service]?.networks?.some((network) => names.includes(network)));

  it('refuse everything that no other policy allows', () => {
    expect(policies[0]?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it.each([
    ['to-mongodb', ['ledger']],
    ['to-redis', ['heartbeats', 'queue']],
    ['to-outside', ['outgoing']],
  ])('let the same services as compose go the way of %s', (policy, networks) => {
    const processes = selectedBy(policy).filter((name) => name in schemas);
    expect(processes.toSorted()).toEqual(inNetworks(...networks).toSorted());
  });

  it('let the gateway reach the services that compose shows it', () => {
    expect(selectedBy('from-gateway').toSorted()).toEqual(
      inNetworks('calls')
        .filter((name) => name !== 'gateway')
        .toSorted(),
    );
  });
});

describe.each([
  ['nightly', manifestOf('base/nightly.yaml', 'CronJob').spec.jobTemplate.spec.template],
  ['restore', manifestOf('restore/restore.yaml', 'Job').spec.template],
])('the job %s', (name, { metadata, spec }) => {
  const [container] = spec.containers;
  const environment = services[name]?.environment ?? {};

  it('may do no more than it needs', () => {
    expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, runAsUser: 1000 } });
    expect(container.securityContext).toEqual(everyService.containers[0].securityContext);
  });

  it('has the settings and secrets of compose, and keeps what each of its files is for', () => {
    const own = Object.entries(environment).filter(([, value]) => !value.includes('${'));
    expect(container.env).toEqual(expect.arrayContaining(own.map(([setting, value]) => ({ name: setting, value }))));
    const items: readonly { key: string; path: string }[] = spec.volumes.at(-1).secret.items;
    const ofCompose = services[name]?.secrets?.map((secret) =>
      typeof secret === 'string' ? { key: secret, path: secret } : { key: secret.source, path: secret.target },
    );
    expect(items).toEqual(ofCompose);
  });

  it('reaches both stores, in the overlay with its own stores too', () => {
    const label = metadata.labels['app.kubernetes.io/name'];
    const single = manifestsOf('overlays/single/network-policies.yaml');
    const into = (policy: string) => JSON.stringify(single.find((one) => one.metadata.name === policy)?.spec.ingress);
    const policies = manifestsOf('base/network-policies.yaml');
    const outOf = (policy: string) => JSON.stringify(policies.find((one) => one.metadata.name === policy)?.spec.podSelector);
    for (const policy of [outOf('to-mongodb'), outOf('to-redis'), into('at-mongodb'), into('at-redis')])
      expect(policy).toContain(`"${label}"`);
    expect(outOf('to-outside')).not.toContain(`"${label}"`);
  });
});

describe('the job that makes the users of MongoDB', () => {
  it.each([
    ['base/store-users.yaml', 'MONGODB_ADMIN_URL'],
    ['overlays/single/store-users.yaml', 'MONGODB_KEYFILE'],
  ])('of %s reads the addresses that the one of compose reads', (file, setting) => {
    const { containers, volumes } = manifestOf(file, 'Job').spec.template.spec;
    const items: readonly { key: string; path: string }[] = volumes.at(-1).secret.items;
    const addresses = services['replica-set']?.secrets?.filter((secret) => secret !== 'mongodb_keyfile') ?? [];
    expect(items.map(({ key }) => key).toSorted()).toEqual([setting.toLowerCase(), ...addresses].toSorted());
    expect(containers[0].env).toContainEqual({ name: `${setting}_FILE`, value: `/run/secrets/${setting.toLowerCase()}` });
  });
});
