import { type FirstContact, getFirstContact } from '@annuity-lantern/contracts/http';
import { targetOf } from '@annuity-lantern/contracts/sla';
import { followInPlace, useSite } from '@annuity-lantern/host-kit';
import { above, EmptyState, font, grid, joinClasses, stack, Table } from '@annuity-lantern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { whoWords } from '../../../actors/actor-words.ts';
import { formatSpan } from '../../../dates-and-times/format-span.ts';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import { answerSentence, cellsOf, dayWords, type Week, waitingSentence } from '../model/first-call-words.ts';
import { WeeklyReport } from '../weekly-report/weekly-report.tsx';
import styles from './first-calls.module.css';
import { FirstCallsChart } from './first-calls-chart.tsx';

/** The requests that wait for more than 24 hours, longest waiting first. */
const LATE = '?part=requests&age=late&sort=left';

/** How soon visitors were called, by week and by person. */
export function FirstCalls({ heading }: PartProps) {
  const read = useQuery({
    queryKey: queryKeys.firstCalls,
    queryFn: ({ signal }) => callAsStaff(getFirstContact, {}, { signal }),
    refetchOnMount: 'always',
  });
  const { data, isFetching } = read;
  const failed = hasFailed(read);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.firstCalls });
  const now = useNow(60_000);
  return (
    <>
      <PartHeader status={data && `Worked out ${atMoment(data.at, now)}`} reading={isFetching} onRefresh={refresh} heading={heading} />
      <ReadState
        answer={data}
        failed={failed}
        reading={isFetching}
        loading={{ lines: 6, label: 'Loading how soon we call' }}
        unread={{ title: 'How soon we call could not be read', text: 'Nothing is lost. Only this page got no answer.' }}
        stale={{ title: 'This could not be read again' }}
        onRetry={refresh}
      >
        {(answer) => <Answer answer={answer} />}
      </ReadState>
      <WeeklyReport />
    </>
  );
}

function Answer({ answer: { weeks, people } }: { readonly answer: FirstContact }) {
  const columns = columnsFor(targetOf(useSite().hours));
  if (weeks.every(({ count }) => count === 0)) {
    return <EmptyState title="No first calls yet" text="A request appears here after its first call, or after 24 hours on working days." />;
  }
  const sentence = answerSentence(weeks);
  const waiting = waitingSentence(weeks);
  return (
    <div className={joinClasses(stack[16], above[16])}>
      <p className={joinClasses(font.h3, font.measure, styles.sentence)}>{sentence}</p>
      {waiting && (
        <p>
          <span>{waiting}</span>{' '}
          <a href={LATE} onClick={(event) => followInPlace(event, LATE)}>
            Show who is waiting
          </a>
        </p>
      )}
      <section aria-labelledby="first-calls-weeks" className={above[8]}>
        <PartTitle id="first-calls-weeks">By week</PartTitle>
        <div className={joinClasses(grid.own, styles.beside)}>
          <div>
            <FirstCallsChart weeks={weeks} sentence={sentence} />
            <p
              className={joinClasses(font.hint, font.measure, above[12])}
            >{`The last column is this week so far. The dashed line is the promised 24 hours. Slanted lines below are visitors who were not called within 24 hours${weeks.some(isUnknown) ? '; above, weeks in which half or more still wait' : ''}. A request belongs to the week in which it came in. Weeks begin on Monday, by the clock of the office.`}</p>
            <p className={joinClasses(font.hint, font.measure, above[12])}>
              Only working days count, and for our target only office hours. A call on a day on which the office was closed all the time
              counts with the time that passed. A waiting request counts as late after 24 hours. Until then we leave it out. We never count
              one that was disqualified without a call, or erased.
            </p>
          </div>
          <Table
            caption="First calls by week"
            captionHidden
            className={styles.figures}
            columns={[{ key: 'week', label: 'Week of' }, { key: 'count', label: 'Requests', numeric: true }, ...columns]}
            rows={weeks.map((week) => ({ week: dayWords(week.from), ...cellsOf(week) })).reverse()}
          />
        </div>
      </section>
      {people.length > 0 && (
        <section aria-labelledby="first-calls-people">
          <PartTitle id="first-calls-people">By person, in these 12 weeks</PartTitle>
          <Table
            caption="First calls by person"
            captionHidden
            className={joinClasses(styles.figures, above[12], styles.people)}
            columns={[{ key: 'person', label: 'Person' }, { key: 'count', label: 'First calls', numeric: true }, ...columns]}
            rows={people.map((one) => ({ person: <bdi>{whoWords(one.username)}</bdi>, ...cellsOf(one) }))}
          />
        </section>
      )}
    </div>
  );
}

function isUnknown({ count, medianMinutes }: Week): boolean {
  return count > 0 && medianMinutes === undefined;
}

/** @param target in milliseconds of office hours */
function columnsFor(target: number) {
  return [
    { key: 'median', label: 'Half within', numeric: true },
    { key: 'target', label: `In target (${formatSpan(target)})`, numeric: true },
    { key: 'share', label: 'In 24 h', numeric: true },
  ];
}
