import { useSite } from '@annuity-lantern/host-kit';
import { callerTitle } from '@annuity-lantern/site/who-calls';
import { above, font, grid, joinClasses, ruled } from '@annuity-lantern/ui';
import { PageHead } from '../../../page-head/page-head.tsx';
import styles from './about-hero.module.css';

export function AboutHero() {
  const { productName, networkName } = useSite();
  return (
    <PageHead
      title="About Us"
      lead={`${productName} is an educational initiative of ${networkName}. We show you what an annuity contract pays, what it costs and how you can get out.`}
    >
      <WhoPays />
    </PageHead>
  );
}

/** The money behind a free site, drawn: a visitor should not have to guess it. */
function WhoPays() {
  const site = useSite();
  const { networkName } = site;
  return (
    <section aria-labelledby="who-pays" className={joinClasses(ruled[16], above[40])}>
      <h2 id="who-pays" className={font.h2Side}>
        Who pays for this
      </h2>
      <ol className={joinClasses(grid.own, above[16], styles.chain)}>
        <li>
          <b className={joinClasses(font.figure, font.h3, styles.party)}>$0</b>
          <p className={joinClasses(font.secondary, above[4])}>from you: for reading, calculating, asking, and for the call.</p>
        </li>
        <li>
          <b className={joinClasses(font.figure, font.h3, styles.party)}>{networkName}</b>
          <p className={joinClasses(font.secondary, above[4])}>pays for the site and for the call.</p>
        </li>
        <li>
          <b className={joinClasses(font.figure, font.h3, styles.party)}>An advisor</b>
          <p
            className={joinClasses(font.secondary, above[4])}
          >{`is ${callerTitle(site)}, and may earn a commission if you buy. Ask how much, and what they earn if you buy nothing.`}</p>
        </li>
      </ol>
    </section>
  );
}
