import { BootError } from '@annuity-lantern/service-kit/boot-error';
import { type FirstUser, findPasswordFault } from '@annuity-lantern/staff-store';

/**
 * The rules of every other new password, which a schema cannot check: the list of common ones is loaded.
 *
 * @throws BootError if the production host's first password is easily guessed
 */
export async function checkFirstPassword(firstUser: FirstUser | undefined, isProduction: boolean): Promise<void> {
  const fault = firstUser && isProduction ? await findPasswordFault(firstUser.password, firstUser.username) : undefined;
  if (fault) throw new BootError('A setting is not safe on the production host:', [`STAFF_PASSWORD: ${fault}`]);
}
