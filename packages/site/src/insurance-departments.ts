import type { UsState } from '@annuity-lantern/contracts/http';

/** The office that licenses insurance agents in a state and answers consumers there. */
export interface InsuranceDepartment {
  readonly name: string;
  /** Its line for consumers, else its main line, as visitors read it. Left out where no page of a public office confirmed it. */
  readonly phone?: string;
  /** Front page of its own site. Left out where the address of today could not be confirmed. */
  readonly site?: string;
  /** Page of the department, or of another public office, on which name and phone were read. */
  readonly source: string;
}

/** The public list of all departments, for facts that a row lacks. */
export const departmentsPage = { url: 'https://content.naic.org/state-insurance-departments', label: 'NAIC state insurance departments' };

/**
 * Every row was compared with a stored copy of its source on 2026-11-23. A copy can be years older than that day: call the numbers once
 * before the first production use, and change this day when the rows are compared again.
 */
export const insuranceDepartments: Readonly<Record<UsState, InsuranceDepartment>> = {
  AL: {
    name: 'Alabama Department of Insurance',
    phone: '1-800-433-3966',
    site: 'https://aldoi.gov',
    source: 'https://www.aldoi.gov/currentnewsitem.aspx?ID=647',
  },
  AK: {
    name: 'Alaska Division of Insurance',
    phone: '907-269-7900',
    site: 'https://www.commerce.alaska.gov/web/ins',
    source: 'https://www.commerce.alaska.gov/web/ins/Consumers/Complaints/FileaComplaint.aspx',
  },
  AZ: {
    name: 'Arizona Department of Insurance and Financial Institutions',
    phone: '602-364-2499',
    site: 'https://difi.az.gov',
    source: 'https://insurance.az.gov/consumers/help-problem/filing-complaint',
  },
  AR: {
    name: 'Arkansas Insurance Department',
    phone: '1-800-852-5494',
    site: 'https://insurance.arkansas.gov',
    source: 'https://insurance.arkansas.gov/consumer-services/consumer-services/file-a-complaint/',
  },
  CA: {
    name: 'California Department of Insurance',
    phone: '1-800-927-4357',
    site: 'https://www.insurance.ca.gov',
    source: 'https://www.insurance.ca.gov/0500-about-us/05-contact/',
  },
  CO: {
    name: 'Colorado Division of Insurance',
    phone: '1-800-930-3745',
    site: 'https://doi.colorado.gov',
    source: 'https://doi.colorado.gov/for-consumers/file-a-complaint',
  },
  CT: {
    name: 'Connecticut Insurance Department',
    phone: '1-800-203-3447',
    site: 'https://portal.ct.gov/CID',
    source: 'https://portal.ct.gov/CID/Consumer-Affairs/File-a-Complaint-by-Mail',
  },
  DE: {
    name: 'Delaware Department of Insurance',
    phone: '1-800-282-8611',
    site: 'https://insurance.delaware.gov',
    source: 'https://insurance.delaware.gov/services/filecomplaint/',
  },
  FL: {
    name: 'Florida Department of Financial Services',
    phone: '1-877-693-5236',
    site: 'https://www.myfloridacfo.com/division/consumers',
    source: 'https://oppaga.fl.gov/ProgramSummary/ProgramDetail?programNumber=4116',
  },
  GA: {
    name: 'Georgia Office of Insurance and Safety Fire Commissioner',
    phone: '1-800-656-2298',
    site: 'https://oci.ga.gov',
    source: 'https://www.oci.ga.gov/AdministrativeProcedures/Home.aspx',
  },
  HI: {
    name: 'Hawaii Insurance Division',
    site: 'https://cca.hawaii.gov/ins',
    source: 'https://cca.hawaii.gov/ins/about/insurance_branches',
  },
  ID: {
    name: 'Idaho Department of Insurance',
    site: 'https://doi.idaho.gov',
    source: 'https://doi.idaho.gov/about/about',
  },
  IL: {
    name: 'Illinois Department of Insurance',
    phone: '1-866-445-5364',
    site: 'https://idoi.illinois.gov',
    source: 'https://idoi.illinois.gov/consumers/understanding-complaint-process.html',
  },
  IN: {
    name: 'Indiana Department of Insurance',
    site: 'https://www.in.gov/idoi',
    source: 'https://www.in.gov/idoi/consumer-services/jurisdiction-of-the-idoi/',
  },
  IA: {
    name: 'Iowa Insurance Division',
    site: 'https://iid.iowa.gov',
    source: 'https://iid.iowa.gov/insurance-consumer-complaint-details',
  },
  KS: {
    name: 'Kansas Insurance Department',
    phone: '1-800-432-2484',
    site: 'https://insurance.kansas.gov',
    source: 'https://www.ksinsurance.org/agentagency/co-appointment/certification-renewal.php',
  },
  KY: {
    name: 'Kentucky Department of Insurance',
    phone: '502-564-3630',
    site: 'https://insurance.ky.gov',
    source: 'https://insurance.ky.gov/PPC/New_Default.aspx',
  },
  LA: {
    name: 'Louisiana Department of Insurance',
    site: 'https://www.ldi.la.gov',
    source: 'http://www.ldi.louisiana.gov/public_affairs/Consumer_Alerts/2011/ConsumerAlert_6-2011.html',
  },
  ME: {
    name: 'Maine Bureau of Insurance',
    phone: '1-800-300-5000',
    site: 'https://www.maine.gov/pfr/insurance',
    source: 'https://www1.maine.gov/pfr/insurance/complaint.html',
  },
  MD: {
    name: 'Maryland Insurance Administration',
    phone: '1-800-492-6116',
    site: 'https://insurance.maryland.gov',
    source: 'https://insurance.maryland.gov/Consumer/Pages/How-the-MIA-Can-Help-You.aspx',
  },
  MA: {
    name: 'Massachusetts Division of Insurance',
    phone: '1-877-563-4467',
    site: 'https://www.mass.gov/orgs/division-of-insurance',
    source: 'https://www.sec.state.ma.us/cis/ciscig/d/d12d17.htm',
  },
  MI: {
    name: 'Michigan Department of Insurance and Financial Services',
    phone: '1-877-999-6442',
    site: 'https://www.michigan.gov/difs',
    source: 'https://www.michigan.gov/difs/covid-19',
  },
  MN: {
    name: 'Minnesota Department of Commerce',
    phone: '1-800-657-3602',
    site: 'https://mn.gov/commerce',
    source: 'https://mn.gov/commerce/insurance/health/consumer-protections/',
  },
  MS: {
    name: 'Mississippi Insurance Department',
    phone: '1-800-562-2957',
    site: 'https://www.mid.ms.gov',
    source: 'http://www.mid.ms.gov/disasters_storms/disaster_storm_preparation_recovery.aspx',
  },
  MO: {
    name: 'Missouri Department of Commerce and Insurance',
    phone: '1-800-726-7390',
    site: 'https://insurance.mo.gov',
    source: 'http://insurance.mo.gov/news/newsitem/uuid/c8082f31-a285-4bcb-be7f-52b1a5d4c945',
  },
  MT: {
    name: 'Montana Office of the Commissioner of Securities and Insurance',
    phone: '1-800-332-6148',
    source: 'http://sao.mt.gov/industry/reciprocal.asp',
  },
  NE: {
    name: 'Nebraska Department of Insurance',
    site: 'https://doi.nebraska.gov',
    source: 'https://doi.nebraska.gov/consumer/policyholder-help',
  },
  NV: {
    name: 'Nevada Division of Insurance',
    site: 'https://doi.nv.gov',
    source: 'https://doi.nv.gov/Consumers/File-a-Complaint',
  },
  NH: {
    name: 'New Hampshire Insurance Department',
    phone: '1-800-852-3416',
    site: 'https://insurance.nh.gov',
    source: 'https://insurance.nh.gov/consumers/filing-complaint',
  },
  NJ: {
    name: 'New Jersey Department of Banking and Insurance',
    phone: '1-800-446-7467',
    site: 'https://www.nj.gov/dobi',
    source: 'https://www.state.nj.us/dobi/consumer.htm',
  },
  NM: {
    name: 'New Mexico Office of Superintendent of Insurance',
    phone: '1-855-427-5674',
    site: 'https://www.osi.state.nm.us',
    source: 'http://www.osi.state.nm.us/ConsumerAssistance/index.aspx',
  },
  NY: {
    name: 'New York State Department of Financial Services',
    phone: '1-800-342-3736',
    site: 'https://www.dfs.ny.gov',
    source: 'https://dfs.ny.gov/reports_and_publications/press_releases/pr202303081',
  },
  NC: {
    name: 'North Carolina Department of Insurance',
    phone: '1-855-408-1212',
    site: 'https://www.ncdoi.gov',
    source: 'http://ncdoi.com/Consumer/Health/Guidance_for_Providers.aspx',
  },
  ND: {
    name: 'North Dakota Insurance Department',
    phone: '701-328-2440',
    site: 'https://www.insurance.nd.gov',
    source: 'https://www.insurance.nd.gov/consumers/complaints',
  },
  OH: {
    name: 'Ohio Department of Insurance',
    site: 'https://insurance.ohio.gov',
    source: 'https://insurance.ohio.gov/about-us/legal-services',
  },
  OK: {
    name: 'Oklahoma Insurance Department',
    site: 'https://www.oid.ok.gov',
    source: 'https://oid.ok.gov/consumers/file-an-online-complaint',
  },
  OR: {
    name: 'Oregon Division of Financial Regulation',
    phone: '1-888-877-4894',
    site: 'https://dfr.oregon.gov',
    source: 'http://dfr.oregon.gov/Pages/about-us.aspx',
  },
  PA: {
    name: 'Pennsylvania Insurance Department',
    site: 'https://www.insurance.pa.gov',
    source: 'https://www.insurance.pa.gov/Consumers/ConsumerServicesFAQ/Pages/default.aspx',
  },
  RI: {
    name: 'Rhode Island Insurance Division',
    phone: '401-462-9520',
    site: 'https://dbr.ri.gov',
    source: 'https://dbr.ri.gov/insurance-banking-securities-and-charitable-organizations/insurance/consumers',
  },
  SC: {
    name: 'South Carolina Department of Insurance',
    site: 'https://doi.sc.gov',
    source: 'https://doi.sc.gov/8/Consumers',
  },
  SD: {
    name: 'South Dakota Division of Insurance',
    phone: '605-773-3563',
    site: 'https://dlr.sd.gov/insurance',
    source: 'https://dlr.sd.gov/insurance/doi_complaint.aspx',
  },
  TN: {
    name: 'Tennessee Department of Commerce and Insurance',
    phone: '1-800-342-4029',
    site: 'https://www.tn.gov/commerce',
    source: 'http://state.tn.us/commerce/divisions.shtml',
  },
  TX: {
    name: 'Texas Department of Insurance',
    phone: '1-800-252-3439',
    site: 'https://www.tdi.texas.gov',
    source: 'https://www.tdi.texas.gov/pubs/consumer/cb022.html',
  },
  UT: {
    name: 'Utah Insurance Department',
    phone: '1-800-439-3805',
    site: 'https://insurance.utah.gov',
    source: 'https://insurance.utah.gov/complaints/',
  },
  VT: {
    name: 'Vermont Department of Financial Regulation',
    phone: '1-800-964-1784',
    site: 'https://dfr.vermont.gov',
    source: 'http://www.bishca.state.vt.us/InsurDiv/Consumer/complaintinstruct.htm',
  },
  VA: {
    name: 'Virginia Bureau of Insurance',
    phone: '1-877-310-6560',
    site: 'https://www.scc.virginia.gov',
    source: 'https://www.scc.virginia.gov/pages/File-an-Insurance-Complaint-(1)',
  },
  WA: {
    name: 'Washington State Office of the Insurance Commissioner',
    phone: '1-800-562-6900',
    site: 'https://www.insurance.wa.gov',
    source: 'https://www.insurance.wa.gov/file-complaint-or-check-your-complaint-status',
  },
  DC: {
    name: 'District of Columbia Department of Insurance, Securities and Banking',
    site: 'https://disb.dc.gov',
    source: 'http://disb.dc.gov/page/insurance-bureau',
  },
  WV: {
    name: 'West Virginia Offices of the Insurance Commissioner',
    site: 'https://www.wvinsurance.gov',
    source: 'https://www.wvinsurance.gov/company-home',
  },
  WI: {
    name: 'Wisconsin Office of the Commissioner of Insurance',
    phone: '1-800-236-8517',
    site: 'https://oci.wi.gov',
    source: 'https://oci.wi.gov/Pages/Consumers/Filing-a-Complaint.aspx',
  },
  WY: {
    name: 'Wyoming Department of Insurance',
    site: 'https://doi.wyo.gov',
    source: 'https://doi.wyo.gov/consumers/information',
  },
};
