import type { ReactNode } from 'react';

/** A note in the margin: a question to put to the seller, word for word. */
export function AskThis({ question, children }: { readonly question: string; readonly children?: ReactNode }) {
  return (
    <p>
      <strong>Ask this</strong>
      <br />
      <span>{`“${question}”`}</span> <span>{children}</span>
    </p>
  );
}
