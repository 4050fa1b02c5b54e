import { Resolver } from 'node:dns/promises';
import { cleanUp } from '@annuity-lantern/local/clean-up';
import { afterAll, expect, it } from 'vitest';
import { startDns } from './dns.ts';

const resolver = new Resolver({ timeout: 1000, tries: 1 });
resolver.setServers([await startDns()]);
afterAll(cleanUp);

it('hands on the domain of each query, and answers only where it should', async () => {
  const asked: string[] = [];
  const picky = new Resolver({ timeout: 300, tries: 1 });
  const address = await startDns(async (domain) => {
    asked.push(domain);
    return domain !== 'silent.example';
  });
  picky.setServers([address]);
  expect(await picky.resolve4('mail.household-9.com')).toEqual(['127.0.0.1']);
  await expect(picky.resolve4('silent.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  expect(asked).toEqual(['mail.household-9.com', 'silent.example']);
});

it('gives every domain a mail host and an address, and no other record', async () => {
  expect(await resolver.resolveMx('household-9.com')).toMatchObject([{ priority: 10, exchange: 'mail.household-9.com' }]);
  expect(await resolver.resolve4('a-much-longer-name.of.several.labels.org')).toEqual(['127.0.0.1']);
  await expect(resolver.resolveTxt('gmail.com')).rejects.toMatchObject({ code: 'ENODATA' });
});
