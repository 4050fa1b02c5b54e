import type { ContactOutcome } from '@annuity-lantern/contracts/http';
import { Badge, type BadgeTone, Check, CircleAlert, CircleQuestionMark } from '@annuity-lantern/ui';

const looks = {
  good: { tone: 'leaf', Icon: Check, words: 'checked' },
  false: { tone: 'brick', Icon: CircleAlert, words: 'wrong' },
  unknown: { tone: 'straw', Icon: CircleQuestionMark, words: 'not confirmed' },
} as const satisfies Record<ContactOutcome, { tone: BadgeTone; Icon: unknown; words: string }>;

/** The result of the contact check for a phone number or e-mail address. Renders nothing before the check. */
export function ContactBadge({ outcome }: { outcome: ContactOutcome | undefined }) {
  if (outcome === undefined) return null;
  const { tone, Icon, words } = looks[outcome];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {words}
    </Badge>
  );
}
