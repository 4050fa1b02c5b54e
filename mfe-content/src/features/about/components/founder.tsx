import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { above, across, Badge, fluid, font, grid, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './founder.module.css';

/** An invented person: initials and a drawing, never a face. Shown only where sample people may be. */
export function Founder() {
  return (
    <div className={joinClasses(grid.own, styles.founder)}>
      <Plate />
      <div>
        <h3 className={font.h2Side}>E. H.</h3>
        <p className={joinClasses(font.quiet, above[4])}>Founder</p>
        <ul className={joinClasses(across[8], above[12])}>
          <li>
            <Badge tone="outline">Founder</Badge>
          </li>
          <li>
            <SiteClaim claim="founder">
              <Badge tone="outline">Bestselling Author</Badge>
            </SiteClaim>
          </li>
          <li>
            <SiteClaim claim="founder">
              <Badge tone="outline">Annuity Expert</Badge>
            </SiteClaim>
          </li>
          <li>
            <SiteClaim claim="guidedAssets">
              <Badge tone="outline">$1B+ Guided</Badge>
            </SiteClaim>
          </li>
        </ul>
        <blockquote className={joinClasses(font.quote, above[16], styles.words)}>
          “If a client cannot explain the contract to a neighbor, they should not sign it yet.”
        </blockquote>
        <p className={joinClasses(font.hint, above[12])}>
          <Badge tone="sample">Sample, invented person</Badge> This only shows how the page looks. We don’t quote a real person.
        </p>
      </div>
    </div>
  );
}

function Plate() {
  return (
    <svg viewBox="0 0 200 236" width={200} height={236} aria-hidden="true" className={joinClasses(fluid, styles.plate)}>
      <rect width={200} height={236} className={ink.night} />
      <path d="M100 44 L0 195.5 V236 H200 V195.5 z" className={ink.beam} />
      <path d="M42 236V112h96l20 20v104z" className={ink.paper} />
      <path d="M138 112v20h20z" className={ink.paperFold} />
      <rect x={60} y={164} width={80} height={18} className={ink.lamp} />
      <text x={100} y={180} className={joinClasses(ink.paperInk, ink.middle, styles.initials)}>
        E. H.
      </text>
      <path d="M60 202h80M60 218h58" className={ink.greekLine} />
      <path d="M100 0V22" className={styles.frame} />
      <circle cx={100} cy={30} r={8} className={styles.frame} />
      <path d="M100 44 78.2 77h43.6z" className={ink.lamp} />
      <path d="M96.5 37.5 66 96M103.5 37.5 134 96M74 78h52" className={styles.frame} />
    </svg>
  );
}
