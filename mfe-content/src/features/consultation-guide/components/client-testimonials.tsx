import { useSite } from '@annuity-lantern/host-kit';
import { above, Badge, font, joinClasses, parted, Section } from '@annuity-lantern/ui';

/** Invented people: `showSamples` leaves the section out on the production host. */
const samples = [
  {
    initials: 'R. T.',
    location: 'Ohio',
    role: 'Retired teacher',
    rating: 5,
    text: 'I came for a second opinion and left with a list of questions. Nobody asked me to sign anything.',
  },
  {
    initials: 'D. & L. M.',
    location: 'Arizona',
    role: 'Near retirement',
    rating: 5,
    text: 'For the first time someone wrote down what leaving our contract would cost, year by year.',
  },
  {
    initials: 'P. H.',
    location: 'Florida',
    role: 'Widowed',
    rating: 4,
    text: 'The call took forty minutes. I could say that I did not understand, and it was explained again.',
  },
];

export function ClientTestimonials() {
  if (!useSite().showSamples) return null;
  return (
    <Section id="testimonials" heading="What clients say" side={<Badge tone="sample">Sample, invented people</Badge>}>
      <ul className={parted[24]}>
        {samples.map(({ initials, location, role, rating, text }) => (
          <li key={initials}>
            <blockquote className={joinClasses(font.quote, font.measure)}>{`“${text}”`}</blockquote>
            <p className={joinClasses(font.hint, above[8])}>
              <b>{initials}</b>
              <span>{`, ${role}, ${location}. Rated ${rating} of 5.`}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
