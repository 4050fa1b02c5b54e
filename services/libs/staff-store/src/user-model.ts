import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles } from '@annuity-lantern/contracts/http';
import { type Connection, type Model, Schema } from 'mongoose';

/** A staff account. */
export interface UserRecord {
  readonly _id: string;
  /** As `normalizeUsername` leaves it. */
  readonly username: string;
  /** argon2id with its parameters and salt. Absent until the person has set a password. */
  readonly passwordHash?: string;
  readonly createdAt: Date;
  readonly role: StaffRole;
  /** A session of an earlier epoch has ended. Each change of password, role or access adds one. */
  readonly epoch: number;
  readonly disabledAt?: Date;
  /** The first account has none until someone sets it. */
  readonly mail?: string;
  /** The name that visitors see; absent until someone has set it. */
  readonly displayName?: string;
  /** The link that sets a password once: the digest of its token, and until when it works. */
  readonly reset?: { readonly digest: string; readonly until: Date };
  /** The second factor of sign-in. */
  readonly code?: {
    /** Of the authenticator app; sealed. */
    readonly secret: string;
    /** The last step whose code was taken. */
    readonly step: number;
    readonly since: Date;
    /** Hashes of the recovery codes that were not used yet. */
    readonly recovery: readonly string[];
  };
  /** A secret that no code has confirmed yet; sealed. */
  readonly codeDraft?: { readonly secret: string; readonly until: Date };
}

const userSchema = new Schema<UserRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    username: { type: String, required: true },
    passwordHash: String,
    createdAt: { type: Date, required: true },
    role: { type: String, enum: staffRoles, required: true },
    epoch: { type: Number, default: 0 },
    disabledAt: Date,
    mail: String,
    displayName: String,
    reset: { type: new Schema({ digest: String, until: Date }, { _id: false }) },
    code: { type: new Schema({ secret: String, step: Number, since: Date, recovery: [String] }, { _id: false }) },
    codeDraft: { type: new Schema({ secret: String, until: Date }, { _id: false }) },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);

export function userModel(connection: Connection): Model<UserRecord> {
  return (connection.models.User as Model<UserRecord> | undefined) ?? connection.model<UserRecord>('User', userSchema);
}
