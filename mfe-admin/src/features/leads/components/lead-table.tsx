import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { font, joinClasses, VisuallyHidden } from '@annuity-lantern/ui';
import { useContext } from 'react';
import desk from '../../../shared-styles/desk.module.css';
import { SelectBox } from '../assign/select-box.tsx';
import type { Selection } from '../assign/use-selection.ts';
import { NoCallsMark } from '../do-not-call/no-calls-mark.tsx';
import { rowKey, type TableName } from '../keys/use-row-cursor.ts';
import { ArrivedRows } from '../model/arrived-rows.ts';
import type { Lead } from '../model/lead.ts';
import { ageWords, listName } from '../model/lead-words.ts';
import { CallWindow, ContactWords, KindWords, OthersOfPerson, OwnerWords } from '../queue/row-cells.tsx';
import { ConsentLetters } from './consent-letters.tsx';
import styles from './lead-table.module.css';
import { StatusBadge } from './status-badge.tsx';
import { Waiting } from './waiting.tsx';

/** The props of every table of requests. */
export interface RowsProps {
  readonly selectedId: string | null;
  /** The row that the keys move from. */
  readonly cursorKey: string | null;
  readonly now: number;
  /** Absent for those who cannot assign requests. */
  readonly selection: Selection | undefined;
  /** Gets the row as well. */
  readonly onSelect: (id: string, key: string) => void;
}

interface LeadTableProps extends RowsProps {
  readonly table: TableName;
  /** The caption, for screen readers only: the heading above shows the same. */
  readonly caption: string;
  readonly leads: readonly Lead[];
  /** Ids of requests that left the list: their rows are struck off. */
  readonly left?: ReadonlySet<string>;
  /** With phone number and email address below the name, for results of a search. */
  readonly withContact?: boolean;
}

/** The requests, one row each. */
export function LeadTable({ table, caption, leads, withContact, selectedId, cursorKey, left, now, selection, onSelect }: LeadTableProps) {
  const ids = leads.map(({ id }) => id);
  const areAll = ids.every((id) => selection?.ids.has(id));
  const classOf = (id: string) =>
    [id === selectedId && desk.selected, rowKey(table, id) === cursorKey && styles.cursor, left?.has(id) && styles.left]
      .filter(Boolean)
      .join(' ') || undefined;
  const arrived = useContext(ArrivedRows);
  return (
    <table className={joinClasses(desk.table, styles.table)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={font.nowrap}>
        <tr>
          {selection && (
            <td className={styles.check}>
              <SelectBox label={`Select all: ${caption}`} checked={areAll} onTurn={() => selection.set(ids, !areAll)} />
            </td>
          )}
          <th scope="col">Waiting</th>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Call</th>
          <th scope="col">State</th>
          <th scope="col">Age</th>
          <th scope="col">Status</th>
          <th scope="col">Owner</th>
          <th scope="col" className={styles.widest}>
            Consent
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          // The whole row is a larger target for the button in it, which takes the keys.
          <tr
            key={lead.id}
            data-row={rowKey(table, lead.id)}
            data-arrived={arrived.has(lead.id) || undefined}
            className={classOf(lead.id)}
            onClick={({ target }) =>
              target instanceof Element && target.closest('label') ? undefined : onSelect(lead.id, rowKey(table, lead.id))
            }
          >
            {selection && (
              <td className={styles.check}>
                <SelectBox
                  label={`Select ${isolateName(listName(lead))}`}
                  checked={selection.ids.has(lead.id)}
                  onTurn={(isRange) => selection.turn(lead.id, isRange ? ids : [])}
                />
              </td>
            )}
            <td className={styles.waits}>
              <Waiting lead={lead} now={now} />
            </td>
            <th scope="row" className={styles.who}>
              <button
                type="button"
                id={rowKey(table, lead.id)}
                className={joinClasses(desk.name, styles.name)}
                aria-pressed={lead.id === selectedId}
              >
                <bdi>{listName(lead)}</bdi>
              </button>
              <NoCallsMark lead={lead} />
              <OthersOfPerson lead={lead} />
              {withContact && <ContactWords lead={lead} />}
            </th>
            <td>
              <KindWords lead={lead} />
            </td>
            <td className={styles.call}>
              <CallWindow lead={lead} now={now} />
            </td>
            <td>{lead.state ?? <NotGiven />}</td>
            <td className={joinClasses(font.nowrap, styles.age)}>{ageWords(lead) ?? <NotGiven />}</td>
            <td className={styles.status}>
              <StatusBadge status={lead.status} />
            </td>
            <td className={styles.owner}>
              <OwnerWords lead={lead} />
            </td>
            <td className={styles.widest}>
              <ConsentLetters lead={lead} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NotGiven() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not given</VisuallyHidden>
    </>
  );
}
