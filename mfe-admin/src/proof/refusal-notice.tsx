import { Notice } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import type { Refusal } from './explain-refusal.ts';

/** Why nothing was done. Takes the focus, because it is far from the button that was pressed. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="brick" role="alert" title={refusal.title}>
        <p>{refusal.text}</p>
      </Notice>
    </div>
  );
}
