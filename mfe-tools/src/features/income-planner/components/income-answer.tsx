import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { formatRate } from '@annuity-lantern/tool-kit/format-figures';
import { above, Disclosure, font, ink, joinClasses, split } from '@annuity-lantern/ui';
import { incomeParts } from '../model/income-parts.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { sayInflation } from '../model/say-figures.ts';
import styles from './income-answer.module.css';

interface IncomeAnswerProps {
  readonly facts: PlannerFacts;
  readonly busy: boolean;
  /** True while an entry is invalid and the answer is still based on the last valid figures. */
  readonly outdated: boolean;
}

/** Dims while a new answer is computed. */
export function IncomeAnswer({ facts, busy, outdated }: IncomeAnswerProps) {
  const others = sayOtherTotals(facts);
  const { lead, figure, words } = sayFirst(facts);
  return (
    <div className={busy ? styles.busy : undefined} aria-busy={busy}>
      <AnswerPanel
        lead={lead}
        figure={figure}
        words={words}
        outdated={outdated ? 'Still the result for the last figures we could read.' : undefined}
      >
        <p className={joinClasses(above[8], styles.early)}>{sayBasis(facts)}</p>
        {sayQualified(facts).map((words) => (
          <p key={words} className={joinClasses(above[12], styles.early)}>
            {words}
          </p>
        ))}
        <SourceBar facts={facts} />
        {others.length > 0 && (
          <Disclosure label="The same without inflation, and on the checks" className={joinClasses(above[16], styles.others)}>
            {others.map((one) => (
              <p key={one} className={above[8]}>
                {one}
              </p>
            ))}
          </Disclosure>
        )}
      </AnswerPanel>
    </div>
  );
}

/** The answer in the parts of its panel. */
export interface FirstTotal {
  readonly lead: string;
  readonly figure: string;
  readonly words: string;
}

/** The one total in sight: what all of it buys, from the age at which all of it is paid. */
export function sayFirst(facts: PlannerFacts): FirstTotal {
  const { plan } = facts;
  if (pricesRise(facts))
    return {
      lead: `At ${plan.fullAge} you could buy what`,
      figure: formatDollars(plan.totalToday),
      words: ' buys today, each month.',
    };
  const forLife = lastsForLife(facts) ? ', for\u00a0life' : '';
  return {
    lead: `From age ${plan.fullAge} you would have about`,
    figure: formatDollars(plan.totalFromFullAge),
    words: ` a\u00a0month${forLife}.`,
  };
}

/** Whether prices rise until all of it is paid. Otherwise all totals are one. */
function pricesRise({ plan, input, inflationPercent }: PlannerFacts): boolean {
  return inflationPercent > 0 && plan.fullAge > input.currentAge;
}

/** The first total in one sentence. */
export function sayInShort(facts: PlannerFacts): string {
  const { lead, figure, words } = sayFirst(facts);
  return `${lead} ${figure}${words}`.replaceAll('\u00a0', ' ');
}

/** What the total adds, and in which dollars. */
function sayBasis(facts: PlannerFacts): string {
  const { rising, level } = incomeParts(facts);
  const parts = [...rising, ...level];
  const added = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} added up` : `${parts[0]}`;
  return `${upperFirst(added)}, in today’s dollars.`;
}

/** Only a level check stays the same for life: Social Security rises with prices, and can be cut. */
function lastsForLife(facts: PlannerFacts): boolean {
  return incomeParts(facts).rising.length === 0;
}

/** The sentences below the figure: when each part begins, and a cut. */
function sayQualified(facts: PlannerFacts): string[] {
  return [sayEarly(facts), sayCutInShort(facts)].filter((one) => one !== null);
}

/** The same plan in other dollars, on demand. Empty where prices have not risen by then: there is one total. */
function sayOtherTotals(facts: PlannerFacts): string[] {
  if (!pricesRise(facts)) return [];
  const { plan, inflationPercent } = facts;
  const { rising, level } = incomeParts(facts);
  const sum = formatCents(plan.totalFromFullAge);
  const isLevel = rising.length === 0;
  const added =
    rising.length + level.length > 1 && !isLevel ? `Without inflation, the parts add up to ${sum} a month from age ${plan.fullAge}.` : null;
  const paid = isLevel
    ? `The check${level.length > 1 ? 's are' : ' is'} ${sum} a month from age ${plan.fullAge}, for life.`
    : `On the checks it is ${formatCents(plan.totalPaid)} a month at ${plan.fullAge}, at ${sayInflation(inflationPercent)} inflation.`;
  return [added, paid, sayCutAnswer(facts, formatCents)].filter((one) => one !== null);
}

/** What belongs to the total on paper. With a pension the facts there say when each part starts, so that all fits on one page. */
export function sayOnPaper(facts: PlannerFacts): string[] {
  return [sayAddends(facts), facts.pension ? null : sayEarly(facts), sayCutInShort(facts)].filter((one) => one !== null);
}

/** What the total adds, each in the dollars of the total: paper has the amounts on the checks beside it. */
function sayAddends(facts: PlannerFacts): string {
  const { plan } = facts;
  const annuity = pricesRise(facts) ? plan.annuityToday : plan.annuityIncome;
  const pension = pricesRise(facts) ? plan.pensionToday : plan.pensionIncome;
  const amounts = [
    plan.socialSecurityIncome > 0 && `Social Security ${formatDollars(plan.socialSecurityPaid)}`,
    plan.pensionIncome > 0 && `pension ${formatDollars(pension)}`,
    plan.annuityIncome > 0 && `annuity ${formatDollars(annuity)}`,
  ];
  return `It adds, in today’s dollars: ${amounts.filter(Boolean).join(', ')}.`;
}

/** When each part begins, if they do not all start together. Null if they do. */
function sayEarly(facts: PlannerFacts): string | null {
  const { plan, input, pension } = facts;
  const { socialSecurityAge, pensionAge } = plan;
  const said: string[] = [];
  if (plan.socialSecurityIncome > 0 && facts.since === 'unknown') {
    said.push(`We count Social Security from age ${plan.socialSecurityAge}. If you already get it, say so below its amount.`);
  }
  if (hasClaimedBefore(facts)) {
    said.push(`Social Security pays ${formatCents(plan.socialSecurityIncome)} a month already.`);
    if (plan.annuityIncome > 0) said.push(`The annuity starts at ${input.startAge}.`);
  }
  if (plan.socialSecurityIncome > 0 && socialSecurityAge > input.startAge) {
    if (plan.annuityIncome > 0) said.push(`The annuity pays ${formatCents(plan.annuityIncome)} a month from age ${input.startAge}.`);
    said.push(`Social Security pays nothing before ${socialSecurityAge}.`);
  }
  if (pension && startsApart(facts)) {
    const when = pension.fromAge <= input.currentAge ? 'already' : `from age ${pensionAge}`;
    said.push(`Your pension pays ${formatCents(plan.pensionIncome)} a month ${when}.`);
    if (pensionAge === plan.fullAge && said.length === 1) said.push(`The rest starts at ${input.startAge}.`);
  }
  return said.length > 0 ? said.join(' ') : null;
}

/** Whether Social Security is paid before the rest. */
function hasClaimedBefore({ plan, input }: PlannerFacts): boolean {
  return plan.socialSecurityIncome > 0 && plan.socialSecurityAge < input.startAge;
}

/** Whether a pension starts at another age than the rest. */
function startsApart({ plan, input }: PlannerFacts): boolean {
  const hasRest = plan.socialSecurityIncome > 0 || plan.annuityIncome > 0;
  return hasRest && plan.pensionAge !== null && plan.pensionAge !== input.startAge;
}

/** What a cut does to the first total. Null without one. */
function sayCutInShort(facts: PlannerFacts): string | null {
  const { plan, cut } = facts;
  if (!pricesRise(facts)) return sayCutAnswer(facts, formatDollars);
  if (!cut || plan.socialSecurityIncome === 0) return null;
  const paid = `${cut.payablePercent}% of Social Security`;
  return plan.paidPercent < 100 ? `That counts ${paid}.` : `From ${cut.from} on it is less: ${paid} is paid then.`;
}

/** The figure before and after a cut of Social Security, without inflation. Null without a cut. */
function sayCutAnswer({ plan, cut }: PlannerFacts, say: (dollars: number) => string): string | null {
  if (!cut || plan.socialSecurityIncome === 0) return null;
  const paid = `${cut.payablePercent}% of Social Security`;
  if (plan.paidPercent < 100) return `That counts ${paid}, as from ${cut.from} on. In full it would be ${say(plan.totalIncome)}.`;
  const afterwards = (plan.socialSecurityIncome * cut.payablePercent) / 100 + plan.pensionIncome + plan.annuityIncome;
  return `The ${say(plan.totalIncome)} is paid until ${cut.until}. From ${cut.from} on, with ${paid}, it is ${say(afterwards)}.`;
}

/** The rest of it, for paper and behind a press: the payout rate, and what a promise of income depends on. */
export function sayMoreOnThis({ plan }: PlannerFacts): string {
  return `The payout rate of ${formatRate(plan.payoutRate)} is our own example, not an insurer’s offer. Guarantees depend on the insurer’s ability to pay. An annuity is not a bank deposit and not FDIC insured. Amounts are before tax.`;
}

/** The sources of income as bars, each above its label, in the dollars of the first total. */
function SourceBar({ facts }: { readonly facts: PlannerFacts }) {
  const { plan, input } = facts;
  const real = pricesRise(facts);
  const [pension, annuity] = real ? [plan.pensionToday, plan.annuityToday] : [plan.pensionIncome, plan.annuityIncome];
  const total = plan.socialSecurityPaid + pension + annuity;
  /** Whether the parts begin at different ages. */
  const apart = plan.socialSecurityAge !== input.startAge || startsApart(facts);
  // Nothing at all is paid of Social Security alone after a cut to 0%.
  const shareOf = (income: number) => (total === 0 ? 0 : (income / total) * 1000);
  const [share, pensionShare] = [shareOf(plan.socialSecurityPaid), shareOf(pension)];
  const others = share + pensionShare;
  return (
    <div className={above[24]}>
      <svg viewBox="0 0 1000 14" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        {share > 0 && <rect x="0" y="0" width={share} height="14" className={styles.socialBar} />}
        {pensionShare > 0 && <rect x={share} y="0" width={pensionShare} height="14" className={styles.pensionBar} />}
        {others < 1000 && <rect x={others} y="0" width={1000 - others} height="14" className={ink.lamp} />}
      </svg>
      <dl className={joinClasses(split[32], above[12], styles.words)}>
        <div className={styles.source}>
          <dt>
            <Key className={styles.socialBar} />
            <span>{`Social Security${apart ? `, ${facts.claimedMonths === null ? `from ${plan.socialSecurityAge}` : 'paid already'}` : ''}`}</span>
          </dt>
          <dd className={font.title}>{formatDollars(plan.socialSecurityPaid)}</dd>
        </div>
        {plan.pensionAge !== null && (
          <div className={styles.source}>
            <dt>
              <Key className={styles.pensionBar} />
              <span>{`pension${apart ? `, from ${plan.pensionAge}` : ''}`}</span>
            </dt>
            <dd className={font.title}>{formatDollars(pension)}</dd>
          </div>
        )}
        <div className={styles.source}>
          <dt>
            <Key className={ink.lamp} />
            <span>{`annuity${apart ? `, from ${input.startAge}` : ''}, at a ${formatRate(plan.payoutRate)} payout rate`}</span>
          </dt>
          <dd className={font.title}>{formatDollars(annuity)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Key({ className }: { readonly className: string | undefined }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className={styles.key}>
      <rect width="12" height="12" className={className} />
    </svg>
  );
}
