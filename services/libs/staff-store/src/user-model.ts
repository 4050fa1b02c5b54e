import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles } from '@annuity-lantern/contracts/http';
import type { StateLicense } from '@annuity-lantern/domain/state-license';
import { type Connection, type Model, Schema } from 'mongoose';

/** What gives a person access to an account, or more rights. */
type AccessKind = 'account' | 'role' | 'password' | 'code' | 'enabled';

/** When access was given, and the id of the manager's account; absent for the command. */
export interface AccessGiven {
  readonly at: Date;
  readonly by?: string;
}

/** The licenses of an account, and who recorded them when. */
export interface StoredLicenses {
  readonly lines: readonly StateLicense[];
  readonly at: Date;
  readonly by: string;
}

/** A staff account. */
export interface UserRecord {
  readonly _id: string;
  /** In the form of `normalizeUsername`. */
  readonly username: string;
  /** argon2id with its parameters and salt. Absent until the person has set a password. */
  readonly passwordHash?: string;
  readonly createdAt: Date;
  readonly role: StaffRole;
  /** Raised by each change of password, role or access: sessions of an earlier epoch have ended. */
  readonly epoch: number;
  readonly disabledAt?: Date;
  /** The last time of each kind. The first account has none. */
  readonly access?: Readonly<Partial<Record<AccessKind, AccessGiven>>>;
  /** The first account has none until someone sets it. */
  readonly mail?: string;
  /** The name that visitors see; absent until it is set. */
  readonly displayName?: string;
  /** Where they may sell; absent until a manager has recorded it. Without a line the account is unchecked. */
  readonly licenses?: StoredLicenses;
  /** The day on which the person is back, `2026-03-02`; absent while they are here. */
  readonly backOn?: string;
  /** When they were last given a request in turn. */
  readonly givenAt?: Date;
  /** The link that sets a password once: the digest of its token, and its expiry. */
  readonly reset?: { readonly digest: string; readonly until: Date };
  /** The second factor of sign-in. */
  readonly code?: {
    /** The authenticator app's secret; sealed. */
    readonly secret: string;
    /** The last accepted step. */
    readonly step: number;
    readonly since: Date;
    /** Hashes of the unused recovery codes. */
    readonly recovery: readonly string[];
  };
  /** An unconfirmed secret; sealed. */
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
    access: Schema.Types.Mixed,
    mail: String,
    displayName: String,
    licenses: {
      type: new Schema(
        { lines: [new Schema({ state: String, number: String, until: String }, { _id: false })], at: Date, by: String },
        { _id: false },
      ),
    },
    backOn: String,
    givenAt: Date,
    reset: { type: new Schema({ digest: String, until: Date }, { _id: false }) },
    code: { type: new Schema({ secret: String, step: Number, since: Date, recovery: [String] }, { _id: false }) },
    codeDraft: { type: new Schema({ secret: String, until: Date }, { _id: false }) },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);

export function userModel(connection: Connection): Model<UserRecord> {
  return (connection.models.User as Model<UserRecord> | undefined) ?? connection.model<UserRecord>('User', userSchema);
}
