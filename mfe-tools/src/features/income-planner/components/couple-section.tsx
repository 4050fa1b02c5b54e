import { formatCents } from '@annuity-lantern/domain/format-number';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { above, Checkbox, font, joinClasses, ruled, SelectField, Table } from '@annuity-lantern/ui';
import { sayTable } from '../../../people/say-chances.ts';
import { type CoupleCourse, coupleCourse } from '../model/couple-course.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { type ChangeInputs, FORM_ID, limits, type PlannerTexts } from '../model/planner-inputs.ts';
import styles from './couple-section.module.css';
import { sexOptions } from './sex-options.ts';

interface CoupleSectionProps {
  readonly facts: PlannerFacts;
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
}

export function CoupleSection({ facts, inputs, change }: CoupleSectionProps) {
  const course = coupleCourse(facts);
  return (
    <section className={joinClasses(ruled[24], above[40])} aria-labelledby="for-couples">
      <h2 id="for-couples" className={joinClasses(font.h3, styles.heading)}>
        For couples: the survivor’s income
      </h2>
      <Checkbox
        id="spouse"
        name="spouse"
        form={FORM_ID}
        value="yes"
        label="I am married: count my spouse in"
        hint="Counts spousal and survivor’s benefits."
        checked={inputs.spouse === 'yes'}
        onChange={(event) => change({ spouse: event.target.checked ? 'yes' : '' })}
      />
      {inputs.spouse === 'yes' && <SpouseFields inputs={inputs} change={change} />}
      {inputs.spouse === 'yes' && facts.since === 'unknown' && (
        <p className={joinClasses(font.measure, above[16])}>
          Tell us above whether you already get Social Security. What your spouse would have depends on it.
        </p>
      )}
      {course && (
        <>
          <Incomes course={course} cut={facts.cut} />
          <Chances course={course} facts={facts} />
        </>
      )}
    </section>
  );
}

const claimingAges = wholeNumbers(limits.claim).map((age) => ({ value: age, label: age }));

function SpouseFields({ inputs, change }: Pick<CoupleSectionProps, 'inputs' | 'change'>) {
  return (
    <div className={joinClasses(above[16], styles.columns)}>
      <MoneyField
        id="spouseSocial"
        form={FORM_ID}
        label="Spouse’s monthly Social Security"
        hint="Their own, before tax, in today’s dollars; 0 if they have none"
        text={inputs.spouseSocial}
        onText={(spouseSocial) => change({ spouseSocial })}
      />
      <NumberField
        id="spouseAge"
        form={FORM_ID}
        label="Spouse’s age"
        hint="50 to 90"
        limits={limits.spouseAge}
        text={inputs.spouseAge}
        error={inputs.spouseAge.trim() === '' ? 'Enter an age, from 50 to 90.' : undefined}
        onText={(spouseAge) => change({ spouseAge })}
      />
      <SelectField
        id="spouseClaim"
        name="spouseClaim"
        form={FORM_ID}
        label="Spouse’s claiming age"
        hint="The age that benefit is for, or since when it is paid"
        options={claimingAges}
        value={inputs.spouseClaim}
        onChange={(event) => change({ spouseClaim: event.target.value })}
      />
      <SelectField
        id="spouseSex"
        name="spouseSex"
        form={FORM_ID}
        label="Spouse’s sex"
        hint="For their life expectancy"
        optional
        options={sexOptions}
        value={inputs.spouseSex}
        onChange={(event) => change({ spouseSex: event.target.value })}
      />
    </div>
  );
}

function Incomes({ course: { income, sentence }, cut }: { readonly course: CoupleCourse; readonly cut: PlannerFacts['cut'] }) {
  const { afterCut } = income;
  return (
    <>
      <dl className={joinClasses(above[32], styles.columns, styles.incomes)}>
        <Income figure={income.both} after={afterCut?.both} cut={cut} label="while both of you live" />
        <Income figure={income.onlyYou} after={afterCut?.onlyYou} cut={cut} label="when only you live" />
        <Income figure={income.onlySpouse} after={afterCut?.onlySpouse} cut={cut} label="when only your spouse lives" />
      </dl>
      <p className={joinClasses(font.measure, above[16])}>{sentence}</p>
    </>
  );
}

interface IncomeProps {
  readonly figure: number;
  /** From the cut on, if it comes later. */
  readonly after: number | undefined;
  readonly cut: PlannerFacts['cut'];
  readonly label: string;
}

function Income({ figure, after, cut, label }: IncomeProps) {
  return (
    <div className={styles.income}>
      <dt>{`a month ${label}`}</dt>
      <dd className={joinClasses(font.title, styles.now)}>{formatCents(figure)}</dd>
      {after !== undefined && <dd>{`${formatCents(after)} from ${cut?.from}`}</dd>}
    </div>
  );
}

const columns = [
  { key: 'ages', label: 'Ages' },
  { key: 'both', label: 'Both', numeric: true },
  { key: 'onlyYou', label: 'You', numeric: true },
  { key: 'onlySpouse', label: 'Spouse', numeric: true },
  { key: 'either', label: 'Either', numeric: true },
];

const survivorFloorPercent = newestFigure('survivorFloorPercent');
const survivorFirstAge = newestFigure('survivorFirstAge');

function Chances({ course, facts }: { readonly course: CoupleCourse; readonly facts: PlannerFacts }) {
  return (
    <>
      <Table
        caption="Chance that both, only you, only your spouse, or either of you is alive, by your age and theirs"
        columns={columns}
        className={above[24]}
        rows={course.years.map(({ age, spouseAge, chances }) => ({
          ages: `${age},\u00a0${spouseAge}`,
          both: formatChance(chances.both),
          onlyYou: formatChance(chances.onlyYou),
          onlySpouse: formatChance(chances.onlySpouse),
          either: formatChance(chances.either),
        }))}
      />
      <p className={joinClasses(font.note, above[8])}>
        <span>{`You: ${sayTable(facts.person)}. Your spouse: ${facts.spousePerson ? sayTable(facts.spousePerson) : ''}. We treat the two lives as independent; real couples share a home and its habits. The annuity is on your life alone.${facts.pension ? ' Your pension pays what you entered.' : ''} A survivor keeps the larger benefit. If the one who died claimed early, a survivor’s benefit is at most that benefit or ${survivorFloorPercent.value}% of the full one, whichever is more (`}</span>
        <FigureYear of={survivorFloorPercent} />
        <span>{`). We count it from the survivor’s full retirement age. It can start at ${survivorFirstAge.value} for less, and not before (`}</span>
        <FigureYear of={survivorFirstAge} />
        ). Left out: divorce, children, disability, the earnings test. Rules: Social Security Act, section 202.
      </p>
    </>
  );
}
