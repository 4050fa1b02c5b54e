import { VisitorEmail } from '@annuity-lantern/contracts/http';
import { EffectRefusal } from '../effects/effect-refusal.ts';

/** One address, or several from the settings, which may have names (`Desk <desk@example.com>`). */
export type Recipient = string | readonly string[];

/**
 * The address of a lead as exactly one recipient. It is validated again, because an older record may hold a comma or a line break, which would add
 * recipients or headers.
 * @throws EffectRefusal if the address is not a single mailbox
 */
export function visitorRecipient(address: string): string {
  const parsed = VisitorEmail.safeParse(address);
  if (parsed.success && !/\p{Cc}|\p{Cf}/u.test(parsed.data)) return parsed.data;
  throw new EffectRefusal('recipient_unusable', { permanent: true, ambiguous: false });
}
