import { expect, test } from 'vitest';
import { assertPageTemplate, fillTemplate } from './page-template.ts';

const template = '<head><!--head--></head><div><!--app--></div><!--host-data-->';

test('puts each part at its marker, without reading it as a replacement pattern', () => {
  const parts = { head: "$& $' <!--app-->", styles: '<link>', app: '<p>$1</p></head>', hostData: '{}' };
  expect(fillTemplate(template, parts)).toBe("<head>$& $' <!--app--><link></head><div><p>$1</p></head></div>{}");
});

test.each([
  ['missing', template.replace('<!--app-->', '')],
  ['doubled', `${template}<!--app-->`],
])('refuses a %s marker', (_case, broken) => {
  expect(() => assertPageTemplate(broken)).toThrow('<!--app-->');
});
