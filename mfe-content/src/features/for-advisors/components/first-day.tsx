import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { above, joinClasses, list, Section } from '@annuity-lantern/ui';
import { FirstDayDrawing } from './first-day-drawing.tsx';

const rules = [
  { name: 'License', text: 'You are licensed in the visitor’s state, and you say so before anyone asks.' },
  {
    name: 'Consent',
    text: 'Automated calls and texts only where the visitor checked that box. If every box is empty, dial by hand.',
  },
  { name: 'Pay', text: 'If asked, you name your commission in dollars, before anyone signs.' },
  { name: 'No pressure', text: 'You ask for no decision in the first call. Keeping what they own can be the right answer.' },
  { name: 'In writing', text: 'You put costs, surrender charges and guarantees in writing.' },
];

/** The promises made to visitors, and the rules for advisors that follow from them. */
export function FirstDay() {
  return (
    <Section
      id="expectations"
      heading="What we ask of you"
      side={
        <p>
          We tell visitors that someone contacts them within <SiteClaim claim="contactTime" />. We make calls in office hours.
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
