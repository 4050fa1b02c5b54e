import { nobodysHash, verifyPassword } from '../password-hash.ts';
import { type UserRecord, userModel } from '../user-model.ts';
import { acceptCode, type CodeDesk } from './accept-code.ts';

interface Proof {
  /** The account's id. */
  readonly id: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** Whether the person in a session knows the password, and has a code if the account needs one. The code is then used up. */
export async function proveOwner(desk: CodeDesk, { id, password, code }: Proof): Promise<'proven' | 'wrong_password' | 'wrong_code'> {
  const user = await userModel(desk.connection).findById(id, { username: 1, passwordHash: 1, 'code.since': 1 }).lean<UserRecord>();
  const matches = await verifyPassword(user?.passwordHash ?? nobodysHash, password);
  if (!user?.passwordHash || !matches) return 'wrong_password';
  if (!user.code) return 'proven';
  return (await acceptCode(desk, { id, typed: code ?? '', by: user.username })) ? 'proven' : 'wrong_code';
}
