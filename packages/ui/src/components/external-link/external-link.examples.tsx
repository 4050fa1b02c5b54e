import type { Example } from '../../testing/example.ts';
import { ExternalLink } from './external-link.tsx';

export const inText: Example = () => (
  <p>
    Rather look someone up yourself? <ExternalLink href="https://example.org/">Find a local advisor</ExternalLink>.
  </p>
);
export const action: Example = () => (
  <ExternalLink look="action" href="https://example.org/">
    Get Resource
  </ExternalLink>
);
export const button: Example = () => (
  <ExternalLink look="button" href="https://example.org/">
    Find an Advisor
  </ExternalLink>
);
