import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { above, font, grid, joinClasses, ruled, stack, Table } from '@annuity-lantern/ui';
import { memo } from 'react';
import { FoldedFields } from '../../../inputs/folded-fields.tsx';
import { SexSelect } from '../../../people/sex-select.tsx';
import { type ChangeLeaving, endingNames, type LeaveTexts, leaveFields, leaveLabels, leaveLimits } from '../model/leave-fields.ts';
import type { StepsView } from '../model/steps-view.ts';

/** The id of the form, for fields outside the form element. */
export const FORM_ID = 'leaving';

interface LeaveInStepsProps {
  /** Null while a main field is empty. */
  readonly steps: StepsView | null;
  /** Whether the adjustment is one that the visitor is not sure of. */
  readonly isUnsure: boolean;
  readonly inputs: LeaveTexts;
  readonly change: ChangeLeaving;
}

/** Whether it must be all at once: the free part of each year, the cheapest day, and what ends with the contract. */
export function LeaveInSteps({ steps, isUnsure, inputs, change }: LeaveInStepsProps) {
  const isChanged = (name: keyof LeaveTexts) => inputs[name] !== leaveFields[name].initial;
  const ends = endingNames.some(isChanged);
  const money = (id: 'base' | 'death', hint: string) => (
    <MoneyField
      id={id}
      form={FORM_ID}
      label={leaveLabels[id]}
      hint={hint}
      optional
      text={inputs[id]}
      onText={(text) => change({ [id]: text })}
    />
  );
  const number = (id: 'free' | 'payout' | 'age', suffix: string, hint: string) => (
    <NumberField
      id={id}
      form={FORM_ID}
      label={leaveLabels[id]}
      hint={hint}
      suffix={suffix}
      limits={leaveLimits[id]}
      text={inputs[id]}
      error={id === 'free' && inputs.free.trim() === '' ? 'Enter a percentage, from 0 to 100. 0 for none.' : undefined}
      optional={id !== 'free'}
      onText={(text) => change({ [id]: text })}
    />
  );
  return (
    <section className={joinClasses(ruled[24], above[40])} aria-labelledby="leave-in-steps">
      <h3 id="leave-in-steps" className={font.h3}>
        Leave in steps
      </h3>
      <p className={joinClasses(font.quiet, font.measure, above[8])}>
        You may not have to leave all at once. Many contracts let you take out a part each year without a charge.
      </p>
      <FoldedFields label="See what steps would keep" isFilled={isChanged('free') || ends}>
        <div className={joinClasses(stack[24], above[8])}>
          <div className={grid.two}>{number('free', '%', 'Of the value. Often 10. Look for “free withdrawal” or “penalty-free”')}</div>
          {steps && <StepsResult steps={steps} isUnsure={isUnsure} />}
          <FoldedFields label="Add an income rider or a death benefit" isFilled={ends}>
            <div className={joinClasses(stack[24], above[8])}>
              <p className={joinClasses(font.quiet, font.measure)}>Both end when you leave. See what you would give up.</p>
              <div className={grid.two}>
                {money('base', 'On your statement. Not the contract value')}
                {number('payout', '%', 'In the rider’s table, for your age')}
                {money('death', 'What your heirs would be paid now')}
                {number('age', 'yr', '50 to 90')}
                <SexSelect id="sex" label={leaveLabels.sex} form={FORM_ID} value={inputs.sex} onSex={(sex) => change({ sex })} />
              </div>
              {steps && <EndingResult steps={steps} />}
            </div>
          </FoldedFields>
          {steps && <StepsWorking steps={steps} />}
        </div>
      </FoldedFields>
    </section>
  );
}

const StepsResult = memo(function StepsResult({ steps, isUnsure }: Pick<LeaveInStepsProps, 'isUnsure'> & { readonly steps: StepsView }) {
  const [first, ...more] = steps.sentences;
  return (
    <div className={stack[12]}>
      <p className={joinClasses(font.title, font.measure)}>{first}</p>
      {more.map((words) => (
        <p key={words} className={font.measure}>
          {words}
        </p>
      ))}
      {steps.table && <Table caption={isUnsure ? 'Year by year, if yours adjusts' : 'Year by year'} {...steps.table} />}
      <p className={joinClasses(font.note, font.measure)}>{steps.assumptions}</p>
      <p className={joinClasses(font.note, font.measure)}>
        Have the insurer send each part straight to the new contract, as a partial exchange. Take no other money from either contract for
        180 days. Otherwise you may owe tax on it. Source: IRS Revenue Procedure 2011-38.
      </p>
    </div>
  );
});

const EndingResult = memo(function EndingResult({ steps: { ending, endingNote } }: { readonly steps: StepsView }) {
  return (
    <>
      {ending.map((words) => (
        <p key={words} className={font.measure}>
          {words}
        </p>
      ))}
      {endingNote && <p className={joinClasses(font.note, font.measure)}>{endingNote}</p>}
    </>
  );
});

const StepsWorking = memo(function StepsWorking({ steps: { working } }: { readonly steps: StepsView }) {
  if (working.length === 0) return null;
  return (
    <ShowWorking
      label="How we counted the steps"
      steps={working}
      source="Our own math: compound interest, with the rates in the fields."
      assumptions="Both rates stay the same every year. Each part that you move gets the new rate, and the new bonus once its new charges end."
      leftOut="Taxes, waivers of the charge, and the free part when you leave all at once. Some contracts don’t charge for that part then."
    />
  );
});
