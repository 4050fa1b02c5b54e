import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { LeadRecord, Owner } from './lead-record.ts';

type Lead = Pick<LeadRecord, 'status' | 'callback' | 'callTimes' | 'wrongNumber'> & { readonly owner?: Pick<Owner, 'id'> | undefined };

/** Every request of an owner that waits for a call. */
export const ANY_TIME = '';

/** One word of the index of queues: the requests of an owner, or unowned ones, whose visitors may be called at this time (`callTimesOf`). */
export function queuePlace(owner: string | null, time: string): string {
  return `${owner ?? ''}/${time}`;
}

/** The places of a lead that waits for a call. While a next call is planned, its visitor is called at no other time, and at a wrong number at none. Undefined before `persist`. */
export function queuePlaces({ status, owner, callback, wrongNumber, callTimes }: Lead): string[] | undefined {
  if (!callTimes || !waitingStatuses.includes(status)) return undefined;
  return [ANY_TIME, ...(callback || wrongNumber ? [] : callTimes)].map((time) => queuePlace(owner?.id ?? null, time));
}

const ofOwner = { $concat: [{ $ifNull: ['$owner.id', ''] }, '/'] };
const times = { $map: { input: '$callTimes', in: { $concat: [ofOwner, '$$this'] } } };

/** An expression: the same places of a stored lead. */
export const queueNow: object = {
  $cond: [
    { $and: [{ $in: ['$status', waitingStatuses] }, { $ifNull: ['$callTimes', false] }] },
    {
      $concatArrays: [
        [ofOwner],
        { $cond: [{ $or: [{ $ifNull: ['$callback.at', false] }, { $ifNull: ['$wrongNumber.at', false] }] }, [], times] },
      ],
    },
    '$$REMOVE',
  ],
};
