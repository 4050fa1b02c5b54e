import { VisuallyHidden } from '@annuity-lantern/ui';
import { type KeyboardEvent, useContext } from 'react';
import { ArrivedRows } from '../model/arrived-rows.ts';
import type { Lead } from '../model/lead.ts';
import { ageWords, listName } from '../model/lead-words.ts';
import { ConsentLetters } from './consent-letters.tsx';
import styles from './lead-table.module.css';
import { StatusBadge } from './status-badge.tsx';
import { Waiting } from './waiting.tsx';

interface LeadTableProps {
  /** What is listed; read out, not drawn: the heading above says it. */
  readonly caption: string;
  readonly leads: readonly Lead[];
  readonly selectedId: string | null;
  readonly now: number;
  readonly onSelect: (id: string) => void;
  readonly onRefresh: () => void;
}

/** The requests, one row each. The keys J, K and R work while the focus is in the list, so that they never get in the way of typing. */
export function LeadTable({ caption, leads, selectedId, now, onSelect, onRefresh }: LeadTableProps) {
  const arrived = useContext(ArrivedRows);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'r') onRefresh();
    if (key === 'j') moveFocus(event.currentTarget, 1);
    if (key === 'k') moveFocus(event.currentTarget, -1);
  };
  return (
    <table className={styles.table} onKeyDown={handleKey}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Waiting</th>
          <th scope="col">Name</th>
          <th scope="col" className={styles.state}>
            State
          </th>
          <th scope="col" className={styles.age}>
            Age
          </th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.wide}>
            Owner
          </th>
          <th scope="col" className={styles.wide}>
            Consent
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          // The whole row is a larger target for the button in it, which takes the keys.
          <tr
            key={lead.id}
            data-arrived={arrived.has(lead.id) || undefined}
            className={lead.id === selectedId ? styles.selected : undefined}
            onClick={() => onSelect(lead.id)}
          >
            <td>
              <Waiting lead={lead} now={now} />
            </td>
            <th scope="row">
              <button type="button" id={rowId(lead.id)} className={styles.name} aria-pressed={lead.id === selectedId}>
                {listName(lead)}
              </button>
            </th>
            <td className={styles.state}>{lead.state ?? <NotGiven />}</td>
            <td className={styles.age}>{ageWords(lead) ?? <NotGiven />}</td>
            <td>
              <StatusBadge status={lead.status} />
            </td>
            <td className={styles.wide}>{lead.owner?.username ?? <NotGiven words="nobody" />}</td>
            <td className={styles.wide}>
              <ConsentLetters lead={lead} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NotGiven({ words = 'not given' }: { words?: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/** The element that takes the focus back when the detail of a lead is closed. */
export function rowId(leadId: string): string {
  return `lead-${leadId}`;
}

function moveFocus(table: HTMLElement, step: 1 | -1): void {
  const buttons = [...table.querySelectorAll<HTMLButtonElement>('tbody button')];
  const present = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[present + step]?.focus();
}
