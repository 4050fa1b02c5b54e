import { contactFields, fieldsOf, type LeadField, rowOf } from '@annuity-lantern/contracts/http';
import { font, grid, joinClasses, layout } from '@annuity-lantern/ui';
import { type ComponentType, memo } from 'react';
import { controls } from './controls.tsx';
import type { ControlProps, FieldsProps } from './field-props.ts';
import styles from './request-form.module.css';

const ownLegends = { consultation: 'Your situation', 'annuity-review': 'Your annuity' } as const;

/** Every field of the form, in the order of its list. */
export const RequestFields = memo(function RequestFields(fields: FieldsProps) {
  const form = fields.kind.name;
  return (
    <>
      <Group legend="Who you are" names={contactFields} fields={fields} />
      <Group legend={ownLegends[form]} names={fieldsOf[form].filter((name) => !rowOf(name).contact)} fields={fields} />
    </>
  );
});

interface GroupProps {
  readonly legend: string;
  readonly names: readonly LeadField[];
  readonly fields: FieldsProps;
}

function Group({ legend, names, fields }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={joinClasses(font.title, layout.legend, styles.legend)}>{legend}</legend>
      <div className={joinClasses(grid.two, styles.pair)}>
        {names.map((name) => {
          const row = rowOf(name);
          const Control = controls[row.kind] as ComponentType<ControlProps>;
          return <Control key={name} name={name} row={row} fields={fields} />;
        })}
      </div>
    </fieldset>
  );
}
