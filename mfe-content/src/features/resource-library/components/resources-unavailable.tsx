import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import type { ApiError } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
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
      text={
        <>
          <span>{withErrorReference('Please try refreshing or contact support if the issue persists.', error)}</span> <OrCall />
        </>
      }
      busy={busy}
      onRetry={onRetry}
    />
  );
}
