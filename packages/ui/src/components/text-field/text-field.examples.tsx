import type { Example } from '../../testing/example.ts';
import { TextField } from './text-field.tsx';

export const plain: Example = (scope) => (
  <TextField id={`${scope}-first-name`} name="firstName" label="First name" autoComplete="given-name" />
);
export const withHint: Example = (scope) => (
  <TextField id={`${scope}-company`} name="insuranceCompany" label="Insurance company" hint="As printed on the contract." optional />
);
export const withError: Example = (scope) => (
  <TextField id={`${scope}-phone`} name="phone" type="tel" label="Phone" error="A US number has 10 digits." defaultValue="602 555 014" />
);
export const money: Example = (scope) => (
  <TextField id={`${scope}-amount`} name="amount" label="Amount in dollars" prefix="$" inputMode="numeric" defaultValue="200,000" />
);
export const percent: Example = (scope) => (
  <TextField id={`${scope}-rate`} name="rate" label="Minimum rate in percent" suffix="%" inputMode="decimal" defaultValue="5.0" />
);
