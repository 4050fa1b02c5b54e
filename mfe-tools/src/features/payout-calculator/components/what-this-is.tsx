import { above, font, joinClasses } from '@annuity-lantern/ui';
import { quotesToday } from '../../../result/quotes-today.ts';
import styles from './what-this-is.module.css';

/** Explains the payout rate, and what a promise of income depends on. Must be directly below the answer. */
export function WhatThisIs() {
  return (
    <div className={joinClasses(font.note, above[16], styles.words)}>
      <p>
        <WhatThisIsWords />
      </p>
    </div>
  );
}

export function WhatThisIsWords() {
  return (
    <>
      <b>An illustration of lifetime-withdrawal payouts by income start age, not an immediate-annuity quote.</b>{' '}
      <span>{`The rate is our own example, not an insurer’s offer. ${quotesToday} Where a contract guarantees income for life, the guarantee depends on the insurer’s ability to pay. An annuity is not a bank deposit and not FDIC insured.`}</span>
    </>
  );
}
