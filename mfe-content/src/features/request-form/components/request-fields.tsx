import {
  type AnnuityReviewField,
  ageRanges,
  assetRanges,
  type ConsultationField,
  type ContactField,
  contactFields,
  type LeadField,
  leadFields,
  usStates,
} from '@annuity-lantern/contracts/http';
import { font, grid, joinClasses, type Option, SelectField, TextAreaField, TextField } from '@annuity-lantern/ui';
import { Fragment, memo, type ReactNode } from 'react';
import { CallTimeField } from './call-time-field.tsx';
import { EmailField } from './email-field.tsx';
import { type FieldsProps, fieldProps } from './field-props.ts';
import styles from './request-form.module.css';
import type { EmailSuggestion } from './use-email-suggestion.ts';

interface RequestFieldsProps extends FieldsProps {
  readonly email: EmailSuggestion;
  /** True while "Primary concern" holds the sentence that the address filled in. */
  readonly isPrefilled: boolean;
}

/** Every field of the form, in the order of its list. */
export const RequestFields = memo(function RequestFields(fields: RequestFieldsProps) {
  const { legend, rows } = formParts[fields.kind.name];
  const ownFields = leadFields[fields.kind.name].slice(contactFields.length);
  return (
    <>
      <Group legend="Who you are" names={contactFields} rows={contactRows} fields={fields} />
      <Group legend={legend} names={ownFields} rows={rows} fields={fields} />
    </>
  );
});

type Row = (fields: RequestFieldsProps) => ReactNode;

interface GroupProps {
  readonly legend: string;
  readonly names: readonly LeadField[];
  readonly rows: Readonly<Partial<Record<LeadField, Row>>>;
  readonly fields: RequestFieldsProps;
}

function Group({ legend, names, rows, fields }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={joinClasses(font.figure, styles.legend)}>{legend}</legend>
      <div className={joinClasses(grid.two, styles.pair)}>
        {names.map((name) => (
          <Fragment key={name}>{rows[name]?.(fields)}</Fragment>
        ))}
      </div>
    </fieldset>
  );
}

const required = (fields: FieldsProps, name: LeadField) => ({ ...fieldProps(fields, name), 'aria-required': true });
const optional = (fields: FieldsProps, name: LeadField) => ({ ...fieldProps(fields, name), optional: true });

const ageWords = { label: 'Age', placeholder: 'Choose an age range', options: optionsOf(ageRanges), className: styles.low };
const stateWords = {
  label: 'State',
  hint: 'Advisors are licensed by state.',
  placeholder: 'Choose a state',
  autoComplete: 'address-level1',
  options: optionsOf(usStates),
};

const contactRows: Record<ContactField, Row> = {
  firstName: (fields) => <TextField {...required(fields, 'firstName')} label="First name" autoComplete="given-name" />,
  lastName: (fields) => <TextField {...required(fields, 'lastName')} label="Last name" autoComplete="family-name" />,
  email: ({ email, isPrefilled: _, ...fields }) => <EmailField {...fields} email={email} />,
  phone: (fields) => <TextField {...required(fields, 'phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />,
};

const callTimeRow: Row = ({ email: _, isPrefilled: __, ...fields }) => <CallTimeField {...fields} />;

const consultationRows: Record<Exclude<ConsultationField, ContactField>, Row> = {
  age: (fields) => <SelectField {...required(fields, 'age')} {...ageWords} />,
  assets: (fields) => (
    <SelectField
      {...required(fields, 'assets')}
      label="Assets"
      hint="A range is enough."
      placeholder="Choose a range"
      options={optionsOf(assetRanges)}
    />
  ),
  state: (fields) => <SelectField {...required(fields, 'state')} {...stateWords} className={styles.whole} />,
  primaryConcern: (fields) => (
    <TextAreaField
      {...required(fields, 'primaryConcern')}
      className={styles.whole}
      label="Primary concern"
      hint={
        fields.isPrefilled ? 'Filled in from the rate you chose. Change it as you like.' : 'A sentence or two. No account numbers, please.'
      }
      rows={3}
    />
  ),
  preferredCallTime: callTimeRow,
};

/** None of it is required: a visitor may not have the papers at hand. */
const annuityReviewRows: Record<Exclude<AnnuityReviewField, ContactField>, Row> = {
  insuranceCompany: (fields) => (
    <TextField {...optional(fields, 'insuranceCompany')} label="Insurance company" hint="As printed on the contract." autoComplete="off" />
  ),
  approximateValue: (fields) => (
    <TextField {...optional(fields, 'approximateValue')} label="Approximate value" hint="A rough figure is enough." autoComplete="off" />
  ),
  age: (fields) => <SelectField {...optional(fields, 'age')} {...ageWords} />,
  state: (fields) => <SelectField {...optional(fields, 'state')} {...stateWords} />,
  concerns: (fields) => (
    <TextAreaField
      {...optional(fields, 'concerns')}
      className={styles.whole}
      label="Concerns"
      hint="What made you wonder? No account or contract numbers, please."
      rows={3}
    />
  ),
  preferredCallTime: callTimeRow,
};

const formParts = {
  consultation: { legend: 'Your situation', rows: consultationRows },
  'annuity-review': { legend: 'Your annuity', rows: annuityReviewRows },
} as const;

function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
