import { Wrap } from '@annuity-lantern/ui';

export default function ForAdvisorsPage() {
  return (
    <Wrap>
      <h1>For Financial Advisors</h1>
    </Wrap>
  );
}
