import { useSite } from '@annuity-lantern/host-kit';
import { DateTool } from '@annuity-lantern/tool-kit/date-tool';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { FORM_ID } from '../model/count-fields.ts';
import { NOT_STARTED, sayFreeLook } from '../model/say-free-look.ts';
import type { FreeLookState } from '../model/use-free-look.ts';
import { CountFields } from './count-fields.tsx';
import { CountResult } from './count-result.tsx';

/** The contract on the left, the last day on the right. */
export function FreeLookCounter({ state }: { readonly state: FreeLookState }) {
  const { form, isSigned, freeLook, changed, unread } = state;
  const { phone } = useSite();
  return (
    <DateTool
      form={form}
      unread={unread}
      formId={FORM_ID}
      heading="Your contract"
      fields={<CountFields {...state} />}
      withoutScript={`These fields need JavaScript. Without it, count on a calendar: the day after delivery is day 1. Or call ${phone.display}.`}
      said={isSigned ? NOT_STARTED : freeLook ? sayFreeLook(freeLook) : ''}
      changed={changed}
      short={isSigned ? NOT_STARTED : freeLook ? `Last day: ${sayDay(freeLook.lastDay)}.` : ''}
      answer={<CountResult {...state} />}
      notice="This helps you count. It isn’t legal advice: go by the cover of your contract."
    />
  );
}
