import type { UsState } from '@annuity-lantern/contracts/http';

/** What the law of a state says about a free look for annuities. The contract can give more, and its cover has the final say. */
export interface FreeLookLaw {
  /** The fewest days for every buyer. Left out where no source states them. */
  readonly days?: number;
  /** The fewest days for buyers of an age or older. */
  readonly older?: { readonly age: number; readonly days: number };
  /** The fewest days for a contract that replaces another one. Left out where no source states them. */
  readonly replacementDays?: number;
  /** The fewest days if the buyer's guide and the disclosure came late. */
  readonly lateDays?: number;
  /** True where a late guide and disclosure are the only reason for a free look. */
  readonly onlyIfLate?: true;
  /** A condition that the days leave out, as a sentence. */
  readonly note?: string;
  readonly citation: string;
  /** The page on which the rule was read. */
  readonly source: string;
  readonly checkedOn: string;
}

const checkedOn = '2026-11-26';

/**
 * A row has only what its source states; a state without a found source has no row. Every row was compared with an archived copy of its source
 * on the day in `checkedOn`. A copy can be years older than that day: read the live law once before the first production use.
 */
export const freeLookLaws: Readonly<Partial<Record<UsState, FreeLookLaw>>> = {
  AK: {
    lateDays: 15,
    citation: '3 AAC 26.755(f)',
    source: 'https://regulations.justia.com/states/alaska/title-3/part-2/chapter-26/article-6/section-3-aac-26-755',
    checkedOn,
  },
  AZ: {
    days: 10,
    older: { age: 65, days: 30 },
    citation: 'A.R.S. § 20-1233',
    source: 'http://az.elaws.us/ars/20-1233',
    checkedOn,
  },
  CA: {
    days: 10,
    older: { age: 60, days: 30 },
    // Section 10127.10, for older buyers, was read at getpocketlaw.com.
    citation: 'California Insurance Code §§ 10127.9 and 10127.10',
    source: 'https://legalfix.com/statutes/state-codes/california/code-ins/division-2/part-2/chapter-1/article-1/section-10127-9',
    checkedOn,
  },
  FL: {
    days: 21,
    citation: 'Florida Statutes § 626.99(4), as changed by chapter 2013-163',
    source: 'https://www.flsenate.gov/Committees/BillSummaries/2013/html/536',
    checkedOn,
  },
  GA: {
    days: 10,
    citation: 'O.C.G.A. § 33-28-6',
    source:
      'https://casetext.com/statute/code-of-georgia/title-33-insurance/chapter-28-annuity-and-pure-endowment-contracts/section-33-28-6-right-of-person-to-whom-contract-issued-to-return-contract-and-receive-premium-refund-effect-of-return-proof-of-return',
    checkedOn,
  },
  HI: {
    lateDays: 15,
    onlyIfLate: true,
    citation: 'Hawaii Revised Statutes § 431:10D-603(c)',
    source: 'https://www.legalfix.com/statutes/state-codes/hawaii/title-24/chapter-431/section-431-10d-603',
    checkedOn,
  },
  ID: {
    days: 20,
    citation: 'Idaho Code § 41-1935',
    source: 'https://www.lawserver.com/law/state/idaho/id-code/idaho_code_title_41_chapter_19',
    checkedOn,
  },
  IN: {
    days: 10,
    citation: 'Indiana Code § 27-1-12.6-5',
    source: 'https://getpocketlaw.com/law/state_indiana/section-27-1-12-6-5-right-to-return-contracts_0076f798d725',
    checkedOn,
  },
  IA: {
    replacementDays: 30,
    citation: 'Iowa Administrative Code rule 191-16.26',
    source:
      'https://casetext.com/regulation/iowa-administrative-code/agency-191-insurance-division/unfair-trade-practices/chapter-16-replacement-of-life-insurance-and-annuities/rule-191-1626-duties-of-replacing-insurers-that-use-producers',
    checkedOn,
  },
  KS: {
    days: 10,
    citation: 'K.A.R. 40-2-15',
    source: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-40-2-15',
    checkedOn,
  },
  MI: {
    days: 10,
    citation: 'MCL 500.4073',
    source:
      'https://getpocketlaw.com/law/state_michigan/section-500-4073-annuity-policy-or-contract-notice-of-right-to-cancel-and-receive-refund-effect-of-returning-policy-or-contract-variable-annuity-contract-exceptions_ea1cbfd10e91',
    checkedOn,
  },
  MN: {
    days: 10,
    replacementDays: 30,
    citation: 'Minnesota Statutes §§ 72A.51 and 72A.52',
    source: 'https://self-law.org/code/mn/chapter-72/72a-52',
    checkedOn,
  },
  NY: {
    replacementDays: 60,
    note: 'Both contracts must be annuities.',
    citation: '11 NYCRR part 51, appendix 10B',
    source:
      'https://casetext.com/regulation/new-york-codes-rules-and-regulations/title-11-insurance/appendices/appendix-10b-department-of-financial-services-of-the-state-of-new-york',
    checkedOn,
  },
  NC: {
    days: 10,
    citation: '11 NCAC 12 .0447',
    source:
      'http://ncrules.state.nc.us/ncac/title%2011%20-%20insurance/chapter%2012%20-%20life%20and%20health%20division/11%20ncac%2012%20.0447.html',
    checkedOn,
  },
  OR: {
    days: 10,
    lateDays: 15,
    citation: 'OAR 836-051-0915',
    source: 'https://regulations.justia.com/states/oregon/chapter-836/division-51/section-836-051-0915',
    checkedOn,
  },
  PA: {
    days: 10,
    replacementDays: 20,
    note: 'You have 45 days if both contracts are with the same insurer. The rule is for fixed annuities.',
    citation: '40 P.S. § 510d',
    source: 'https://codes.findlaw.com/pa/title-40-ps-insurance/pa-st-sect-40-510d/',
    checkedOn,
  },
  RI: {
    days: 20,
    citation: 'R.I. General Laws § 27-4-6.1',
    source: 'https://www.lawserver.com/law/state/rhode-island/ri-laws/rhode_island_general_laws_27-4-6-1',
    checkedOn,
  },
  TX: {
    days: 20,
    replacementDays: 30,
    // Section 1114.053(e), for a contract that replaces another, was read in a copy of casetext.com.
    citation: 'Texas Insurance Code §§ 1116.002 and 1114.053(e)',
    source: 'https://capitol.texas.gov/tlodocs/82R/billtext/html/HB01032F.htm',
    checkedOn: '2026-11-28',
  },
  UT: {
    days: 10,
    replacementDays: 30,
    citation: 'Utah Code § 31A-22-423',
    source: 'https://codes.findlaw.com/ut/title-31a-insurance-code/ut-code-sect-31a-22-423/',
    checkedOn,
  },
  VA: {
    replacementDays: 10,
    citation: '14VAC5-30-51',
    source: 'https://regulations.justia.com/states/virginia/title-14/agency-5/chapter-30/section-14vac5-30-51',
    checkedOn,
  },
};

/** The buyer's own case, as far as it changes the days. */
export interface FreeLookCase {
  readonly replaces: boolean;
  /** Whether the buyer had reached the age of the row. */
  readonly isOlder: boolean;
  readonly cameLate: boolean;
}

/** The fewest days that a row gives in a case. Null where it states none, and for a replacement that it does not name. Raises nothing. */
export function daysByLaw(law: FreeLookLaw, { replaces, isOlder, cameLate }: FreeLookCase): number | null {
  if (replaces && law.replacementDays === undefined) return null;
  const stated = [law.days, replaces && law.replacementDays, isOlder && law.older?.days, cameLate && law.lateDays];
  const days = stated.filter((one) => typeof one === 'number');
  return days.length > 0 ? Math.max(...days) : null;
}
