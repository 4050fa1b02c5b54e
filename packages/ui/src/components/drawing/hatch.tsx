import styles from './hatch.module.css';

interface HatchProps {
  /** Unique on the page; used by `fill={hatchFill(id)}`. */
  readonly id: string;
  /** Covers what is below it. */
  readonly opaque?: boolean;
}

/** Slanted lines for what is lost: readable without color. */
export function Hatch({ id, opaque = false }: HatchProps) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {opaque && <rect width="7" height="7" className={styles.ground} />}
      <path d="M1.5 0 V7" className={styles.line} />
    </pattern>
  );
}

export function hatchFill(id: string): string {
  return `url(#${id})`;
}
