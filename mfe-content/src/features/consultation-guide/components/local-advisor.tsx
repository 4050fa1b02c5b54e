import { useSite } from '@annuity-lantern/host-kit';
import { above, font, joinClasses, narrowOnly, OutsideLink, Wrap } from '@annuity-lantern/ui';
import styles from './consultation-guide.module.css';

export function LocalAdvisor() {
  const { advisorDirectory } = useSite().links;
  return (
    <p className={joinClasses(font.secondary, styles.aside)}>
      Rather look someone up yourself? <OutsideLink page={advisorDirectory}>Find a Local Advisor</OutsideLink>
    </p>
  );
}

/** On phones it comes after the form: nothing there but the title may push the first field out of sight. */
export function LocalAdvisorBelow() {
  return (
    <div className={joinClasses(narrowOnly, above[16])}>
      <Wrap>
        <LocalAdvisor />
      </Wrap>
    </div>
  );
}
