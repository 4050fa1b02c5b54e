import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { RouteLink, useMayShowSiteClaim, useSite } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { above, Badge, CircleAlert, divided, font, joinClasses, layout, list, Table, TriangleAlert } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import styles from './red-flags.module.css';
import { ReviewButton } from './review-button.tsx';

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;

const columns = [
  { key: 'what', label: 'Look for' },
  { key: 'warn', label: 'We warn' },
  { key: 'severe', label: 'We call it severe' },
];

const rows = [
  { what: <b>Yearly fees</b>, warn: <Warn>{`from ${fees.warnFrom}%`}</Warn>, severe: <Severe>{`from ${fees.severeFrom}%`}</Severe> },
  {
    what: <b>Surrender period</b>,
    warn: <Warn>{`over ${surrender.warnOver} years`}</Warn>,
    severe: <Severe>{`over ${surrender.severeOver} years`}</Severe>,
  },
];

interface RedFlag {
  readonly title: string;
  readonly ask: string;
  readonly text: ReactNode;
}

/** The signs that no number shows, each with its question. The printed sheet has them, too. */
export const redFlags: readonly RedFlag[] = [
  {
    title: '“Guaranteed”, but not what',
    ask: 'Guaranteed on which of the two values, and on what page?',
    text: (
      <p>
        A guarantee on the <GlossaryTerm id="income-base">income base</GlossaryTerm> doesn’t guarantee your savings. Every guarantee depends
        on the insurer’s ability to pay. An annuity is not a bank deposit and not FDIC insured.
      </p>
    ),
  },
  {
    title: 'A bonus for switching',
    ask: 'What do I lose if I leave before the bonus is mine?',
    text: (
      <p>
        You often pay for a <GlossaryTerm id="premium-bonus">premium bonus</GlossaryTerm> with a longer{' '}
        <GlossaryTerm id="surrender-period">surrender period</GlossaryTerm>, a lower cap, or both. Giving up an old contract can also cost
        you a surrender charge and a good rider.
      </p>
    ),
  },
  {
    title: '“No fees”',
    ask: 'What did you credit to a contract like this one in each of the last five years?',
    text: (
      <p>
        If there’s no fee, a <GlossaryTerm id="cap-rate">cap</GlossaryTerm>, a{' '}
        <GlossaryTerm id="participation-rate">participation rate</GlossaryTerm> or a <GlossaryTerm id="spread">spread</GlossaryTerm> limits
        what you earn. You pay that way instead. The insurer can usually change the limit each year.
      </p>
    ),
  },
  {
    title: '“You cannot lose”',
    ask: 'In a year with no interest, is my value lower at the end than at the start?',
    text: (
      <p>
        A falling index can’t take your money. A fee in a year without interest can. So can a{' '}
        <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm>, and in some contracts a{' '}
        <GlossaryTerm id="market-value-adjustment">market value adjustment</GlossaryTerm>.
      </p>
    ),
  },
  {
    title: 'Almost all of your savings in one contract',
    ask: 'How much can I take out each year without a charge?',
    text: <p>You can rarely take all of it back at once. Keep money for emergencies and the next few years somewhere else.</p>,
  },
  {
    title: 'A decision today',
    ask: 'Will you put this offer in writing, with the date it expires?',
    text: <p>An annuity lasts for years. If an offer can’t wait for a second opinion, don’t sign it.</p>,
  },
];

/** The limits above which a contract is flagged, and the signs that no number shows. */
export function RedFlags() {
  const mayShow = useMayShowSiteClaim();
  const role = callerRole(useSite());
  return (
    <>
      <Table
        caption="Limits above which we flag a contract"
        captionHidden
        columns={columns}
        rows={rows}
        phone="lines"
        className={styles.table}
      />
      <p className={font.note}>
        <span>
          These limits are ours, and we use the same ones on every page. “Yearly fees” means all of them together, as a percent of the
          contract’s value.
        </span>
        {mayShow('surrenderPeriods') && (
          <span>
            {' '}
            Surrender periods are typically <SiteClaim claim="surrenderPeriods" className={font.nowrap} rest=" long" />.
          </span>
        )}
      </p>
      <RouteLink to="contract-check" wrap="p">
        Check your own contract against them
      </RouteLink>
      <p>Other signs have no number. None proves that a contract is bad. Each is a reason to stop and ask.</p>
      <ul className={joinClasses(list.bare, divided[16], styles.flags)}>
        {redFlags.map(({ title, ask, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div>{text}</div>
            <p className={joinClasses(above[8], layout.edged)}>
              <b>Ask:</b> <span>{`“${ask}”`}</span>
            </p>
          </li>
        ))}
      </ul>
      <p>{`Does your contract have one of these? A licensed advisor, ${role}, reads it with you, free.`}</p>
      <ReviewButton />
    </>
  );
}

function Warn({ children }: { readonly children: ReactNode }) {
  return (
    <Badge tone="straw" icon={<TriangleAlert />} className={font.nowrap}>
      <span>{children}</span>
    </Badge>
  );
}

function Severe({ children }: { readonly children: ReactNode }) {
  return (
    <Badge tone="brick" icon={<CircleAlert />} className={font.nowrap}>
      <span>{children}</span>
    </Badge>
  );
}
