import { getWeeklyReport, type WeeklyReport as Report, type ReportGroup, reportGroups } from '@annuity-lantern/contracts/http';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { above, Button, EmptyState, font, joinClasses, SelectField, stack, Table } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { dayWords } from '../model/first-call-words.ts';
import { type Measure, measures, toCsv, valueWords } from './report-words.ts';
import styles from './weekly-report.module.css';

/** Requests by week, for managers: by source page, state, kind, outcome or reason. */
export function WeeklyReport() {
  return useMayCall(getWeeklyReport) ? <ReadReport /> : null;
}

function ReadReport() {
  const read = useQuery({
    queryKey: queryKeys.weeklyReport,
    queryFn: ({ signal }) => callAsStaff(getWeeklyReport, {}, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <section aria-labelledby="weekly-report" className={joinClasses(stack[12], above[24])}>
      <PartTitle id="weekly-report">Requests by week</PartTitle>
      <ReadState
        answer={read.data}
        failed={hasFailed(read)}
        reading={read.isFetching}
        loading={{ lines: 6, label: 'Loading the requests by week' }}
        unread={{ title: 'The requests by week could not be read', text: 'Nothing is lost. Only this report got no answer.' }}
        stale={{ title: 'This could not be read again' }}
        onRetry={() => void read.refetch()}
      >
        {(report) => <ReportTable report={report} />}
      </ReadState>
    </section>
  );
}

function ReportTable({ report }: { readonly report: Report }) {
  const [group, setGroup] = useState<ReportGroup>('page');
  const [measure, setMeasure] = useState<Measure>('requests');
  const { weeks, all, groups } = report;
  if (all.total.requests === 0)
    return <EmptyState title="No requests in these 12 weeks" text="They appear here about a minute after they come in." />;
  const save = () => {
    const content = new Blob([toCsv(report)], { type: 'text/csv;charset=utf-8' });
    saveFile({ name: `requests-by-week-${report.at.slice(0, 10)}.csv`, content });
  };
  const { label, words } = measures[measure];
  const toRow = (name: string, { weeks: cells, total }: Report['all']) => ({
    name,
    ...Object.fromEntries(cells.map((cell, week) => [weeks[week], words(cell)])),
    total: words(total),
  });
  return (
    <>
      <div className={desk.fieldLine}>
        <SelectField
          id="report-group"
          label="Count by"
          options={Object.entries(reportGroups).map(([value, name]) => ({ value, label: name }))}
          value={group}
          onChange={(event) => setGroup(event.target.value as ReportGroup)}
        />
        <SelectField
          id="report-measure"
          label="Show"
          options={Object.entries(measures).map(([value, { label: name }]) => ({ value, label: name }))}
          value={measure}
          onChange={(event) => setMeasure(event.target.value as Measure)}
        />
        <Button variant="outline" onClick={save}>
          Download as CSV
        </Button>
      </div>
      <Table
        caption={`${label}, by ${reportGroups[group].toLowerCase()}`}
        captionHidden
        className={styles.report}
        columns={[
          { key: 'name', label: reportGroups[group] },
          ...weeks.map((week) => ({ key: week, label: dayWords(week), numeric: true })),
          { key: 'total', label: '12 weeks', numeric: true },
        ]}
        rows={[
          ...groups[group].map(({ value, ...line }) => toRow(valueWords(group, value), line)),
          ...(group === 'reason' ? [] : [toRow('All requests', all)]),
        ]}
      />
      <p className={joinClasses(font.hint, font.measure)}>
        Each column is the week in which a request came in, by its Monday. The last week is not over yet. Reasons count for requests that
        are closed or not a fit. A reason in your own words counts as Other. The file has every choice, week by week.
      </p>
    </>
  );
}
