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
        Here is every figure that this site uses about itself and about annuities. We say where each comes from, when it was last checked
        and who answers for it.
      </p>
      {showSamples && (
        <Notice tone="straw" title="Most of these are samples">
          <p>
            “No evidence yet” means that no evidence is on file. Until the operator of this site does, please do not rely on such a figure.
            Where two statements differ, we show both, and “Conflicting” means that one of them disagrees with our own calculators.
          </p>
        </Notice>
      )}
      <SiteClaimsTable />
      <h2 className={above[56]}>Numbers that are not in this list</h2>
      <div className={joinClasses(font.measure, above[12])}>
        <p>
          What a calculator shows is worked out from what you enter, and the page says how. If you find a figure about us that is not listed
          above, tell us at <a href={mailLink(contactEmail)}>{contactEmail}</a>.
        </p>
        <RouteLink wrap="p" to="retirement-calculator" className={actionLinkClass()}>
          Open the calculator <ArrowRight />
        </RouteLink>
      </div>
    </Wrap>
  );
}
