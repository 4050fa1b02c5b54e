import type { ReactNode } from 'react';

interface SectionProps {
  /** Also the anchor. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a text that its list of contents leads to. The build makes one of every `##`. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}
