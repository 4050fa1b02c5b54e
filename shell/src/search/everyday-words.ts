import type { SiteRouteId } from '@annuity-lantern/contracts/routes';

/**
 * What people ask, in their words, and the page that answers. It comes first if the search contains the whole phrase.
 * Of several pages, the upper row comes first.
 */
export const askedOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'inherited-annuity':
      'if i die|when i die|die|died|dies|dead|passed away|i am gone|im gone|to my children|to my kids|my heirs|inherit|inherited|left me|beneficiary|widow|widower|estate',
    'free-look':
      'give it back|give back|send it back|changed my mind|change my mind|cancel|just signed|regret|undo|return my annuity|return it|money back guarantee',
    'pension-choice':
      'pension or|or pension|pension choice|pension offer|take the lump|lump sum or|survivor option|pension max|pension buyout|buy me out',
    'quote-check': 'a quote|my quote|this quote|the quote|quoted|good quote|payout options|cents on the dollar|cash refund',
    'do-i-need-one': 'need one|should i buy|should i skip|skip it|should not buy|need an annuity|without an annuity',
    'required-withdrawal': 'rmd|rmds|required minimum|required distribution|must i take|have to take out|forced to withdraw',
    'renewal-window': 'term ends|term is ending|matures|matured|maturity|renew|renews|renewed|renewal|rolled over by itself',
    'leave-or-stay':
      'get out|getting out|want out|cash out|cash it in|cash in|out early|to leave|leave early|switch|trade|replace|exchange|1035|surrender it|break the contract',
    'contract-check':
      'bad|ripped off|rip off|hidden fees|fees|scam|fraud|stuck|good one|good deal|worth it|trust my agent|trap|brochure|brochures|principal protected|no market risk|no risk|walk away|market linked|they promised|promised me',
    'comparison-tools':
      'cd|cds|certificate of deposit|best rate|best rates|highest rate|interest|pays the most|safe|bankrupt|bankruptcy|fails|goes under|which company|rating|ratings|todays rates',
    'income-planning': 'wife|husband|spouse|partner|social security|claim|money last|run out|to retire|pension|inflation|both of us',
    'retirement-calculator':
      'a month|per month|monthly|how much will i get|pay me|for life|lump sum|paycheck|my money back|break even|payout',
    consultation: 'talk to|speak to|speak with|call me|a person|advisor|agent near me|appointment',
  } satisfies Partial<Record<SiteRouteId, string>>).map(([id, phrases]) => [id, phrases.split('|')]),
);

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
  ['safe bankrupt', 'insurer rating'],
  ['print printable checklist', 'worksheet checklist'],
];

/** The words of our pages for an everyday word. */
export const ourWords: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([everyday, ours]) => everyday.split(' ').map((word) => [word, ours.split(' ')] as const)),
);
