import { type EffectDefinition, effectNames, effects } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { findBrokenEffects } from './find-broken-effects.ts';

const row = (starts: EffectDefinition['starts'], more: Partial<EffectDefinition> = {}): EffectDefinition => ({
  queue: 'lead-notify',
  starts,
  tries: 1,
  pauses: [1000],
  whenUnknown: 'again',
  afterRestore: 'again',
  ...more,
});
const atOnce = row({ delay: 0 });
const after = (name: string) => row({ after: name, delay: 0 });
const handlersOf = (definitions: object) => Object.fromEntries(Object.keys(definitions).map((name) => [name, () => {}]));

it('finds nothing wrong with the effects of this version', () => {
  expect(findBrokenEffects(effects, Object.fromEntries(effectNames.map((name) => [name, () => {}])))).toEqual([]);
});

it('names an effect without a handler, even one named like an object method', () => {
  expect(findBrokenEffects({ check: atOnce, toString: atOnce }, { check: () => {} })).toEqual(['toString has no handler']);
});

it.each<[Record<string, EffectDefinition>, string[]]>([
  [{ check: atOnce, text: after('chek') }, ['text waits for chek, and there is no such effect']],
  [{ text: after('constructor') }, ['text waits for constructor, and there is no such effect']],
  [{ text: after('text') }, ['text waits for text, which waits for text']],
  [{ one: after('two'), two: after('one') }, ['one waits for two, which waits for one', 'two waits for one, which waits for two']],
  [
    { count: row({ delay: 0 }, { unless: 'noAnalyticsConsent' }), text: after('count') },
    ['text waits for count, which may be skipped before it starts'],
  ],
  [
    { check: atOnce, mail: row({ after: 'check', delay: 0, unlessContact: ['false'] }), text: after('mail') },
    ['text waits for mail, which may be skipped before it starts'],
  ],
])('names an effect that nothing releases: %j', (definitions, problems) => {
  expect(findBrokenEffects(definitions, handlersOf(definitions))).toEqual(problems);
});

it('names each effect of a cycle once', () => {
  const definitions = { text: after('one'), one: after('two'), two: after('three'), three: after('one') };
  const problems = findBrokenEffects(definitions, handlersOf(definitions));
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['one', 'two', 'three']);
});

it('accepts a chain of effects, each waiting for the one before', () => {
  const definitions = { check: atOnce, mail: after('check'), text: after('mail') };
  expect(findBrokenEffects(definitions, handlersOf(definitions))).toEqual([]);
});
