import { useSite } from '@annuity-lantern/host-kit';
import { above, font, OutsideLink, Section } from '@annuity-lantern/ui';

/** The way to the outside education site. */
export function ReadElsewhere() {
  const { educationSite } = useSite().links;
  return (
    <Section id="read-elsewhere" tone="sunk" heading="Don’t take our word for it">
      <p className={font.quote}>Read what others say about annuities, and see whether it agrees with us.</p>
      <OutsideLink look="button" className={above[16]} page={educationSite}>
        Read more
      </OutsideLink>
    </Section>
  );
}
