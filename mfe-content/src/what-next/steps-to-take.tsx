import { Steps } from '../article/steps.tsx';
import type { NextStep } from './next-step.ts';

/** Numbered steps, each with its reason. */
export function StepsToTake({ steps }: { readonly steps: readonly NextStep[] }) {
  return (
    <Steps>
      {steps.map(({ say, more }) => (
        <li key={say}>
          <span>{more ? `${say} ${more}` : say}</span>
        </li>
      ))}
    </Steps>
  );
}
