/** Words that visitors type, and the words of our pages for the same thing. */
const rows: readonly (readonly [everyday: string, ours: string])[] = [
  ['spouse husband wife partner married marriage couple', 'joint survivor inherited'],
  ['widow widower died dead deceased passed', 'inherited death'],
  ['father mother parent parents dad mom', 'inherited'],
  ['children kids heir heirs estate will', 'beneficiary inherited'],
  ['cd cds', 'myga'],
  ['contact call phone speak talk help person someone appointment', 'consultation'],
  ['penalty penalties', 'surrender'],
  ['cash', 'surrender withdrawal'],
  ['quit return refund', 'surrender cancel'],
  ['scam scams fraud trick tricks', 'red flags'],
  ['ira 401k', 'qualified'],
  ['taxes irs', 'tax'],
  ['rmd rmds', 'required'],
  ['matured maturity expires expired', 'renewal'],
  ['switch swap replace', 'exchange replacement'],
  ['pay paycheck pension', 'income payout'],
  ['safe bankrupt', 'insurer guaranty'],
  ['print printable checklist', 'worksheet checklist'],
];

/** The words of our pages for an everyday word. */
export const ourWords: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([everyday, ours]) => everyday.split(' ').map((word) => [word, ours.split(' ')] as const)),
);
