import { type LeadStatus, leadTransitions } from '@annuity-lantern/contracts/http';
import { contactStatuses } from '@annuity-lantern/contracts/sla';
import type { Actor } from './owned-by.ts';

/** Every status but the one that a lead is inserted with. */
export const workedStatuses = (Object.keys(leadTransitions) as LeadStatus[]).filter((status) => status !== 'pending');

/** Name of the index on first contacts. */
export const firstContactIndex = 'firstContact';

/** Leads in one of these statuses without a first contact. In the words of the partial index, because MongoDB does not see that the list is part of its list. */
export function withoutContact(statuses: readonly LeadStatus[]) {
  return { $and: [{ status: { $in: workedStatuses } }, { status: { $in: statuses } }], 'firstContact.at': null };
}

const isContact = { $and: [{ $eq: ['$$this.what', 'status'] }, { $in: ['$$this.to', contactStatuses] }] };
const firstEntry = { $first: { $filter: { input: '$history', cond: isContact } } };
const ownerId = { $cond: [{ $eq: ['$owner.username', '$$entry.by'] }, { $ifNull: ['$owner.id', '$$REMOVE'] }, '$$REMOVE'] };
const asWritten = { at: '$$entry.at', by: { id: ownerId, username: '$$entry.by' } };

/** An expression: the first contact as the history tells it, or null. */
export const firstContactInHistory = {
  $let: { vars: { entry: firstEntry }, in: { $cond: [{ $ifNull: ['$$entry.at', false] }, asWritten, null] } },
};

/** An expression: the first contact of a lead once it has made this step. One that it has is never replaced. */
export function firstContactAfter(to: LeadStatus, { id, username }: Actor, at: Date): object {
  const now = { at, by: { id: { $literal: id }, username: { $literal: username } } };
  return { $ifNull: ['$firstContact', firstContactInHistory, contactStatuses.includes(to) ? now : '$$REMOVE'] };
}
