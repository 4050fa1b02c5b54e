import styles from './gallery.module.css';

const colours = [
  'page surface sunk ink ink-2 rule edge brand lamp lamp-outline lamp-wash greek',
  'brick leaf blue plum straw grey chart-1 chart-3 chart-loss night beam paper',
].flatMap((line) => line.split(' '));

/** The colours by name, and the type scale. */
export function Specimen() {
  return (
    <>
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <li key={colour} className={styles.colour}>
            <svg width="33" height="33" viewBox="0 0 33 33" aria-hidden="true">
              <rect x="0.5" y="0.5" width="32" height="32" rx="3" fill={`var(--${colour})`} stroke="var(--rule)" />
            </svg>
            {colour}
          </li>
        ))}
      </ul>
      <div className={styles.shelf}>
        <p className={styles.shelfTitle}>Type</p>
        <p className={styles.figure}>$5,416.67</p>
        <h1>Heading one, 46/51</h1>
        <h2>Heading two, 34/40</h2>
        <h3>Heading three, 24/30</h3>
        <p>Body 18/29. Guarantees depend on the insurer’s ability to pay.</p>
        <p className={styles.provenance}>Provenance 15/22. As of Nov 18, 2026, sample rate sheet 214.</p>
      </div>
    </>
  );
}
