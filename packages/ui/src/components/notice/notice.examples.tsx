import type { Example } from '../../testing/example.ts';
import { Notice } from './notice.tsx';

export const lamp: Example = () => <Notice tone="lamp">Every rate is an educational example, not a quote or advice.</Notice>;
export const plain: Example = () => (
  <Notice>
    This rate is 9 days old. <a href="#top">See its history</a>
  </Notice>
);
export const brick: Example = () => (
  <Notice tone="brick" title="We could not send your request.">
    <p>Nothing you typed is lost. Please try again in a minute.</p>
  </Notice>
);
export const leaf: Example = () => (
  <Notice tone="leaf" role="status">
    Thank you! A specialist will contact you within 24 hours
  </Notice>
);
export const straw: Example = () => <Notice tone="straw">Income can’t start in the past: choose 66 or later.</Notice>;
