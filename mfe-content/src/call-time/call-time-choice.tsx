import { callPartChoices } from '@annuity-lantern/contracts/call-part-choices';
import { onlyZoneOf } from '@annuity-lantern/contracts/first-call';
import { callDays, callTimeZones, chosenCallTimes, rowOf, type StoredCallTime } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import { across, Checkbox, flow, font, layout, RadioGroup, SelectField } from '@annuity-lantern/ui';
import { useState } from 'react';
import styles from './call-time-choice.module.css';

const choices = [
  { value: 'any', label: 'Any time' },
  { value: 'choose', label: 'Choose times' },
];

interface CallTimeChoiceProps {
  /** Begins the ids of its controls. */
  readonly id: string;
  /** Of the request: where a state has one time zone, it is chosen. */
  readonly state: string | undefined;
  readonly answer: StoredCallTime | undefined;
  readonly error: string | undefined;
}

/** When to call. The form is read from its controls: `when`, `days`, `parts`, `timeZone`. */
export function CallTimeChoice({ id, state, answer, error }: CallTimeChoiceProps) {
  const { hours } = useSite();
  const times = chosenCallTimes(answer);
  const [when, setWhen] = useState(times ? 'choose' : 'any');
  const { label } = rowOf('preferredCallTime');
  return (
    <div className={flow[16]}>
      <RadioGroup
        id={`${id}-when`}
        name="when"
        legend={label}
        hint="We’ll try to call then, but this doesn’t reserve a time."
        error={error}
        options={choices}
        value={when}
        onChange={(event) => setWhen(event.target.value)}
      />
      {when === 'choose' && (
        <div className={`${flow[16]} ${layout.edged}`}>
          <fieldset>
            <legend className={font.strong}>Days</legend>
            <div className={across[24]}>
              {callDays.map((day) => (
                <Checkbox key={day} id={`${id}-${day}`} name="days" value={day} label={day} defaultChecked={times?.days.includes(day)} />
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className={font.strong}>Time of day</legend>
            <div className={across[24]}>
              {callPartChoices(hours).map((part) => (
                <Checkbox
                  key={part.value}
                  id={`${id}-${part.value}`}
                  name="parts"
                  value={part.value}
                  label={part.label}
                  defaultChecked={times?.parts.includes(part.value)}
                />
              ))}
            </div>
          </fieldset>
          <SelectField
            id={`${id}-zone`}
            name="timeZone"
            label="Time zone"
            placeholder="Choose a time zone"
            options={Object.entries(callTimeZones).map(([value, words]) => ({ value, label: words }))}
            defaultValue={times?.timeZone ?? onlyZoneOf(state) ?? ''}
            className={styles.short}
          />
        </div>
      )}
    </div>
  );
}
