import { above, font, joinClasses, layout, panel } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './sunk-fieldset.module.css';

interface SunkFieldsetProps {
  readonly legend: string;
  readonly note: string;
  readonly noteId: string;
  readonly children: ReactNode;
}

/** A group of optional choices. */
export function SunkFieldset({ legend, note, noteId, children }: SunkFieldsetProps) {
  return (
    <fieldset className={joinClasses(panel.sunk, above[40])} aria-describedby={noteId}>
      <legend className={joinClasses(font.title, layout.legend)}>{legend}</legend>
      <SunkNote id={noteId}>{note}</SunkNote>
      {children}
    </fieldset>
  );
}

export function SunkNote({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <p id={id} className={joinClasses(font.note, styles.note)}>
      {children}
    </p>
  );
}
