import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { above, across, ChartFrame, Disclosure, font, joinClasses, ruled, screenOnly, stack } from '@annuity-lantern/ui';
import { memo } from 'react';
import { sayTable } from '../../../people/say-chances.ts';
import tools from '../../../shared-styles/tools.module.css';
import { type ClaimingMap, type claimingMap, notEndorsed, sayClaims, waitingWords } from '../model/claiming-map.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { type ChangeInputs, FORM_ID, limits, type PlannerTexts } from '../model/planner-inputs.ts';
import { ClaimingMapChart } from './claiming-map-chart.tsx';
import styles from './claiming-section.module.css';

interface WhenToClaimProps {
  readonly facts: PlannerFacts;
  /** The map, or why there is none. */
  readonly found: ReturnType<typeof claimingMap>;
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
}

const columns = [
  { key: 'claims', label: 'Claim' },
  { key: 'value', label: 'Worth today', numeric: true },
  { key: 'loss', label: 'Less than the best', numeric: true },
];

/** What each pair of claiming ages is worth on average, and what it costs to wait. */
export function WhenToClaim({ facts, found, inputs, change }: WhenToClaimProps) {
  const title = facts.spouse ? 'When to claim, for two' : 'When to claim';
  if (typeof found === 'string')
    return (
      <section className={joinClasses(ruled[24], above[40], tools.frame, styles.frame)} aria-labelledby="when-to-claim-title">
        <h2 id="when-to-claim-title">{title}</h2>
        <p>{found}</p>
        <p className={joinClasses(font.note, above[8])}>{notEndorsed}</p>
      </section>
    );
  return (
    <>
      {found && <Worth found={found} facts={facts} title={title} />}
      {found && <Waiting facts={facts} earliest={found.earliest} />}
      {(found || facts.realRatePercent === null) && <Rates inputs={inputs} change={change} />}
    </>
  );
}

interface WorthProps {
  readonly found: ClaimingMap;
  readonly facts: PlannerFacts;
  readonly title: string;
}

const Worth = memo(function Worth({ found, facts, title }: WorthProps) {
  return (
    <ChartFrame
      id="when-to-claim"
      title={title}
      headingLevel={2}
      tableOpen
      className={joinClasses(ruled[24], above[40], tools.frame, styles.frame)}
      sentence={found.sentence}
      table={{
        columns,
        rows: found.common.map(({ claims, value, loss }) => ({
          claims: sayClaims(claims),
          value: formatDollars(value),
          loss: formatShortPercent(Math.round(loss * 10) / 10),
        })),
      }}
      source={sourceOf(facts)}
    >
      <ClaimingMapChart map={found} />
    </ChartFrame>
  );
});

function sourceOf({ person, spousePerson, realRatePercent, cut }: PlannerFacts): string {
  const paid = cut ? ` ${cut.payablePercent}% is paid from ${cut.from} on.` : ' The switch for a cut is above.';
  const spouse = spousePerson ? ` Your spouse: ${sayTable(spousePerson)}. We treat the two lives as independent.` : '';
  return `Each month’s benefit counts with the chance that it is paid, in today’s dollars, less ${formatShortPercent(realRatePercent ?? 0)} a year.${paid} You: ${sayTable({ ...person, health: 'average' })}.${spouse} A survivor’s benefit starts at full retirement age. Left out: earnings test, divorce, children, disability, family maximum, tax. WEP and GPO, two cuts for people with a public pension, were repealed in 2025. Credits for waiting are paid from the next January on; here they count at once. Rules: 42 USC 402, 20 CFR 404.304 to 404.410. ${notEndorsed}`;
}

interface WaitingProps {
  readonly facts: PlannerFacts;
  /** The first age of a claim, in months. */
  readonly earliest: number;
}

const Waiting = memo(function Waiting({ facts, earliest }: WaitingProps) {
  const said = waitingWords(facts, earliest);
  if (!said) return null;
  return (
    <section aria-labelledby="waiting-title" className={joinClasses(above[32], stack[8], font.measure)}>
      <h3 id="waiting-title">What it costs to wait</h3>
      <p className={font.title}>{said.first}</p>
      {said.more.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p className={font.note}>
        Money that is not spent yet goes to your heirs. A spouse’s and a survivor’s benefits and tax are left out. We assume how prices
        rise.
      </p>
    </section>
  );
});

const rates = [
  { name: 'realRate', label: 'Interest above inflation', hint: 'For what benefits are worth' },
  { name: 'earns', label: 'Your money earns', hint: 'While you wait' },
] as const;

function Rates({ inputs, change }: Pick<WhenToClaimProps, 'inputs' | 'change'>) {
  return (
    <div className={joinClasses(screenOnly, above[16])}>
      <Disclosure label="Change the interest">
        <div className={across[16]}>
          {rates.map(({ name, label, hint }) => (
            <NumberField
              key={name}
              id={name}
              form={FORM_ID}
              label={label}
              hint={`${hint}, ${limits[name].from} to ${limits[name].to}`}
              suffix="%"
              limits={limits[name]}
              text={inputs[name]}
              error={inputs[name].trim() === '' ? `Enter percent a year, from ${limits[name].from} to ${limits[name].to}.` : undefined}
              onText={(text) => change({ [name]: text })}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
