import type { KeptAttachment } from '@annuity-lantern/contracts/http';
import { inputLabel, toolName } from '../model/attachment-words.ts';
import styles from './sent-figures.module.css';

/** The figures that the visitor entered in our tools and attached to the request, by tool. */
export function SentFigures({ attachments }: { attachments: readonly KeptAttachment[] }) {
  return (
    <section className={styles.part} aria-labelledby="sent-figures-title">
      <h3 id="sent-figures-title" className={styles.title}>
        Figures the visitor sent
      </h3>
      {attachments.map((attachment) => (
        <div key={attachment.kind} className={styles.tool}>
          <h4 className={styles.name}>
            {toolName(attachment)} <span className={styles.version}>version {attachment.version}</span>
          </h4>
          <dl>
            {Object.entries(attachment.inputs).map(([name, value]) => (
              <div key={name} className={styles.input}>
                <dt>{inputLabel(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
