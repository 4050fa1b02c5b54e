import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../run-step.ts';
import { readAdvisories } from './ask-advisories.ts';
import { checkActions, movableActions } from './check-actions.ts';
import { checkLicenses, isAllowed } from './check-licenses.ts';

describe('the licenses', () => {
  it('are allowed for each package of the lockfile', () => {
    const { counts, faults } = checkLicenses(repositoryRoot);
    expect(faults).toEqual([]);
    expect(counts.get('MIT')).toBeGreaterThan(100);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['SSPL-1.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['unknown', false],
    ['CC-BY-4.0', false],
  ])('of %s may be shipped: %s', (expression, expected) => {
    expect(isAllowed(expression, false)).toBe(expected);
  });

  it('may ask for credit in tools of development alone', () => {
    expect(isAllowed('CC-BY-4.0', true)).toBe(true);
  });
});

describe('the actions of workflows', () => {
  it('are named by their commit and version', () => {
    expect(checkActions(repositoryRoot)).toEqual([]);
  });

  it('are refused by a tag, a branch, a short commit or without a version', () => {
    const commit = '93cb6efe18208431cddfb8368fd83d5badbf9bfd';
    const text = ['v5', 'main', '93cb6ef', commit, `${commit} # newest`, `${commit} # v5.0.1`]
      .map((ref) => `      - uses: actions/checkout@${ref}`)
      .join('\n');
    expect(movableActions('ci.yml', `${text}\n      - uses: ./.github/actions/ours`)).toEqual([
      'ci.yml: actions/checkout@v5',
      'ci.yml: actions/checkout@main',
      'ci.yml: actions/checkout@93cb6ef',
      `ci.yml: actions/checkout@${commit}`,
      `ci.yml: actions/checkout@${commit} # newest`,
    ]);
  });
});

describe('advisories', () => {
  it('are one line each, for the package that has one', () => {
    const output = JSON.stringify({
      vulnerabilities: {
        express: { severity: 'high', range: '<5', via: ['qs'] },
        qs: { severity: 'high', range: '<6.2', via: [{ title: 'Prototype pollution', url: 'https://example.com/1' }] },
      },
    });
    expect(readAdvisories(`npm warn odd\n${output}`)).toEqual({
      known: true,
      lines: ['qs <6.2 (high): Prototype pollution, https://example.com/1'],
    });
    expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({ known: true, lines: [] });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","error":{}}\nnpm error A log', '405 Method Not Allowed'],
    ['npm error network', 'npm audit gave no answer'],
    ['', 'npm audit gave no answer'],
  ])('are not known after %s', (output, reason) => {
    expect(readAdvisories(output)).toEqual({ known: false, reason });
  });
});

it('lists in the bill of materials each workspace that the image holds', () => {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const workspacesIn = (text: string) => [...text.matchAll(/--workspace=(\S+)/g)].map(([, name = '']) => name);
  const copied = [...readFileSync(join(repositoryRoot, 'infra/docker/Dockerfile'), 'utf8').matchAll(/\/app\/(\S+)\/dist/g)];
  const held = [
    ...workspacesIn(readFileSync(join(repositoryRoot, 'infra/docker/Dockerfile'), 'utf8')),
    ...copied.map(([, name = '']) => name),
  ];
  expect(held.length).toBeGreaterThan(9);
  expect(workspacesIn(scripts.sbom)).toEqual(expect.arrayContaining(held));
});
