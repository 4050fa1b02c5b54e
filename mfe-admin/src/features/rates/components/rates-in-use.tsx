import type { RateBatch } from '@annuity-lantern/contracts/http';
import { momentWords } from '../../../moments/moment-words.ts';
import { daysWords, sizeWords, wayWords } from '../model/rate-words.ts';
import styles from './rates-in-use.module.css';

interface RatesInUseProps {
  readonly batch: RateBatch;
  /** In milliseconds since 1970. */
  readonly now: number;
}

export function RatesInUse({ batch, now }: RatesInUseProps) {
  const facts = [
    ['Rates', sizeWords(batch.sheet)],
    ['As of', daysWords(batch.sheet)],
    ['Source', batch.source],
    ['How it came', wayWords(batch)],
    ['Since', momentWords(batch.at, now)],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="/comparison-tools">See them as visitors do</a>
      </p>
    </>
  );
}
