import { useSite } from '@annuity-lantern/host-kit';
import { font, joinClasses, OutsideLink, Section } from '@annuity-lantern/ui';
import styles from './read-elsewhere.module.css';

/** The way to the outside education site. */
export function ReadElsewhere() {
  const { educationSite } = useSite().links;
  return (
    <Section id="read-elsewhere" tone="sunk" heading="Don’t take our word for it">
      <p className={joinClasses(font.quote, styles.words)}>Read what others say about annuities, and see whether it agrees with us.</p>
      <OutsideLink look="button" page={educationSite}>
        Read more
      </OutsideLink>
    </Section>
  );
}
