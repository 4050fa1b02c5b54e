import { Disclosure } from '@annuity-lantern/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface FoldedFieldsProps {
  readonly label: string;
  /** True once one of the fields has an answer. */
  readonly isFilled: boolean;
  readonly children: ReactNode;
}

/** Fields on demand. They unfold when a link brings an answer to one of them. */
export function FoldedFields({ label, isFilled, children }: FoldedFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fold = box.current?.querySelector('details');
    if (isFilled && fold) fold.open = true;
  }, [isFilled]);
  return (
    <div ref={box}>
      <Disclosure label={label}>{children}</Disclosure>
    </div>
  );
}
