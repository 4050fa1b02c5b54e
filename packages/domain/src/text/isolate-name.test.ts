import { expect, it } from 'vitest';
import { isolateName } from './isolate-name.ts';

it.each(['Okafor', 'Łukasz', "o'neil_2"])('leaves %s as it is', (name) => {
  expect(isolateName(name)).toBe(name);
});

it.each(['דנה', 'ليلى', 'Dana דנה', '𐎠𐤀'])('isolates %s', (name) => {
  expect(isolateName(name)).toBe(`\u2068${name}\u2069`);
});
