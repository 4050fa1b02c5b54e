import { useSite } from '@annuity-lantern/host-kit';
import { above, Badge, font, grid, joinClasses, lined, Section } from '@annuity-lantern/ui';
import { testimonials } from '../model/testimonials.ts';
import styles from './testimonials.module.css';

/** Four testimonials marked as samples. Renders nothing where sample people may not be shown. */
export function Testimonials() {
  const { showSamples } = useSite();
  if (!showSamples) return null;
  return (
    <Section
      id="testimonials"
      heading="In their words"
      side={
        <>
          <Badge tone="sample">Sample testimonials</Badge>
          <p>Invented, to show the layout. No real person is quoted.</p>
        </>
      }
    >
      <ul className={joinClasses(grid.two, styles.testimonials)}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <figure>
              <blockquote className={joinClasses(font.figure, font.h3, styles.words)}>{`“${testimonial.text}”`}</blockquote>
              <figcaption className={joinClasses(font.note, lined[12], above[16], styles.who)}>
                <span>{`${testimonial.name}, ${testimonial.role}, ${testimonial.location}`}</span>
                <span className={styles.rating}>{`${testimonial.rating} of 5`}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
