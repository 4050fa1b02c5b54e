import type { FieldKind } from '../field-kinds/field-kinds.ts';
import { type LeadField, leadFieldNames, rowOf } from './lead-fields.ts';
import { hasRightsOf, type StaffRole } from './staff-roles.ts';

/** Whether the visitor types the answer: an address, a number or free text. */
const isTyped: Readonly<Record<FieldKind, boolean>> = {
  text: true,
  longText: true,
  email: true,
  phone: true,
  choice: false,
  usState: false,
  callTime: false,
};

/** Without a name, no one could find a request in a list. */
const names: readonly LeadField[] = ['firstName', 'lastName'] satisfies LeadField[];

/** The answers that the rows of every list leave out for this role: a viewer's rows have no e-mail address, phone number or free text. */
export function hiddenInRows(role: StaffRole): readonly LeadField[] {
  if (hasRightsOf(role, 'agent')) return [];
  return leadFieldNames.filter((name) => isTyped[rowOf(name).kind] && !names.includes(name));
}
