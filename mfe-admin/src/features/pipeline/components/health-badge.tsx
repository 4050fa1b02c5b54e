import type { HealthColor } from '@annuity-lantern/contracts/http';
import { Badge, type BadgeTone, Check, CircleAlert, CircleQuestionMark, TriangleAlert } from '@annuity-lantern/ui';

const looks = {
  green: { tone: 'leaf', Icon: Check, word: 'Green' },
  amber: { tone: 'straw', Icon: TriangleAlert, word: 'Amber' },
  red: { tone: 'brick', Icon: CircleAlert, word: 'Red' },
  unknown: { tone: 'grey', Icon: CircleQuestionMark, word: 'Not known' },
} as const satisfies Record<HealthColor, { tone: BadgeTone; Icon: unknown; word: string }>;

/** A color as a word and an icon. */
export function HealthBadge({ color }: { color: HealthColor }) {
  const { tone, Icon, word } = looks[color];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {word}
    </Badge>
  );
}
