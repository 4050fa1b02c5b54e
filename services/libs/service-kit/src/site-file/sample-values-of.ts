import type { Site } from '@annuity-lantern/site';
import { sampleSite } from '@annuity-lantern/site/sample';

/** Lists the values that reach no operator: the sample's, and those reserved for fiction. */
export function sampleValuesOf(site: Omit<Site, 'holidays'>): string[] {
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
