import { renewalWindow } from '@annuity-lantern/domain/renewal-window';
import { DateTool } from '../../../dates/date-tool.tsx';
import { readDate } from '../../../dates/read-date.ts';
import { useHashEntries } from '../../../dates/use-hash-entries.ts';
import { useToday } from '../../../dates/use-today.ts';
import { fieldId, noEntries } from '../model/entries.ts';
import { readWindowDays } from '../model/read-window-days.ts';
import { sayWindow } from '../model/say-window.ts';
import { readWindowHash, writeWindowHash } from '../model/window-in-hash.ts';
import { PrintWindow } from './print-window.tsx';
import { RenewalAnswer } from './renewal-answer.tsx';
import { RenewalFields } from './renewal-fields.tsx';

/** The end of the term on the left, the window and its days on the right. */
export function RenewalTool() {
  const { entries, changed, change } = useHashEntries({ none: noEntries, read: readWindowHash, write: writeWindowHash, fieldId });
  const today = useToday();
  const { date: termEnds, problems } = readDate(entries);
  const { days, problem } = readWindowDays(entries.days);
  const window = termEnds && days !== null ? renewalWindow(termEnds, days, entries.side, today) : null;
  return (
    <>
      <DateTool
        heading="Your contract"
        fields={<RenewalFields entries={entries} problems={{ ...problems, days: problem }} termEnds={termEnds} onChange={change} />}
        withoutScript="These fields need JavaScript. Without it, count on a calendar: the day the term ends is day 1 of the window. Ask the insurer to confirm the last day."
        said={changed && window ? sayWindow(window) : ''}
        answer={<RenewalAnswer window={window} days={days ?? Number(noEntries.days)} today={today} />}
      />
      {window && <PrintWindow window={window} hash={writeWindowHash(entries)} />}
    </>
  );
}
