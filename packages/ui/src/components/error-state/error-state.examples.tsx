import type { Example } from '../../testing/example.ts';
import { ErrorState } from './error-state.tsx';

export const loadFailed: Example = () => (
  <ErrorState
    title="Unable to load current rates"
    text="Please try refreshing or contact support if the issue persists."
    onRetry={() => {}}
  />
);
export const tryingAgain: Example = () => (
  <ErrorState
    busy
    title="Unable to load current rates"
    text="Please try refreshing or contact support if the issue persists."
    onRetry={() => {}}
  />
);
