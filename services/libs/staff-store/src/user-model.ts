import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles } from '@annuity-lantern/contracts/http';
import { type Connection, type Model, Schema } from 'mongoose';

/** A staff account. */
export interface UserRecord {
  readonly _id: string;
  /** As `normalizeUsername` leaves it. */
  readonly username: string;
  /** argon2id with its parameters and salt. */
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly role: StaffRole;
  /** A session of an earlier epoch has ended. Each change of password, role or access adds one. */
  readonly epoch: number;
  readonly disabledAt?: Date;
}

const userSchema = new Schema<UserRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    username: { type: String, required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    role: { type: String, enum: staffRoles, required: true },
    epoch: { type: Number, default: 0 },
    disabledAt: Date,
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);

export function userModel(connection: Connection): Model<UserRecord> {
  return (connection.models.User as Model<UserRecord> | undefined) ?? connection.model<UserRecord>('User', userSchema);
}
