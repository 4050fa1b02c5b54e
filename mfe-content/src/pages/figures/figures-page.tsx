import { mailLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { ArrowRight, above, actionLinkClass, flow, font, joinClasses, layout, Notice, Wrap } from '@annuity-lantern/ui';
import { SiteClaimsTable } from '../../features/site-claims/components/site-claims-table.tsx';

export default function FiguresPage() {
  const { contactEmail, showSamples } = useSite();
  return (
    <Wrap className={joinClasses(layout.page, flow[24])}>
      <h1>Where each figure comes from</h1>
      <p className={font.lead}>
        Here is every figure that this site uses about itself and about annuities. We say where each comes from, when we last checked it and
        who answers for it.
      </p>
      {showSamples && (
        <Notice tone="straw" title="Most of these are samples">
          <p>
            “No evidence yet” means that we have no evidence on file. Until we do, please don’t rely on that figure. Where two statements
            differ, we show both. “Conflicting” means that one of them disagrees with our own calculators.
          </p>
        </Notice>
      )}
      <SiteClaimsTable />
      <h2 className={above[56]}>Numbers that are not in this list</h2>
      <div className={joinClasses(font.measure, above[12])}>
        <p>
          A calculator works from what you enter, and the page says how. Did you find a figure about us that isn’t listed above? Tell us at{' '}
          <a href={mailLink(contactEmail)}>{contactEmail}</a>.
        </p>
        <RouteLink wrap="p" to="retirement-calculator" className={actionLinkClass()}>
          Open the calculator <ArrowRight />
        </RouteLink>
      </div>
    </Wrap>
  );
}
