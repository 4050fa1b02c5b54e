import type { PlanInput } from '@annuity-lantern/domain/income-plan';
import { useEffect, useState } from 'react';

/** Milliseconds between a change of the four figures and their result. */
const OPTIMIZING_PAUSE = 800;

interface Optimizing {
  /** The figures that the result is shown for. */
  readonly plan: PlanInput | null;
  readonly busy: boolean;
}

/** Keeps the last result while the figures change, and for a moment after. Figures that came with the address are shown at once. */
export function useOptimizing(plan: PlanInput | null, changed: boolean): Optimizing {
  const [shown, setShown] = useState(plan);
  const key = keyOf(plan);
  const busy = changed && plan !== null && key !== keyOf(shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the figures, which are new objects at each keystroke.
  useEffect(() => {
    if (!busy) return setShown(plan);
    const timer = setTimeout(() => setShown(plan), OPTIMIZING_PAUSE);
    return () => clearTimeout(timer);
  }, [key, busy]);

  return { plan: busy ? shown : plan, busy };
}

function keyOf(plan: PlanInput | null): string {
  return plan ? [plan.socialSecurity, plan.annuityAmount, plan.currentAge, plan.startAge].join(' ') : '';
}
