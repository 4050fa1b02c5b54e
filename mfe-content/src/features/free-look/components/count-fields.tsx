import { DateFields } from '@annuity-lantern/tool-kit/date-fields';
import { DaysField } from '@annuity-lantern/tool-kit/days-field';
import { readDate } from '@annuity-lantern/tool-kit/read-date';
import { freeLookDays } from '../model/count-fields.ts';
import type { FreeLookState } from '../model/use-free-look.ts';

/** Date of delivery in three fields, in the American order, and the number of days from the contract's cover. */
export function CountFields({ inputs, change }: Pick<FreeLookState, 'inputs' | 'change'>) {
  return (
    <>
      <DateFields
        id="free-look"
        legend="On what day was the contract delivered to you?"
        hint="The day it came by mail or email, or was handed to you. For example 11 / 21 / 2026."
        entry={inputs}
        {...readDate(inputs)}
        onChange={change}
      />
      <DaysField
        id="free-look-days"
        label="How many days does the cover give you?"
        hint="Look on the first page for “right to examine” or “free look”. Can’t find it? Enter 10, the shortest, and ask the insurer today if you have one."
        limits={freeLookDays}
        text={inputs.days}
        onText={(days) => change({ days })}
      />
    </>
  );
}
