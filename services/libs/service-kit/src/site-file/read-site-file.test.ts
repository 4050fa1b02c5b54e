import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '@annuity-lantern/site';
import { sampleSite } from '@annuity-lantern/site/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closedDaysOf } from './closed-days-of.ts';
import { readNetworkNames, readSiteFile } from './read-site-file.ts';

/** Values that an operator could write: none is a sample value. */
const realSite: Site = {
  ...sampleSite,
  sample: false,
  networkName: 'Northern Annuity Network',
  phone: { display: '1-312-867-5309', dial: '+13128675309' },
  contactEmail: 'help@northern-annuity.org',
  address: { street: '12 Lake Road', city: 'Evanston', region: 'IL', postalCode: '60201', country: 'US' },
  licenses: [{ holder: 'Northern Annuity Network', issuer: 'Illinois Department of Insurance', number: '3001845' }],
  paidBy: 'Northern Annuity Network pays for this service. Its advisors may earn a commission.',
};

const now = new Date('2026-11-26T15:00:00Z');

/** With the closed days in place of the rules of the holidays, and the rows of the calling hours. */
function shown({ holidays, callingHours: { byState: callsByState }, ...site }: Site) {
  return { ...site, hours: { ...site.hours, closedDays: closedDaysOf({ hours: site.hours, holidays }, now), callsByState } };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-file-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function siteFile(text: string): Promise<string> {
  await writeFile(join(folder, 'site.json'), text);
  return join(folder, 'site.json');
}

describe('without a site file', () => {
  test('uses the sample, with its sample people', async () => {
    expect(await readSiteFile(undefined, false, now)).toEqual({ ...shown(sampleSite), showSamples: true });
  });

  test('refuses to start on the production host', async () => {
    await expect(readSiteFile(undefined, true)).rejects.toThrow(
      /SITE_FILE is not set[\s\S]*- sample: is true[\s\S]*- phone.dial: \+18005550199/,
    );
  });
});

describe('with a site file', () => {
  test("uses the operator's values, and leaves sample people out on the production host", async () => {
    const file = await siteFile(JSON.stringify(realSite));
    expect(await readSiteFile(file, true, now)).toEqual({ ...shown(realSite), showSamples: false });
    expect(await readSiteFile(file, false)).toMatchObject({ showSamples: true });
  });

  test('reads texts without hidden characters and odd blanks', async () => {
    const file = await siteFile(
      JSON.stringify({
        ...realSite,
        networkName: '\u200bNorthern\u00a0Annuity Network\u202c',
        contactEmail: 'help@northern-annuity.org\u200b',
      }),
    );
    expect(await readSiteFile(file, true, now)).toEqual({ ...shown(realSite), showSamples: false });
  });

  const leftovers: [string, Partial<Site>][] = [
    ['sample', { sample: true }],
    ['networkName', { networkName: sampleSite.networkName }],
    ['phone.dial', { phone: { display: '1-312-867-5309', dial: '+13125550142' } }],
    ['phone.display', { phone: { display: '1 (800) 555-0199', dial: '+13128675309' } }],
    ['contactEmail', { contactEmail: 'help@annuity-lantern.example' }],
    ['licenses.number', { licenses: sampleSite.licenses }],
    ['paidBy', { paidBy: sampleSite.paidBy }],
    ['address.street', { address: { ...realSite.address, street: sampleSite.address.street } }],
  ];
  test.each(leftovers)('refuses to start on the production host with one sample value left, %s', async (name, change) => {
    const file = await siteFile(JSON.stringify({ ...realSite, ...change }));
    await expect(readSiteFile(file, true)).rejects.toThrow(`- ${name}: `);
    await expect(readSiteFile(file, false)).resolves.toBeDefined();
  });

  test('names every wrong field', async () => {
    const wrong = {
      ...realSite,
      phone: { display: 'x', dial: '12' },
      hours: { ...realSite.hours, timeZone: 'America/Nowhere' },
      licenses: [],
      statesServed: ['OH', 'XX'],
      paidBy: undefined,
      callers: { title: 'Senior specialist', byState: { WA: 'a producer', XX: 'an agent' } },
      links: { ...realSite.links, contact: { url: 'javascript:alert(1)', label: 'x' } },
      evidence: { satisfaction: { source: '', date: '2026-13-01', expires: '2027-01-01' } },
      extra: 1,
    };
    const file = await siteFile(JSON.stringify(wrong));
    await expect(readSiteFile(file, false)).rejects.toThrow(
      /phone\.dial: Invalid string[\s\S]*hours\.timeZone: must be a time zone[\s\S]*licenses: Too small[\s\S]*statesServed\.1: Invalid option[\s\S]*paidBy: Invalid input[\s\S]*callers\.title: must begin with "a" or "an"[\s\S]*callers\.byState[\s\S]*XX[\s\S]*evidence\.satisfaction\.source: Too small[\s\S]*evidence\.satisfaction\.date: Invalid ISO date[\s\S]*links\.contact\.url: Invalid URL[\s\S]*Unrecognized key: "extra"/,
    );
  });

  test('closes the office on the federal holidays if the file names none', async () => {
    const { holidays: _, ...without } = realSite;
    const { hours } = await readSiteFile(await siteFile(JSON.stringify(without)), true, now);
    expect(hours.closedDays).toContain('2026-11-26');
  });

  test("closes the office on the operator's own days", async () => {
    const own = { ...realSite, holidays: { closed: ['2026-11-27'], open: ['2026-12-25'] } };
    const { hours } = await readSiteFile(await siteFile(JSON.stringify(own)), true, now);
    expect(hours.closedDays).toEqual(expect.arrayContaining(['2026-11-26', '2026-11-27']));
    expect(hours.closedDays).not.toContain('2026-12-25');
    expect(await readSiteFile(await siteFile(JSON.stringify({ ...own, holidays: { federal: false } })), true, now)).toMatchObject({
      hours: { closedDays: [] },
    });
  });

  test('takes the operator’s calling hours by state in place of ours, and refuses hours that end before they begin', async () => {
    const callingHours = { asOf: '2027-01-04', byState: { TX: { from: '09:00' }, ME: { until: '20:00', sundays: false } } };
    const { hours } = await readSiteFile(await siteFile(JSON.stringify({ ...realSite, callingHours })), true, now);
    expect(hours.callsByState).toEqual(callingHours.byState);
    const wrong = { ...realSite, callingHours: { asOf: 'today', byState: { TX: { from: '20:00', until: '09:00' } } } };
    await expect(readSiteFile(await siteFile(JSON.stringify(wrong)), false)).rejects.toThrow(
      /callingHours\.asOf: must be a day such as 2026-11-28[\s\S]*callingHours\.byState\.TX\.until: must be later than from/,
    );
  });

  test('says in words what is wrong with hours and holidays', async () => {
    const wrong = {
      ...realSite,
      hours: { ...realSite.hours, opens: '9', days: ['Mondays'] },
      holidays: { federal: 'yes', closed: ['11/27/2026'] },
    };
    await expect(readSiteFile(await siteFile(JSON.stringify(wrong)), false)).rejects.toThrow(
      /hours\.opens: must be a time such as 09:00[\s\S]*hours\.days\.0: must be a weekday such as Monday[\s\S]*holidays\.federal: must be true or false[\s\S]*holidays\.closed\.0: must be a day such as 2026-12-24/,
    );
    const late = { ...realSite, hours: { ...realSite.hours, opens: '17:00', closes: '09:00' } };
    await expect(readSiteFile(await siteFile(JSON.stringify(late)), false)).rejects.toThrow('hours.closes: must be later than opens');
  });

  test('distinguishes broken JSON from a missing file', async () => {
    await expect(readSiteFile(await siteFile('{'), false)).rejects.toThrow('SITE_FILE is not valid JSON');
    await expect(readSiteFile(join(folder, 'none.json'), false)).rejects.toThrow('SITE_FILE cannot be read');
  });
});

test('names the network under its former names, too, and shows these to no visitor', async () => {
  const file = await siteFile(JSON.stringify({ ...realSite, formerNetworkNames: ['Old  Northern Network'] }));
  expect(await readNetworkNames(file, true)).toEqual(new Set(['Northern Annuity Network', 'Old Northern Network']));
  expect(await readSiteFile(file, true, now)).not.toHaveProperty('formerNetworkNames');
  await expect(readNetworkNames(undefined, true)).rejects.toThrow('SITE_FILE is not set');
});
