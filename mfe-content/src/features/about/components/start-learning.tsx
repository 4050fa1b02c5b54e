import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import { ArrowRight, above, actionLinkClass, font, grid, joinClasses, lined, OutsideLink, Section } from '@annuity-lantern/ui';

/** Two outside links, each naming its site, and our own pages. */
export function StartLearning() {
  const { educationSite, advisorDirectory } = useSite().links;
  return (
    <Section id="start-learning" tone="sunk" heading="Where to go from here">
      <ul className={grid.two}>
        <li>
          <p className={font.title}>You’d like to understand annuities first.</p>
          <OutsideLink look="button" className={above[16]} page={educationSite}>
            Start Learning Today
          </OutsideLink>
        </li>
        <li>
          <p className={font.title}>You’d like to know who you’d be talking to.</p>
          <OutsideLink look="button" className={above[16]} page={advisorDirectory}>
            Find an Advisor
          </OutsideLink>
          <p className={joinClasses(font.hint, above[8])}>{sayOutsidePage(advisorDirectory)}</p>
        </li>
      </ul>
      <p className={joinClasses(lined[12], above[32])}>
        Or stay here:{' '}
        <RouteLink to="education" className={actionLinkClass()}>
          our own course, guide and glossary <ArrowRight />
        </RouteLink>
      </p>
    </Section>
  );
}
