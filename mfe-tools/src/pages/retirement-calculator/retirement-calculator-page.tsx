import { Notice, Wrap } from '@annuity-lantern/ui';
import { PayoutCalculator } from '../../features/payout-calculator/components/payout-calculator.tsx';
import styles from './retirement-calculator-page.module.css';

export default function RetirementCalculatorPage() {
  return (
    <Wrap className={styles.page}>
      <h1>Payout calculator</h1>
      <p className={styles.lead}>What a sum paid into an annuity could pay you each month, for life, and when you would have it back.</p>
      <Notice tone="lamp" className={styles.notice}>
        <p>
          <b>Educational example, not a quote or advice.</b> It shows how the arithmetic works, so that you can check an offer that someone
          makes you.
        </p>
      </Notice>
      <PayoutCalculator />
    </Wrap>
  );
}
