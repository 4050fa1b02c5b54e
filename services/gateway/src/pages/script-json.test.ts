import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test('reads back the same, and holds no character that ends a script or breaks old JavaScript', () => {
  const hostile = { text: '</script><!--<script>alert(1)</script>&\u2028\u2029' };
  const json = scriptJson(hostile);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(hostile);
});
