import { RouteLink } from '@annuity-lantern/host-kit';
import { above, flow, font, joinClasses, layout, Wrap } from '@annuity-lantern/ui';
import { GlossaryList } from '../../features/glossary-list/components/glossary-list.tsx';
import { reviewedOn, sources } from '../../glossary/terms.ts';
import { ReviewedNote } from '../../text/reviewed-note.tsx';
import styles from './glossary-page.module.css';

export default function GlossaryPage() {
  return (
    <Wrap className={joinClasses(layout.page, flow[24])}>
      <header>
        <h1 className={styles.title}>Annuity Glossary</h1>
        <p className={joinClasses(font.lead, above[16])}>
          What the words in your contract mean, and what they do to your money. Our{' '}
          <RouteLink to="annuity-types">guide to annuity types</RouteLink> shows them at work.
        </p>
      </header>
      <GlossaryList />
      <ReviewedNote reviewedOn={reviewedOn} sources={sources} />
    </Wrap>
  );
}
