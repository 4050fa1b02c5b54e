import { describe, expect, it } from 'vitest';
import { choiceWords } from '../field-kinds/choice.ts';
import { messages } from '../messages.ts';
import { sampleConsultation, sampleReview } from '../testing/sample-answers.ts';
import { fieldsOf, leadFieldNames, leadKinds, rowOf } from './lead-fields.ts';
import { AnnuityReviewBody, ConsultationBody } from './leads.ts';

const bodies = { consultation: ConsultationBody, 'annuity-review': AnnuityReviewBody } as const;
const samples = { consultation: sampleConsultation, 'annuity-review': sampleReview } as const;

/** The one list of fields in tests: new fields may come between these. */
const published = {
  consultation: 'firstName! lastName! email! phone! age! assets! state! primaryConcern! preferredCallTime',
  'annuity-review': 'firstName! lastName! email! phone! insuranceCompany approximateValue age state concerns preferredCallTime',
};

describe.each(leadKinds)('the form %s', (form) => {
  const errorsOf = (answers: Readonly<Record<string, unknown>>) => {
    const { error } = bodies[form].safeParse({ ...samples[form], ...answers });
    return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
  };

  it('asks its fields in their order, and requires those with a mark', () => {
    const known = published[form].split(' ');
    const asked = fieldsOf[form].map((name) => (rowOf(name).on[form] === 'required' ? `${name}!` : name));
    expect(asked.filter((field) => known.includes(field))).toEqual(known);
  });

  it('begins with who the visitor is', () => {
    expect(fieldsOf[form].filter((name) => rowOf(name).contact)).toEqual(['firstName', 'lastName', 'email', 'phone']);
  });

  it('accepts an answer to every field', () => {
    expect(Object.keys(samples[form])).toEqual(fieldsOf[form]);
    expect(errorsOf({})).toEqual([]);
  });

  it.each(fieldsOf[form])('says in words of its own that %s is missing, if it is required', (name) => {
    const { errors, on } = rowOf(name);
    const words = 'required' in errors ? errors.required : messages.generic.required;
    expect(errorsOf({ [name]: undefined })).toEqual(on[form] === 'required' ? [[name, words]] : []);
  });

  it.each(fieldsOf[form])('refuses %s of another shape, or one that is too long', (name) => {
    const row = rowOf(name);
    const refused = 'longest' in row ? 'x'.repeat(row.longest + 1) : { $gt: '' };
    const [[field, message] = [], ...others] = errorsOf({ [name]: refused });
    expect([field, others]).toEqual([name, []]);
    if ('longest' in row) expect(message).toBe(row.errors.tooLong);
  });
});

it('leaves typed answers out of mail, and every choice but these', () => {
  const mailed = leadFieldNames.map((name) => [name, rowOf(name)] as const).filter(([, row]) => 'mail' in row && row.mail !== 'never');
  expect(mailed.map(([name, row]) => [name, 'mail' in row && row.mail])).toEqual([
    ['state', 'staff'],
    ['preferredCallTime', 'both'],
  ]);
});

it('shows a choice that it does not know as it is', () => {
  expect(choiceWords({ some: 'Some' }, 'plenty')).toBe('plenty');
  expect(choiceWords({ some: 'Some' }, 'constructor')).toBe('constructor');
});
