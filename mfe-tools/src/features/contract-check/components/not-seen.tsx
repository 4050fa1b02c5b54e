import { above, Disclosure, flow, font, joinClasses, ruled } from '@annuity-lantern/ui';
import styles from './not-seen.module.css';

const unseen = [
  'The wording. Definitions, exceptions and dates in the contract count more than any number you type here.',
  'The insurer. Guarantees depend on its ability to pay. An annuity is not a bank deposit and not FDIC insured.',
  'Your taxes, your other savings, your health and how long your money has to last.',
  'What you would give up: a death benefit, an income rider, a guaranteed minimum that no one sells anymore.',
  'The years to come. A cap, a participation rate or a spread can change each year, and a 0% year is possible.',
  'If it was right for you on the day you signed, and what people told you then.',
];

export function NotSeen() {
  return (
    <div className={joinClasses(ruled[24], above[40])}>
      <Disclosure label="What this check cannot see">
        <ul className={joinClasses(flow[8], font.measure, above[12], styles.list)}>
          {unseen.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
