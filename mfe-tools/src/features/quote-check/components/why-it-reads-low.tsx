import { above, Info, Notice, stack } from '@annuity-lantern/ui';

/** Whose lives are counted, and what that does to the answer. */
export function WhyItReadsLow() {
  return (
    <Notice tone="plain" icon={<Info />} title="Why this reads low" className={above[32]}>
      <div className={stack[8]}>
        <p>
          Whole-population lives: buyers live longer, so insurers must pay less. If you are as healthy as most buyers, more comes back to
          you than this says.
        </p>
        <p>
          Insurers use tables of annuity buyers. We show none beside it: we only use tables that we can check against their source, and we
          have no such table of buyers by year of birth.
        </p>
        <p>Before costs and default risk; not a quote. The insurer has costs and a profit to pay for, too.</p>
      </div>
    </Notice>
  );
}
