import { readFile } from 'node:fs/promises';
import type { StepReasons } from '@annuity-lantern/contracts/http';
import type { CadenceStep } from '@annuity-lantern/domain/call-cadence';
import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { type PublicSite, Site } from '@annuity-lantern/site';
import { defaultCadence } from '@annuity-lantern/site/default-cadence';
import { defaultReasons } from '@annuity-lantern/site/default-reasons';
import { sampleSite } from '@annuity-lantern/site/sample';
import { locales } from 'zod';
import { BootError } from '../boot-error.ts';
import { closedDaysOf } from './closed-days-of.ts';

/**
 * Reads the operator's site file, or the sample without one.
 *
 * @throws BootError naming every wrong field, and on the production host every sample value left
 */
export async function readSiteFile(file: string | undefined, production: boolean, now = new Date()): Promise<PublicSite> {
  const { holidays, callingHours, formerNetworkNames: _, reasons: __, callCadence: ___, ...site } = await readSite(file, production);
  const closedDays = closedDaysOf({ hours: site.hours, holidays }, now);
  // The founder and the testimonials are samples in every site file.
  return { ...site, hours: { ...site.hours, closedDays, callsByState: callingHours.byState }, showSamples: !production };
}

/**
 * The names under which the network may ask for consent: the one of the site file, and its former ones.
 *
 * @throws BootError as above
 */
export async function readNetworkNames(file: string | undefined, production: boolean): Promise<ReadonlySet<string>> {
  const { networkName, formerNetworkNames = [] } = await readSite(file, production);
  return new Set([networkName, ...formerNetworkNames]);
}

/**
 * Why staff close a request or set one aside: the lists of the site file, or ours in place of one that it leaves out.
 *
 * @throws BootError as above
 */
export async function readStepReasons(file: string | undefined, production: boolean): Promise<StepReasons> {
  const { closed = defaultReasons.closed, disqualified = defaultReasons.disqualified } = (await readSite(file, production)).reasons ?? {};
  return { closed, disqualified };
}

/**
 * When the office calls again after a call that did not reach the visitor: the cadence of the site file, or ours.
 *
 * @throws BootError as above
 */
export async function readCadence(file: string | undefined, production: boolean): Promise<readonly CadenceStep[]> {
  return (await readSite(file, production)).callCadence ?? defaultCadence;
}

async function readSite(file: string | undefined, production: boolean): Promise<Site> {
  const site = file ? parseSite(file, await readText(file)) : sampleSite;
  const samples = production ? sampleValuesOf(site) : [];
  if (samples.length > 0) {
    const source = file ?? 'the built-in sample (SITE_FILE is not set)';
    throw new BootError(`The production host needs the operator's own values. Still sample values in ${source}:`, samples);
  }
  return site;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new BootError(`SITE_FILE cannot be read: ${file}`, [(cause as Error).message]);
  }
}

function parseSite(file: string, text: string): Site {
  let json: unknown;
  try {
    // Visitors read these texts, and the mailer writes to the address.
    json = JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? cleanLine(value) : value));
  } catch (cause) {
    throw new BootError(`SITE_FILE is not valid JSON: ${file}`, [(cause as Error).message]);
  }
  // Adds messages, because the schema is shared with browsers and has none of its own.
  const parsed = Site.safeParse(json, { error: locales.en().localeError });
  if (parsed.success) return parsed.data;
  throw new BootError(
    `SITE_FILE has wrong values: ${file}`,
    parsed.error.issues.map((issue) => `${issue.path.join('.') || '(the whole file)'}: ${issue.message}`),
  );
}

/** Lists the values that reach no operator: the sample's, and those reserved for fiction. */
function sampleValuesOf(site: Omit<Site, 'holidays'>): string[] {
  const found: string[] = [];
  if (site.sample) found.push('sample: is true');
  if (site.networkName === sampleSite.networkName) found.push(`networkName: ${site.networkName}`);
  if (isFictionalPhone(site.phone.dial)) found.push(`phone.dial: ${site.phone.dial}`);
  if (isFictionalPhone(site.phone.display)) found.push(`phone.display: ${site.phone.display}`);
  if (/\.(?:example|invalid|test)$|@example\.(?:com|net|org)$/i.test(site.contactEmail)) found.push(`contactEmail: ${site.contactEmail}`);
  if (site.address.street === sampleSite.address.street) found.push(`address.street: ${site.address.street}`);
  if (site.address.city === sampleSite.address.city) found.push(`address.city: ${site.address.city}`);
  for (const { number } of site.licenses) if (/^0+$/.test(number)) found.push(`licenses.number: ${number}`);
  if (site.paidBy === sampleSite.paidBy) found.push(`paidBy: ${site.paidBy}`);
  return found;
}

/** 555-0100 to 555-0199 in any area code are reserved for fiction, and so is the toll-free 800-555-0199. */
function isFictionalPhone(phone: string): boolean {
  return /55501\d\d$/.test(phone.replace(/\D/g, ''));
}
