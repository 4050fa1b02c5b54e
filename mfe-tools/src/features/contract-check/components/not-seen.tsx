import { above, flow, font, joinClasses } from '@annuity-lantern/ui';
import styles from './not-seen.module.css';

const unseen = [
  'The wording. Definitions, exceptions and dates in the contract outweigh any figure typed here.',
  'The insurer. Guarantees depend on its ability to pay. An annuity is not a bank deposit and not FDIC insured.',
  'Your taxes, your other savings, your health and how long your money has to last.',
  'What you would give up: a death benefit, an income rider, a guaranteed minimum that is no longer sold.',
  'The years to come. A cap, a participation rate or a spread can change each year, and a 0% year is possible.',
  'Whether it was the right contract for you on the day you signed, and what was said then.',
];

export function NotSeen() {
  return (
    <section className={joinClasses(above[40], styles.unseen)} aria-labelledby="not-seen">
      <h2 id="not-seen" className={font.h3}>
        What this check cannot see
      </h2>
      <ul className={joinClasses(flow[8], font.measure, above[12], styles.list)}>
        {unseen.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
