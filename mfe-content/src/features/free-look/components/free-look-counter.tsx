import { useSite } from '@annuity-lantern/host-kit';
import { DateTool } from '@annuity-lantern/tool-kit/date-tool';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { FORM_ID } from '../model/count-fields.ts';
import { sayFreeLook } from '../model/say-free-look.ts';
import type { FreeLookState } from '../model/use-free-look.ts';
import { CountFields } from './count-fields.tsx';
import { CountResult } from './count-result.tsx';

/** Delivery date and days on the left, the last day on the right. */
export function FreeLookCounter({ state }: { readonly state: FreeLookState }) {
  const { form, inputs, change, freeLook, changed, today, unread } = state;
  const { phone } = useSite();
  return (
    <DateTool
      form={form}
      unread={unread}
      formId={FORM_ID}
      heading="Your contract"
      fields={<CountFields inputs={inputs} change={change} />}
      withoutScript={`These fields need JavaScript. Without it, count on a calendar: the day after delivery is day 1. Or call ${phone.display}.`}
      said={freeLook ? sayFreeLook(freeLook) : ''}
      changed={changed}
      short={freeLook ? `Last day: ${sayDay(freeLook.lastDay)}.` : ''}
      answer={<CountResult freeLook={freeLook} today={today} />}
    />
  );
}
