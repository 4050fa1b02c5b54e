import { useSite } from '@annuity-lantern/host-kit';
import { Badge, Section } from '@annuity-lantern/ui';
import { testimonials } from '../model/testimonials.ts';
import styles from './testimonials.module.css';

/** Four samples, marked as such; nothing where sample people may not be shown. */
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
      <ul className={styles.testimonials}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <figure>
              <blockquote className={styles.words}>“{testimonial.text}”</blockquote>
              <figcaption className={styles.who}>
                <span>
                  {testimonial.name}, {testimonial.role}, {testimonial.location}
                </span>
                <span className={styles.rating}>{testimonial.rating} of 5</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
