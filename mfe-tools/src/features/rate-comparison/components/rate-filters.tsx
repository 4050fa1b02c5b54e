import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import { NO_MAXIMUM_PREMIUM } from '@annuity-lantern/domain/rate-filter';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { stateChoices } from '@annuity-lantern/domain/sold-in';
import { usStates } from '@annuity-lantern/domain/us-states';
import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { above, Button, Check, font, joinClasses, SelectField, screenOnly } from '@annuity-lantern/ui';
import { memo } from 'react';
import { SliderField } from '../../../inputs/slider-field.tsx';
import { minimumRateLimits, type RateView } from '../model/rate-view.ts';
import { premiumOf, rateOf, type ViewTexts } from '../model/view-texts.ts';
import { filterWords, ratingLabels, sortLabels } from '../model/view-words.ts';
import { CarrierButtons } from './carrier-buttons.tsx';
import styles from './rate-filters.module.css';
import { TypeChoice } from './type-choice.tsx';
import type { Control } from './use-rate-view.ts';

interface RateFiltersProps {
  readonly view: RateView;
  readonly texts: ViewTexts;
  readonly carriers: readonly string[];
  /** Years of the listed terms, shortest first. */
  readonly terms: readonly number[];
  /** False until hydrated, so that nothing typed early is lost. */
  readonly ready: boolean;
  /** Of interest on phones only. */
  readonly open: boolean;
  readonly change: (part: Partial<RateView>, by: Control, typed?: Partial<ViewTexts>) => void;
}

/** Source: the specified sliders. A typed field beside each takes more. */
const rateSlider = { from: 0, to: 10, step: 0.1 } as const;
const premiumSlider = { from: 10_000, to: 100_000, step: 5_000 } as const;

const sortOptions = optionsOf(sortLabels);
const ratingOptions = optionsOf(ratingLabels);
const stateOptions = stateChoices.map((state) => ({ value: state, label: state === 'all' ? filterWords.state.loose : usStates[state] }));
const gradeOptions = [
  { value: 'all', label: filterWords.atLeast.loose },
  ...offeredGrades.map((grade) => ({ value: grade, label: grade })),
];

/** Filters and order of the list. On phones they are closed at first, so that the list comes first. */
export function RateFilters({ view, texts, carriers, terms, ready, open, change }: RateFiltersProps) {
  return (
    <form
      aria-labelledby="narrow-it-down"
      autoComplete="off"
      noValidate
      className={joinClasses(screenOnly, styles.form, open && styles.openForm)}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="narrow-it-down" className={font.h3}>
        Narrow it down
      </h2>
      <fieldset id="rate-filters" disabled={!ready} className={joinClasses(above[16], styles.panel)}>
        <legend className={styles.panelName}>Filters and order</legend>
        <TypeChoice value={view.type} onChange={(type) => change({ type }, 'type')} />
        <SelectField
          id="sort"
          label="Sort by"
          hint={
            view.sort === 'rate' && view.type === 'all' ? 'This list mixes caps and guaranteed rates. A cap isn’t guaranteed.' : undefined
          }
          options={sortOptions}
          value={view.sort}
          onChange={(event) => change({ sort: event.target.value as RateView['sort'] }, 'sort')}
        />
        <SelectField
          id="home-state"
          label="Your state"
          hint="Kept in this browser only."
          options={stateOptions}
          value={view.state}
          onChange={(event) => change({ state: event.target.value as RateView['state'] }, 'state')}
        />
        <SelectField
          id="rating"
          label="Rating"
          options={ratingOptions}
          value={view.rating}
          onChange={(event) => change({ rating: event.target.value as RateView['rating'] }, 'rating')}
        />
        <SelectField
          id="at-least"
          label="Rated at least"
          options={gradeOptions}
          value={view.atLeast}
          onChange={(event) => change({ atLeast: event.target.value as RateView['atLeast'] }, 'atLeast')}
        />
        <SelectField
          id="term"
          label="Term"
          hint={view.years !== 'all' && view.type !== 'FIA' ? 'Leaves out a MYGA whose rate ends before its term.' : undefined}
          options={termOptions(terms, view.years)}
          value={String(view.years)}
          onChange={({ target }) => change({ years: target.value === 'all' ? 'all' : Number(target.value) }, 'years')}
        />
        <MinimumRate view={view} text={texts.rate} change={change} />
        <MaximumPremium view={view} text={texts.premium} change={change} />
        <CarrierButtons carriers={carriers} chosen={view.carriers} onChange={(chosen) => change({ carriers: chosen }, 'carriers')} />
      </fieldset>
    </form>
  );
}

interface NumberFilterProps extends Pick<RateFiltersProps, 'view' | 'change'> {
  readonly text: string;
}

// Memoized, like the next one: only the carriers depend on the rates.
const MinimumRate = memo(function MinimumRate({ view, text, change }: NumberFilterProps) {
  const parsed = parseNumber(text, minimumRateLimits);
  return (
    <SliderField
      id="minimum-rate"
      label="Minimum rate"
      hint="0 to 10%"
      suffix="%"
      inputMode="decimal"
      text={text}
      error={parsed.kind === 'wrong' ? parsed.message : undefined}
      onText={(typed) => change({ minimumRate: rateOf(typed) ?? view.minimumRate }, 'minimumRate', { rate: typed })}
      slider={{ ...rateSlider, value: view.minimumRate, words: formatPercent(view.minimumRate) }}
      onSlide={(minimumRate) => change({ minimumRate }, 'minimumRate')}
    />
  );
});

const MaximumPremium = memo(function MaximumPremium({ view, text, change }: NumberFilterProps) {
  const parsed = parseAmount(text);
  const none = view.maximumPremium === NO_MAXIMUM_PREMIUM;

  function tidy() {
    const usual = parsed.kind === 'amount' ? formatAmount(parsed.amount) : text;
    if (usual !== text) change({ listed: view.listed }, 'maximumPremium', { premium: usual });
  }

  return (
    <div>
      <SliderField
        id="maximum-premium"
        label="Maximum premium"
        hint="The most you would put in"
        prefix="$"
        inputMode="decimal"
        placeholder="None"
        text={text}
        error={parsed.kind === 'wrong' ? parsed.message : undefined}
        onText={(typed) => change({ maximumPremium: premiumOf(typed) ?? view.maximumPremium }, 'maximumPremium', { premium: typed })}
        onLeave={tidy}
        slider={{
          ...premiumSlider,
          value: Math.min(Math.max(view.maximumPremium, premiumSlider.from), premiumSlider.to),
          words: none ? 'No maximum' : formatDollars(view.maximumPremium),
        }}
        onSlide={(maximumPremium) => change({ maximumPremium }, 'maximumPremium')}
      />
      <Button
        variant="outline"
        size="small"
        wide
        aria-pressed={none}
        icon={none && <Check />}
        className={above[16]}
        onClick={() => change({ maximumPremium: NO_MAXIMUM_PREMIUM }, 'maximumPremium')}
      >
        No maximum
      </Button>
    </div>
  );
});

/** A term that a link asks for is offered even when no listed product has it. */
function termOptions(terms: readonly number[], chosen: RateView['years']) {
  const years = chosen === 'all' || terms.includes(chosen) ? terms : [...terms, chosen].sort((one, other) => one - other);
  return [{ value: 'all', label: filterWords.years.loose }, ...years.map((one) => ({ value: String(one), label: formatYears(one) }))];
}

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
