import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const HELPER = 'packages/host-kit/src/pressed-key.ts';

/** They notice that a person does something, and read no key. */
const withoutKey = ['mfe-admin/src/queries/call-as-staff.ts', 'shell/src/router/scroll-memory.ts'];
/** An event of the storage, whose key is a name. */
const otherKeys = ['packages/host-kit/src/kept-text.ts'];

const sources = globSync(['{shell,mfe-*,packages/*}/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

const listens = /onKey(?:Down|Up|Press)(?:Capture)?\b|['"]key(?:down|up|press)['"]|: (?:globalThis\.)?KeyboardEvent\b/;
const readsKey =
  /\b(?:event|nativeEvent|e)\??\.(?:key|code|keyCode|which)\b|\{[^{}]*\b(?:key|code|keyCode)\b[^{}]*\}: (?:globalThis\.)?KeyboardEvent|(?:['"]key(?:down|up|press)['"], |onKey\w+=\{)\(\{[^)]*\b(?:key|code)\b/;

it('knows a handler of keys and a read key when it sees one', () => {
  for (const code of [
    '<input onKeyDown={move} />',
    "document.addEventListener('keydown', close)",
    'const leave = (event: KeyboardEvent) => {}',
  ])
    expect(code).toMatch(listens);
  for (const code of [
    "event.key === 'Enter'",
    "addEventListener('keydown', ({ key }) => close(key))",
    'function leave({ key, target }: KeyboardEvent) {}',
    'event.nativeEvent.keyCode',
  ])
    expect(code).toMatch(readsKey);
  expect(sources.filter(({ code }) => listens.test(code)).length).toBeGreaterThan(8);
});

it('leaves the keys of an input method to it: every handler asks `pressedKey`, or hands the event to one that does', () => {
  const asking = /\bpressedKey\(|\bonKeyDown=\{(?:leave(?:Field|OrSend)\}|cancelOnEscape\()/;
  const deaf = sources.filter(({ file, code }) => file !== HELPER && listens.test(code) && !asking.test(code)).map(({ file }) => file);
  expect(deaf.toSorted()).toEqual(withoutKey.toSorted());
});

it('reads a pressed key in one place alone', () => {
  const reading = sources.filter(({ file, code }) => file !== HELPER && readsKey.test(code)).map(({ file }) => file);
  expect(reading.filter((file) => !otherKeys.includes(file))).toEqual([]);
});
