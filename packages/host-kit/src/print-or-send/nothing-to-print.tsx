import { useId } from 'react';
import { OnPaper } from './on-paper.tsx';
import { SheetFrame } from './sheet-frame.tsx';

interface NothingToPrintProps {
  /** The name of the tool. */
  readonly title: string;
  /** Why there is nothing to print, and what to do about it. */
  readonly why: string;
}

/** Printed if there is no result. */
export function NothingToPrint({ title, why }: NothingToPrintProps) {
  return (
    <OnPaper id={useId()}>
      <SheetFrame title={title}>
        <h2>There is no result to print yet</h2>
        <p>{why}</p>
      </SheetFrame>
    </OnPaper>
  );
}
