import { fromIso } from '@annuity-lantern/domain/calendar-day';
import { useToday } from '@annuity-lantern/host-kit';
import { DateTool } from '@annuity-lantern/tool-kit/date-tool';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { useRef } from 'react';
import { countCase } from '../model/count-case.ts';
import { caseFields, parseCase, readDeath } from '../model/read-case.ts';
import { sayCase } from '../model/say-case.ts';
import { CaseFields } from './case-fields.tsx';
import { EveryCase } from './every-case.tsx';
import { InheritedAnswer } from './inherited-answer.tsx';
import { PrintCase } from './print-case.tsx';

/** The case on the left, its options and their last days on the right, and every case behind a link. */
export function InheritedTool() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, good, changed, change, hash, unread } = useKeptInputs(form, caseFields, parseCase);
  const today = fromIso(useToday());
  const { date: died, problems } = readDeath(inputs, today);
  const counted = good?.heir && good.account ? countCase(good.heir, good.account, died, today) : null;
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
      />
      {counted && <PrintCase counted={counted} hash={hash} />}
      <EveryCase />
    </>
  );
}
