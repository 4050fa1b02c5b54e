import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { StaffRole } from './staff-roles.ts';

/** Someone who can have requests. */
const PersonInTurn = z.object({
  id: z.string(),
  username: z.string(),
  role: StaffRole,
  /** The day on which they are back, by the clock of the office. Absent while they are here. */
  backOn: z.optional(z.iso.date()),
});
export type PersonInTurn = z.infer<typeof PersonInTurn>;

export const Turns = z.object({
  /** New requests are given to agents in turn. */
  on: z.boolean(),
  /** Everyone who can have requests, by user name. */
  people: z.array(PersonInTurn),
});
export type Turns = z.infer<typeof Turns>;

/** Whether they take turns. A manager only gets requests of people whom they already advise. */
export function takesTurns({ role }: Pick<PersonInTurn, 'role'>): boolean {
  return role === 'agent';
}

export const readTurns = defineEndpoint({
  name: 'readTurns',
  method: 'GET',
  path: '/api/staff/turns',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Tell whether new leads are given to agents in turn, and who is away',
  response: Turns,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'store_unavailable'],
});

/** New requests that come in from now on are given in turn, or no longer. Requests that wait already stay as they are. */
export const setTurns = defineEndpoint({
  name: 'setTurns',
  method: 'POST',
  path: '/api/staff/turns',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Give new leads to agents in turn, or stop it',
  body: z.strictObject({ on: z.boolean() }),
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});

/** Someone who is away gets no new requests in turn, and keeps those that they have. */
export const setAbsence = defineEndpoint({
  name: 'setAbsence',
  method: 'POST',
  path: '/api/staff/users/:id/absence',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Tell until when the person of an account is away',
  params: z.strictObject({ id: z.uuid() }),
  /** Null: they are here. */
  body: z.strictObject({ backOn: z.nullable(z.iso.date('Enter the day on which they are back.')) }),
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});
