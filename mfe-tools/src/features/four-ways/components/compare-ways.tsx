import { formatDollars } from '@annuity-lantern/domain/format-number';
import { above, divided, font, grid, joinClasses, list, ruled, split } from '@annuity-lantern/ui';
import { memo } from 'react';
import { sayLeft, saySeen, sayShort, sayShortest, TARGET_AGE, type WaysView, type WayView } from '../model/ways-view.ts';

/** What each way buys and costs, and what history did with it, beside each other. */
export const CompareWays = memo(function CompareWays({ view }: { readonly view: WaysView }) {
  const { wanted, ways, tight } = view;
  return (
    <section className={joinClasses(ruled[16], above[32])} aria-labelledby="compare-ways">
      <h2 id="compare-ways" className={font.h2Side}>
        {`Four ways to ${formatDollars(wanted.income)} a year`}
      </h2>
      <ul className={joinClasses(grid.two, list.bare, above[16])}>
        {ways.map((way) => (
          <Way key={way.id} way={way} />
        ))}
      </ul>
      <p className={joinClasses(font.note, font.measure, above[16])}>
        <span>
          Short: the full income is not paid. An annuity then still pays; the portfolio or the ladder has run out. Left to heirs: in today’s
          dollars, half of the starts left more.
        </span>{' '}
        <span>{tight}</span>
      </p>
    </section>
  );
});

function Way({ way }: { readonly way: WayView }) {
  const { name, buys, costs, target, history } = way;
  const facts = [
    [`Starts short before ${TARGET_AGE}`, sayShort(target)],
    ['Short while you are alive', `${saySeen(target)} of 100`],
    ['Shortest full income', sayShortest(way)],
    ['Left to heirs after 20 years', sayLeft(history.leftAfter20)],
    ['Left to heirs after 30 years', sayLeft(history.leftAfter30)],
  ] as const;
  return (
    <li className={ruled[12]}>
      <h3 className={font.title}>{name}</h3>
      <p className={above[8]}>
        <b>It buys:</b> <span>{buys}</span>
      </p>
      <p className={above[4]}>
        <b>It costs:</b> <span>{costs}</span>
      </p>
      <dl className={joinClasses(font.small, divided[8], above[8])}>
        {facts.map(([label, figure]) => (
          <div key={label} className={split[12]}>
            <dt>{label}</dt>
            <dd className={joinClasses(font.strong, font.numbers)}>{figure}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
