import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import { type Read, RouteLink } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
import { above, ErrorState, GreekLines, joinClasses, Notice, screenOnly } from '@annuity-lantern/ui';

interface ListedStateProps {
  /** The rate list. */
  readonly list: Pick<Read<unknown>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  /** How many chosen products it lacks. */
  readonly missing: number;
}

/** Problems with chosen products of the rate list. Renders nothing if all are listed. */
export function ListedState({ list, missing }: ListedStateProps) {
  if (list.isPending)
    return <GreekLines heading lines={2} label="Loading the rates you chose" className={joinClasses(screenOnly, above[24])} />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title="We couldn’t load the rates you chose"
        text={
          <>
            <span>{withErrorReference('Your choice is kept. Try again in a moment.', list.error)}</span> <OrCall />
          </>
        }
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
        className={joinClasses(screenOnly, above[24])}
      />
    );
  }
  if (missing === 0) return null;
  return (
    <Notice tone="straw" className={joinClasses(screenOnly, above[24])}>
      <p>
        <span>{`${missing === 1 ? 'One product you chose is' : `${missing} products you chose are`} no longer in our rate list.`}</span>{' '}
        <RouteLink to="comparison-tools">See today’s rates</RouteLink>
      </p>
    </Notice>
  );
}
