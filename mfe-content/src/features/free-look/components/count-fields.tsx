import { DateFields } from '@annuity-lantern/tool-kit/date-fields';
import { DaysField } from '@annuity-lantern/tool-kit/days-field';
import { readDate } from '@annuity-lantern/tool-kit/read-date';
import { Checkbox, RadioGroup } from '@annuity-lantern/ui';
import { StateSelect } from '../../../what-next/state-select.tsx';
import { freeLookDays } from '../model/count-fields.ts';
import type { FreeLookState } from '../model/use-free-look.ts';

const stages = [
  { value: 'delivered', label: 'Yes, I have it' },
  { value: 'signed', label: 'No, I have only signed' },
];

/** Whether the contract was delivered and when, the state with what its law asks about, and the days on the contract's cover. */
export function CountFields({ inputs, change, state, law }: Pick<FreeLookState, 'inputs' | 'change' | 'state' | 'law'>) {
  const box = (name: 'replaces' | 'older' | 'late') => ({
    id: `free-look-${name}`,
    name,
    value: 'yes',
    checked: inputs[name] === 'yes',
    onChange: (event: { target: { checked: boolean } }) => change({ [name]: event.target.checked ? 'yes' : '' }),
  });
  const { older, lateDays } = law?.law ?? {};
  return (
    <>
      <RadioGroup
        name="stage"
        legend="Was the contract delivered to you?"
        options={stages}
        value={inputs.stage}
        onChange={(event) => change({ stage: event.target.value })}
      />
      {inputs.stage !== 'signed' && (
        <>
          <DateFields
            id="free-look"
            legend="On what day?"
            hint="The day it came by mail or email, or was handed to you. For example 11 / 21 / 2026."
            entry={inputs}
            {...readDate(inputs)}
            onChange={change}
          />
          <StateSelect
            id="free-look-state"
            hint="Where you lived when you bought it. The law there can set the fewest days."
            state={state}
            onState={(chosen) => change({ state: chosen, older: '', late: '' })}
          />
          <Checkbox {...box('replaces')} label="It replaces another annuity or life insurance" hint="Many laws then give you more days." />
          {older && <Checkbox {...box('older')} label={`I was ${older.age} or older when I bought it`} />}
          {lateDays && <Checkbox {...box('late')} label="I got the buyer’s guide or the disclosure late" hint="After you applied" />}
          <DaysField
            id="free-look-days"
            label="How many days does the cover give you?"
            hint={
              law?.days
                ? 'Look on the first page for “right to examine” or “free look”. Empty: we count with the law’s days.'
                : 'Look on the first page for “right to examine” or “free look”. Can’t find it? Enter 10, the shortest, and ask the insurer today if you have one.'
            }
            limits={freeLookDays}
            text={inputs.days}
            onText={(days) => change({ days })}
          />
        </>
      )}
    </>
  );
}
