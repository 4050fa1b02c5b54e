import { VisitorEmail } from '@annuity-lantern/contracts/http';
import { EffectRefusal } from '../effects/effect-refusal.ts';

/** One address as it is, or several of the settings, which may have names (`Desk <desk@example.com>`). */
export type Recipient = string | readonly string[];

/**
 * The address of a lead as a recipient: exactly one, of the shape that the form asks for. A record may be older than that shape, and a comma
 * or a line break in it would name other recipients or headers.
 * @throws EffectRefusal for an address that is no single mailbox
 */
export function visitorRecipient(address: string): string {
  const parsed = VisitorEmail.safeParse(address);
  if (parsed.success && !/\p{Cc}|\p{Cf}/u.test(parsed.data)) return parsed.data;
  throw new EffectRefusal('recipient_unusable', { permanent: true, ambiguous: false });
}
