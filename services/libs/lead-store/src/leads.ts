import { effectNames } from '@annuity-lantern/contracts/jobs';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Model, Schema } from 'mongoose';
import type { ConsultationRecord, LeadRecord } from './lead-record.ts';

export interface Leads {
  /** All leads. */
  readonly any: Model<LeadRecord>;
  /** Leads with a `primaryConcern`. */
  readonly consultations: Model<ConsultationRecord>;
}

/** The models of the collection `leads`. Its indexes are made as soon as MongoDB is there. */
export function openLeads(store: Store): Leads {
  const any = store.connection.model<LeadRecord>('Lead', leadSchema(), 'leads');
  const consultations = any.discriminator<ConsultationRecord>('consultation', consultationSchema());
  // A failure is no reason to stop: each service that opens the collection asks again at its start.
  store.connected.then(() => any.createIndexes()).catch(() => {});
  return { any, consultations };
}

function leadSchema(): Schema<LeadRecord> {
  const effect = new Schema(
    {
      state: { type: String, required: true },
      attempts: { type: Number, required: true },
      nextAt: Date,
      token: String,
      lastErrorClass: String,
      doneAt: Date,
    },
    { _id: false },
  );
  const schema = new Schema<LeadRecord>(
    {
      _id: { type: String, required: true },
      status: { type: String, required: true },
      seq: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      bodyHmac: { type: String, required: true },
      firstName: { type: String, required: true },
      lastName: { type: String, required: true },
      email: { type: String, required: true },
      phone: { type: String, required: true },
      emailNormalised: String,
      phoneNormalised: String,
      consent: { type: Schema.Types.Mixed, default: null },
      reception: { type: new Schema({ address: String, userAgent: String, page: String }, { _id: false }), required: true },
      history: [new Schema({ at: Date, seq: Number, what: String, by: String }, { _id: false })],
      effects: { type: new Schema(Object.fromEntries(effectNames.map((name) => [name, effect])), { _id: false }), required: true },
    },
    { discriminatorKey: 'kind', versionKey: false, minimize: false, strict: 'throw' },
  );
  // The staff desk's list of one kind, newest first, paged by keyset (listConsultations).
  schema.index({ kind: 1, createdAt: -1, _id: -1 });
  // The sweep: effects that are due or whose lease has ended (findDueEffects). Sparse: only open effects have a nextAt.
  for (const name of effectNames) schema.index({ [`effects.${name}.nextAt`]: 1 }, { sparse: true });
  return schema;
}

function consultationSchema(): Schema<ConsultationRecord> {
  return new Schema<ConsultationRecord>({
    age: { type: String, required: true },
    assets: { type: String, required: true },
    state: { type: String, required: true },
    primaryConcern: { type: String, required: true },
  });
}
