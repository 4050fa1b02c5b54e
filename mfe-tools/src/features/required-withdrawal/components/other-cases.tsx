import { RouteLink } from '@annuity-lantern/host-kit';
import { above, Info, Notice, stack } from '@annuity-lantern/ui';

/** Accounts and owners for whom the sum is another one. */
export function OtherCases() {
  return (
    <Notice tone="plain" icon={<Info />} title="When another rule holds" className={above[32]}>
      <ul className={stack[8]}>
        <li>A Roth IRA: its owner must take nothing. The same holds for a Roth account in a plan.</li>
        <li>Your spouse is the only heir, and over a decade younger than you: another table holds, and you take less.</li>
        <li>You still work for the company of the plan, and own 5% of it at most: that plan may let you wait until you retire.</li>
        <li>
          You inherited the account: <RouteLink to="inherited-annuity">count its days with the inherited annuity guide</RouteLink>.
        </li>
        <li>An annuity bought with money already taxed: no withdrawal is required while you live.</li>
      </ul>
    </Notice>
  );
}
