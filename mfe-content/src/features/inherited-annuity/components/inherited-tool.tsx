import { fromIso } from '@annuity-lantern/domain/calendar-day';
import { useToday } from '@annuity-lantern/host-kit';
import { DateTool } from '@annuity-lantern/tool-kit/date-tool';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useRef } from 'react';
import { StateSelect } from '../../../what-next/state-select.tsx';
import { useOwnState } from '../../../what-next/use-own-state.ts';
import { WhatNext } from '../../../what-next/what-next.tsx';
import { countCase } from '../model/count-case.ts';
import { nextSteps } from '../model/next-steps.ts';
import { caseFields, parseCase, readDeath } from '../model/read-case.ts';
import { sayCase } from '../model/say-case.ts';
import { CaseFields } from './case-fields.tsx';
import { EveryCase } from './every-case.tsx';
import { InheritedAnswer } from './inherited-answer.tsx';
import { PrintCase } from './print-case.tsx';

/** The case on the left, its options and their last days on the right, then what to do next, and every case behind a link. */
export function InheritedTool() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, good, changed, change, hash, unread } = useKeptInputs(form, caseFields, parseCase);
  const [state, setState] = useOwnState();
  const today = fromIso(useToday());
  const { date: died, problems } = readDeath(inputs, today);
  const [account, ...others] = good?.accounts ?? [];
  const counted = good?.heir && account ? countCase(good.heir, [account, ...others], died, today) : null;
  const steps = nextSteps(counted);
  return (
    <>
      <DateTool
        form={form}
        unread={unread}
        heading="Your case"
        fields={<CaseFields texts={inputs} problems={problems} died={died} onChange={change} />}
        withoutScript="These fields need JavaScript. Without it, open “Show the rules for every case” below."
        said={counted ? sayCase(counted) : ''}
        changed={changed}
        short={counted?.first ? `Next date: ${sayDay(counted.first)}.` : ''}
        answer={<InheritedAnswer counted={counted} today={today} />}
        notice="Your case may differ. Ask a tax advisor before you choose."
      />
      <WhatNext
        steps={steps}
        state={state}
        chooser={
          <StateSelect id="inherited-state" hint="To show its phone number. It stays in this browser." state={state} onState={setState} />
        }
        also={{ name: 'A tax advisor', words: 'Knows what you owe under each choice, and by when. We don’t give tax advice.' }}
      />
      {counted && <PrintCase counted={counted} steps={steps} state={state} hash={hash} />}
      <EveryCase />
    </>
  );
}
