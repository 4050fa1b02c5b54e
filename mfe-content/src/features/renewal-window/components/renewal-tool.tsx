import { fromIso } from '@annuity-lantern/domain/calendar-day';
import { renewalWindow } from '@annuity-lantern/domain/renewal-window';
import { useToday } from '@annuity-lantern/host-kit';
import { DateTool } from '@annuity-lantern/tool-kit/date-tool';
import { readDays } from '@annuity-lantern/tool-kit/days-field';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useRef } from 'react';
import { StateSelect } from '../../../what-next/state-select.tsx';
import { useOwnState } from '../../../what-next/use-own-state.ts';
import { WhatNext } from '../../../what-next/what-next.tsx';
import { nextSteps } from '../model/next-steps.ts';
import { sayWindow } from '../model/say-window.ts';
import { parseWindow, USUAL_DAYS, windowDays, windowFields } from '../model/window-fields.ts';
import { PrintWindow } from './print-window.tsx';
import { RenewalAnswer } from './renewal-answer.tsx';
import { RenewalFields } from './renewal-fields.tsx';

/** The end of the term on the left, the window and its days on the right, then what to do next. */
export function RenewalTool() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, good: termEnds, changed, change, hash, unread } = useKeptInputs(form, windowFields, parseWindow);
  const [state, setState] = useOwnState();
  const today = fromIso(useToday());
  const days = readDays(inputs.days, windowDays);
  const window = termEnds && days !== null ? renewalWindow(termEnds, days, inputs.window === 'before' ? 'before' : 'after', today) : null;
  const steps = nextSteps(window);
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
        notice="This helps you count. Your contract has the final say."
      />
      <WhatNext
        steps={steps}
        state={state}
        chooser={
          <StateSelect id="renewal-state" hint="To show its phone number. It stays in this browser." state={state} onState={setState} />
        }
      />
      {window && <PrintWindow window={window} steps={steps} state={state} hash={hash} />}
    </>
  );
}
