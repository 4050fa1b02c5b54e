import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = Readonly<Record<string, (text: string) => string>>;

let made: Map<string, Rules>;

beforeEach(async () => {
  made = new Map();
  const createPolicy = (name: string, rules: Rules) => {
    made.set(name, rules);
    return rules;
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { guardScripts } = await import('./trusted-types.ts');
  guardScripts();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('makes no markup and no code of text that is not served', () => {
  expect([...made.keys()].sort()).toEqual(['default', 'served-html']);
  expect(Object.keys(made.get('default') ?? {})).toEqual(['createScriptURL']);
  expect(Object.keys(made.get('served-html') ?? {})).toEqual(['createHTML']);
});

it.each([
  ['/remotes/mfe-tools/remoteEntry.js', true],
  [`${window.location.origin}/assets/shell.1111111111.js`, true],
  ['/api/annuity-rates', false],
  ['/assets/../api/annuity-rates', false],
  ['/', false],
  ['https://evil.example/remotes/x.js', false],
  ['//evil.example/assets/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('takes %s as the source of a script: %s', (address, isOurs) => {
  const take = () => made.get('default')?.createScriptURL?.(address);
  if (isOurs) expect(take()).toBe(address);
  else expect(take).toThrow('not a script of ours');
});
