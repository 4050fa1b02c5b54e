import type { OutsideLink } from './site.ts';

const brokerCheck = 'https://brokercheck.finra.org/';

/** What people do on the page of a public institution, after "is where". */
const uses: Readonly<Record<string, string>> = {
  [brokerCheck]: 'you check people who sell variable annuities and securities',
  'https://content.naic.org/state-insurance-departments': 'you find each state’s insurance department, which licenses agents',
  'https://www.finra.org/finra-gateway': 'firms handle their FINRA registrations',
  'https://content.naic.org/consumer': 'the public gets help with insurance',
};

/** Says what a page of others is for, and who is missing there. Empty for a page of the operator. */
export function sayOutsidePage(page: OutsideLink): string {
  if (page.ours) return '';
  const use = uses[page.url];
  return [use && `${page.label} is where ${use}.`, sayWhoIsMissing(page)].filter(Boolean).join(' ');
}

/** Says whom a register lacks, and who to ask first. Empty for any other page. */
export function sayWhoIsMissing({ url }: OutsideLink): string {
  return url === brokerCheck ? 'It doesn’t list agents who sell only insurance: ask your state’s insurance department first.' : '';
}
