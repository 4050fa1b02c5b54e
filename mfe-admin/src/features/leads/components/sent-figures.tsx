import { attachedToolName } from '@annuity-lantern/contracts/attached-tool';
import type { KeptAttachment } from '@annuity-lantern/contracts/http';
import { font, joinClasses } from '@annuity-lantern/ui';
import { PublicLink } from '../../../public-link/public-link.tsx';
import { inputLabel, placeWithFigures } from '../model/attachment-words.ts';
import { PanelPart } from './panel-part.tsx';
import styles from './sent-figures.module.css';

/** The figures that the visitor entered in our tools and attached to the request, by tool. */
export function SentFigures({ attachments }: { attachments: readonly KeptAttachment[] }) {
  return (
    <PanelPart id="sent-figures-title" title="Figures the visitor sent">
      {attachments.map((attachment) => (
        <FiguresOfTool key={attachment.kind} attachment={attachment} />
      ))}
    </PanelPart>
  );
}

function FiguresOfTool({ attachment }: { attachment: KeptAttachment }) {
  const place = placeWithFigures(attachment);
  return (
    <div className={styles.tool}>
      <table className={joinClasses(font.anywhere, styles.figures)}>
        <caption className={font.strong}>
          <span>{attachedToolName(attachment.kind)}</span>{' '}
          <span className={joinClasses(font.quiet, font.plain)}>{`version ${attachment.version}`}</span>
        </caption>
        <tbody>
          {Object.entries(attachment.inputs).map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className={joinClasses(font.quiet, font.plain)}>
                {inputLabel(name)}
              </th>
              <td className={font.numbers}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {place && (
        // In a tab of its own: the desk stays open at this request.
        <PublicLink {...place} target="_blank" rel="noreferrer" className={styles.open}>
          Open the tool with these figures (new tab)
        </PublicLink>
      )}
    </div>
  );
}
