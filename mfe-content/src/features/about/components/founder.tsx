import { Badge } from '@annuity-lantern/ui';
import { SiteClaimLink } from '../../../site-claims/site-claim-link.tsx';
import styles from './founder.module.css';

/** An invented person: initials and a drawing, never a face. Shown only where sample people may be. */
export function Founder() {
  return (
    <div className={styles.founder}>
      <Plate />
      <div>
        <h3 className={styles.name}>E. H.</h3>
        <p className={styles.role}>Founder</p>
        <ul className={styles.badges}>
          <li>
            <Badge tone="outline">Founder</Badge>
          </li>
          <li>
            <Badge tone="outline">Bestselling Author</Badge>
          </li>
          <li>
            <Badge tone="outline">Annuity Expert</Badge>
          </li>
          <li>
            <Badge tone="outline">
              <SiteClaimLink claim="guidedAssets">$1B+ Guided</SiteClaimLink>
            </Badge>
          </li>
        </ul>
        <blockquote className={styles.words}>
          “If a client cannot explain the contract to a neighbor, they should not sign it yet.”
        </blockquote>
        <p className={styles.sample}>
          <Badge tone="sample">Sample, invented person</Badge> Shown to lay out the page. No real person is meant or quoted.
        </p>
      </div>
    </div>
  );
}

function Plate() {
  return (
    <svg viewBox="0 0 200 236" width={200} height={236} aria-hidden="true" className={styles.plate}>
      <rect width={200} height={236} className={styles.night} />
      <path d="M100 44 L0 195.5 V236 H200 V195.5 z" className={styles.beam} />
      <path d="M42 236V112h96l20 20v104z" className={styles.paper} />
      <path d="M138 112v20h20z" className={styles.fold} />
      <rect x={60} y={164} width={80} height={18} className={styles.lamp} />
      <text x={100} y={180} className={styles.initials}>
        E. H.
      </text>
      <path d="M60 202h80M60 218h58" className={styles.greek} />
      <path d="M100 0V22" className={styles.frame} />
      <circle cx={100} cy={30} r={8} className={styles.frame} />
      <path d="M100 44 78.2 77h43.6z" className={styles.lamp} />
      <path d="M96.5 37.5 66 96M103.5 37.5 134 96M74 78h52" className={styles.frame} />
    </svg>
  );
}
