import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { above, font, joinClasses, ruled, Table } from '@annuity-lantern/ui';
import { memo } from 'react';
import { sayOf100 } from '../../../people/say-chances.ts';
import { type PensionView, type PolicyView, sayAfter, sayPension } from '../model/pension-view.ts';

/** What a spouse gains and loses: how long it takes to make up for a smaller pension, and life insurance in its place. */
export const ForYourSpouse = memo(function ForYourSpouse({ view }: { readonly view: PensionView }) {
  const { madeUp, policy } = view;
  if (!madeUp || !policy) return null;
  return (
    <>
      <MadeUpAfter view={view} madeUp={madeUp} />
      <PensionMax view={view} policy={policy} />
    </>
  );
});

function MadeUpAfter({
  view: { pension, offers },
  madeUp: { offer, rows },
}: {
  readonly view: PensionView;
  readonly madeUp: NonNullable<PensionView['madeUp']>;
}) {
  const less = (offers[0]?.monthly ?? 0) - offer.monthly;
  return (
    <section className={joinClasses(ruled[16], above[32])} aria-labelledby="made-up-after">
      <h2 id="made-up-after" className={font.h3}>
        When does the spouse’s part pay off?
      </h2>
      <p className={joinClasses(font.measure, above[8])}>
        {less > 0
          ? `${upperFirst(sayPension(offer))} pays you ${formatDollars(less)} a month less. It is ahead only if your spouse outlives you by long enough.`
          : `${upperFirst(sayPension(offer))} pays you no less. It is ahead from the first day your spouse is alone.`}
      </p>
      {rows.length > 0 && less > 0 && (
        <Table
          caption="If you die at an age: what you were paid less, and how long your spouse must outlive you"
          captionHidden
          className={above[12]}
          columns={[
            { key: 'age', label: 'If you die at' },
            { key: 'less', label: 'You were paid less by', numeric: true },
            { key: 'after', label: 'Your spouse must outlive you by', numeric: true },
          ]}
          rows={rows.map(({ age, paidLess, after }) => ({ age: String(age), less: formatDollars(paidLess), after: sayAfter(after) }))}
        />
      )}
      <p
        className={joinClasses(font.note, above[8])}
      >{`This counts ${formatShortPercent(pension.rate)} interest on what you were paid less, and on what your spouse gets.`}</p>
    </section>
  );
}

function PensionMax({ view: { pension, offers }, policy }: { readonly view: PensionView; readonly policy: PolicyView }) {
  const { offer, insured, left, outlives, outlivesPolicy } = policy;
  const toSpouse = formatDollars(offer.toSpouse);
  return (
    <section className={joinClasses(ruled[16], above[32])} aria-labelledby="pension-max">
      <h2 id="pension-max" className={font.h3}>
        “Pension max”: life insurance instead
      </h2>
      <p className={joinClasses(font.measure, above[8])}>
        {`Some sellers say: take the pension for your life alone, and insure your life for your spouse. To pay your spouse ${toSpouse} a month for life, about ${formatDollars(insured)} would have to be insured today.`}
      </p>
      {left === null ? (
        <p className={joinClasses(font.measure, above[8])}>Enter the premium in the form to see what is left each month.</p>
      ) : (
        <Table
          caption="Life insurance beside a spouse’s part, in dollars a month"
          captionHidden
          className={above[12]}
          columns={[
            { key: 'name', label: 'A month' },
            { key: 'you', label: 'While you live', numeric: true },
            { key: 'spouse', label: 'Only your spouse', numeric: true },
          ]}
          rows={[
            { name: 'Your life alone, less the premium', you: formatDollars(left), spouse: 'only what the policy pays' },
            ...offers
              .slice(1)
              .map(({ name, monthly, toSpouse: share }) => ({ name, you: formatDollars(monthly), spouse: formatDollars(share) })),
          ]}
        />
      )}
      <p className={joinClasses(font.measure, above[12])}>
        {`If the policy lapses, your spouse gets nothing from the pension or the policy. In ${sayOf100(outlives)} of 100 couples like you, the spouse lives longer.`}
      </p>
      {outlivesPolicy !== null && (
        <p className={joinClasses(font.measure, above[8])}>
          {`The policy ends after ${pension.policyYears} years. In ${sayOf100(outlivesPolicy)} of 100 couples, you die after that, your spouse lives longer, and gets nothing.`}
        </p>
      )}
    </section>
  );
}
