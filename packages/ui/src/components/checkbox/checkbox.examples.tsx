import type { Example } from '../../testing/example.ts';
import { Checkbox } from './checkbox.tsx';

export const unticked: Example = (scope) => (
  <Checkbox id={`${scope}-calls`} name="calls" label="Automated or recorded calls to the number above" />
);
export const ticked: Example = (scope) => <Checkbox id={`${scope}-texts`} name="texts" label="Automated text messages" defaultChecked />;
export const withHint: Example = (scope) => (
  <Checkbox id={`${scope}-texts-hint`} name="texts" label="Automated text messages" hint="Message rates may apply. Reply STOP to end." />
);
export const withError: Example = (scope) => (
  <Checkbox id={`${scope}-read`} name="read" label="I have read the terms" error="Tick the box to go on." />
);
