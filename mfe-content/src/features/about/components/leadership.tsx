import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { departmentsPage } from '@annuity-lantern/site/insurance-departments';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import { ArrowRight, actionLinkClass, font, joinClasses, list, OutsideLink, Section } from '@annuity-lantern/ui';
import { Founder } from './founder.tsx';
import styles from './leadership.module.css';

/** The founder, where sample people may be shown, and how we work. */
export function Leadership() {
  const { showSamples, links, paidBy } = useSite();
  return (
    <Section id="leadership" tone="sunk" heading="Leadership and approach">
      {showSamples && <Founder />}
      <ol className={joinClasses(list.steps, styles.approach)}>
        <li>
          <h3>Safe Money First Foundation</h3>
          <p>Start with the money that has to be there: your bills and a reserve. Only what is left over should carry risk.</p>
        </li>
        <li>
          <h3>Independent Non-Biased Education</h3>
          <p>{`${paidBy} Every rate is an example. Every figure leads to what we know of its source. Every calculator shows its math. Check for yourself.`}</p>
          <RouteLink wrap="p" to="figures" className={actionLinkClass()}>
            Where each figure comes from <ArrowRight />
          </RouteLink>
        </li>
        <li>
          <h3>Comprehensive Annuity Education</h3>
          <p>
            We explain the five main annuity types, from SPIAs to Fixed Index Annuities. You learn how each works, who it suits, what it
            costs and what can go wrong.
          </p>
          <RouteLink wrap="p" to="annuity-types" className={actionLinkClass()}>
            Read the guide to the five types <ArrowRight />
          </RouteLink>
        </li>
        <li>
          <h3>Professional Network Directory</h3>
          <p>Look up anyone who wants to sell you an annuity before you meet. Start with their license.</p>
          <p>
            <OutsideLink look="action" page={departmentsPage}>
              Check an insurance license
            </OutsideLink>
          </p>
          <p>
            <OutsideLink look="action" page={links.advisorDirectory}>
              Look someone up
            </OutsideLink>
          </p>
          <p className={font.hint}>{sayOutsidePage(links.advisorDirectory)}</p>
        </li>
      </ol>
    </Section>
  );
}
