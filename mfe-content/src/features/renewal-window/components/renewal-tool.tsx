import { fromIso } from '@annuity-lantern/domain/calendar-day';
import { renewalWindow } from '@annuity-lantern/domain/renewal-window';
import { useToday } from '@annuity-lantern/host-kit';
import { DateTool } from '@annuity-lantern/tool-kit/date-tool';
import { readDays } from '@annuity-lantern/tool-kit/days-field';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useRef } from 'react';
import { sayWindow } from '../model/say-window.ts';
import { parseWindow, USUAL_DAYS, windowDays, windowFields } from '../model/window-fields.ts';
import { PrintWindow } from './print-window.tsx';
import { RenewalAnswer } from './renewal-answer.tsx';
import { RenewalFields } from './renewal-fields.tsx';

/** The end of the term on the left, the window and its days on the right. */
export function RenewalTool() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, good: termEnds, changed, change, hash, unread } = useKeptInputs(form, windowFields, parseWindow);
  const today = fromIso(useToday());
  const days = readDays(inputs.days, windowDays);
  const window = termEnds && days !== null ? renewalWindow(termEnds, days, inputs.window === 'before' ? 'before' : 'after', today) : null;
  return (
    <>
      <DateTool
        form={form}
        unread={unread}
        heading="Your contract"
        fields={<RenewalFields texts={inputs} onChange={change} />}
        withoutScript="These fields need JavaScript. Without it, count on a calendar: the day the term ends is day 1 of the window. Ask the insurer to confirm the last day."
        said={window ? sayWindow(window) : ''}
        changed={changed}
        short={window ? `The window closes ${sayDay(window.closes)}.` : ''}
        answer={<RenewalAnswer window={window} days={days ?? USUAL_DAYS} today={today} />}
      />
      {window && <PrintWindow window={window} hash={hash} />}
    </>
  );
}
