import type { Example } from '../../testing/example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const threeErrors: Example = (scope) => (
  <ErrorSummary
    id={`${scope}-error-summary`}
    title="Three answers need another look"
    focusKey={0}
    errors={[
      { fieldId: 'email', message: 'Email: “gmial.com” has no mailbox. Did you mean gmail.com?' },
      { fieldId: 'phone', message: 'Phone: a US number has 10 digits; this one has 9.' },
      { fieldId: 'state', message: 'State: choose where you live.' },
    ]}
  />
);
