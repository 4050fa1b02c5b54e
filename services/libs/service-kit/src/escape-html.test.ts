import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('lets no text end an element or an attribute', () => {
  expect(escapeHtml(`<b a="1" b='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;');
});
