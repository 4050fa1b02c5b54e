import type { ReactNode } from 'react';
import { useNear } from './use-near.ts';

interface NearProps {
  /** About as high as what is drawn, a length of CSS: so long is the page before, and nothing moves when it is drawn. */
  readonly height: string;
  readonly children: ReactNode;
}

/**
 * Draws what is far down a page when the reader comes near: sums, charts and tables. Headings stay outside, so that they can be jumped to,
 * and so does text to be read, so that the browser finds its words.
 */
export function Near({ height, children }: NearProps) {
  const [place, isNear] = useNear();
  return isNear ? children : <div ref={place} style={{ minHeight: height }} />;
}
