import { effects } from '@annuity-lantern/contracts/effects';
import type { PipelineStage } from 'mongoose';
import type { OwnChange } from '../record/lead-record.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';

/**
 * An update stage that orders the mail which confirms what the visitor changed. It must precede the stage that raises `seq`. What a mail that was
 * not sent was to say joins the new one, which goes to every address since then.
 */
export function orderChangeMail(changed: readonly OwnChange[], now: Moment = SERVER_NOW): PipelineStage.Set {
  const path = '$effects.changeMail';
  const isTold = { $in: [{ $ifNull: [`${path}.state`, 'done'] }, ['done', 'unconfirmed']] };
  const changes = { $setUnion: [{ $cond: [isTold, [], { $ifNull: [`${path}.changes`, []] }] }, [...changed]] };
  const since = { $cond: [isTold, '$seq', { $ifNull: [`${path}.since`, '$seq'] }] };
  const nextAt = after(now, effects.changeMail.starts.delay);
  const order = { state: 'due', attempts: 0, nextAt, order: { $add: ['$seq', 1] }, changes, since };
  // `$mergeObjects` replaces the effect, so the token of a worker that sends an earlier one is gone.
  return { $set: { 'effects.changeMail': { $mergeObjects: [order] } } };
}
