import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectNames, effects, providers } from '@annuity-lantern/contracts/effects';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const rules = read('infra/docker/alerts.yml');
const tests = read('infra/docker/alerts.test.yml');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
/** Each rule's text, by its alert. */
const ruleOf = new Map(
  rules.split('- alert: ').flatMap((text) => (names.some((name) => text.startsWith(`${name}\n`)) ? [[text.split('\n', 1)[0], text]] : [])),
);

/** Absent where there is nothing to wait for. `lantern_synthetic_*`: its own rule notices that they are gone. */
const mayBeAbsent = [
  'lantern_rates_waiting_seconds',
  'lantern_synthetic_last_success_seconds',
  'lantern_synthetic_seconds_sum',
  'lantern_synthetic_seconds_count',
];

describe.each(names)('the rule of %s', (name) => {
  it('has a test in which it fires, and one in which it is silent', () => {
    const checks = tests.split('\n').filter((line) => line.includes(`alertname: ${name},`));
    expect(checks.some((line) => line.includes('exp_labels'))).toBe(true);
    // This one never is.
    if (name !== 'LanternWatchdog') expect(checks.some((line) => line.includes('exp_alerts: []'))).toBe(true);
  });

  it('names no metric that could vanish unnoticed', () => {
    const used = [...new Set(ruleOf.get(name)?.match(/(?<![\w"])(?:lantern|nodejs)_[a-z0-9_]+/g))];
    const noticed = (metric: string) => rules.includes(`absent(${metric})`) || mayBeAbsent.includes(metric);
    expect(used.filter((metric) => !noticed(metric))).toEqual([]);
  });
});

it('blames no provider for an effect that reaches our own stores alone', () => {
  const own = effectNames.filter((name) => providers[effects[name].queue].outside === 'nothing');
  expect(ruleOf.get('LanternProviderFailing')).toContain(`effect!~"${own.join('|')}"`);
});
