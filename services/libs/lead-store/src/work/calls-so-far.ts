import type { CallOutcome } from '@annuity-lantern/contracts/http';
import type { PipelineStage } from 'mongoose';
import { endOrder } from './end-order.ts';
import type { Actor } from './owned-by.ts';

export interface Call {
  readonly outcome: CallOutcome;
  readonly by: Actor;
  readonly now: Date;
}

/** An update stage that counts one more call. */
export function countCall({ outcome, by, now }: Call): PipelineStage.Set {
  const count = { $add: [{ $ifNull: ['$calls.count', 0] }, 1] };
  return { $set: { calls: { count, at: now, by: { $literal: by.username }, outcome } } };
}

/** Update stages that end a callback. If its mail is being sent, its worker decides. Without a callback they change nothing. */
export function endCallback(): PipelineStage[] {
  return [{ $set: { callback: '$$REMOVE', ...endOrder('callback') } }];
}

/** Update stages that promise a callback, in place of an earlier one. They must precede the stage that raises `seq`. */
export function orderCallback(at: Date, by: Actor): PipelineStage[] {
  const order = { state: 'due', attempts: 0, nextAt: at, order: { $add: ['$seq', 1] } };
  // `$mergeObjects` replaces the effect, so a worker that still mails an earlier callback loses its token.
  return [{ $set: { callback: { at, by: { $literal: by.username } }, 'effects.callback': { $mergeObjects: [order] } } }];
}
