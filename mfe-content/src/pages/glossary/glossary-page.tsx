import { RouteLink } from '@annuity-lantern/host-kit';
import { Wrap } from '@annuity-lantern/ui';
import { GlossaryList } from '../../features/glossary-list/components/glossary-list.tsx';
import styles from './glossary-page.module.css';

export default function GlossaryPage() {
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Annuity Glossary</h1>
        <p className={styles.lead}>
          Contracts use these words in an exact sense, and brochures use them loosely. Here is what each one means for your money. The same
          words are explained in place in our <RouteLink to="annuity-types">guide to annuity types</RouteLink>.
        </p>
      </header>
      <GlossaryList />
    </Wrap>
  );
}
