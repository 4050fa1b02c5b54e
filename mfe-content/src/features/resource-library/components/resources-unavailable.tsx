import { ErrorState } from '@annuity-lantern/ui';

interface ResourcesUnavailableProps {
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function ResourcesUnavailable({ busy, onRetry }: ResourcesUnavailableProps) {
  return (
    <ErrorState
      title="Unable to load resources"
      text="Please try refreshing or contact support if the issue persists."
      busy={busy}
      onRetry={onRetry}
    />
  );
}
