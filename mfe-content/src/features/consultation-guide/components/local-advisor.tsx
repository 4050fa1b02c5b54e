import { useSite } from '@annuity-lantern/host-kit';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import { above, font, joinClasses, narrowOnly, OutsideLink, Wrap } from '@annuity-lantern/ui';
import styles from './consultation-guide.module.css';

export function LocalAdvisor() {
  const { advisorDirectory } = useSite().links;
  return (
    <p className={joinClasses(font.secondary, styles.aside)}>
      <span>Rather look someone up yourself?</span> <OutsideLink page={advisorDirectory}>Find a Local Advisor</OutsideLink>
      <span>{`. ${sayOutsidePage(advisorDirectory)}`}</span>
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
