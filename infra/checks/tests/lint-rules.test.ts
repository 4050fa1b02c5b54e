import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');
let tree: string;
let output: string;

/** The settings of biome, laid over a small tree that breaks its rules. */
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-lint-'));
  cpSync(path.join(import.meta.dirname, 'fixtures/biome'), tree, { recursive: true });
  cpSync(path.join(repository, 'biome.json'), path.join(tree, 'biome.json'));
  cpSync(path.join(repository, 'infra/checks/rules'), path.join(tree, 'infra/checks/rules'), { recursive: true });
  const run = spawnSync(
    path.join(repository, 'node_modules/.bin/biome'),
    ['lint', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=none'],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  );
  output = run.stdout + run.stderr;
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('lint rules', () => {
  it.each<[string, string, string]>([
    ['mfe-tools/src/features/rates/read-mode.ts', 'plugin', 'process.env'],
    ['services/gateway/src/read-port.ts', 'plugin', 'process.env'],
    ['mfe-tools/src/features/rates/set-title.ts', 'plugin', 'document'],
    ['mfe-content/src/features/insights/read-insights.ts', 'plugin', 'API client'],
    ['mfe-content/src/features/insights/read-again.ts', 'plugin', 'API client'],
    ['mfe-content/src/features/insights/write-to.ts', 'plugin', 'contact-links.ts'],
    ['services/gateway/src/loose-router.ts', 'plugin', 'exactRouter'],
    ['services/libs/lead-store/src/work/close-lead.ts', 'plugin', 'changeLead'],
    ['services/lead-worker/src/post-webhook.ts', 'plugin', 'outgoing-HTTP'],
    ['mfe-tools/src/features/charts/bare-lazy.ts', 'plugin', 'later()'],
    ['mfe-tools/src/features/charts/bare-import.ts', 'plugin', 'later()'],
    ['mfe-tools/src/features/charts/read-zoom.ts', 'plugin', 'inside a try'],
    ['mfe-tools/src/features/charts/this-year.ts', 'plugin', 'useToday'],
    ['mfe-tools/src/features/rates/say-rate.ts', 'plugin', 'toFixed rounds'],
    ...['say-day', 'say-plural', 'say-list', 'say-amount', 'say-time', 'shout', 'sort-names'].map((file): [string, string, string] => [
      `mfe-tools/src/features/locale/${file}.ts`,
      'plugin',
      "name the locale 'en-US'",
    ]),
    ['packages/host-kit/src/parse-answer.ts', 'lint/style/noRestrictedImports', 'zod/mini'],
    ['mfe-admin/src/features/rates/send-rates.ts', 'lint/style/noRestrictedImports', 'useChange'],
  ])('%s is refused by %s', (file, rule, words) => {
    const [heading, message] = findingIn(file);
    expect(heading).toContain(rule);
    expect(message).toContain(words);
  });

  it.each([
    'services/gateway/src/env.ts',
    'mfe-tools/src/features/charts/load-chart.ts',
    'mfe-tools/src/features/charts/keep-zoom.ts',
    'mfe-tools/src/features/locale/english.ts',
    'packages/host-kit/src/use-clock.ts',
    'shell/src/head/apply.ts',
    'packages/domain/src/text/contact-links.ts',
    'packages/host-kit/src/api/call.ts',
    'services/libs/service-kit/src/outgoing-http.ts',
    'services/libs/service-kit/src/exact-app.ts',
    'services/libs/lead-store/src/record/change-lead.ts',
    'mfe-admin/src/features/rates/read-rates.ts',
  ])('%s is where it belongs', (file) => {
    expect(output).not.toContain(file);
  });
});

function findingIn(file: string): [string, string] {
  const lines = output.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${file}:`));
  return [lines[at] ?? '', lines.slice(at, at + 4).join(' ')];
}
