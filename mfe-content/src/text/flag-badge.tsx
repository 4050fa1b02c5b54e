import type { Flag } from '@annuity-lantern/domain/contract-thresholds';
import { Badge, Check, CircleAlert, TriangleAlert } from '@annuity-lantern/ui';

/** The rating of a figure by our thresholds, in words, icon and color. */
export function FlagBadge({ flag }: { readonly flag: Flag }) {
  if (flag === 'none') {
    return (
      <Badge tone="leaf" icon={<Check />}>
        Nothing unusual
      </Badge>
    );
  }
  if (flag === 'warn') {
    return (
      <Badge tone="straw" icon={<TriangleAlert />}>
        Look closer
      </Badge>
    );
  }
  return (
    <Badge tone="brick" icon={<CircleAlert />}>
      Serious
    </Badge>
  );
}
