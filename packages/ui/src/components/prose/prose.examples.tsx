import type { Example } from '../../testing/example.ts';
import { Prose } from './prose.tsx';

export const article: Example = () => (
  <Prose>
    <h2>What a surrender charge is</h2>
    <p>Leave before the surrender period ends and the insurer keeps a share of the money, less with each year.</p>
    <ul>
      <li>It is written in the contract, year by year.</li>
      <li>A free withdrawal, often 10% a year, carries none.</li>
    </ul>
  </Prose>
);
