import { Badge, type BadgeTone, Check, CircleAlert, CircleQuestionMark, Clock, Minus, RefreshCw } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import type { EffectMark } from './effect-words.ts';

const looks = {
  waiting: { tone: 'grey', Icon: Clock },
  due: { tone: 'straw', Icon: Clock },
  sending: { tone: 'blue', Icon: RefreshCw },
  done: { tone: 'leaf', Icon: Check },
  parked: { tone: 'brick', Icon: CircleAlert },
  unconfirmed: { tone: 'plum', Icon: CircleQuestionMark },
  unwanted: { tone: 'grey', Icon: Minus },
} as const satisfies Record<EffectMark, { tone: BadgeTone; Icon: unknown }>;

/** The state of an effect, as a word and an icon, never by color alone. */
export function EffectBadge({ mark, children }: { mark: EffectMark; children: ReactNode }) {
  const { tone, Icon } = looks[mark];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {children}
    </Badge>
  );
}
