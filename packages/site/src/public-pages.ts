import type { OutsideLink } from './site.ts';

/** What people do on the page of a public institution, after "is where". */
const uses: Readonly<Record<string, string>> = {
  'https://brokercheck.finra.org/': 'you check a broker’s license, history and complaints',
  'https://content.naic.org/state-insurance-departments': 'you find each state’s insurance department, which licenses agents',
  'https://www.finra.org/finra-gateway': 'firms handle their FINRA registrations',
  'https://content.naic.org/consumer': 'the public gets help with insurance',
};

/** Says what a page of others is for, and that the network has none of its own yet. Empty for a page of the operator. */
export function sayOutsidePage({ url, label, ours }: OutsideLink): string {
  if (ours) return '';
  const use = uses[url];
  return `${use ? `${label} is where ${use}. ` : ''}The network has no page of its own for this yet.`;
}
