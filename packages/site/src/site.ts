import { LONGEST_STEP_REASON, type UsState, usStates } from '@annuity-lantern/contracts/http';
import { weekdays } from '@annuity-lantern/domain/calendar-day';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import * as z from 'zod/mini';
import { defaultCallingHours } from './default-calling-hours.ts';
import { type SiteClaimId, siteClaimFigures } from './site-claim-figures.ts';

const text = z.string().check(z.minLength(1));
const stateCodes = Object.keys(usStates) as UsState[];
const siteClaimIds = Object.keys(siteClaimFigures) as SiteClaimId[];

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00'));
const days = z._default(z.array(z.iso.date('must be a day such as 2026-12-24')), []);

/** The days of the year on which the office is closed although their weekday is one of `hours.days`. */
const Holidays = z.strictObject({
  /** Whether the federal holidays are such days, with the Friday or Monday on which one is observed. */
  federal: z._default(z.boolean('must be true or false'), true),
  /** Days on which the office is closed, too. */
  closed: days,
  /** Days on which the office is open although they are federal holidays. */
  open: days,
});
export type Holidays = z.infer<typeof Holidays>;

/** The hours in which one state allows sales calls, where these are fewer than the federal ones. */
const StateCalls = z
  .strictObject({ from: z.optional(clockTime), until: z.optional(clockTime), sundays: z.optional(z.boolean('must be true or false')) })
  .check(z.refine(({ from = '08:00', until = '21:00' }) => from < until, { path: ['until'], error: 'must be later than from' }));

/** Why staff close a request or set one aside, in the words of the office. */
const Reasons = z.array(text.check(z.maxLength(LONGEST_STEP_REASON))).check(z.minLength(1, 'must have one reason or more'), z.maxLength(9));

/** What follows each call that did not reach the visitor, in the order of the calls. */
const Cadence = z
  .array(
    z.strictObject({
      workingDays: z.number().check(z.int(), z.gte(0), z.lte(60)),
      mail: z.optional(z.boolean('must be true or false')),
    }),
  )
  .check(z.minLength(1, 'must have one step or more'), z.maxLength(9));

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
  /** Names that the network had before. A page that is still open may name one of them beside its consent boxes. */
  formerNetworkNames: z.optional(z.array(text)),
  phone: z.strictObject({ display: z.string(), dial: z.string().check(z.regex(/^\+1[2-9]\d{9}$/)) }),
  /** `opens` and `closes` are clock times (`09:00`) in `timeZone`, an IANA name; `display` is what visitors read, zone included. `targetMinutes`: the office's own target of the first call. */
  hours: z
    .strictObject({
      display: z.string(),
      opens: clockTime,
      closes: clockTime,
      days: z.array(z.enum(weekdays, 'must be a weekday such as Monday')).check(z.minLength(1, 'must name one weekday or more')),
      timeZone: z.string().check(z.refine(isTimeZone, 'must be a time zone such as America/New_York')),
      targetMinutes: z.optional(z.int().check(z.gte(5), z.lte(600))),
    })
    .check(z.refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than opens' })),
  /** Absent: the federal holidays. */
  holidays: z._default(Holidays, { federal: true, closed: [], open: [] }),
  /** Absent: `defaultCallingHours`. A row never widens the federal hours, 8 a.m. to 9 p.m. `asOf`: the day on which the rows were checked. */
  callingHours: z._default(
    z.strictObject({ asOf: z.iso.date('must be a day such as 2026-11-28'), byState: z.partialRecord(z.enum(stateCodes), StateCalls) }),
    () => defaultCallingHours,
  ),
  /** Licenses under which annuities are discussed, as a state's look-up lists them. */
  licenses: z.array(z.strictObject({ holder: text, issuer: text, number: text })).check(z.minLength(1)),
  /** Two-letter codes of the states in which an advisor can help. */
  statesServed: z.array(z.enum(stateCodes)).check(z.minLength(1)),
  /** Who pays for the service and what an advisor may earn, in one or two sentences. */
  paidBy: text,
  /** The title of the people who call, and titles of single states; some states bar titles of advice. Read by {@link whoCalls}. */
  callers: z.optional(
    z.strictObject({
      title: z.optional(CallerTitle),
      byState: z.optional(z.partialRecord(z.enum(stateCodes), CallerTitle)),
      /** The mail that names who has a request also names the license for the state of the request. Default: it does not. */
      nameLicense: z.optional(z.boolean('must be true or false')),
    }),
  ),
  /** Evidence by claim. The production host shows no claim of `site-claim-figures.ts` that needs evidence and has none. */
  evidence: z._default(z.partialRecord(z.enum(siteClaimIds), Evidence), {}),
  /** Absent: `defaultReasons`. The desk offers "Other" after them. */
  reasons: z.optional(z.strictObject({ closed: z.optional(Reasons), disqualified: z.optional(Reasons) })),
  /** Absent: `defaultCadence`. */
  callCadence: z.optional(Cadence),
  contactEmail: z.email(),
  /** True only if your contracts with agents make a match no sale: they use a request only to answer it. The privacy policy then says so. */
  matchIsNoSale: z.optional(z.boolean()),
  /** Your notice under the Gramm-Leach-Bliley Act, if you have one. */
  financialNotice: z.optional(OutsideLink),
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

/**
 * What browsers receive of the site file: all but the rules of the holidays, the day of the calling hours, former names, the desk's reasons and its
 * cadence of calls. It also says whether samples may be shown.
 */
export interface PublicSite extends Omit<Site, 'hours' | 'holidays' | 'callingHours' | 'formerNetworkNames' | 'reasons' | 'callCadence'> {
  /** With the closed days of the next year: browsers do not know the rules of the holidays. */
  readonly hours: Site['hours'] & OfficeHours;
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
