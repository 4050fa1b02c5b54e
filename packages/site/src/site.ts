import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import * as z from 'zod/mini';
import { type SiteClaimId, siteClaimFigures } from './site-claim-figures.ts';

const text = z.string().check(z.minLength(1));
const stateCodes = Object.keys(usStates) as UsState[];
const siteClaimIds = Object.keys(siteClaimFigures) as SiteClaimId[];

const CallerTitle = z
  .string()
  .check(z.regex(/^an? [^\s,.][^,.]*$/, 'must begin with "a" or "an", without comma or point, such as "a licensed insurance agent"'));

const Evidence = z.strictObject({
  /** Who found it, and where it can be read. */
  source: text,
  /** The day of the evidence. */
  date: z.iso.date(),
  /** The last day on which the claim may be shown. */
  expires: z.iso.date(),
});

const OutsideLink = z.strictObject({
  /** The address; https only. */
  url: z.url({ protocol: /^https$/ }),
  /** Where it goes, in the words of the link: "FINRA BrokerCheck". */
  label: z.string().check(z.minLength(1)),
  /** True for a page of the operator's own. Every other link says "not part of this site". */
  ours: z.optional(z.boolean()),
});
export type OutsideLink = z.infer<typeof OutsideLink>;

/**
 * Everything about the operator that a page shows: names, phone, hours, postal address, outside addresses.
 * The gateway reads it at boot from `SITE_FILE`; no other module holds an address or a phone number of the operator.
 */
export const Site = z.strictObject({
  /** True while any value is a sample: the production host then refuses to boot. */
  sample: z.boolean(),
  productName: z.string(),
  networkName: z.string(),
  phone: z.strictObject({ display: z.string(), dial: z.string().check(z.regex(/^\+1[2-9]\d{9}$/)) }),
  /** `opens` and `closes` are clock times (`09:00`) in `timeZone`, an IANA name; `display` is what visitors read, zone included. */
  hours: z.strictObject({
    display: z.string(),
    opens: z.string(),
    closes: z.string(),
    days: z.array(z.string()),
    timeZone: z.string().check(z.refine(isTimeZone, 'must be a time zone such as America/New_York')),
  }),
  /** Licenses under which annuities are discussed, as a state's look-up lists them. */
  licenses: z.array(z.strictObject({ holder: text, issuer: text, number: text })).check(z.minLength(1)),
  /** Two-letter codes of the states in which an advisor can help. */
  statesServed: z.array(z.enum(stateCodes)).check(z.minLength(1)),
  /** Who pays for the service and what an advisor may earn, in one or two sentences. */
  paidBy: text,
  /** The title of the people who call, and titles of single states; some states bar titles of advice. Read by {@link whoCalls}. */
  callers: z.optional(
    z.strictObject({ title: z.optional(CallerTitle), byState: z.optional(z.partialRecord(z.enum(stateCodes), CallerTitle)) }),
  ),
  /** Evidence by claim. The production host shows no claim of `site-claim-figures.ts` that needs evidence and has none. */
  evidence: z._default(z.partialRecord(z.enum(siteClaimIds), Evidence), {}),
  contactEmail: z.email(),
  address: z.strictObject({ street: z.string(), city: z.string(), region: z.string(), postalCode: z.string(), country: z.literal('US') }),
  links: z.strictObject({
    advisorDirectory: OutsideLink,
    certification: OutsideLink,
    professionalLogin: OutsideLink,
    contact: OutsideLink,
    mission: OutsideLink,
    educationSite: OutsideLink,
    educationBlog: OutsideLink,
    socialSecurity: OutsideLink,
  }),
});
export type Site = z.infer<typeof Site>;

/** What browsers receive of the site file: all of it, and whether samples may be shown. */
export interface PublicSite extends Site {
  /** False on the production host, which leaves out samples: testimonials, founder, insights, and claims without evidence. */
  readonly showSamples: boolean;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
