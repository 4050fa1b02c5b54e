import { expect, it } from 'vitest';
import { lookUpMailRecords } from './mail-domain.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Answers TXT look-ups from a table; a name that is not in it does not exist. */
function dnsOf(records: Readonly<Record<string, readonly string[] | Error>>) {
  return {
    resolveTxt: async (name: string) => {
      const found = records[name] ?? failure('ENOTFOUND');
      if (found instanceof Error) throw found;
      // A long record comes in several parts.
      return found.map((text) => [text.slice(0, 4), text.slice(4)]);
    },
  };
}

it('finds the three records of a sending domain', async () => {
  const dns = dnsOf({
    'mail.lantern.com': ['google-site-verification=x', 'v=spf1 include:_spf.host.net -all'],
    's1._domainkey.mail.lantern.com': ['v=DKIM1; k=rsa; p=MIGfMA0'],
    '_dmarc.mail.lantern.com': ['v=DMARC1; p=reject'],
  });
  expect(await lookUpMailRecords(dns, 'mail.lantern.com', 's1')).toEqual({ spf: 'there', dkim: 'there', dmarc: 'there' });
});

it('follows the DMARC record of a parent domain', async () => {
  const dns = dnsOf({ '_dmarc.lantern.com': ['v=DMARC1; p=none'] });
  expect(await lookUpMailRecords(dns, 'news.mail.lantern.com', undefined)).toMatchObject({ dmarc: 'there' });
});

it('counts a clear denial, other records and a withdrawn key as missing', async () => {
  const dns = dnsOf({
    'lantern.com': ['v=spf10 odd'],
    's1._domainkey.lantern.com': ['v=DKIM1; p='],
    '_dmarc.lantern.com': failure('ENODATA'),
  });
  expect(await lookUpMailRecords(dns, 'lantern.com', 's1')).toEqual({ spf: 'missing', dkim: 'missing', dmarc: 'missing' });
});

it.each(['ETIMEOUT', 'ESERVFAIL', 'EREFUSED', 'ECONNREFUSED'])('knows nothing after %s', async (code) => {
  const error = failure(code);
  const dns = dnsOf({ 'lantern.com': error, 's1._domainkey.lantern.com': error, '_dmarc.lantern.com': error });
  expect(await lookUpMailRecords(dns, 'lantern.com', 's1')).toEqual({ spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' });
});

it('knows nothing of DKIM without a selector', async () => {
  expect((await lookUpMailRecords(dnsOf({}), 'lantern.com', undefined)).dkim).toBe('unknown');
});
