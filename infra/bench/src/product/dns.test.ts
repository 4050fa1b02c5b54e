import { Resolver } from 'node:dns/promises';
import { cleanUp } from '@annuity-lantern/local/clean-up';
import { afterAll, expect, it } from 'vitest';
import { startDns } from './dns.ts';

const resolver = new Resolver({ timeout: 1000, tries: 1 });
resolver.setServers([await startDns()]);
afterAll(cleanUp);

it('gives every domain a mail host and an address, and no other record', async () => {
  expect(await resolver.resolveMx('household-9.com')).toMatchObject([{ priority: 10, exchange: 'mail.household-9.com' }]);
  expect(await resolver.resolve4('a-much-longer-name.of.several.labels.org')).toEqual(['127.0.0.1']);
  await expect(resolver.resolveTxt('gmail.com')).rejects.toMatchObject({ code: 'ENODATA' });
});
