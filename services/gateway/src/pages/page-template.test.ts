import { expect, test } from 'vitest';
import { assertPageTemplate, fillTemplate } from './page-template.ts';

const template = '<head><!--head--></head><div><!--app--></div><!--host-data-->';

test('each part goes where its marker is, and is not read as an instruction', () => {
  const parts = { head: "$& $' <!--app-->", app: '<p>$1</p>', hostData: '{}' };
  expect(fillTemplate(template, parts)).toBe("<head>$& $' <!--app--></head><div><p>$1</p></div>{}");
});

test.each([
  ['missing', template.replace('<!--app-->', '')],
  ['doubled', `${template}<!--app-->`],
])('a %s marker is refused', (_case, broken) => {
  expect(() => assertPageTemplate(broken)).toThrow('<!--app-->');
});
