import type { Connection } from 'mongoose';
import { userModel } from './user-model.ts';

/** Whether there is an account with one of these normalized names. */
export async function hasAccountNamed(connection: Connection, names: Iterable<string>): Promise<boolean> {
  return (await userModel(connection).exists({ username: { $in: [...names] } })) !== null;
}
