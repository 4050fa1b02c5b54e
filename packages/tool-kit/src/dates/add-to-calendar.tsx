import { type ToolId, toolNames } from '@annuity-lantern/contracts/tools';
import { toIso } from '@annuity-lantern/domain/calendar-day';
import { type CalendarEvent, makeCalendarFile } from '@annuity-lantern/domain/calendar-file';
import { useHostData, useSite } from '@annuity-lantern/host-kit';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { above, Button, font, joinClasses } from '@annuity-lantern/ui';

interface AddToCalendarProps {
  readonly tool: ToolId;
  /** The label of the button, such as "Save the last day for my calendar". */
  readonly label: string;
  /** When it reminds, as a sentence. */
  readonly reminds: string;
  /** The last one names the file. */
  readonly events: readonly CalendarEvent[];
}

/** Offers days as a calendar file, made in the browser. Renders nothing without a day. */
export function AddToCalendar({ tool, label, reminds, events }: AddToCalendarProps) {
  const { productName } = useSite();
  const { publicOrigin } = useHostData();
  const last = events.at(-1);
  if (!last) return null;
  const fileName = `${tool}-${toIso(last.day)}.ics`;

  function save() {
    const host = new URL(publicOrigin).hostname;
    const file = makeCalendarFile({ events, tool, host, now: new Date(), productName, toolName: toolNames[tool] });
    saveFile({ name: fileName, content: new Blob([file], { type: 'text/calendar;charset=utf-8' }) });
  }

  return (
    <div data-print="none">
      <Button onClick={save}>{label}</Button>
      <p className={joinClasses(font.note, font.measure, above[8])}>{`Works with Apple, Google and Outlook calendars. ${reminds}`}</p>
    </div>
  );
}
