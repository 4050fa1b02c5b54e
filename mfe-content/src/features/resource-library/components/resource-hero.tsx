import { above, font, joinClasses, Lit, Wrap } from '@annuity-lantern/ui';
import styles from './resource-hero.module.css';

export function ResourceHero() {
  return (
    <Wrap className={styles.hero}>
      <h1>Resource Center</h1>
      <p className={joinClasses(font.lead, above[12])}>
        Guides, worksheets and fact sheets in plain words. <Lit>Print them, mark them up, bring them along.</Lit> All are free, and none
        asks for your name.
      </p>
    </Wrap>
  );
}
