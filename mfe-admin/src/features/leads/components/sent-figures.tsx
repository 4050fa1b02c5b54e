import type { KeptAttachment } from '@annuity-lantern/contracts/http';
import { RouteLink } from '@annuity-lantern/host-kit';
import { inputLabel, placeWithFigures, toolName } from '../model/attachment-words.ts';
import styles from './sent-figures.module.css';

/** The figures that the visitor entered in our tools and attached to the request, by tool. */
export function SentFigures({ attachments }: { attachments: readonly KeptAttachment[] }) {
  return (
    <section className={styles.part} aria-labelledby="sent-figures-title">
      <h3 id="sent-figures-title" className={styles.title}>
        Figures the visitor sent
      </h3>
      {attachments.map((attachment) => (
        <FiguresOfTool key={attachment.kind} attachment={attachment} />
      ))}
    </section>
  );
}

function FiguresOfTool({ attachment }: { attachment: KeptAttachment }) {
  const place = placeWithFigures(attachment);
  return (
    <div className={styles.tool}>
      <table className={styles.figures}>
        <caption className={styles.name}>
          {toolName(attachment)} <span className={styles.version}>version {attachment.version}</span>
        </caption>
        <tbody>
          {Object.entries(attachment.inputs).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{inputLabel(name)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {place && (
        // In a tab of its own: the desk stays open at this request.
        <RouteLink {...place} target="_blank" rel="noreferrer" className={styles.open}>
          Open the tool with these figures (new tab)
        </RouteLink>
      )}
    </div>
  );
}
