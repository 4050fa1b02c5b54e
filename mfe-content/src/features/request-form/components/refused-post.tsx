import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { above, flow, font, joinClasses, Notice, Wrap } from '@annuity-lantern/ui';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import styles from './request-section.module.css';

interface RefusedPostProps {
  readonly form: RequestFormKind;
  /** Why, in words for visitors. */
  readonly words: string;
}

/** The page that answers a post whose fields were not read. */
export function RefusedPost({ form, words }: RefusedPostProps) {
  const { phone, hours } = useSite();
  return (
    <Wrap>
      <section className={styles.section}>
        <h1>{form.heading}</h1>
        <Notice tone="brick" title={form.failed.title} className={joinClasses(above[16], flow[8])}>
          <p>{words}</p>
          <p>Nothing was sent. Go back in your browser to return to your answers.</p>
          <p>
            Or call{' '}
            <a href={phoneLink(phone.dial)} className={font.nowrap}>
              {phone.display}
            </a>
            <span>{`, ${hours.display}.`}</span>
          </p>
        </Notice>
      </section>
    </Wrap>
  );
}
