import { callPartChoices } from '@annuity-lantern/contracts/call-part-choices';
import { onlyZoneOf } from '@annuity-lantern/contracts/first-call';
import { callDays, callTimeZones } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import { above, across, Checkbox, font, joinClasses, layout, optionsOf, RadioGroup, SelectField, stack } from '@annuity-lantern/ui';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { fieldId } from '../model/field-id.ts';
import { browserTimeZone } from '../model/visitor-time-zone.ts';
import styles from './call-time-field.module.css';
import type { ControlProps } from './field-props.ts';

const choices = [
  { value: 'any', label: 'Any time' },
  { value: 'choose', label: 'Choose times' },
];
const zones = optionsOf(callTimeZones);
/** All parts are one answer with one error, which a change of any of them checks again. */
const part = { deps: 'preferredCallTime' } as const;

interface CallTimeFieldProps extends ControlProps<'callTime'> {
  /** The form registers its parts by this name. */
  readonly name: 'preferredCallTime';
}

/** Any time, or weekdays, times of day and a time zone. The stylesheet shows these choices, so that they open before the script has run. */
export function CallTimeField({ row, fields: { kind, register, errors, posted } }: CallTimeFieldProps) {
  const { hours } = useSite();
  const id = fieldId(kind, 'preferredCallTime');
  const wish = posted?.preferredCallTime;
  const { ref, ...choice } = register('preferredCallTime.choice', { ...part, onChange: fillInTimeZone });
  const served = useRef<ReadonlyMap<HTMLInputElement, boolean>>(undefined);
  /** react-hook-form releases a radio button that was pressed before it is registered. */
  const registerPressed = (button: HTMLInputElement | null) => {
    const pressed = button?.checked;
    served.current ??= boxesOf(button?.form);
    ref(button);
    if (button && pressed) button.checked = true;
  };
  // If one box of a list was checked before it is registered, react-hook-form checks the others, too. The buttons are registered first.
  useLayoutEffect(() => {
    for (const [box, checked] of served.current ?? []) box.checked = checked;
  }, []);
  return (
    <div className={styles.field}>
      <RadioGroup
        {...choice}
        ref={registerPressed}
        id={id}
        legend={row.label}
        optional={row.on[kind.name] === 'optional'}
        hint={row.hint}
        error={errors.preferredCallTime?.message}
        options={choices}
        defaultValue={wish?.choice ?? 'any'}
      />
      <div className={joinClasses(above[8], stack[16], layout.edged, styles.times)}>
        <fieldset>
          <legend className={font.strong}>Days</legend>
          <div className={across[24]}>
            {callDays.map((day) => (
              <Checkbox
                key={day}
                {...register('preferredCallTime.days', part)}
                id={`${id}-${day}`}
                value={day}
                label={day}
                defaultChecked={wish?.days.includes(day)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className={font.strong}>Times of day</legend>
          <div className={across[24]}>
            {callPartChoices(hours).map(({ value, label }) => (
              <Checkbox
                key={value}
                {...register('preferredCallTime.parts', part)}
                id={`${id}-${value}`}
                value={value}
                label={label}
                defaultChecked={wish?.parts.includes(value)}
              />
            ))}
          </div>
        </fieldset>
        <SelectField
          {...register('preferredCallTime.timeZone', part)}
          id={`${id}-zone`}
          label="Your time zone"
          placeholder="Choose a time zone"
          options={zones}
          defaultValue={wish?.timeZone}
        />
      </div>
    </div>
  );
}

function boxesOf(form: HTMLFormElement | null | undefined): ReadonlyMap<HTMLInputElement, boolean> {
  const boxes = form?.querySelectorAll<HTMLInputElement>('[type=checkbox][name^="preferredCallTime."]') ?? [];
  return new Map([...boxes].map((box) => [box, box.checked]));
}

/** Chooses the zone of the state, or else the browser's, in the page itself: the form is read from its controls. */
function fillInTimeZone({ target: { form } }: ChangeEvent<HTMLInputElement>): void {
  const zone = form?.elements.namedItem('preferredCallTime.timeZone');
  const state = form?.elements.namedItem('state');
  const ofState = state instanceof HTMLSelectElement ? onlyZoneOf(state.value) : undefined;
  if (zone instanceof HTMLSelectElement && !zone.value) zone.value = ofState ?? browserTimeZone();
}
