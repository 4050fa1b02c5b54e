import { placeOf, toolIds, toolNames } from '@annuity-lantern/contracts/tools';
import { RouteLink, useRouteHref } from '@annuity-lantern/host-kit';

interface AllToolsProps {
  /** Tells the headings of two places on one page apart. */
  readonly place: string;
  readonly onFollow?: () => void;
  readonly className?: string | undefined;
}

/** Every tool by its name, under the way to the page that lists them by question. Nothing while no remote serves that page. */
export function AllTools({ place, onFollow, className }: AllToolsProps) {
  if (!useRouteHref('tools')) return null;
  return (
    <nav aria-labelledby={`${place}-tools`} className={className}>
      <h2 id={`${place}-tools`}>
        <RouteLink to="tools" onClick={onFollow}>
          All tools
        </RouteLink>
      </h2>
      <ul>
        {toolIds.map((id) => (
          <RouteLink key={id} {...placeOf(id)} wrap="li" onClick={onFollow}>
            {toolNames[id]}
          </RouteLink>
        ))}
      </ul>
    </nav>
  );
}
