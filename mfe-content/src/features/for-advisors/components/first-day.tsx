import { above, joinClasses, list, Section } from '@annuity-lantern/ui';
import { SiteClaimLink } from '../../../site-claims/site-claim-link.tsx';
import { FirstDayDrawing } from './first-day-drawing.tsx';

const rules = [
  { name: 'License', text: 'You are licensed in the visitor’s state, and you say so without being asked.' },
  {
    name: 'Consent',
    text: 'Automated calls and texts only where the visitor checked that box. If every box is empty, dial by hand.',
  },
  { name: 'Pay', text: 'You name your commission when asked: in dollars, before anything is signed.' },
  { name: 'No pressure', text: 'Nothing is decided in the first call. Keeping what they own can be the right answer.' },
  { name: 'In writing', text: 'Costs, surrender charges and what is guaranteed go to the visitor in writing.' },
];

/** The promises made to visitors, and the rules for advisors that follow from them. */
export function FirstDay() {
  return (
    <Section
      id="expectations"
      heading="What we ask of you"
      side={
        <p>
          Visitors are told that someone contacts them within <SiteClaimLink claim="contactTime" /> on working days. These hours run day and
          night, on days when the office is open. Calls are made in office hours.
        </p>
      }
    >
      <FirstDayDrawing />
      <dl className={joinClasses(above[32], list.facts)}>
        {rules.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
