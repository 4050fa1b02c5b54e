import { Wrap } from '@annuity-lantern/ui';
import styles from './education-hero.module.css';
import { OwnPages } from './own-pages.tsx';

export function EducationHero() {
  return (
    <Wrap className={styles.hero}>
      <h1>Education Center</h1>
      <p className={styles.lead}>
        Learn what an annuity does before anyone offers you one. Free, at your own pace, and nobody asks who you are.
      </p>
      <OwnPages />
    </Wrap>
  );
}
