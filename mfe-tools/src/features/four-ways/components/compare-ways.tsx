import { formatDollars } from '@annuity-lantern/domain/format-number';
import { above, font, joinClasses, ruled, Table } from '@annuity-lantern/ui';
import { memo, type ReactNode } from 'react';
import { sayLeft, saySeen, sayShort, sayShortest, TARGET_AGE, type WaysView, type WayView } from '../model/ways-view.ts';

/** What each way buys and costs, and what history did with it: a column each, none before another. */
export const CompareWays = memo(function CompareWays({ view }: { readonly view: WaysView }) {
  const { wanted, ways, tight } = view;
  const row = (name: string, cell: (way: WayView) => ReactNode) => ({
    name,
    ...Object.fromEntries(ways.map((way) => [way.id, cell(way)])),
  });
  return (
    <section className={joinClasses(ruled[16], above[32])} aria-labelledby="compare-ways">
      <h2 id="compare-ways" className={font.h3}>
        {`Four ways to ${formatDollars(wanted.income)} a year`}
      </h2>
      <Table
        caption="What each way buys and costs"
        captionHidden
        phone="lines"
        className={joinClasses(font.small, above[12])}
        columns={[{ key: 'name', label: 'Way' }, ...ways.map(({ id, name }) => ({ key: id, label: name }))]}
        rows={[
          row('What it buys', ({ buys }) => buys),
          row('What it costs', ({ costs }) => costs),
          row(`Starts short of your income before ${TARGET_AGE}`, ({ target }) => sayShort(target)),
          row('Of 100 cases, short while you are alive', ({ target }) => saySeen(target)),
          row('Shortest time with your full income', sayShortest),
          row('Left to heirs after 20 years', ({ history }) => sayLeft(history.leftAfter20)),
          row('Left to heirs after 30 years', ({ history }) => sayLeft(history.leftAfter30)),
        ]}
      />
      <p className={joinClasses(font.note, font.measure, above[12])}>
        <span>
          {`Short: the full income is not paid. An annuity that is short still pays; the others have run out. Left to heirs: in today’s dollars, half of the starts left more and half less.`}
        </span>{' '}
        <span>{tight}</span>
      </p>
    </section>
  );
});
