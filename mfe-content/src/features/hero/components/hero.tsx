import { RouteLink, useRouteHref } from '@annuity-lantern/host-kit';
import { above, across, buttonClass, font, joinClasses, Lock, screenOnly, Wrap } from '@annuity-lantern/ui';
import { useState } from 'react';
import { LanternOverContract, type OwnContract } from '../../../illustrations/lantern-over-contract.tsx';
import { FindYourWay } from './find-your-way.tsx';
import { GuaranteeField } from './guarantee-field.tsx';
import styles from './hero.module.css';

export function Hero() {
  const [contract, setContract] = useState<OwnContract>();
  return (
    <div className={styles.hero}>
      <div className={styles.scene}>
        <Wrap className={styles.grid}>
          <div>
            <h1 className={styles.heading}>Read the annuity in good light.</h1>
            <p className={joinClasses(font.lead, above[16], styles.lead)}>
              See what a contract pays, what it costs and how you get out: before you sign it, or before you leave it.
            </p>
            <LanternOverContract own={contract} className={joinClasses(screenOnly, styles.drawing)} />
            <GuaranteeField contract={contract} onContract={setContract} />
            <HeroActions />
            <p className={joinClasses(above[12], styles.promise)}>
              <Lock />
              You see every result before we ask who you are.
            </p>
          </div>
        </Wrap>
      </div>
      <FindYourWay />
    </div>
  );
}

/** Compare and Review as soon as there is such a page; until then the calculator. */
function HeroActions() {
  const compare = useRouteHref('annuity-comparison') !== undefined;
  const review = useRouteHref('annuity-review') !== undefined;
  if (!compare && !review) {
    return (
      <div className={joinClasses(across[16], above[16])}>
        <RouteLink to="retirement-calculator" className={buttonClass({ night: true })}>
          Open the calculator
        </RouteLink>
      </div>
    );
  }
  return (
    <div className={joinClasses(across[16], above[16])}>
      <RouteLink to="annuity-comparison" className={buttonClass({ night: true })}>
        Compare Annuities
      </RouteLink>
      <RouteLink to="annuity-review" className={buttonClass({ night: true, variant: compare ? 'outline' : 'filled' })}>
        Review Your Annuity
      </RouteLink>
    </div>
  );
}
