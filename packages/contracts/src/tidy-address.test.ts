import { describe, expect, it } from 'vitest';
import { alterations } from './testing/alter-address.ts';
import { tidyAddress } from './tidy-address.ts';

const tool = '/income-planning#social=2500&amount=500000&age=62&start=67&inflation=2.5&spouse=&cut=';
const list = '/comparison-tools?type=MYGA&carrier=Alder+%26+Pike&carrier=First+%28Ohio%29&rate=4.5';
const token = 'f0-_'.repeat(10).concat('abc');
const reset = `/admin#reset=${token}`;

describe('tidyAddress', () => {
  it.each([
    '/',
    '/annuity-review',
    '/glossary?q=free+look#free-look',
    '/glossary#free-look',
    tool,
    list,
    reset,
    `/admin#reset=3D${token.slice(2)}`,
    '/admin?part=requests&owner=o%27neil&callDay=Mon',
    '/consultation?carrier=Alder%20%26%20Pike&product=SteadyTerm%205&rate=5.30&rating=A%2B',
    '/annuity-comparison#compare=alder-5.pike-7&q=caf%C3%A9',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    `/${'.'.repeat(20_000)}x`,
  ])('leaves %s as it is', (address) => {
    expect(tidyAddress(address)).toBe(address);
  });

  it.each([
    '.',
    ',',
    ')',
    ').',
    ']',
    '>',
    '"',
    '”',
    "'",
    '’',
    ';',
    '!',
    '?',
    '*',
    '&gt;',
    '%3E',
    '%22',
    '%E2%80%9D',
    '%20',
    '%C2%A0',
    ' ',
    '%E2%80%8B',
    '&nbsp;',
    '%29,',
  ])('removes %s from the end', (end) => {
    for (const address of [
      '/annuity-review',
      tool.replace('&spouse=&cut=', ''),
      reset,
      '/glossary#free-look',
      '/comparison-tools?sort=term',
    ])
      expect(tidyAddress(address + end)).toBe(address);
  });

  it.each([...Object.entries(alterations), ['a space before a value', (address: string) => address.replace('=', '=%20')] as const])(
    'reads %s',
    (_, alter) => {
      for (const address of ['/income-planning#social=2500&amount=500000&age=62', '/comparison-tools?type=MYGA&sort=term&years=15'])
        expect(tidyAddress(alter(address))).toBe(address);
    },
  );

  it.each([
    ['/Income-Planning/', '/income-planning'],
    ['/glossary?utm_source=news&gclid=1#free-look', '/glossary#free-look'],
    ['/glossary&utm_source=news', '/glossary'],
    ['/glossary%23free-look.', '/glossary#free-look'],
    ['/comparison-tools%3Fcarrier=Alder+%26+Pike', '/comparison-tools?carrier=Alder+%26+Pike'],
    [`/admin%23reset%3D${token}%3E`, reset],
    [`/admin#reset=3D${token}`, reset],
    [`/admin#reset=${token.slice(0, 20)} ${token.slice(20)}.`, reset],
    ['/glossary?q=%23free', '/glossary?q=%23free'],
    ['/comparison-tools?carrier=First+(Ohio)', '/comparison-tools?carrier=First+(Ohio)'],
    ['/%ff.', '/%25ff'],
    ['/%5Celsewhere.example', '/%5Celsewhere.example'],
    ['/%2Felsewhere.example', '/elsewhere.example'],
  ])('turns %s into %s', (altered, address) => {
    expect(tidyAddress(altered)).toBe(address);
  });

  it('changes nothing more when it is asked again', () => {
    for (const address of [tool, list, reset, '/a%2523b%25', '/x?a==&b#c#d', '/%26amp%3B#?x=%3D'])
      expect(tidyAddress(tidyAddress(address))).toBe(tidyAddress(address));
  });
});
