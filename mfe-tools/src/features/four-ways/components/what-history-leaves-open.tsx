import { above, Info, Notice, stack } from '@annuity-lantern/ui';

/** What the figures cannot say. */
export function WhatHistoryLeavesOpen() {
  return (
    <Notice tone="plain" icon={<Info />} title="What this leaves open" className={above[32]}>
      <ul className={stack[8]}>
        <li>History is one path and no promise. This is one country and one past, without tax.</li>
        <li>The payout table is an illustration, not a quote.</li>
        <li>Level income buys less each year. The annuity here is level, so rising prices leave it short of a rising income.</li>
        <li>Annuity and ladder have the same rate in every start. In life, rates were higher when prices rose fast.</li>
        <li>The annuity here leaves nothing to heirs; a portfolio may.</li>
        <li>Prices are averages of a month. Dividends end in June 2023, so the last start is January 2022.</li>
      </ul>
    </Notice>
  );
}
