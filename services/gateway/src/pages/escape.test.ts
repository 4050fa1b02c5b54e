import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from './escape.ts';

test('HTML: nothing in a text can end an element or an attribute', () => {
  expect(escapeHtml(`<b a="1" b='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;');
});

test('script JSON: reads back the same, and holds no character that HTML or old JavaScript reads', () => {
  const hostile = { text: '</script><!--<script>alert(1)</script>&\u2028\u2029' };
  const json = scriptJson(hostile);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(hostile);
});
