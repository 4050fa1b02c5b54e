import { Badge, Check } from '@annuity-lantern/ui';
import type { LessonState } from '../model/progress.ts';

/** A lesson's state in one word; never by colour alone. */
export function StateMark({ state }: { readonly state: LessonState }) {
  if (state === 'completed') {
    return (
      <Badge tone="leaf" icon={<Check />}>
        Completed
      </Badge>
    );
  }
  if (state === 'current') return <Badge tone="blue">Current</Badge>;
  return <span>Not started</span>;
}
