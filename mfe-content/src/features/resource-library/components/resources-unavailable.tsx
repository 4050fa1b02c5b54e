import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import type { ApiError } from '@annuity-lantern/host-kit';
import { ErrorState } from '@annuity-lantern/ui';

interface ResourcesUnavailableProps {
  readonly error: ApiError | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function ResourcesUnavailable({ error, busy, onRetry }: ResourcesUnavailableProps) {
  return (
    <ErrorState
      title="Unable to load resources"
      text={withErrorReference('Please try refreshing or contact support if the issue persists.', error)}
      busy={busy}
      onRetry={onRetry}
    />
  );
}
